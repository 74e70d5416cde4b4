/// A text above or below the rows of a section, in a list of any kind.
final class SectionLabel: UIView, ThemedView {
  /// Where the text stands, which decides how it looks.
  enum Role {
    case header, footer

    fileprivate var font: FontRole { self == .header ? .headline : .caption }
    fileprivate var color: ColorRole { self == .header ? .text : .secondaryText }
  }

  private static let padding: CGFloat = 16

  private let label = UILabel()
  /// Shows again what is shown.
  private var showAgain: (@MainActor () -> Void)?

  func applyTheme() { showAgain?() }

  func show(_ text: ScreenText, as role: Role, runtime: AppRuntime, textSize: TextSize) {
    showAgain = { [weak self, runtime] in
      self?.show(text, as: role, runtime: runtime, textSize: textSize)
    }
    if label.superview == nil { addSubview(label) }
    label.numberOfLines = 0
    label.accessibilityTraits = role == .header ? .header : []
    label.text = runtime.string(text)
    label.font = runtime.theme.font(role.font).uiFont(for: textSize)
    label.textColor = runtime.theme.uiColor(role.color)
    backgroundColor = runtime.theme.uiColor(.background)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: Self.padding, dy: Self.padding / 2)
  }

  static func height(
    of text: ScreenText, as role: Role, width: CGFloat, runtime: AppRuntime, textSize: TextSize
  ) -> CGFloat {
    let size = runtime.measure.size(
      of: runtime.string(text), font: runtime.theme.font(role.font), lines: 0,
      width: width - 2 * padding, textSize: textSize)
    return size.height.rounded(.up) + padding
  }
}
