/// Fields of a form that stand together, between what is said above and below them.
enum FormGroupGrammar {
  static let header = Key(
    "header", .text, "What stands above its fields, as a heading.", example: "join.address")
  static let footer = Key(
    "footer", .text, "What stands below its fields, in small letters, and explains them.",
    example: "join.addressHelp")
  static let fields = Key(
    "fields", .list(of: .name(.fieldOfForm)), .required,
    "The fields of the form in it, from above.",
    example: "[street, town]")
  static let condition = Key(
    "when", .condition,
    """
    Its fields are there only while this holds, beside what they ask for themselves, with all that follows from their \
    own `when`.
    """,
    example: "$form.isGift")
  /// Where somebody says it who says of a field in which group it is.
  static let place =
    "list the field under `groups:` of the screen, among the `fields:` of its group"
  static let record = Record<FormGroupDeclaration>(
    "form group",
    """
    Fields of a form that stand together, with what is said above and below them. That is there as long as one of the \
    fields is.
    """,
    example: """
      header: join.address
      footer: join.addressHelp
      fields: [street, town]
      """,
    misplaced: [
      "title": "what stands above its fields is its `header:`",
      "help": "what stands below its fields is its `footer:`",
    ]
  ) { mapping in
    let header = mapping.value(header)
    let footer = mapping.value(footer)
    let fields = mapping.value(fields)
    let condition = mapping.value(condition)
    guard let fields else { return nil }
    return FormGroupDeclaration(
      header: header, footer: footer, fields: fields, condition: condition)
  }
}

extension [FormFieldDeclaration] {
  /// The fields, each with what its group asks for.
  func standing(in groups: [FormGroupDeclaration]) -> Self {
    guard groups.contains(where: { $0.condition != nil }) else { return self }
    var conditions: [String: Expression] = [:]
    for group in groups {
      guard let condition = group.condition else { continue }
      for field in group.fields where conditions[field.text] == nil {
        conditions[field.text] = condition
      }
    }
    return map { field in
      var field = field
      field.groupCondition = conditions[field.field.name.text]
      return field
    }
  }
}
