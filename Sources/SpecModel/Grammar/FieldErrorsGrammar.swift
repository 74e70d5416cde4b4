/// Where an API, or one request of it, says what is wrong with fields of what was sent.
enum FieldErrorsGrammar {
  static let at = Key(
    "at", .payloadPath, .required,
    """
    Where in a refused answer it stands: an object from fields to what is wrong with them, or a list of objects of which \
    each is about a field.
    """,
    example: "error.problems")
  static let field = Key(
    "field", .payloadPath,
    """
    Where, in each object of such a list, the field stands that it is about: its name, or a way to it. Left out, one of \
    the usual names is looked for, such as `field`, `path` and `source.pointer`.
    """,
    example: "on")
  static let text = Key(
    "text", .payloadPath,
    """
    Where the text stands in what is wrong, if that is an object. Left out, one of the usual names is looked for, such \
    as `message` and `detail`.
    """,
    example: "said")
  static let record = Record<FieldErrors>(
    "field errors",
    """
    Where an API, or one request of it, says what is wrong with fields of what was sent, in answers with a status from 400 to 499. A form says it \
    below the field, until that is edited or sent again; what is about no field of the form, it says beside that above its \
    button, and leaves to `failed` where it is all.
    """,
    example: """
      at: error.problems
      field: of
      text: said
      """,
    misplaced: [
      "name": "it is called `field` here", "key": "it is called `field` here",
      "reason": "it is called `text` here",
      "status": "leave it out: it is read from answers with a status from 400 to 499",
    ]
  ) { mapping in
    let at = mapping.value(at)
    let field = mapping.value(field)
    let text = mapping.value(text)
    return at.map { FieldErrors(at: $0, field: field, text: text) }
  }

  /// The whole, or only where it stands.
  static var form: Form<FieldErrors> {
    record.form(or: .payloadPath) { FieldErrors(at: $0, field: nil, text: nil) }
  }
}
