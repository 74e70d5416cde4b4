/// What a form asks for before it asks for more.
enum FormStepGrammar {
  static let title = Key(
    "title", .text, .required, "What stands above its fields.", example: "join.address")
  static let fields = Key(
    "fields", .list(of: .name(.fieldOfForm)), .required,
    "The fields of the form that it asks for, from above.", example: "[street, town]")
  /// Where somebody says it who says of a field in which step it is.
  static let place = "list the field under `steps:` of the screen, among the `fields:` of its step"
  static let record = Record<FormStepDeclaration>(
    "form step",
    """
    Fields of a form that are seen together, and that nothing may be wrong with before the next step comes. One of which \
    no field is there, by their `when`, is passed over.
    """,
    example: """
      title: join.address
      fields: [street, town]
      """,
    misplaced: [
      "when": "say it of its fields: a step of which no field is there is passed over"
    ]
  ) { mapping in
    let title = mapping.value(title)
    let fields = mapping.value(fields)
    guard let title, let fields else { return nil }
    return FormStepDeclaration(title: title, fields: fields)
  }
}
