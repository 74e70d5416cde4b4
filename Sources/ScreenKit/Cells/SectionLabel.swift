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
  /// What the text lies in where a tap on it folds the rows.
  private var foldButton: FoldButton?
  /// Shows again what is shown.
  private var showAgain: (@MainActor () -> Void)?

  func applyTheme() { showAgain?() }

  func show(
    _ text: ScreenText, as role: Role, fold: SectionFold? = nil, ground: ColorToken? = nil,
    runtime: AppRuntime, textSize: TextSize
  ) {
    showAgain = { [weak self, runtime] in
      self?.show(
        text, as: role, fold: fold, ground: ground, runtime: runtime, textSize: textSize)
    }
    show(fold, of: runtime.string(text), runtime: runtime)
    let surroundings = foldButton ?? self
    if label.superview !== surroundings { surroundings.addSubview(label) }
    label.numberOfLines = 0
    label.accessibilityTraits = role == .header ? .header : []
    label.text = runtime.string(text)
    label.font = runtime.theme.font(role.font).uiFont(for: textSize)
    label.textColor = runtime.theme.uiColor(role.color)
    backgroundColor = runtime.theme.uiColor(ground, else: .background)
  }

  /// Views are used again: what folds one section says nothing of the next.
  private func show(_ fold: SectionFold?, of text: String, runtime: AppRuntime) {
    if let fold {
      let button = foldButton ?? FoldButton(frame: bounds)
      if foldButton == nil { addSubview(button) }
      foldButton = button
      button.show(fold, of: text, runtime: runtime)
    } else if let button = foldButton {
      foldButton = nil
      button.removeFromSuperview()
    } else {
      return
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inside(dx: Self.padding, dy: Self.padding / 2)
    foldButton?.frame = bounds
    label.frame = foldButton?.layOutMark(in: room) ?? room
  }

  static func height(
    of text: ScreenText, as role: Role, isCollapsible: Bool = false, width: CGFloat,
    runtime: AppRuntime, textSize: TextSize
  ) -> CGFloat {
    let room = width - 2 * padding - (isCollapsible ? FoldButton.markRoom : 0)
    let size = runtime.measure.size(
      of: runtime.string(text), font: runtime.theme.font(role.font), lines: 0,
      width: room, textSize: textSize)
    let height = size.height.rounded(.up) + padding
    return isCollapsible ? max(height, FoldButton.minimumHeight) : height
  }
}
