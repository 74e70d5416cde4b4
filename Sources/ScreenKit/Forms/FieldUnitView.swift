/// A number that is typed, and behind it what it counts.
final class FieldUnitView: UIView {
  private static let gap: CGFloat = 8

  /// What the number counts; it is read out with the field's title.
  let label = UILabel()
  private let field: UIView

  init(_ field: UIView, unit: String) {
    self.field = field
    super.init(frame: .zero)
    label.text = unit
    label.isAccessibilityElement = false
    addSubview(field)
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func applyTheme(_ theme: Theme, font: UIFont) {
    label.font = font
    label.textColor = theme.uiColor(.secondaryText)
  }

  // MARK: Layout

  /// A long unit leaves room to type in.
  private func labelWidth(in width: CGFloat) -> CGFloat {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    return min(label.sizeThatFits(room).width.rounded(.up), width / 2)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let unit = labelWidth(in: size.width)
    let number = field.sizeThatFits(
      CGSize(width: max(size.width - unit - Self.gap, 0), height: size.height))
    return CGSize(
      width: number.width + Self.gap + unit,
      height: max(number.height, label.sizeThatFits(size).height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let unit = labelWidth(in: bounds.width)
    let number = max(bounds.width - unit - Self.gap, 0)
    field.frame = CGRect(
      x: isRightToLeft ? unit + Self.gap : 0, y: 0, width: number, height: bounds.height)
    label.frame = CGRect(
      x: isRightToLeft ? 0 : number + Self.gap, y: 0, width: unit, height: bounds.height)
  }
}
