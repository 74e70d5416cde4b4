import SourceText

enum ComponentGrammar {
  static let name = Key(
    "component", .name(.other("the component's name")), .required, "The component's name.",
    example: "Rating")
  static let parameters = Key(
    "parameters", .fields, "What whoever uses it says; its values are all that it can show.",
    example: "{ stars: Double, count: Int? }")
  static let events = Key(
    "events", .list(of: .name(.other("an event"))),
    "The events that its buttons send to the place of use.",
    example: "[opened]")
  static let cell = Key(
    "cell", .cellNode, .required,
    """
    The component's tree. Its buttons tell events, and what follows from those is said where the \
    component is used.
    """,
    example: "{ text: { value: $parameters.stars } }")
  static let record = Record<ComponentDeclaration>(
    "component",
    """
    A part of cells that several adapters can use. It shows its parameters and nothing else, so it \
    looks the same wherever it stands.
    """,
    example: """
      component: Rating
      parameters: { stars: Double }
      events: [opened]
      cell:
        row:
          - image: { icon: star, size: 12 }
          - text: { value: $parameters.stars, as: number }
          - button: { title: rating.reviews, event: opened }
      """,
    misplaced: [
      "for": "what is for a model is an adapter: write `adapter:` in the place of `component:`"
    ]
  ) { mapping in
    let name = mapping.value(name)
    let parameters = mapping.value(parameters)
    let events = mapping.value(events)
    let cell = mapping.value(cell)
    guard let name, let cell else { return nil }
    return ComponentDeclaration(
      name: name, parameters: parameters ?? [], events: events ?? [], cell: cell)
  }
}

/// A component in a cell.
enum ComponentUseGrammar {
  static let use = Key(
    "use", .name(.component), .required, "The component.", example: "Rating")
  static let arguments = Key(
    "with", .arguments, "The component's parameters.", example: "{ stars: $item.stars }")
  static let events = Key(
    "events", Form<[ComponentEvent]>.componentEvents, "What follows from each of its events.",
    example: "{ opened: { push: Reviews, with: { product: $item } } }")
  static let refine = Key(
    "refine", .entries(of: PartRefinementGrammar.record),
    "What of its parts looks otherwise here, by the names that the component has for them.",
    example: "{ stars: { color: accent, font: caption } }")
  static let record = Record<ComponentUseNode>(
    "component in a cell", "A component with what it shows and what follows from its events.",
    example: """
      use: Rating
      with: { stars: $item.stars }
      events: { opened: { push: Reviews, with: { productID: $item.id } } }
      refine: { stars: { color: accent } }
      """
  ) { mapping in
    let name = mapping.value(use)
    let arguments = mapping.value(arguments)
    let events = mapping.value(events)
    let refinements = mapping.value(refine)
    let condition = mapping.value(CellGrammar.condition)
    // What cannot be read is not missing.
    guard let name, arguments != nil || !mapping.has(Self.arguments) else { return nil }
    return ComponentUseNode(
      use: ComponentUse(
        component: name, arguments: arguments ?? [], events: events ?? [],
        refinements: refinements ?? []),
      condition: condition)
  }
}

/// A component in a cell with its condition.
struct ComponentUseNode: Sendable {
  var use: ComponentUse
  var condition: Expression?
}

extension Form where Value == ComponentUseNode {
  static var componentUse: Form {
    ComponentUseGrammar.record.form(or: .name(.component)) {
      ComponentUseNode(use: ComponentUse(component: $0), condition: nil)
    }
  }
}

extension Form where Value == [ComponentEvent] {
  static var componentEvents: Form {
    let effect = ComponentEventGrammar.record.form
    return .entries(effect.shape, named: "an event") { name, node, reader in
      effect.read(node, reader).map { ComponentEvent(name: name, effect: $0) }
    }
  }
}

/// What follows from an event of a component: an effect, or an event of the adapter around it.
enum ComponentEventGrammar {
  static let record = Record<Effect>(
    "component event",
    "What follows from an event of a component: an effect, or an event of whatever uses it.",
    example: """
      push: Reviews
      with: { productID: $item.id }
      """,
    rules: EffectGrammar.rules(or: ["event"])
  ) { mapping in
    let parts = EffectGrammar.parts(&mapping)
    let event = EffectGrammar.event(&mapping)
    return parts.effect(telling: event, when: mapping.value(EffectGrammar.condition))
  }
}
