import Diagnostics
import SourceText

/// A row that is written in place: a model by an adapter, or a control.
enum RowGrammar {
  static let adapter = Key(
    "use", .name(.adapter), "The adapter that shows the row.", example: "MenuRow")
  static let item = Key(
    "item", .value,
    """
    The row's model: a value, or its fields. Among these `id` may be left out; it is then the row's \
    place.
    """,
    example: "{ id: about, title: settings.about }")
  static let condition = Key(
    "when", .condition, "The row is there only while this holds.", example: "$state.advanced")
  static let construct = Construct(
    "row",
    """
    A row that is written in place: a model shown by an adapter, or a control that edits the screen's \
    state. It has the keys of an effect for what follows from a tap on it, or from a change by the \
    control.
    """,
    example: """
      use: MenuRow
      item: { id: about, title: settings.about }
      push: About
      """,
    relations: [
      .exactlyOne(["use"] + ControlGrammar.kinds), .needs("use", ["item"]),
      .only(["item"], with: ["use"]), .atMostOne(EffectGrammar.actionKeys),
      .only(
        ["with", "confirm", "optimistic", "then", "failed", "returned"],
        with: EffectGrammar.actionKeys + ["track"]),
    ] + ControlGrammar.relations + EffectGrammar.modifierRelations,
    [
      [adapter.description, item.description], ControlGrammar.keys, [condition.description],
      EffectGrammar.keys,
    ])

  static func read(_ mapping: inout MappingReader) -> RowDeclaration? {
    let content = content(&mapping)
    let condition = mapping.value(condition)
    let effect = EffectGrammar.read(&mapping, withCondition: false, needed: false)
    guard let content else { return nil }
    return RowDeclaration(
      content: content, condition: condition, effect: effect, accessibility: nil,
      span: mapping.span)
  }

  private static func content(_ mapping: inout MappingReader) -> RowDeclaration.Content? {
    if let control = ControlGrammar.kind(of: mapping) {
      return ControlGrammar.read(control, &mapping).map { .control($0) }
    }
    let adapter = mapping.value(adapter)
    let item = mapping.value(item)
    if mapping.has("use"), !mapping.has("item"), !mapping.hasMisspelt("item") {
      mapping.reader.report(
        .missingKey, "row has no `item`", at: mapping.keySpan("use") ?? mapping.span,
        help: "add `item:` with the row's model: a value, or its fields")
    }
    let names: [StaticString] = ["use", "toggle", "picker", "field", "stepper"]
    if !names.contains(where: { mapping.has($0) || mapping.hasMisspelt($0) }) {
      mapping.reader.report(
        .missingKey, "row has no `use`", at: mapping.span,
        help: "add `use:` with an adapter and `item:`, or a control such as `toggle: $state.sound`")
    }
    guard let adapter, let item else { return nil }
    return .item(adapter: adapter, value: item)
  }
}

extension [RowDeclaration] {
  /// The rows, in which a model that is written in place without an `id` has the row's place for one.
  var withIdentities: [RowDeclaration] {
    enumerated().map { position, row in row.identified(by: position + 1) }
  }
}

extension RowDeclaration {
  fileprivate func identified(by number: Int) -> RowDeclaration {
    guard case .item(let adapter, let item) = content, case .object(let fields) = item.kind,
      !fields.contains(where: { $0.name.text == "id" })
    else { return self }
    let place = Expression(.text("\(number)"), span: item.span)
    let id = Argument(name: Name("id", span: item.span), value: place)
    let object = Expression(.object([id] + fields), span: item.span)
    return RowDeclaration(
      content: .item(adapter: adapter, value: object), condition: condition, effect: effect,
      accessibility: accessibility, span: span)
  }
}

extension Form where Value == RowDeclaration {
  static var row: Form {
    .construct(RowGrammar.construct) { RowGrammar.read(&$0) }
  }
}

/// A control in a row: the keys that a row has for it.
enum ControlGrammar {
  static let toggle = Key(
    "toggle", .path, "A switch that edits this piece of the state, a `Bool`.",
    example: "$state.sound")
  static let picker = Key(
    "picker", .path, "A choice that edits this piece of the state, of an enum's type.",
    example: "$state.audience")
  static let field = Key(
    "field", .path,
    """
    A field that edits this piece of the state: a `String`, `Int`, `Double` or `Date`. What follows \
    from a change does so when the field is left.
    """,
    example: "$state.name")
  static let stepper = Key(
    "stepper", .path,
    "Two buttons, for more and for less, that edit this piece of the state: an `Int` or `Double`.",
    example: "$state.guests")
  static let title = Key(
    "title", .text, "What stands beside the control.", example: "settings.sound")
  static let style = Key(
    "style", Form<PickerStyle>.choice, .defaultsTo("menu"),
    "How the picker shows what there is to choose from.", example: "segments")
  static let prompt = Key(
    "prompt", .text, "What the empty field says.", example: "settings.namePrompt")
  static let secret = Key(
    "secret", .boolean, .defaultsTo("false"),
    "Whether what is typed is not seen, as for a password.", example: "true")
  static let from = Key(
    "from", .value, "The least number of the stepper. Left out, there is none.", example: "1")
  static let to = Key(
    "to", .value, "The greatest number of the stepper. Left out, there is none.", example: "10")
  static let step = Key(
    "step", .value, .defaultsTo("1"), "By how much the stepper goes.", example: "2")

  /// The keys of which each says which control it is.
  static let kinds = ["toggle", "picker", "field", "stepper"]

  static let keys: KeyGroup = [
    toggle.description, picker.description, field.description, stepper.description,
    title.description, style.description, prompt.description, secret.description,
    from.description, to.description, step.description,
  ]

  static let relations: [KeyRelation] =
    kinds.map { .needs($0, ["title"]) } + [
      .only(["title"], with: kinds), .only(["style"], with: ["picker"]),
      .only(["prompt", "secret"], with: ["field"]),
      .only(["from", "to", "step"], with: ["stepper"]),
    ]

  /// The control that a row is; nil if it is none.
  static func kind(of mapping: MappingReader) -> Kind? {
    Kind.allCases.first { mapping.has($0.name) }
  }

  enum Kind: CaseIterable {
    case toggle, picker, field, stepper

    var name: StaticString {
      switch self {
      case .toggle: "toggle"
      case .picker: "picker"
      case .field: "field"
      case .stepper: "stepper"
      }
    }
  }

  static func read(_ kind: Kind, _ mapping: inout MappingReader) -> ControlDeclaration? {
    let target =
      switch kind {
      case .toggle: mapping.value(toggle)
      case .picker: mapping.value(picker)
      case .field: mapping.value(field)
      case .stepper: mapping.value(stepper)
      }
    let title = mapping.value(title)
    let look = look(of: kind, &mapping)
    if !mapping.has("title"), !mapping.hasMisspelt("title") {
      mapping.reader.report(
        .missingKey, "this \(kind.name) has no `title`",
        at: mapping.keySpan(kind.name) ?? mapping.span,
        help: "add `title:` with a key of the strings")
    }
    guard let target, let title else { return nil }
    return ControlDeclaration(kind: look, target: target, title: title)
  }

  private static func look(
    of kind: Kind, _ mapping: inout MappingReader
  ) -> ControlDeclaration.Kind {
    switch kind {
    case .toggle: .toggle
    case .picker: .picker(mapping.value(style) ?? .menu)
    case .field:
      .field(prompt: mapping.value(prompt), isSecret: mapping.value(secret) ?? false)
    case .stepper:
      .stepper(
        StepperLimits(
          from: mapping.value(from), to: mapping.value(to), step: mapping.value(step)))
    }
  }
}

extension Form where Value == Located<ValuePath> {
  /// A path with its place.
  static var path: Form {
    Form(.notation(.path)) { node, reader in
      reader.path(node).map { Located($0, span: reader.span(node)) }
    }
  }
}
