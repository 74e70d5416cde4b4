import Foundation

extension ViewPainter {
  // MARK: Buttons

  /// Paints the ground of a button that has a configuration. Title and image are views of their own.
  mutating func paintBackground(of button: UIButton, in rect: CGRect) {
    guard let configuration = button.configuration else { return }
    let corners = SVGCorners(radius: configuration.cornerRadius(in: rect))
    let color = configuration.ground(tint: button.tintColor)
    let isDimmed = !button.isEnabled && color != nil
    canvas.rect(rect, corners: corners, .fill(isDimmed ? .tertiarySystemFill : color))
    guard configuration.showsActivityIndicator else { return }
    paintWheel(
      at: CGPoint(x: rect.minX + 18, y: rect.midY), radius: 8, color: button.currentTitleColor)
  }

  // MARK: Fields

  /// Paints the frame of a field.
  mutating func paintFrame(of field: UITextField, in rect: CGRect) {
    if field is UISearchTextField {
      canvas.rect(rect, corners: SVGCorners(radius: 10), .fill(.tertiarySystemFill))
      return
    }
    switch field.borderStyle {
    case .none: break
    case .line: canvas.rect(rect, .stroke(.label))
    case .bezel: canvas.rect(rect, .stroke(.separator, 2))
    case .roundedRect:
      let edge = rect.insetBy(dx: 0.25, dy: 0.25)
      let corners = SVGCorners(radius: 5)
      canvas.rect(edge, corners: corners, .fill(.systemBackground))
      canvas.rect(edge, corners: corners, .stroke(.separator, 0.5))
    }
  }

  mutating func paintText(of field: UITextField, in rect: CGRect) {
    var room = rect
    if field is UISearchTextField {
      let sign = CGRect(x: rect.minX + 8, y: rect.midY - 9, width: 18, height: 18)
      let rest = CGRect(
        x: sign.maxX + 6, y: rect.minY, width: rect.width - 40, height: rect.height)
      paintSymbol(
        "magnifyingglass", in: isRightToLeft ? sign.mirrored(in: rect) : sign,
        color: .secondaryLabel)
      room = isRightToLeft ? rest.mirrored(in: rect) : rest
    } else if field.borderStyle != .none {
      room = rect.insetBy(dx: 7, dy: 0)
    }
    let text = field.text ?? ""
    let shown = field.isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    let font = field.font ?? .systemFont(ofSize: 17)
    let placement = TextPlacement(
      alignment: field.textAlignment, lines: 1, isRightToLeft: isRightToLeft)
    if text.isEmpty {
      let placeholder = field.attributedPlaceholder?.string ?? field.placeholder ?? ""
      paint(placeholder, in: room, font: font, color: .placeholderText, placement)
    } else {
      let color: UIColor? = field.isEnabled ? field.textColor : .tertiaryLabel
      paint(shown, in: room, font: font, color: color, placement)
    }
    guard field.isFirstResponder else { return }
    let end = text.isEmpty ? 0 : min(HeadlessText.width(of: shown, font: font), room.width)
    let x = room.minX + placement.indent(of: end, in: room.width) + end
    canvas.rect(
      CGRect(x: x, y: rect.midY - font.lineHeight / 2, width: 2, height: font.lineHeight),
      .fill(field.tintColor))
  }

  mutating func paintText(of view: UITextView, in rect: CGRect) {
    let insets = view.textContainerInset
    let offset = view.contentOffset
    let room = CGRect(
      x: insets.left + 5 - offset.x, y: insets.top - offset.y,
      width: rect.width - insets.left - insets.right - 10,
      height: rect.height - insets.top - insets.bottom)
    let placement = TextPlacement(
      alignment: view.textAlignment, isCenteredVertically: false,
      isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    paint(
      view.text, in: room, font: view.font ?? .systemFont(ofSize: 12), color: view.textColor,
      placement)
  }

  /// Paints what a search bar has beside its field.
  mutating func paintCancelButton(of bar: UISearchBar, in whole: CGRect) {
    guard bar.showsCancelButton else { return }
    let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = bar.cancelWidth
    let rect = whole.divided(atDistance: bar.scopesHeight, from: .maxYEdge).remainder
    let place = CGRect(
      x: isRightToLeft ? rect.minX + 16 : rect.maxX - 16 - width, y: rect.minY, width: width,
      height: rect.height)
    note(.cancel(bar, title: UISearchBar.cancelTitle), of: bar, in: place)
    paint(
      UISearchBar.cancelTitle, in: place, font: UISearchBar.font(in: bar.traitCollection),
      color: bar.tintColor,
      TextPlacement(alignment: isRightToLeft ? .left : .right, lines: 1))
  }
}

extension UIButton.Configuration {
  fileprivate func cornerRadius(in rect: CGRect) -> CGFloat {
    switch cornerStyle {
    case .fixed, .dynamic: buttonSize == .large ? 12 : 6
    case .small: 4
    case .medium: 8
    case .large: 12
    case .capsule: min(rect.width, rect.height) / 2
    }
  }

  fileprivate func ground(tint: UIColor) -> UIColor? {
    switch style {
    case .plain, .borderless: baseBackgroundColor
    case .gray, .bordered: baseBackgroundColor ?? .secondarySystemFill
    case .tinted, .borderedTinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
    case .filled, .borderedProminent: baseBackgroundColor ?? tint
    }
  }
}
