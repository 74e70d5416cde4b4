/// What edits the value of a field: it shows the value and changes it.
@MainActor
final class FieldControl {
  /// Called after the reader has edited the value.
  var onEdit: (@MainActor () -> Void)?
  /// Called when the reader is done: after each edit, or when a field for typing is left.
  var onCommit: (@MainActor () -> Void)?
  /// Called after what there is to choose from has come, or is awaited again.
  var onChoicesChange: (@MainActor () -> Void)?
  /// Called when the reader wants to choose photos.
  var onAddPhotos: (@MainActor (FieldPhotos) -> Void)?
  /// Called after the control has become higher or lower by an edit.
  var onResize: (@MainActor () -> Void)?

  let view: UIView
  /// The view that tests and VoiceOver know the field by.
  var touched: UIControl { choices?.buttons.first ?? control }

  private let entry: FormEntry
  private let runtime: AppRuntime
  private var number: UILabel?
  private var date: FieldDateView?
  /// What is touched where there is one view for that.
  private let control: UIControl
  private let choices: FieldChoicesView?
  private let photos: FieldPhotosView?
  private var unit: FieldUnitView?
  /// What tells of choices and photos that come.
  private var following: Subscription?
  /// Whether something was typed since the field was entered.
  private var wasTyped = false

  private var field: FormField { entry.field }
  private var locale: Locale { runtime.strings.locale }

  /// Whether the value can be edited now.
  var isEnabled: Bool {
    get { touched.isEnabled }
    set {
      touched.isEnabled = newValue
      date?.isEnabled = newValue
      choices?.isEnabled = newValue
      photos?.isEnabled = newValue
    }
  }

  /// What the field is read out as.
  var accessibilityLabel: String? {
    get { (choices ?? touched).accessibilityLabel }
    set {
      // Each choice is called what it says.
      let label = [newValue, unit?.label.text].compactMap(\.self).joined(separator: ", ")
      (choices ?? touched).accessibilityLabel = label
      date?.fillLabel = newValue
    }
  }

  /// What is read out behind the label and the value, such as what is wrong.
  var accessibilityHint: String? {
    get { touched.accessibilityHint }
    set {
      touched.accessibilityHint = newValue
      choices?.hint = newValue
    }
  }

  init(_ entry: FormEntry, runtime: AppRuntime) {
    self.entry = entry
    self.runtime = runtime
    choices = Self.makeChoices(entry.field, runtime: runtime)
    let photos = entry.field.chosenPhotos.map { _ in
      FieldPhotosView(id: entry.field.id, runtime: runtime)
    }
    self.photos = photos
    control =
      choices?.buttons.first ?? photos?.addButton
      ?? Self.makeControl(entry.field, runtime: runtime)
    switch (entry.field.control, control) {
    case (.stepper, _):
      let number = UILabel()
      number.textAlignment = .right
      view = FieldStepperView(number, control)
      self.number = number
    case (.date(_, let canBeCleared), let picker as UIDatePicker):
      let date = FieldDateView(
        picker, clearLabel: canBeCleared ? runtime.string(StandardText.clear) : nil)
      view = date
      self.date = date
    case (.number, _) where entry.field.unit != nil:
      let unit = FieldUnitView(control, unit: entry.field.unit.map(runtime.string) ?? "")
      view = unit
      self.unit = unit
    default:
      view = choices ?? photos ?? control
    }
    (choices ?? control).accessibilityIdentifier = field.id
    connect()
    showValue()
  }

  private static func makeControl(_ field: FormField, runtime: AppRuntime) -> UIControl {
    switch field.control {
    case .text, .number: UITextField(frame: .zero)
    case .toggle: UISwitch(frame: .zero)
    case .date: UIDatePicker(frame: .zero)
    case .choice(let options, .segments, _, _):
      UISegmentedControl(items: options.map(runtime.string))
    case .choice, .choices, .loadedChoice, .loadedChoices, .photos: UIButton(type: .system)
    case .stepper: UIStepper(frame: .zero)
    }
  }

  private static func makeChoices(_ field: FormField, runtime: AppRuntime) -> FieldChoicesView? {
    switch field.control {
    case .choices(let options, _, _): FieldChoicesView(options.map(runtime.string))
    case .loadedChoices(let choices): FieldChoicesView([runtime.string(choices.text)])
    default: nil
    }
  }

  // MARK: Editing

  /// Makes the control change the value.
  private func connect() {
    switch (field.control, touched) {
    case (.text(_, let isSecret), let control as UITextField):
      control.isSecureTextEntry = isSecret
      if let format = field.rules.format { control.expect(format) }
      if let purpose = field.purpose ?? (isSecret ? .password : nil) { control.expect(purpose) }
      listenToTyping(in: control)
    case (.number, let control as UITextField):
      // The keys for numbers have no minus.
      control.keyboardType = field.allowsNegatives ? .numbersAndPunctuation : .decimalPad
      listenToTyping(in: control)
    case (.toggle(let value), let control as UISwitch):
      listen(control) { [weak control] in value.value = control?.isOn == true }
    case (.date(let value, _), let control as UIDatePicker):
      control.datePickerMode = .date
      listen(control) { [weak control] in value.value = control?.date }
      date?.onFill = { [weak self] in
        guard let self else { return }
        // The picker begins with today, or as near to that as it may, and what it shows has to be the value.
        value.value = field.currentRules.days.nearest(to: runtime.clock.now)
        didEdit()
      }
      date?.onClear = { [weak self] in
        value.value = nil
        self?.didEdit()
      }
    case (.choice(_, _, _, let select), let control as UISegmentedControl):
      listen(control) { [weak control] in select(control?.selectedSegmentIndex ?? 0) }
    case (.choice(let options, _, _, let select), let control as UIButton):
      control.menu = makeMenu(options, select: select)
      control.showsMenuAsPrimaryAction = true
    case (.loadedChoice(let choices), let control as UIButton):
      following = choices.changes.listen { [weak self, weak control, weak choices] _ in
        guard let self, let control, let choices else { return }
        offer(choices, on: control)
        showValue()
        onChoicesChange?()
      }
      control.addAction(UIAction { _ in choices.tryAgain() }, for: .touchUpInside)
      offer(choices, on: control)
    case (.loadedChoices(let loaded), _):
      choices?.onTap = { [weak self] index in
        guard loaded.phase == .loaded else { return loaded.tryAgain() }
        loaded.select(index)
        self?.didEdit()
      }
      following = loaded.changes.listen { [weak self, weak loaded] _ in
        guard let self, let loaded else { return }
        offer(loaded)
        showValue()
        onChoicesChange?()
      }
      offer(loaded)
    case (.choices(_, _, let toggle), _):
      choices?.onTap = { [weak self] index in
        toggle(index)
        self?.didEdit()
      }
    case (.photos(let chosen), let control as UIButton):
      control.addAction(
        UIAction { [weak self] _ in self?.onAddPhotos?(chosen) }, for: .touchUpInside)
      photos?.onRemove = { [weak self] index in
        chosen.remove(at: index)
        // What was touched is not there any more.
        UIAccessibility.post(notification: .layoutChanged, argument: self?.touched)
      }
      following = chosen.changes.listen { [weak self] _ in self?.didEdit() }
    case (.stepper(let steps), let control as UIStepper):
      let least = steps.from ?? -.greatestFiniteMagnitude
      // UIKit ends the app over a limit that is not on its side of the other one, and over a step that is
      // none.
      control.maximumValue = .greatestFiniteMagnitude
      control.minimumValue = least
      control.maximumValue = max(steps.to ?? .greatestFiniteMagnitude, least.nextUp)
      control.stepValue = steps.step > 0 ? steps.step : 1
      listen(control) { [weak control] in if let control { steps.value.value = control.value } }
    default:
      break
    }
  }

  private func listenToTyping(in control: UITextField) {
    control.addAction(
      UIAction { [weak self, weak control] _ in
        self?.entry.enter(control?.text ?? "")
        self?.wasTyped = true
        self?.onEdit?()
      }, for: .editingChanged)
    control.addAction(UIAction { [weak self] _ in self?.didEndTyping() }, for: .editingDidEnd)
  }

  private func didEndTyping() {
    guard wasTyped else { return }
    wasTyped = false
    onCommit?()
  }

  private func listen(_ control: UIControl, _ handler: @escaping @MainActor () -> Void) {
    let action = UIAction { [weak self] _ in
      handler()
      self?.didEdit()
    }
    control.addAction(action, for: .valueChanged)
  }

  private func didEdit() {
    showValue()
    onEdit?()
    onCommit?()
  }

  /// Makes a tap open the menu of what there is to choose from. Until that is there, a tap is for trying again.
  private func offer(_ choices: any LoadedChoices, on button: UIButton) {
    let isThere = choices.phase == .loaded
    button.menu = isThere ? makeMenu(choices.titles) { choices.select($0) } : nil
    button.showsMenuAsPrimaryAction = isThere
  }

  /// Shows the choices one below the other. Until they are there, what stands in their place is for trying again.
  private func offer(_ loaded: any LoadedChoices) {
    let texts = loaded.phase == .loaded ? loaded.titles : [loaded.text]
    choices?.offer(texts.map(runtime.string))
  }

  private func makeMenu(
    _ options: [ScreenText], select: @escaping @MainActor (Int) -> Void
  ) -> UIMenu {
    let actions = options.enumerated().map { index, option in
      UIAction(title: runtime.string(option)) { [weak self] _ in
        select(index)
        self?.didEdit()
      }
    }
    return UIMenu(title: runtime.string(field.title), children: actions)
  }

  // MARK: Showing

  /// Makes the control show the value, unless it is what the reader is typing.
  func showValue() {
    switch (field.control, touched) {
    case (.text(let value, _), let control as UITextField):
      if control.text != value.value { control.text = value.value }
    case (.number, let control as UITextField):
      if let text = entry.numberText(in: locale), !control.isEditing { control.text = text }
    case (.toggle(let value), let control as UISwitch):
      control.isOn = value.value
    case (.date(let value, _), let control as UIDatePicker):
      // A picker shows no date outside of its limits, and the one that is there is to be seen.
      let days = field.currentRules.days.including(value.value)
      if control.minimumDate != days.start { control.minimumDate = days.start }
      if control.maximumDate != days.end { control.maximumDate = days.end }
      if let date = value.value { control.date = date }
      date?.show(isEmpty: value.value == nil)
    case (.choice(_, _, let selected, _), let control as UISegmentedControl):
      control.selectedSegmentIndex = selected() ?? UISegmentedControl.noSegment
    case (.choice(let options, _, let selected, _), let control as UIButton):
      let title = selected().map { runtime.string(options[$0]) }
      control.setTitle(title ?? "–", for: .normal)
    case (.loadedChoice(let choices), let control as UIButton):
      let title = runtime.string(choices.text)
      control.setTitle(title, for: .normal)
      control.accessibilityValue = title
    case (.loadedChoices(let loaded), _):
      choices?.show(loaded.isChosen)
    case (.choices(_, let isChosen, _), _):
      choices?.show(isChosen)
    case (.photos(let chosen), _):
      if photos?.show(chosen) == true { onResize?() }
    case (.stepper(let steps), let control as UIStepper):
      control.value = steps.value.value
      number?.text = steps.text(locale)
    default:
      break
    }
  }

  /// Makes the control say what its number counts now; the answer is whether that is something else.
  func showUnit() -> Bool {
    guard let unit, let text = field.unit.map(runtime.string), text != unit.label.text else {
      return false
    }
    unit.label.text = text
    unit.setNeedsLayout()
    return true
  }

  func applyTheme(_ theme: Theme, textSize: TextSize) {
    let font = theme.font(.body).uiFont(for: textSize)
    number?.font = font
    number?.textColor = theme.uiColor(.text)
    date?.applyTheme(theme, font: font)
    unit?.applyTheme(theme, font: font)
    if let choices { return choices.applyTheme(theme, font: font) }
    if let photos { return photos.applyTheme(theme, font: font) }
    switch touched {
    case let control as UITextField:
      control.font = font
      control.textColor = theme.uiColor(.text)
    case let control as UIButton:
      control.titleLabel?.font = font
      control.setTitleColor(theme.uiColor(.accent), for: .normal)
    case let control as UISegmentedControl:
      control.follow(textSize)
    default: break
    }
  }
}

extension UITextField {
  /// Has the keyboard offer what goes into such a text, and nothing that would change it.
  fileprivate func expect(_ format: EntryFormat) {
    switch format {
    case .email: (keyboardType, textContentType) = (.emailAddress, .emailAddress)
    case .phone: (keyboardType, textContentType) = (.phonePad, .telephoneNumber)
    case .url: (keyboardType, textContentType) = (.URL, .URL)
    }
    (autocapitalizationType, autocorrectionType) = (.none, .no)
  }

  /// Has the device fill in what it knows, makes up or has received.
  fileprivate func expect(_ purpose: EntryPurpose) {
    switch purpose {
    case .account: textContentType = .username
    case .password: textContentType = .password
    case .newPassword: textContentType = .newPassword
    case .code: (keyboardType, textContentType) = (.numberPad, .oneTimeCode)
    }
    (autocapitalizationType, autocorrectionType) = (.none, .no)
  }
}
