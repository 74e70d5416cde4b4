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
  static let record = Record<RowDeclaration>(
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
    rules: [
      .exactlyOne(
        ["use"] + ControlGrammar.kinds,
        missing: .missing(
          "row has no `use`",
          help:
            "add `use:` with an adapter and `item:`, or a control such as `toggle: $state.sound`"),
        preferring: ControlGrammar.kinds),
      .needs(
        "use", "item",
        missing: .missing(
          "row has no `item`", at: .key(["use"]),
          help: "add `item:` with the row's model: a value, or its fields")),
      .only(["item"], with: ["use"]),
    ] + EffectGrammar.optionalRules() + ControlGrammar.rules + EffectGrammar.modifierRules,
    misplaced: [
      "preview": "it is said of the rows of a model, beside the `select:` of an action"
    ]
  ) { mapping in
    let adapter = mapping.value(adapter)
    let item = mapping.value(item)
    let control = ControlGrammar.read(&mapping)
    let condition = mapping.value(condition)
    let effect = EffectGrammar.parts(&mapping).effect()
    guard let content = control.map(RowDeclaration.Content.control) ?? shown(item, by: adapter)
    else { return nil }
    return RowDeclaration(
      content: content, condition: condition, effect: effect, accessibility: nil,
      span: mapping.span)
  }

  /// Whether a key goes together with `use` and `item`.
  static func isKeyBesideItem(_ name: String) -> Bool {
    let construct = record.construct
    return construct.hasKey(name)
      && construct.hasRoom(for: name, beside: ["use", "item"].contains)
  }

  private static func shown(_ item: Expression?, by adapter: Name?) -> RowDeclaration.Content? {
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

/// A control in a row: the keys that a row has for it.
enum ControlGrammar {
  static let toggle = Key(
    "toggle", .path(in: .state), "A switch that edits this piece of the state, a `Bool`.",
    example: "$state.sound")
  static let picker = Key(
    "picker", .path(in: .state), "A choice that edits this piece of the state, of an enum's type.",
    example: "$state.audience")
  static let field = Key(
    "field", .path(in: .state),
    """
    A field that edits this piece of the state: a `String`, `Int`, `Double`, `Decimal` or `Date`. What \
    follows from a change does so when the field is left.
    """,
    example: "$state.name")
  static let stepper = Key(
    "stepper", .path(in: .state),
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

  static let rules: [KeyRule] =
    kinds.map { kind in
      .needs(
        kind, "title",
        missing: .missing(
          "this \(kind) has no `title`", at: .key([kind]),
          help: "add `title:` with a key of the strings"))
    } + [
      .only(["title"], with: kinds), .only(["style"], with: ["picker"]),
      .only(["prompt", "secret"], with: ["field"]),
      .only(["from", "to", "step"], with: ["stepper"]),
    ]

  /// Of the keys that say which control it is: hardly a node of a cell has one.
  private static let marks: KeyText.Marks = [
    toggle.text.mark, picker.text.mark, field.text.mark, stepper.text.mark,
  ]

  /// Whether a mapping is a control.
  static func stands(in mapping: borrowing MappingReader) -> Bool {
    mapping.mayHave(marks)
      && (mapping.has(toggle) || mapping.has(picker) || mapping.has(field) || mapping.has(stepper))
  }

  static func read(_ mapping: inout MappingReader) -> ControlDeclaration? {
    guard stands(in: mapping) else { return nil }
    let toggle = mapping.value(toggle)
    let picker = mapping.value(picker)
    let field = mapping.value(field)
    let stepper = mapping.value(stepper)
    let title = mapping.value(title)
    let style = mapping.value(style) ?? .menu
    let prompt = mapping.value(prompt)
    let isSecret = mapping.value(secret) ?? false
    let limits = StepperLimits(
      from: mapping.value(from), to: mapping.value(to), step: mapping.value(step))
    guard let title, let target = toggle ?? picker ?? field ?? stepper else { return nil }
    let kind: ControlDeclaration.Kind =
      if toggle != nil {
        .toggle
      } else if picker != nil {
        .picker(style)
      } else if field != nil {
        .field(prompt: prompt, isSecret: isSecret)
      } else {
        .stepper(limits)
      }
    return ControlDeclaration(kind: kind, target: target, title: title)
  }
}

extension Form where Value == Located<ValuePath> {
  /// A path with its place.
  ///
  /// - Parameter likely: Where the value most likely is.
  static func path(in likely: Scope) -> Form {
    Form(.notation(.path)) { node, reader in
      reader.path(node, likely: likely).map { Located($0, span: reader.span(node)) }
    }
  }
}
