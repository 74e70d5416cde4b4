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

  private static let titleFont = UIFont.systemFont(ofSize: 17, weight: .semibold)
  private static let messageFont = UIFont.systemFont(ofSize: 13)
  private static let choiceHeight: CGFloat = 44

  private mutating func paintAlert(_ alert: UIAlertController, in rect: CGRect) {
    let width = min(270, rect.width - 32)
    let inner = width - 32
    let fields = CGFloat(alert.textFields?.count ?? 0) * 36
    let texts = Self.texts(of: alert, width: inner)
    let isSideBySide = alert.actions.count == 2
    let rows = isSideBySide ? 1 : alert.actions.count
    // The fields are views; they stand at the middle of the screen.
    let below = fields + 12 + CGFloat(rows) * Self.choiceHeight
    let top =
      fields > 0 ? rect.midY - texts.height - 32 : rect.midY - (texts.height + 32 + below) / 2
    let card = CGRect(
      x: rect.midX - width / 2, y: top, width: width, height: texts.height + 32 + below - 12)
    canvas.rect(card, corners: SVGCorners(radius: 14), .fill(.secondarySystemGroupedBackground))
    paint(texts, at: CGPoint(x: card.minX + 16, y: card.minY + 18), width: inner)
    var y = card.maxY - CGFloat(rows) * Self.choiceHeight
    let isRightToLeft = alert.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let choices =
      isSideBySide && isRightToLeft ? alert.actions.reversed() : alert.actions
    for (index, action) in choices.enumerated() {
      let half = width / 2
      let place =
        isSideBySide
        ? CGRect(
          x: card.minX + CGFloat(index) * half, y: y, width: half, height: Self.choiceHeight)
        : CGRect(x: card.minX, y: y, width: width, height: Self.choiceHeight)
      paint(action, of: alert, in: place)
      if !isSideBySide { y += Self.choiceHeight }
    }
    guard isSideBySide else { return }
    canvas.rect(
      CGRect(x: card.midX, y: y, width: 0.5, height: Self.choiceHeight), .fill(.separator))
  }

  private mutating func paintActionSheet(_ alert: UIAlertController, in rect: CGRect) {
    let width = rect.width - 16
    let height: CGFloat = 57
    var bottom = rect.maxY - max(alert.view.safeAreaInsets.bottom, 8)
    let corners = SVGCorners(radius: 14)
    if let cancel = alert.cancelAction {
      let place = CGRect(x: 8, y: bottom - height, width: width, height: height)
      canvas.rect(place, corners: corners, .fill(.secondarySystemGroupedBackground))
      paint(cancel, of: alert, in: place, hasLine: false)
      bottom = place.minY - 8
    }
    let choices = alert.actions.filter { $0.style != .cancel }
    let texts = Self.texts(of: alert, width: width - 32)
    let head = texts.height > 0 ? texts.height + 28 : 0
    let total = head + CGFloat(choices.count) * height
    let card = CGRect(x: 8, y: bottom - total, width: width, height: total)
    canvas.rect(card, corners: corners, .fill(.secondarySystemGroupedBackground))
    paint(texts, at: CGPoint(x: card.minX + 16, y: card.minY + 14), width: width - 32)
    for (index, action) in choices.enumerated() {
      let place = CGRect(
        x: card.minX, y: card.minY + head + CGFloat(index) * height, width: width, height: height)
      paint(action, of: alert, in: place, hasLine: index > 0 || head > 0)
    }
  }

  private struct AlertTexts {
    var title: String
    var message: String
    var titleHeight: CGFloat
    var messageHeight: CGFloat
    var height: CGFloat { titleHeight + (messageHeight > 0 ? messageHeight + 4 : 0) }
  }

  private static func texts(of alert: UIAlertController, width: CGFloat) -> AlertTexts {
    let title = alert.title ?? ""
    let message = alert.message ?? ""
    return AlertTexts(
      title: title, message: message,
      titleHeight: HeadlessText.size(of: title, font: titleFont, width: width).height,
      messageHeight: HeadlessText.size(of: message, font: messageFont, width: width).height)
  }

  private mutating func paint(_ texts: AlertTexts, at origin: CGPoint, width: CGFloat) {
    let placement = TextPlacement(alignment: .center)
    paint(
      texts.title,
      in: CGRect(x: origin.x, y: origin.y, width: width, height: texts.titleHeight),
      font: Self.titleFont, color: .label, placement)
    paint(
      texts.message,
      in: CGRect(
        x: origin.x, y: origin.y + texts.titleHeight + 4, width: width,
        height: texts.messageHeight),
      font: Self.messageFont, color: .label, placement)
  }

  private mutating func paint(
    _ action: UIAlertAction, of alert: UIAlertController, in rect: CGRect, hasLine: Bool = true
  ) {
    if hasLine {
      canvas.rect(
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 0.5), .fill(.separator))
    }
    let isPreferred = action === alert.preferredAction || action.style == .cancel
    let color: UIColor = action.style == .destructive ? .systemRed : alert.view.tintColor
    paintCentered(
      action.title ?? "", in: rect,
      font: .systemFont(ofSize: 17, weight: isPreferred ? .semibold : .regular),
      color: action.isEnabled ? color : .tertiaryLabel)
  }
}
