/// Shows a field: its title, what edits it, and what is wrong with its value.
final class FormFieldView: UIView {
  private static let gap: CGFloat = 6
  private static let controlHeight: CGFloat = 44

  let entry: FormEntry
  private let runtime: AppRuntime
  private let titleLabel = UILabel()
  private let messageLabel = UILabel()
  private let control: UIView

  /// Called after the reader has edited the field.
  var onEdit: (@MainActor () -> Void)?

  private var field: FormField { entry.field }

  init(_ entry: FormEntry, runtime: AppRuntime) {
    self.entry = entry
    let field = entry.field
    self.runtime = runtime
    control = Self.makeControl(field)
    super.init(frame: .zero)
    titleLabel.text = runtime.string(field.title)
    titleLabel.numberOfLines = 0
    messageLabel.numberOfLines = 0
    messageLabel.isHidden = true
    [titleLabel, control, messageLabel].forEach(addSubview)
    control.accessibilityIdentifier = field.id
    control.accessibilityLabel = titleLabel.text
    connect()
    showValue()
    applyTheme()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private static func makeControl(_ field: FormField) -> UIView {
    switch field.control {
    case .text, .number: UITextField(frame: .zero)
    case .toggle: UISwitch(frame: .zero)
    case .date: UIDatePicker(frame: .zero)
    case .choice: UIButton(type: .system)
    }
  }

  /// Makes the control change the value.
  private func connect() {
    switch (field.control, control) {
    case (.text(_, let isSecret), let control as UITextField):
      control.isSecureTextEntry = isSecret
      listenToTyping(in: control)
    case (.number, let control as UITextField):
      control.keyboardType = .decimalPad
      listenToTyping(in: control)
    case (.toggle(let value), let control as UISwitch):
      listen(control, .valueChanged) { [weak control] in value.value = control?.isOn == true }
    case (.date(let value), let control as UIDatePicker):
      control.datePickerMode = .date
      listen(control, .valueChanged) { [weak control] in value.value = control?.date }
    case (.choice(let options, _, let select), let control as UIButton):
      control.menu = makeMenu(options, select: select)
      control.showsMenuAsPrimaryAction = true
      control.contentHorizontalAlignment = .leading
    default:
      break
    }
  }

  private func listenToTyping(in control: UITextField) {
    control.borderStyle = .roundedRect
    listen(control, .editingChanged) { [entry, weak control] in entry.enter(control?.text ?? "") }
  }

  private func listen(
    _ control: UIControl, _ event: UIControl.Event, _ handler: @escaping @MainActor () -> Void
  ) {
    let action = UIAction { [weak self] _ in
      handler()
      self?.onEdit?()
    }
    control.addAction(action, for: event)
  }

  private func makeMenu(
    _ options: [ScreenText], select: @escaping @MainActor (Int) -> Void
  ) -> UIMenu {
    let actions = options.enumerated().map { index, option in
      UIAction(title: runtime.string(option)) { [weak self] _ in
        select(index)
        self?.showValue()
        self?.onEdit?()
      }
    }
    return UIMenu(title: runtime.string(field.title), children: actions)
  }

  /// Makes the control show the value, unless it is what the reader is typing.
  func showValue() {
    switch (field.control, control) {
    case (.text(let value, _), let control as UITextField):
      if control.text != value.value { control.text = value.value }
    case (.number, let control as UITextField):
      if let text = entry.numberText, !control.isEditing { control.text = text }
    case (.toggle(let value), let control as UISwitch):
      control.isOn = value.value
    case (.date(let value), let control as UIDatePicker):
      if let date = value.value { control.date = date }
    case (.choice(let options, let selected, _), let control as UIButton):
      let title = selected().map { runtime.string(options[$0]) }
      control.setTitle(title ?? "–", for: .normal)
    default:
      break
    }
  }

  /// Shows what is wrong, or that nothing is.
  func showProblem(_ problem: ScreenText?) {
    messageLabel.text = problem.map(runtime.string)
    messageLabel.isHidden = problem == nil
  }

  func setEnabled(_ isEnabled: Bool) {
    (control as? UIControl)?.isEnabled = isEnabled
  }

  func applyTheme() {
    let theme = runtime.theme
    let textSize = CellTraits(traitCollection).textSize
    titleLabel.font = theme.font(.caption).uiFont(for: textSize)
    titleLabel.textColor = theme.uiColor(.secondaryText)
    messageLabel.font = theme.font(.caption).uiFont(for: textSize)
    messageLabel.textColor = theme.uiColor(.destructive)
    let font = theme.font(.body).uiFont(for: textSize)
    (control as? UITextField)?.font = font
    (control as? UITextField)?.textColor = theme.uiColor(.text)
    (control as? UIButton)?.titleLabel?.font = font
    (control as? UIButton)?.setTitleColor(theme.uiColor(.accent), for: .normal)
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
    for part in [titleLabel, control, messageLabel] as [UIView] where !part.isHidden {
      let fitting = part.sizeThatFits(room).height.rounded(.up)
      let height = part === control ? max(fitting, Self.controlHeight) : fitting
      if moving { part.frame = CGRect(x: 0, y: y, width: width, height: height) }
      y += height + Self.gap
    }
    return y - Self.gap
  }
}
