/// A field of a form: what it is called, what it edits, and what its value has to be.
@MainActor
public struct FormField {
  enum Control {
    case text(StateBinding<String>)
    /// A number as it is typed: nil when it isn't one, and then the form can't be sent.
    case number(text: @MainActor () -> String, set: @MainActor (String) -> Bool)
    case toggle(StateBinding<Bool>)
    case date(StateBinding<Date?>)
    case choice([ScreenText], selected: @MainActor () -> Int?, select: @MainActor (Int) -> Void)
  }

  public let id: String
  let title: ScreenText
  let rules: [FieldRule]
  let control: Control
  let value: @MainActor () -> FieldValue

  /// A text.
  public static func text(
    id: String, title: ScreenText, rules: [FieldRule] = [], value: StateBinding<String>
  ) -> FormField {
    FormField(id: id, title: title, rules: rules, control: .text(value)) { .text(value.value) }
  }

  /// A text that may be missing.
  public static func text(
    id: String, title: ScreenText, rules: [FieldRule] = [], value: StateBinding<String?>
  ) -> FormField {
    let text = StateBinding(
      get: { value.value ?? "" }, set: { value.value = $0.isEmpty ? nil : $0 })
    return .text(id: id, title: title, rules: rules, value: text)
  }

  /// Something that is on or off.
  public static func toggle(
    id: String, title: ScreenText, rules: [FieldRule] = [], value: StateBinding<Bool>
  ) -> FormField {
    FormField(id: id, title: title, rules: rules, control: .toggle(value)) { .other }
  }

  /// A date.
  public static func date(
    id: String, title: ScreenText, rules: [FieldRule] = [], value: StateBinding<Date?>
  ) -> FormField {
    FormField(id: id, title: title, rules: rules, control: .date(value)) {
      value.value == nil ? .missing : .other
    }
  }

  /// A date that is always there.
  public static func date(
    id: String, title: ScreenText, rules: [FieldRule] = [], value: StateBinding<Date>
  ) -> FormField {
    .date(id: id, title: title, rules: rules, value: value.asOptional)
  }

  /// One of `options`.
  public static func choice<Choice: ChoiceValue>(
    id: String, title: ScreenText, rules: [FieldRule] = [], options: [Choice],
    value: StateBinding<Choice?>
  ) -> FormField {
    let control = Control.choice(
      options.map(\.text),
      selected: { value.value.flatMap { options.firstIndex(of: $0) } },
      select: { value.value = options[$0] })
    return FormField(id: id, title: title, rules: rules, control: control) {
      value.value == nil ? .missing : .other
    }
  }

  /// One of `options`.
  public static func choice<Choice: ChoiceValue>(
    id: String, title: ScreenText, rules: [FieldRule] = [], options: [Choice],
    value: StateBinding<Choice>
  ) -> FormField {
    .choice(id: id, title: title, rules: rules, options: options, value: value.asOptional)
  }
}
