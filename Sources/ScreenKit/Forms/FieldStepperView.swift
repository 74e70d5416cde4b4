/// A number with the buttons that change it.
final class FieldStepperView: UIView {
  private static let gap: CGFloat = 8

  private let number: UILabel
  private let stepper: UIView

  init(_ number: UILabel, _ stepper: UIView) {
    self.number = number
    self.stepper = stepper
    super.init(frame: .zero)
    addSubview(number)
    addSubview(stepper)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let buttons = stepper.sizeThatFits(size)
    let text = number.sizeThatFits(size)
    return CGSize(
      width: text.width + Self.gap + buttons.width, height: max(text.height, buttons.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let buttons = stepper.sizeThatFits(bounds.size)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let y = (bounds.height - buttons.height) / 2
    stepper.frame = CGRect(
      x: isRightToLeft ? 0 : bounds.width - buttons.width, y: y, width: buttons.width,
      height: buttons.height)
    number.textAlignment = isRightToLeft ? .left : .right
    number.frame = CGRect(
      x: isRightToLeft ? buttons.width + Self.gap : 0, y: 0,
      width: max(bounds.width - buttons.width - Self.gap, 0), height: bounds.height)
  }
}
