/// A date with the control that changes it. A picker shows a date even where there is none, so a button
/// stands in its place until the reader has asked for one.
final class FieldDateView: UIView {
  private static let gap: CGFloat = 8
  private static let buttonSide = CellButton.minimumSide

  /// Called when the reader wants there to be a date.
  var onFill: (@MainActor () -> Void)?
  /// Called when the reader wants there to be none.
  var onClear: (@MainActor () -> Void)?

  private let picker: UIDatePicker
  private let fillButton = UIButton(type: .system)
  private let clearButton = UIButton(type: .system)
  private let canBeCleared: Bool

  /// - Parameter clearLabel: What the button is read out as that takes the date away; nil where it has to
  ///   stay.
  init(_ picker: UIDatePicker, clearLabel: String?) {
    self.picker = picker
    canBeCleared = clearLabel != nil
    super.init(frame: .zero)
    fillButton.setTitle("–", for: .normal)
    fillButton.contentHorizontalAlignment = .leading
    fillButton.addAction(UIAction { [weak self] _ in self?.onFill?() }, for: .touchUpInside)
    clearButton.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    clearButton.accessibilityLabel = clearLabel
    clearButton.addAction(UIAction { [weak self] _ in self?.onClear?() }, for: .touchUpInside)
    [picker, fillButton, clearButton].forEach(addSubview)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var isEnabled: Bool {
    get { fillButton.isEnabled }
    set {
      fillButton.isEnabled = newValue
      clearButton.isEnabled = newValue
    }
  }

  /// What the button for a date is read out as.
  var fillLabel: String? {
    get { fillButton.accessibilityLabel }
    set { fillButton.accessibilityLabel = newValue }
  }

  /// Shows the date, or that there is none.
  func show(isEmpty: Bool) {
    fillButton.isHidden = !isEmpty
    picker.isHidden = isEmpty
    clearButton.isHidden = isEmpty || !canBeCleared
    fillButton.accessibilityIdentifier = picker.accessibilityIdentifier
    setNeedsLayout()
  }

  func applyTheme(_ theme: Theme, font: UIFont) {
    fillButton.titleLabel?.font = font
    fillButton.setTitleColor(theme.uiColor(.accent), for: .normal)
    clearButton.tintColor = theme.uiColor(.secondaryText)
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let picker = picker.sizeThatFits(size)
    return CGSize(
      width: picker.width + (canBeCleared ? Self.gap + Self.buttonSide : 0),
      height: max(picker.height, Self.buttonSide))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fillButton.frame = bounds
    let size = picker.sizeThatFits(bounds.size)
    place(
      picker, at: 0, CGSize(width: min(size.width, bounds.width), height: size.height))
    place(
      clearButton, at: picker.bounds.width + Self.gap,
      CGSize(width: Self.buttonSide, height: Self.buttonSide))
  }

  private func place(_ view: UIView, at leading: CGFloat, _ size: CGSize) {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    view.frame = CGRect(
      x: isRightToLeft ? bounds.width - leading - size.width : leading,
      y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }
}
