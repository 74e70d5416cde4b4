/// A rule of the app's own for what is entered into a field.
enum NamedRuleGrammar {
  static let name = Key(
    "name", .nameOfRule, .required,
    "What the rule is called: the app implements `acceptsIban` for `iban`.", example: "iban")
  static let text = Key(
    "text", .text,
    "What is said of a value that is not right. Left out, it is that the value is not valid.",
    example: "account.ibanWrong")
  static let record = Record<NamedRule>(
    "field rule",
    """
    A rule of the app's own for what is entered. The app's dependencies have a method that is handed the value and says \
    whether it is right. It is asked where nothing else is wrong with the field, and about nothing that is missing.
    """,
    example: """
      name: iban
      text: account.ibanWrong
      """,
    misplaced: [
      "message": "it is called `text` here", "error": "it is called `text` here",
      "use": "it is called `name` here", "pattern": Form<Name>.cureOfPattern,
      "regex": Form<Name>.cureOfPattern, "matches": Form<Name>.cureOfPattern,
    ]
  ) { mapping in
    let name = mapping.value(name)
    let text = mapping.value(text)
    return name.map { NamedRule(name: $0, text: text) }
  }

  /// The whole, or only the name.
  static var form: Form<NamedRule> {
    record.form(or: name.form) { NamedRule(name: $0, text: nil) }
  }
}

extension Form where Value == Name {
  /// The name of a rule, and not the pattern that it asks for.
  fileprivate static var nameOfRule: Form {
    let kind = NameKind.other("a rule's name")
    return Form(.name(kind)) { node, reader in
      guard reader.tree.kind(node) == .scalar,
        reader.tree.withScalarBytes(node, { $0.contains(where: "^$*+?[(|".utf8.contains) })
      else { return reader.name(node, kind) }
      return reader.mismatch(node, expected: kind.phrase, help: cureOfPattern)
    }
  }

  /// What to do about a pattern in the place of a rule.
  fileprivate static var cureOfPattern: String {
    "a rule is a method of the app's code: name it, as `iban`, and test the pattern in its "
      + "`acceptsIban`"
  }
}
