/// What a form asks for before it asks for more.
enum FormStepGrammar {
  static let title = Key(
    "title", .text, .required, "What stands above its fields.", example: "join.address")
  static let fields = Key(
    "fields", .list(of: .name(.other("a field of the form"))), .required,
    "The fields of the form that it asks for, from above.", example: "[street, town]")
  static let record = Record<FormStepDeclaration>(
    "form step",
    """
    Fields of a form that are seen together, and that nothing may be wrong with before the next step comes. One of which \
    no field is there, by their `when`, is passed over.
    """,
    example: """
      title: join.address
      fields: [street, town]
      """
  ) { mapping in
    let title = mapping.value(title)
    let fields = mapping.value(fields)
    guard let title, let fields else { return nil }
    return FormStepDeclaration(title: title, fields: fields)
  }
}
