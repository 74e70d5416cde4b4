extension FormField {
  /// What the app decides of the value by itself, beside what its rules say.
  struct Check {
    /// Whether the value is right; nil while there is none.
    let accepts: @MainActor () -> Bool?
    /// What is said of one that is not.
    let problem: @MainActor () -> ScreenText
  }

  /// `field`, whose value the app looks at as well: it has to be one that `accepts` takes, and else `text` is said, or that
  /// it is not valid.
  ///
  /// The app is asked where nothing else is wrong with what was entered, and about nothing that is missing.
  public static func checked<Value>(
    by accepts: @escaping @MainActor (Value) -> Bool, _ value: StateBinding<Value>,
    saying text: ScreenText? = nil, _ field: FormField
  ) -> FormField {
    .checked(by: accepts, value, saying: { text ?? StandardText.invalid }, field)
  }

  /// `field`, whose value the app looks at as well. What `text` makes is said of one that is not right, as things are then.
  public static func checked<Value>(
    by accepts: @escaping @MainActor (Value) -> Bool, _ value: StateBinding<Value>,
    saying text: @escaping @MainActor () -> ScreenText, _ field: FormField
  ) -> FormField {
    field.checked(saying: text) { accepts(value.value) }
  }

  /// `field`, whose value the app looks at as well, once there is one.
  public static func checked<Value>(
    by accepts: @escaping @MainActor (Value) -> Bool, _ value: StateBinding<Value?>,
    saying text: ScreenText? = nil, _ field: FormField
  ) -> FormField {
    .checked(by: accepts, value, saying: { text ?? StandardText.invalid }, field)
  }

  /// `field`, whose value the app looks at as well, once there is one. What `text` makes is said of one that is not right,
  /// as things are then.
  public static func checked<Value>(
    by accepts: @escaping @MainActor (Value) -> Bool, _ value: StateBinding<Value?>,
    saying text: @escaping @MainActor () -> ScreenText, _ field: FormField
  ) -> FormField {
    field.checked(saying: text) { value.value.map { accepts($0) } }
  }

  private func checked(
    saying text: @escaping @MainActor () -> ScreenText, _ accepts: @escaping @MainActor () -> Bool?
  ) -> FormField {
    var field = self
    field.check = Check(accepts: accepts, problem: text)
    return field
  }

  /// What is wrong with the value; nil when nothing is.
  var problem: ScreenText? {
    let value = value()
    if let problem = value.problem(currentRules) { return problem }
    guard let check, !value.isMissing else { return nil }
    return check.accepts() == false ? check.problem() : nil
  }
}
