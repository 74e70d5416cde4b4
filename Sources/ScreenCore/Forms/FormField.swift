import Foundation

/// A field of a form: what it is called, what it edits, and what its value has to be.
@MainActor
public struct FormField {
  package enum Control {
    case text(StateBinding<String>, isSecret: Bool)
    /// A number as it is typed: nil when it isn't one, and then the form can't be sent.
    case number(text: @MainActor (Locale) -> String, set: @MainActor (String) -> Bool)
    case toggle(StateBinding<Bool>)
    case date(StateBinding<Date?>, isOptional: Bool)
    case choice(
      [ScreenText], style: ChoiceStyle, selected: @MainActor () -> Int?,
      select: @MainActor (Int) -> Void)
    /// One of what is loaded.
    case loadedChoice(any LoadedChoices)
    /// Any of what is loaded.
    case loadedChoices(any LoadedChoices)
    /// Any of several, which are chosen and given up one by one.
    case choices(
      [ScreenText], isChosen: @MainActor (Int) -> Bool, toggle: @MainActor (Int) -> Void)
    case stepper(NumberSteps)
    /// Photos, which are added and taken away.
    case photos(FieldPhotos)
  }

  /// How the choices of a field are shown.
  public enum ChoiceStyle: Hashable, Sendable {
    /// A button with a menu.
    case menu
    /// All of them beside one another.
    case segments
  }

  public let id: String
  /// What stands beside the control now.
  package var title: ScreenText { makeTitle?() ?? givenTitle }
  private let givenTitle: ScreenText
  /// The title of a field that is called otherwise as things change; nil where it stays.
  private var makeTitle: (@MainActor () -> ScreenText)?
  /// What its value has to be, whatever else is entered.
  package let rules: [FieldRule]
  package let control: Control
  package let value: @MainActor () -> FieldValue
  /// What the field says while it is empty.
  package var prompt: ScreenText?
  /// What a number counts now.
  package var unit: ScreenText? {
    get { makeUnit?() ?? givenUnit }
    set { givenUnit = newValue }
  }
  private var givenUnit: ScreenText?
  /// What a number counts that counts something else as things change; nil where that stays.
  private var makeUnit: (@MainActor () -> ScreenText)?
  /// What the keyboard offers for the field, beside what follows from its rules.
  package private(set) var purpose: EntryPurpose?
  /// Its value as drafts keep it; nil for one that nobody keeps, such as a password.
  package var draft: DraftValue?
  /// What servers call the field where they say what is wrong with it: a name, or the end of the way to it; nil where
  /// that is its own name.
  private(set) var refusedName: String?
  /// Whether the field is there now; nil for one that always is.
  private(set) var isShown: (@MainActor () -> Bool)?
  /// What the app itself says of its value; nil where it is not asked.
  var check: Check?
  /// What its value has to be beside that, as things are; nil where nothing follows from other values.
  private var limit: (@MainActor () -> FieldRule)?
  /// Whether it has to be filled in, as things are; nil where its rules say that.
  private var isNeeded: (@MainActor () -> Bool)?

  package init(
    id: String, title: ScreenText, rules: [FieldRule], control: Control, prompt: ScreenText? = nil,
    value: @escaping @MainActor () -> FieldValue
  ) {
    self.id = id
    givenTitle = title
    self.rules = rules
    self.control = control
    self.prompt = prompt
    self.value = value
  }

  /// The field, for what it is that is entered.
  package func entering(_ purpose: EntryPurpose) -> FormField {
    var field = self
    field.purpose = purpose
    // A code is good for nothing the next time.
    if purpose != .account { field.draft = nil }
    return field
  }

  /// `field`, which servers call `name` where they say what is wrong with it. With dots in it, it is the end of the way
  /// to the field in what is sent.
  public static func refused(as name: String, _ field: FormField) -> FormField {
    var field = field
    field.refusedName = name
    return field
  }

  /// `field` as long as `condition` holds. While it doesn't, the field isn't seen, and nothing is asked of
  /// its value.
  public static func when(
    _ condition: @escaping @MainActor () -> Bool, _ field: FormField
  ) -> FormField {
    var field = field
    field.isShown = condition
    return field
  }

  /// `field`, whose value has to follow `rule`, too, which is asked for whenever it is looked at: it may say
  /// something else after another field was edited.
  public static func limited(
    _ rule: @escaping @MainActor () -> FieldRule, _ field: FormField
  ) -> FormField {
    var field = field
    field.limit = rule
    return field
  }

  /// `field`, which has to be filled in as long as `condition` holds. That is asked whenever its value is looked at: it may
  /// be otherwise after another field was edited.
  public static func required(
    when condition: @escaping @MainActor () -> Bool, _ field: FormField
  ) -> FormField {
    var field = field
    field.isNeeded = condition
    return field
  }

  /// The field that `make` makes, called what `title` says whenever it is looked at: that may follow what is entered.
  public static func titled(
    _ title: @escaping @MainActor () -> ScreenText, _ make: (ScreenText) -> FormField
  ) -> FormField {
    var field = make(title())
    field.makeTitle = title
    return field
  }

  /// `field`, whose number counts what `unit` says whenever it is looked at.
  public static func counting(
    _ unit: @escaping @MainActor () -> ScreenText, _ field: FormField
  ) -> FormField {
    var field = field
    field.makeUnit = unit
    return field
  }

  /// Whether its title or its unit may be another one after something was edited.
  package var hasChangingTexts: Bool { makeTitle != nil || makeUnit != nil }

  /// What its value has to be now.
  package var currentRules: [FieldRule] {
    var current = rules
    if isNeeded?() == true { current.append(.required) }
    if let limit { current.append(limit()) }
    return current
  }

  /// Whether a number may be less than nothing, or become such that it may.
  package var allowsNegatives: Bool { limit != nil || rules.allowNegatives }

  /// A text; what is secret, such as a password, is not seen as it is typed.
  public static func text(
    id: String, title: ScreenText, rules: [FieldRule] = [], isSecret: Bool = false,
    prompt: ScreenText? = nil, value: StateBinding<String>
  ) -> FormField {
    var field = FormField(
      id: id, title: title, rules: rules, control: .text(value, isSecret: isSecret),
      prompt: prompt
    ) {
      .text(value.value)
    }
    if !isSecret { field.draft = DraftValue(value.asOptional) }
    return field
  }

  /// A text that may be missing.
  public static func text(
    id: String, title: ScreenText, rules: [FieldRule] = [], isSecret: Bool = false,
    prompt: ScreenText? = nil, value: StateBinding<String?>
  ) -> FormField {
    let text = StateBinding(
      get: { value.value ?? "" }, set: { value.value = $0.isEmpty ? nil : $0 })
    return .text(
      id: id, title: title, rules: rules, isSecret: isSecret, prompt: prompt, value: text)
  }

  /// Something that is on or off.
  public static func toggle(
    id: String, title: ScreenText, rules: [FieldRule] = [], value: StateBinding<Bool>
  ) -> FormField {
    var field = FormField(id: id, title: title, rules: rules, control: .toggle(value)) { .other }
    field.draft = DraftValue(value.asOptional)
    return field
  }

  /// A date. As long as it is missing the field shows none, and one that isn't required can be taken away
  /// again.
  public static func date(
    id: String, title: ScreenText, rules: [FieldRule] = [], value: StateBinding<Date?>
  ) -> FormField {
    .date(
      id: id, title: title, rules: rules, value: value, isOptional: !rules.contains(.required))
  }

  private static func date(
    id: String, title: ScreenText, rules: [FieldRule], value: StateBinding<Date?>,
    isOptional: Bool
  ) -> FormField {
    var field = FormField(
      id: id, title: title, rules: rules, control: .date(value, isOptional: isOptional)
    ) {
      value.value.map { .date($0) } ?? .missing
    }
    field.draft = DraftValue(value)
    return field
  }

  /// A date that is always there.
  public static func date(
    id: String, title: ScreenText, rules: [FieldRule] = [], value: StateBinding<Date>
  ) -> FormField {
    .date(id: id, title: title, rules: rules, value: value.asOptional, isOptional: false)
  }

  /// One of `options`.
  public static func choice<Choice: ChoiceValue>(
    id: String, title: ScreenText, rules: [FieldRule] = [], options: [Choice],
    style: ChoiceStyle = .menu, value: StateBinding<Choice?>
  ) -> FormField {
    let control = Control.choice(
      options.map(\.text), style: style,
      selected: { value.value.flatMap { options.firstIndex(of: $0) } },
      select: { value.value = options[$0] })
    var field = FormField(id: id, title: title, rules: rules, control: control) {
      value.value == nil ? .missing : .other
    }
    field.draft = DraftValue(value)
    return field
  }

  /// One of `options`.
  public static func choice<Choice: ChoiceValue>(
    id: String, title: ScreenText, rules: [FieldRule] = [], options: [Choice],
    style: ChoiceStyle = .menu, value: StateBinding<Choice>
  ) -> FormField {
    .choice(
      id: id, title: title, rules: rules, options: options, style: style,
      value: value.asOptional)
  }
}
