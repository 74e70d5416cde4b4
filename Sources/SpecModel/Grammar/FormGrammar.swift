import Diagnostics

enum FormFieldGrammar {
  static let type = Key(
    "type", .type, .required, "The value's type: String, Int, Double, Bool, Date or an enum.",
    example: "String")
  static let title = Key(
    "title", .text, .required, "What stands beside its control.", example: "edit.name")
  static let defaultValue = Key(
    "default", .value,
    """
    What it starts with. Without it a number, a choice or a date is missing until it is entered, and the \
    field shows none; a date begins with today when its field is tapped.
    """,
    example: "$parameters.user.name")
  static let required = Key(
    "required", .boolean, .defaultsTo("false"), "Whether it has to be filled in.",
    example: "true")
  static let length = Key(
    "length", Form<LengthLimits>.lengthLimits, "How many characters a String may have.",
    example: "{ max: 60 }")
  static let range = Key(
    "range", Form<NumberLimits>.numberLimits.located(),
    "Which numbers an Int or a Double may be.", example: "{ min: 1, max: 10 }")
  static let format = Key(
    "format", Form<EntryFormat>.choice.located(),
    """
    What a String has to look like; its keyboard is one for that. It is looked at only so far that \
    nothing right is refused, and whether there is such an address or number nobody asks.
    """,
    example: "email")
  static let secret = Key(
    "secret", .boolean, .defaultsTo("false"),
    "Whether what is typed is not seen, as for a password.", example: "true")
  static let condition = Key(
    "when", .condition,
    """
    The field is there only while this holds, which may ask for other fields as `$form.name`, and for \
    `$state`. What was entered comes back with the field. While it is not there, nothing is asked of its \
    value, and the form is sent without it: its `$form.name` is missing where the form is submitted, so \
    that it is a `String?` there, for instance.
    """,
    example: "$form.isBusiness")
  static let construct = Construct(
    "form field", "A value that a form asks for. What is entered is `$form.name`.",
    example: """
      type: String
      title: edit.name
      default: $parameters.user.name
      required: true
      length: { max: 60 }
      """,
    [
      [
        type.description, title.description, defaultValue.description, required.description,
        length.description, range.description, format.description, secret.description,
        condition.description,
      ]
    ])
}

extension Form where Value == [FormFieldDeclaration] {
  static var formFields: Form {
    .entries(.construct(FormFieldGrammar.construct)) { name, node, reader in
      guard !reader.reportDisplaced(name, node),
        var mapping = MappingReader(node, { FormFieldGrammar.construct }, reader)
      else { return nil }
      let type = mapping.value(FormFieldGrammar.type)
      let title = mapping.value(FormFieldGrammar.title)
      let value = mapping.value(FormFieldGrammar.defaultValue)
      let required = mapping.value(FormFieldGrammar.required)
      let length = mapping.value(FormFieldGrammar.length)
      let range = mapping.value(FormFieldGrammar.range)
      let format = mapping.value(FormFieldGrammar.format)
      let secret = mapping.value(FormFieldGrammar.secret)
      let condition = mapping.value(FormFieldGrammar.condition)
      mapping.finish()
      guard let type, let title else { return nil }
      return FormFieldDeclaration(
        field: Field(name: name, type: type, defaultValue: value), title: title,
        required: required ?? false,
        limits: FieldLimits(length: length, range: range, format: format),
        isSecret: secret ?? false, condition: condition)
    }
  }
}

enum LengthGrammar {
  static let minimum = Key(
    "min", Form<Int>.integer(atLeast: 0), "The least number of characters.", example: "3")
  static let maximum = Key(
    "max", .positive, "The greatest number of characters.", example: "60")
  static let construct = Construct(
    "length", "How many characters a value may have.",
    example: """
      min: 3
      max: 60
      """,
    [[minimum.description, maximum.description]])
}

extension Form where Value == LengthLimits {
  static var lengthLimits: Form {
    .construct(LengthGrammar.construct) { mapping in
      LengthLimits(
        minimum: mapping.value(LengthGrammar.minimum),
        maximum: mapping.value(LengthGrammar.maximum))
    }
  }
}

enum RangeGrammar {
  static let minimum = Key("min", .number, "The least number.", example: "1")
  static let maximum = Key("max", .number, "The greatest number.", example: "10")
  static let construct = Construct(
    "range", "Which numbers a value may be.",
    example: """
      min: 1
      max: 10
      """,
    [[minimum.description, maximum.description]])
}

extension Form where Value == NumberLimits {
  static var numberLimits: Form {
    .construct(RangeGrammar.construct) { mapping in
      NumberLimits(
        minimum: mapping.value(RangeGrammar.minimum), maximum: mapping.value(RangeGrammar.maximum))
    }
  }
}

extension EntryFormat: DocumentedChoice {
  var documentation: String {
    switch self {
    case .email:
      "An e-mail address: one `@`, something before it, and a domain with a dot in it behind it."
    case .phone:
      """
      A telephone number: 3 to 15 digits, perhaps behind a `+`; spaces, dashes, dots, slashes and \
      parentheses may stand between them.
      """
    case .url: "An absolute address with a host, such as `https://example.com`."
    }
  }
}

enum SubmitGrammar {
  static let title = Key("title", .text, .required, "What its button says.", example: "edit.save")
  static let construct = Construct(
    "submit", "What happens with a form's values: a button with the keys of an effect in place.",
    example: """
      title: edit.save
      request: RenameUser
      with: { id: $parameters.user.id, name: $form.name }
      then: { return: $result }
      failed: { notice: edit.failed, retry: true }
      """,
    relations: EffectGrammar.relations,
    [[title.description], EffectGrammar.keys, [EffectGrammar.condition.description]])
}

extension Form where Value == SubmitDeclaration {
  static var submit: Form {
    .construct(SubmitGrammar.construct) { mapping in
      let title = mapping.value(SubmitGrammar.title)
      let effect = EffectGrammar.read(&mapping)
      guard let title, let effect else { return nil }
      return SubmitDeclaration(title: title, effect: effect)
    }
  }
}
