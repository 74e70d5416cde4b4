import Foundation

extension ViewPainter {
  // MARK: Sheets

  /// Paints what a presented controller puts between itself and what lies behind.
  mutating func paintPresentation(of view: UIView, in superview: UIView) {
    guard superview is UIWindow, view.controller?.presentation.presenter != nil else { return }
    guard sheetRadius(of: view) != nil else { return }
    canvas.rect(
      CGRect(origin: .zero, size: superview.bounds.size),
      .fill(UIColor(white: 0, alpha: 0.2)))
  }

  /// The radius of a sheet's upper corners; nil for what is no sheet.
  func sheetRadius(of view: UIView) -> CGFloat? {
    guard let controller = view.controller, controller.presentation.presenter != nil,
      let sheet = controller.presentation.controller as? UISheetPresentationController
    else { return nil }
    return sheet.preferredCornerRadius ?? 10
  }

  // MARK: Status bar

  mutating func paintStatusBar(of window: UIWindow, in rect: CGRect) {
    let height = window.screenSafeArea.top
    guard height > 0, !window.statusBar.isHidden else { return }
    let isDark = window.traitCollection.userInterfaceStyle == .dark
    let color: UIColor =
      switch window.statusBar.style {
      case .lightContent: .white
      case .darkContent: .black
      case .default: isDark ? .white : .black
      }
    let time = CGRect(x: rect.minX + 20, y: rect.minY, width: 60, height: height)
    let isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    paintCentered(
      "9:41", in: isRightToLeft ? time.mirrored(in: rect) : time,
      font: .systemFont(ofSize: 15, weight: .semibold), color: color)
  }

  // MARK: Alerts

  /// Paints an alert or an action sheet: a dimmed screen, the texts and the choices.
  mutating func paint(_ alert: UIAlertController, in rect: CGRect) {
    canvas.rect(rect, .fill(UIColor(white: 0, alpha: 0.2)))
    if alert.preferredStyle == .alert {
      paintAlert(alert, in: rect)
    } else {
      paintActionSheet(alert, in: rect)
    }
  }

  /// How high a choice is in a width; its title is broken where it has no room on one line.
  private static func height(
    of action: UIAlertAction, in alert: UIAlertController, width: CGFloat, atLeast least: CGFloat
  ) -> CGFloat {
    let title = HeadlessText.size(
      of: action.title ?? "", font: alert.font(of: action), width: width - 2 * choiceMargin)
    return max((title.height + 22).rounded(.up), least)
  }

  private static let choiceMargin: CGFloat = 8
  private static let leastChoiceHeight: CGFloat = 44

  /// The choices from the left, or from above, where the one to cancel comes last.
  private static func choices(
    of alert: UIAlertController, isSideBySide: Bool, isRightToLeft: Bool
  ) -> [UIAlertAction] {
    if isSideBySide { return isRightToLeft ? alert.actions.reversed() : alert.actions }
    return alert.actions.filter { $0.style != .cancel }
      + alert.actions.filter { $0.style == .cancel }
  }

  /// Whether two choices have their places beside each other: in half the width, each on one line.
  private static func isSideBySide(_ alert: UIAlertController, width: CGFloat) -> Bool {
    alert.actions.count == 2
      && alert.actions.allSatisfy { action in
        HeadlessText.width(of: action.title ?? "", font: alert.font(of: action))
          <= width / 2 - 2 * choiceMargin
      }
  }

  private mutating func paintAlert(_ alert: UIAlertController, in rect: CGRect) {
    let width = min(270, rect.width - 32)
    let inner = width - 32
    let fields = CGFloat(alert.textFields?.count ?? 0) * 36
    let texts = Self.texts(of: alert, width: inner)
    let isSideBySide = Self.isSideBySide(alert, width: width)
    let isRightToLeft = alert.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let choices = Self.choices(of: alert, isSideBySide: isSideBySide, isRightToLeft: isRightToLeft)
    let choiceWidth = isSideBySide ? width / 2 : width
    let heights = choices.map {
      Self.height(of: $0, in: alert, width: choiceWidth, atLeast: Self.leastChoiceHeight)
    }
    let choicesHeight = isSideBySide ? heights.max() ?? 0 : heights.reduce(0, +)
    // The fields are views; they stand at the middle of the screen.
    let below = fields + 12 + choicesHeight
    let top =
      fields > 0 ? rect.midY - texts.height - 32 : rect.midY - (texts.height + 32 + below) / 2
    let card = CGRect(
      x: rect.midX - width / 2, y: top, width: width, height: texts.height + 32 + below - 12)
    canvas.rect(card, corners: SVGCorners(radius: 14), .fill(.secondarySystemGroupedBackground))
    paint(texts, at: CGPoint(x: card.minX + 16, y: card.minY + 18), width: inner)
    var y = card.maxY - choicesHeight
    guard isSideBySide else {
      for (action, height) in zip(choices, heights) {
        paint(action, of: alert, in: CGRect(x: card.minX, y: y, width: width, height: height))
        y += height
      }
      return
    }
    for (index, action) in choices.enumerated() {
      let place = CGRect(
        x: card.minX + CGFloat(index) * choiceWidth, y: y, width: choiceWidth,
        height: choicesHeight)
      paint(action, of: alert, in: place)
    }
    canvas.rect(
      CGRect(x: card.midX, y: y, width: 0.5, height: choicesHeight), .fill(.separator))
  }

  private mutating func paintActionSheet(_ alert: UIAlertController, in rect: CGRect) {
    let width = rect.width - 16
    let least: CGFloat = 57
    var bottom = rect.maxY - max(alert.view.safeAreaInsets.bottom, 8)
    let corners = SVGCorners(radius: 14)
    if let cancel = alert.cancelAction {
      let height = Self.height(of: cancel, in: alert, width: width, atLeast: least)
      let place = CGRect(x: 8, y: bottom - height, width: width, height: height)
      canvas.rect(place, corners: corners, .fill(.secondarySystemGroupedBackground))
      paint(cancel, of: alert, in: place, hasLine: false)
      bottom = place.minY - 8
    }
    let choices = alert.actions.filter { $0.style != .cancel }
    let texts = Self.texts(of: alert, width: width - 32)
    let head = texts.height > 0 ? texts.height + 28 : 0
    let heights = choices.map {
      Self.height(of: $0, in: alert, width: width, atLeast: least)
    }
    let total = head + heights.reduce(0, +)
    let card = CGRect(x: 8, y: bottom - total, width: width, height: total)
    canvas.rect(card, corners: corners, .fill(.secondarySystemGroupedBackground))
    paint(texts, at: CGPoint(x: card.minX + 16, y: card.minY + 14), width: width - 32)
    var y = card.minY + head
    for (index, (action, height)) in zip(choices, heights).enumerated() {
      let place = CGRect(x: card.minX, y: y, width: width, height: height)
      paint(action, of: alert, in: place, hasLine: index > 0 || head > 0)
      y += height
    }
  }

  private struct AlertTexts {
    var title: String
    var message: String
    var titleFont: UIFont
    var messageFont: UIFont
    var titleHeight: CGFloat
    var messageHeight: CGFloat
    var height: CGFloat { titleHeight + (messageHeight > 0 ? messageHeight + 4 : 0) }
  }

  private static func texts(of alert: UIAlertController, width: CGFloat) -> AlertTexts {
    let title = alert.title ?? ""
    let message = alert.message ?? ""
    let titleFont = UIFont.preferredFont(
      forTextStyle: .headline, compatibleWith: alert.traitCollection)
    let messageFont = UIFont.preferredFont(
      forTextStyle: .footnote, compatibleWith: alert.traitCollection)
    return AlertTexts(
      title: title, message: message, titleFont: titleFont, messageFont: messageFont,
      titleHeight: HeadlessText.size(of: title, font: titleFont, width: width).height,
      messageHeight: HeadlessText.size(of: message, font: messageFont, width: width).height)
  }

  private mutating func paint(_ texts: AlertTexts, at origin: CGPoint, width: CGFloat) {
    let placement = TextPlacement(alignment: .center)
    paint(
      texts.title,
      in: CGRect(x: origin.x, y: origin.y, width: width, height: texts.titleHeight),
      font: texts.titleFont, color: .label, placement)
    paint(
      texts.message,
      in: CGRect(
        x: origin.x, y: origin.y + texts.titleHeight + 4, width: width,
        height: texts.messageHeight),
      font: texts.messageFont, color: .label, placement)
  }

  private mutating func paint(
    _ action: UIAlertAction, of alert: UIAlertController, in rect: CGRect, hasLine: Bool = true
  ) {
    note(.choice(action, of: alert), of: alert.view, in: rect)
    if hasLine {
      canvas.rect(
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 0.5), .fill(.separator))
    }
    let color: UIColor = action.style == .destructive ? .systemRed : alert.view.tintColor
    paint(
      action.title ?? "", in: rect.insetBy(dx: Self.choiceMargin, dy: 0),
      font: alert.font(of: action),
      color: action.isEnabled ? color : .tertiaryLabel, TextPlacement(alignment: .center))
  }
}

extension UIAlertController {
  /// The font of a choice, in the reader's text size.
  fileprivate func font(of action: UIAlertAction) -> UIFont {
    let isPreferred = action === preferredAction || action.style == .cancel
    return .preferredFont(
      forTextStyle: isPreferred ? .headline : .body, compatibleWith: traitCollection)
  }
}
