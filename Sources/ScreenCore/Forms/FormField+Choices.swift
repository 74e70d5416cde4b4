extension FormField {
  /// Any of `options`. What is chosen has their order, whatever was chosen first.
  public static func choices<Choice: ChoiceValue>(
    id: String, title: ScreenText, rules: [FieldRule] = [], options: [Choice],
    value: StateBinding<[Choice]>
  ) -> FormField {
    var field = choices(
      id: id, title: title, rules: rules, options: options, text: \.text, value: value)
    field.draft = DraftValue(several: value)
    return field
  }

  /// Any of `options`, each of which is read as `text` says.
  package static func choices<Choice: Hashable>(
    id: String, title: ScreenText, rules: [FieldRule], options: [Choice],
    text: (Choice) -> ScreenText, value: StateBinding<[Choice]>
  ) -> FormField {
    let control = Control.choices(
      options.map(text), isChosen: { value.value.contains(options[$0]) },
      toggle: { index in
        var chosen = Set(value.value)
        if chosen.remove(options[index]) == nil { chosen.insert(options[index]) }
        // What a newer server has sent is no option, and stays.
        let others = value.value.filter { !options.contains($0) }
        value.value = options.filter(chosen.contains) + others
      })
    return FormField(id: id, title: title, rules: rules, control: control) {
      .choices(value.value.count)
    }
  }
}
