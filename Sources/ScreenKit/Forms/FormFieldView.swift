/// Shows a field of a form: its title, below it what edits it, and what is wrong with its value.
final class FormFieldView: UIView {
  private static let gap: CGFloat = 6
  private static let controlHeight: CGFloat = 44

  let entry: FormEntry
  private let runtime: AppRuntime
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let control: FieldControl

  /// Called after the reader has edited the field.
  var onEdit: (@MainActor () -> Void)? {
    get { control.onEdit }
    set { control.onEdit = newValue }
  }

  /// Called after what there is to choose from has come, or is awaited again.
  var onChoicesChange: (@MainActor () -> Void)? {
    get { control.onChoicesChange }
    set { control.onChoicesChange = newValue }
  }

  /// Called when the reader wants to choose photos.
  var onAddPhotos: (@MainActor (FieldPhotos) -> Void)? {
    get { control.onAddPhotos }
    set { control.onAddPhotos = newValue }
  }

  /// Called after the field has become higher or lower by an edit.
  var onResize: (@MainActor () -> Void)? {
    get { control.onResize }
    set { control.onResize = newValue }
  }

  init(_ entry: FormEntry, runtime: AppRuntime) {
    self.entry = entry
    self.runtime = runtime
    control = FieldControl(entry, runtime: runtime)
    super.init(frame: .zero)
    titleLabel.text = runtime.string(entry.field.title)
    titleLabel.numberOfLines = 0
    messageLabel.numberOfLines = 0
    messageLabel.isHidden = true
    [titleLabel, control.view, messageLabel].forEach(addSubview)
    control.accessibilityLabel = titleLabel.text
    switch control.touched {
    case let text as UITextField:
      text.borderStyle = .roundedRect
      text.placeholder = entry.field.prompt.map(runtime.string)
    case let button as UIButton:
      button.contentHorizontalAlignment = .leading
      button.wrapTitle(.natural)
    default: break
    }
    applyTheme(textSize: CellTraits(traitCollection).textSize)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// Makes the control show the value, unless it is what the reader is typing.
  func showValue() {
    if entry.field.hasChangingTexts { showTexts() }
    control.showValue()
  }

  /// Says what the field is called now, and what its number counts.
  private func showTexts() {
    let title = runtime.string(entry.field.title)
    guard control.showUnit() || title != titleLabel.text else { return }
    titleLabel.text = title
    control.accessibilityLabel = title
    setNeedsLayout()
    onResize?()
  }

  /// Shows what is wrong, or that nothing is.
  func showProblem(_ problem: ScreenText?) {
    messageLabel.text = problem.map(runtime.string)
    messageLabel.isHidden = problem == nil
    control.accessibilityHint = messageLabel.text
  }

  /// Has the keyboard write here, if the field takes what is typed, and leads VoiceOver here.
  func takeFocus() {
    if control.touched is UITextField { control.touched.becomeFirstResponder() }
    UIAccessibility.post(notification: .layoutChanged, argument: control.touched)
  }

  func setEnabled(_ isEnabled: Bool) {
    control.isEnabled = isEnabled
  }

  func applyTheme(textSize: TextSize) {
    let theme = runtime.theme
    titleLabel.font = theme.font(.caption).uiFont(for: textSize)
    titleLabel.textColor = theme.uiColor(.secondaryText)
    messageLabel.font = theme.font(.caption).uiFont(for: textSize)
    messageLabel.textColor = theme.uiColor(.destructive)
    control.applyTheme(theme, textSize: textSize)
  }

  // MARK: Layout

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: place(in: size.width, moving: false))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = place(in: bounds.width, moving: true)
  }

  /// How high the field is in `width`; with `moving` its parts take their places.
  private func place(in width: CGFloat, moving: Bool) -> CGFloat {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    var y: CGFloat = 0
    for part in [titleLabel, control.view, messageLabel] as [UIView] where !part.isHidden {
      let fitting =
        (part as? UIButton)?.wrappedHeight(width: width)
        ?? part.sizeThatFits(room).height.rounded(.up)
      let height = part === control.view ? max(fitting, Self.controlHeight) : fitting
      if moving { part.frame = CGRect(x: 0, y: y, width: width, height: height) }
      y += height + Self.gap
    }
    return y - Self.gap
  }
}
