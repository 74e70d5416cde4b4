/// Choices one below the other, each of which is taken and given up by a tap.
final class FieldChoicesView: UIView {
  private static let markSide: CGFloat = 22
  private static let gap: CGFloat = 8

  /// Called when the reader has tapped the choice at an index.
  var onTap: (@MainActor (Int) -> Void)?

  /// What is tapped, from the top.
  private(set) var buttons: [UIButton] = []
  private var marks: [UIImageView] = []
  /// What the choices look like, once that is known.
  private var look: (theme: Theme, font: UIFont)?

  init(_ titles: [String]) {
    super.init(frame: .zero)
    offer(titles)
  }

  /// Shows other choices, none of which is marked, in the place of those that there are.
  func offer(_ titles: [String]) {
    let (isEnabled, hint) = (isEnabled, hint)
    for view in buttons + marks { view.removeFromSuperview() }
    buttons = titles.map { title in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.contentHorizontalAlignment = .leading
      button.wrapTitle(.natural)
      return button
    }
    marks = titles.map { _ in UIImageView(image: UIImage(systemName: "checkmark")) }
    for mark in marks { mark.isHidden = true }
    for (index, button) in buttons.enumerated() {
      button.addAction(UIAction { [weak self] _ in self?.onTap?(index) }, for: .touchUpInside)
      addSubview(button)
      addSubview(marks[index])
    }
    self.isEnabled = isEnabled
    self.hint = hint
    if let look { applyTheme(look.theme, font: look.font) }
    setNeedsLayout()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var isEnabled: Bool {
    get { buttons.allSatisfy(\.isEnabled) }
    set { for button in buttons { button.isEnabled = newValue } }
  }

  /// What is read out behind each choice, such as what is wrong with all of them.
  var hint: String? {
    get { buttons.first?.accessibilityHint }
    set { for button in buttons { button.accessibilityHint = newValue } }
  }

  /// Marks what is chosen.
  func show(_ isChosen: (Int) -> Bool) {
    for (index, button) in buttons.enumerated() {
      let isChosen = isChosen(index)
      marks[index].isHidden = !isChosen
      button.accessibilityTraits = isChosen ? [.button, .selected] : .button
    }
  }

  func applyTheme(_ theme: Theme, font: UIFont) {
    look = (theme, font)
    for button in buttons {
      button.titleLabel?.font = font
      button.setTitleColor(theme.uiColor(.text), for: .normal)
    }
    for mark in marks { mark.tintColor = theme.uiColor(.accent) }
  }

  // MARK: Layout

  private func titleWidth(in width: CGFloat) -> CGFloat {
    max(width - Self.markSide - Self.gap, 0)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = titleWidth(in: size.width)
    return CGSize(
      width: size.width, height: buttons.map { $0.wrappedHeight(width: width) }.reduce(0, +))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = titleWidth(in: bounds.width)
    var y: CGFloat = 0
    for (button, mark) in zip(buttons, marks) {
      let height = button.wrappedHeight(width: width)
      button.frame = CGRect(
        x: isRightToLeft ? bounds.width - width : 0, y: y, width: width, height: height)
      mark.frame = CGRect(
        x: isRightToLeft ? 0 : bounds.width - Self.markSide, y: y + (height - Self.markSide) / 2,
        width: Self.markSide, height: Self.markSide)
      y += height
    }
  }
}
