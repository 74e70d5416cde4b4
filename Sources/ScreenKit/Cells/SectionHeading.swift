/// The heading of a section, in a list of any kind.
final class SectionHeading: UIView {
  private static let padding: CGFloat = 16

  private let label = UILabel()

  func show(_ text: ScreenText, runtime: AppRuntime, textSize: TextSize) {
    if label.superview == nil {
      label.numberOfLines = 0
      label.accessibilityTraits = .header
      addSubview(label)
    }
    label.text = runtime.string(text)
    label.font = runtime.theme.font(.headline).uiFont(for: textSize)
    label.textColor = runtime.theme.uiColor(.text)
    backgroundColor = runtime.theme.uiColor(.background)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.padding, dy: Self.padding / 2)
  }

  static func height(
    of text: ScreenText, width: CGFloat, runtime: AppRuntime, textSize: TextSize
  ) -> CGFloat {
    let size = runtime.measure.size(
      of: runtime.string(text), font: runtime.theme.font(.headline), lines: 0,
      width: width - 2 * padding, textSize: textSize)
    return size.height.rounded(.up) + padding
  }
}
