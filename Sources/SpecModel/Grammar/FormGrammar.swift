import Diagnostics
import SourceText
import SpecSyntax

enum FormFieldGrammar {
  static let type = Key(
    "type", .typeOfEntry, .required,
    """
    The value's type: String, Int, Double, Decimal, Bool, Date, an enum, a list of an enum, as `"[Mood]"`, \
    of which several cases can be chosen, or `"[Data]"`, which is several photos. With `choices` it is ID, String, Int, \
    or a list of one of them.
    """,
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
    "required", Form<Truth>.truth, .defaultsTo("false"),
    """
    Whether it has to be filled in; of a list, whether one has to be chosen at least. A condition may say it, which asks \
    for other fields as `$form.name`, and for `$state`.
    """,
    example: "true")
  static let length = Key(
    "length", LengthGrammar.record.form.located(),
    "How many characters a String may have, or how many cases or photos may be chosen for a list.",
    example: "{ max: 60 }")
  static let range = Key(
    "range", RangeGrammar.record.form.located(),
    "Which numbers an Int, a Double or a Decimal may be, or which days a Date.",
    example: "{ min: 1, max: 10 }")
  static let unit = Key(
    "unit", .text,
    "What an Int, a Double or a Decimal counts: it stands behind the number, as *kg*.",
    example: "edit.kilograms")
  static let choices = Key(
    "choices", FieldChoicesGrammar.record.form,
    """
    Where what there is to choose from comes from, for a value that is an ID, a String or an Int, or a list of them, of \
    which several can be chosen.
    """,
    example: "{ use: Cities, title: $item.name }")
  static let format = Key(
    "format", Form<EntryFormat>.choice.located(),
    """
    What a String has to look like; its keyboard is one for that. It is looked at only so far that \
    nothing right is refused, and whether there is such an address or number nobody asks.
    """,
    example: "email")
  static let rule = Key(
    "rule", NamedRuleGrammar.form,
    """
    A rule of the app's own for a String, an Int, a Double, a Decimal or a Date: the app says whether the value is right. \
    Fields that share a rule are of one type.
    """,
    example: "iban")
  static let secret = Key(
    "secret", .boolean, .defaultsTo("false"),
    "Whether what is typed is not seen, as for a password.", example: "true")
  static let errors = Key(
    "errors", Form<PayloadPath>.fieldPath,
    """
    What servers call it where they say what is wrong with it: a key of what is sent, or the end of the way to one, with \
    dots. Left out, it is its own name, in any case and however its words are joined.
    """,
    example: "billing.street")
  static let condition = Key(
    "when", .condition,
    """
    The field is there only while this holds, which may ask for other fields as `$form.name`, and for \
    `$state`. What was entered comes back with the field. While it is not there, nothing is asked of its \
    value, and the form is sent without it: its `$form.name` is missing where the form is submitted, so \
    that it is a `String?` there, for instance.
    """,
    example: "$form.isBusiness")
  static let record = Record<@Sendable (Name) -> FormFieldDeclaration>(
    "form field", "A value that a form asks for. What is entered is `$form.name`.",
    example: """
      type: String
      title: edit.name
      default: $parameters.user.name
      required: true
      length: { max: 60 }
      """,
    misplaced: [
      "group": FormGroupGrammar.place, "section": FormGroupGrammar.place,
      "step": FormStepGrammar.place, "page": FormStepGrammar.place,
      "currency": "what a number of a form counts is its `unit:`, a text: "
        + "`unit: { verbatim: \"€\" }`",
    ]
  ) { mapping in
    let type = mapping.value(type)
    let title = mapping.value(title)
    let value = mapping.value(defaultValue)
    let requirement = mapping.value(required) ?? .never
    // What stands under the length of a number is most likely right for its range.
    let strayLength =
      type?.shape.hasRange == true && !mapping.has(choices) ? mapping.passOver(length) : nil
    let length = mapping.value(length)
    let rangeKey = mapping.keySpan(range)
    let range = mapping.value(range)
    let unit = mapping.value(unit)
    let choices = mapping.value(choices)
    let format = mapping.value(format)
    let rule = mapping.value(rule)
    let secret = mapping.value(secret) ?? false
    let errors = mapping.value(errors)
    let condition = mapping.value(condition)
    let hasChoices = mapping.has(Self.choices)
    guard let type, let title else { return nil }
    return {
      FormFieldDeclaration(
        field: Field(name: $0, type: type, defaultValue: value), title: title,
        requirement: requirement,
        limits: FieldLimits(
          length: length, range: range, format: format, rule: rule, strayLength: strayLength,
          rangeKey: rangeKey),
        choices: choices, hasBrokenChoices: choices == nil && hasChoices,
        unit: unit, isSecret: secret, refusedName: errors, ownCondition: condition)
    }
  }
}

extension Form where Value == TypeReference {
  /// A type, and no kind of input as web pages have it.
  fileprivate static var typeOfEntry: Form {
    Form(Form.type.shape) { node, reader in
      guard reader.tree.kind(node) == .scalar,
        reader.tree.withScalarBytes(node, { ($0.first ?? 0) >= UInt8(ascii: "a") }),
        let meant = FormFieldGrammar.inputs[reader.tree.string(node)]
      else { return Form.type.read(node, reader) }
      return reader.mismatch(node, expected: "a type", help: "write \(meant)")
    }
  }
}

extension FormFieldGrammar {
  /// What to write for the kinds of inputs on web pages that are not called like a type.
  fileprivate static let inputs = [
    "text": "`String`", "textarea": "`String`", "textField": "`String`", "search": "`String`",
    "email": "`String`, and `format: email` beside it",
    "password": "`String`, and `secret: true` beside it",
    "tel": "`String`, and `format: phone` beside it",
    "phone": "`String`, and `format: phone` beside it",
    "url": "`String`, and `format: url` beside it",
    "number": "`Int` or `Double`", "decimal": "`Decimal`", "checkbox": "`Bool`",
    "toggle": "`Bool`", "switch": "`Bool`",
    "select": "the name of an `enum:` with what to choose from",
    "picker": "the name of an `enum:` with what to choose from",
    "radio": "the name of an `enum:` with what to choose from",
    "photo": "`\"[Data]\"`, and `length: { max: 1 }` beside it", "photos": "`\"[Data]\"`",
    "image": "`\"[Data]\"`, and `length: { max: 1 }` beside it", "images": "`\"[Data]\"`",
  ]
}

extension Form where Value == [FormFieldDeclaration] {
  static var formFields: Form {
    .entries(.construct(FormFieldGrammar.record.construct)) { name, node, reader in
      guard !reader.reportDisplaced(name, node), !reader.reportRequired(name, node) else {
        return nil
      }
      return FormFieldGrammar.record.read(node, reader)?(name)
    }
  }
}

extension DocumentReader {
  /// Reports a list of the fields that have to be filled in, as JSON Schema has it; says whether it is one.
  fileprivate func reportRequired(_ name: Name, _ value: NodeID) -> Bool {
    guard name.text == "required", tree.kind(value) == .sequence else {
      return false
    }
    let fields = tree.items(value).filter { tree.kind($0) == .scalar }.map(tree.string)
    report(
      .wrongType, "a list of the fields that have to be filled in is no field", at: name.span,
      help: fields.isEmpty
        ? "leave it out: a field says so itself, `required: true`"
        : "leave it out, and write `required: true` in \(Listing.quoted(fields))")
    return true
  }
}

enum LengthGrammar {
  static let minimum = Key(
    "min", Form<Int>.integer(atLeast: 0), "The least number of characters, of cases or of photos.",
    example: "3")
  static let maximum = Key(
    "max", .most("max"), "The greatest number of characters, of cases or of photos.", example: "60")
  static let record = Record<LengthLimits>(
    "length",
    """
    How many characters a text may have, or how many cases or photos may be chosen. What is empty is as if nothing had \
    been entered: only `required` asks for more.
    """,
    example: """
      min: 3
      max: 60
      """
  ) { mapping in
    LengthLimits(
      minimum: mapping.value(minimum),
      maximum: mapping.value(maximum))
  }
}

extension EntryFormat: DocumentedChoice {
  static var otherWords: [String: EntryFormat] {
    [
      "mail": .email, "e-mail": .email, "tel": .phone, "telephone": .phone, "mobile": .phone,
      "link": .url, "website": .url, "uri": .url,
    ]
  }

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
  static let record = Record<SubmitDeclaration>(
    "submit", "What happens with a form's values: a button with the keys of an effect in place.",
    example: """
      title: edit.save
      request: RenameUser
      with: { id: $parameters.user.id, name: $form.name }
      then: { return: $result }
      failed: { notice: edit.failed, retry: true }
      """,
    rules: EffectGrammar.rules(),
    misplaced: ["errors": "say it of each field that servers call otherwise, below its `type`"]
  ) { mapping in
    let title = mapping.value(title)
    let parts = EffectGrammar.parts(&mapping)
    let effect = parts.effect(when: mapping.value(EffectGrammar.condition))
    guard let title, let effect else { return nil }
    return SubmitDeclaration(title: title, effect: effect)
  }
}
