import SeededRandom

/// What kind of screen one is, and for which system.
struct RandomScreen {
  enum Kind { case list, sections, form, content, tabs }

  let architecture: String
  let kind: Kind

  init(number: Int, random: inout SeededGenerator) {
    let systems = ["collection", "table", "composition", "mvp", "viper"]
    architecture = systems[number % systems.count]
    let hasContent = number % systems.count < 3
    let kinds: [Kind] =
      hasContent ? [.list, .sections, .form, .content, .tabs] : [.list, .sections, .form]
    kind = kinds[random.below(kinds.count)]
  }

  var isScene: Bool { architecture == "viper" }
  var hasControls: Bool { architecture == "collection" || architecture == "table" }
}

/// Screens.
extension RandomWorld {
  mutating func screen(_ signature: Signature, _ plan: RandomScreen) -> String {
    let state = plan.kind == .tabs ? [] : stateSlots()
    var scope = RandomScope().adding("parameters", signature.slots, of: self)
    scope = scope.adding("state", state, of: self)
    var lines = ["screen: \(signature.name)", "architecture: \(plan.architecture)"]
    lines.append("parameters: \(slotEntries(signature.slots))")
    if let result = signature.result { lines.append("returns: \(Flow.quoted(result.text))") }
    if !state.isEmpty { lines.append("state: \(slotEntries(state))") }
    lines.append("title: \(text(in: scope))")
    if plan.kind != .tabs, plan.kind != .form {
      let items: Entry = ("trailing", bar(in: scope, signature))
      lines.append("bar: \(Flow.map([items] + barTraits() + subtitle(in: scope)))")
    }
    if plan.kind != .tabs { lines += toolbar(in: scope) + tabBarTraits(of: signature.name) }
    switch plan.kind {
    case .list: lines += list(in: scope, signature, plan)
    case .sections: lines += sections(in: scope, signature, plan)
    case .form: lines += form(in: scope, signature, plan)
    case .content: lines += content(in: scope, signature, plan)
    case .tabs: lines += tabs(in: scope)
    }
    return lines.joined(separator: "\n")
  }

  private mutating func stateSlots() -> [RandomSlot] {
    [
      RandomSlot(name: "on", type: .bool, hasDefault: true),
      RandomSlot(name: "query", type: .string, hasDefault: true),
      RandomSlot(name: "choice", type: .enumeration(random.below(2)), hasDefault: true),
      RandomSlot(name: "number", type: .builtin("Int"), hasDefault: true),
      RandomSlot(name: "kept", type: .optional(.model(random.below(3)))),
      RandomSlot(name: "day", type: .optional(.builtin("Date"))),
    ]
  }

  private mutating func bar(in scope: RandomScope, _ screen: Signature) -> String {
    let items = (0..<2).map { _ -> String in
      let (when, inside) = when(in: scope)
      let title: [Entry] = [("title", text(in: inside))] + icon(in: inside)
      return Flow.map(title + effect(in: inside, of: screen) + when)
    }
    return Flow.list(items)
  }

  /// A source by its name with what it wants, or one in place.
  ///
  /// - Parameter isAlone: Whether it is all that the screen shows, so that no section says when it is there.
  private mutating func source(
    in scope: RandomScope, isAlone: Bool = false
  ) -> (text: String, type: RandomType) {
    let terms = loadTerms(isConditional: isAlone)
    if random.chance(70), let source = pick(sources), let result = source.result,
      let arguments = arguments(for: source.slots, in: scope)
    {
      let with: [Entry] = arguments.isEmpty ? [] : [("with", Flow.map(arguments))]
      return (Flow.map([("use", source.name)] + with + terms), result)
    }
    let path = pick(shownPaths(in: scope)).map { "/\\{\($0.path)}".replacing("\\", with: "") } ?? ""
    let type = RandomType.model(random.below(4))
    let request = Flow.map([("path", Flow.quoted(ownPath() + path))])
    return (Flow.map([("yields", type.text), ("request", request)] + terms), type)
  }

  private func models(of type: RandomType) -> [Int] {
    if case .model(let number) = type { [number] } else { [0, 1, 3] }
  }

  private mutating func adapters(for type: RandomType, in scope: RandomScope) -> String {
    Flow.list(models(of: type).map { "Adapter\($0)" })
  }

  private mutating func list(
    in scope: RandomScope, _ screen: Signature, _ plan: RandomScreen
  ) -> [String] {
    let source = source(in: scope, isAlone: true)
    var lines = [
      "source: \(sources(besides: source.text, of: source.type))",
      "adapters: \(adapters(for: source.type, in: scope))",
    ]
    if random.chance(40) {
      let search: [Entry] = [("query", "$state.query"), ("minimum", "0")] + suggestions()
      lines.append("search: \(Flow.map(search))")
    }
    if random.chance(40) {
      let parts = letters(of: source.type) ?? [("by", "$item.kind")]
      let header: Entry = ("header", "{ key: group, with: [$group.value, $group.count] }")
      lines.append("group: \(Flow.map(parts + [header]))")
      lines += headerTraits().map { "\($0.key): \($0.value)" }
    }
    lines += listLook() + pressedLook().map { "\($0.key): \($0.value)" }
    lines += selection(of: models(of: source.type), plan)
    lines.append("reload: { pull: true, text: empty, onAppear: 60s, every: 2m }")
    lines.append("actions: \(actions(for: models(of: source.type), in: scope, screen))")
    let empty = text(in: scope)
    return lines + ["states: \(listStates(saying: empty, in: scope))"]
  }

  private mutating func actions(
    for models: [Int], in scope: RandomScope, _ screen: Signature
  ) -> String {
    Flow.list(
      models.flatMap { number -> [String] in
        let scope = scope.adding("$item", .model(number), of: self)
        let actions = [
          "select: Model\(number)", "event: Adapter\(number).tapped", "swipe: Model\(number)",
        ].map {
          let (when, inside) = when(in: scope)
          let parts = $0.split(separator: ":")
          let title: [Entry] =
            parts[0] == "swipe" ? [("title", text(in: scope))] + icon(in: inside) : []
          let trigger: Entry = (String(parts[0]), String(parts[1]))
          let effect = effect(in: inside, of: screen)
          let preview = parts[0] == "select" ? preview(of: effect) : []
          return Flow.map([trigger] + title + preview + effect + when)
        }
        return actions + heldMenu(ofModel: number, in: scope)
      })
  }

  private mutating func sections(
    in scope: RandomScope, _ screen: Signature, _ plan: RandomScreen
  ) -> [String] {
    var scope = scope
    var lines: [String] = []
    if !plan.isScene {
      let type = RandomType.model(random.below(3))
      let request = Flow.map([("path", ownPath())])
      let terms = loadTerms(isConditional: true)
      let loaded = Flow.map([("yields", type.text), ("request", request)] + terms)
      lines.append("data: \(Flow.map([("loaded", loaded)]))")
      scope = scope.adding("$data.loaded", .optional(type), of: self)
    }
    var shown: [Int] = []
    var sections: [String] = []
    for number in 0..<3 {
      let (when, inside) = when(in: number == 0 ? scope : scope.without("data"))
      var entries: [Entry] = [("id", "section\(number)")]
      if number == 0, let rows = rows(in: inside, screen, plan, shown: &shown) {
        entries.append(("rows", rows))
      } else {
        let source = source(in: scope.without("data"))
        shown += models(of: source.type)
        entries += [("source", source.text), ("adapters", adapters(for: source.type, in: scope))]
        entries += sectionLayout(in: plan.architecture) + pressedLook()
      }
      entries.append(("header", text(in: scope)))
      entries += headerTraits() + sectionLook(in: plan.architecture)
      sections.append(Flow.map(entries + when))
    }
    lines.append("sections: \(Flow.list(sections))")
    lines.append("actions: \(actions(for: Set(shown).sorted(), in: scope.without("data"), screen))")
    return lines + ["states: { empty: { text: empty }, error: { text: error } }"]
  }

  /// Rows in place, if there is anything that they could show.
  private mutating func rows(
    in scope: RandomScope, _ screen: Signature, _ plan: RandomScreen, shown: inout [Int]
  ) -> String? {
    var rows: [String] = []
    for path in scope.paths {
      guard case .model(let number) = path.type.unwrapped, random.chance(60) else { continue }
      let inside = scope.adding("$item", .model(number), of: self)
      shown.append(number)
      rows.append(
        Flow.map(
          [("use", "Adapter\(number)"), ("item", Flow.quoted(path.path))]
            + effect(in: inside, of: screen)))
    }
    if plan.hasControls {
      let (when, inside) = when(in: scope)
      rows.append(Flow.map([("toggle", "$state.on"), ("title", text(in: inside))] + when))
      rows.append(Flow.map([("picker", "$state.choice"), ("title", text(in: scope))]))
      rows.append(
        Flow.map(
          [("stepper", "$state.number"), ("title", text(in: scope))] + effect(in: scope, of: screen)
        ))
      rows.append(Flow.map([("field", "$state.query"), ("title", text(in: scope))]))
    }
    return rows.isEmpty ? nil : Flow.list(rows)
  }

  private mutating func form(
    in scope: RandomScope, _ screen: Signature, _ plan: RandomScreen
  ) -> [String] {
    // What fields begin with is known before there is a state.
    let before = scope.without("state")
    let types: [RandomType] = [
      .string, .builtin("Int"), .builtin("Double"), .bool, .builtin("Date"), .enumeration(0),
      .enumeration(1),
    ]
    var fields: [Entry] = []
    var entered: [RandomSlot] = []
    for number in 0..<4 {
      let type = exact(types[random.below(types.count)])
      var entries: [Entry] = [("type", type.text), ("title", text(in: before))]
      let isRequired = random.chance(50)
      if isRequired { entries.append(("required", "true")) }
      if random.chance(40), let value = value(of: type, in: before) {
        entries.append(("default", value))
      }
      let isText = type == .string || type == .bool
      let isThere = isRequired || isText
      entered.append(RandomSlot(name: "e\(number)", type: isThere ? type : .optional(type)))
      fields.append(("e\(number)", Flow.map(entries)))
    }
    if !plan.isScene, let chosen = chosenField(title: "form.chosen") {
      fields.append(("chosen", Flow.map(chosen.entries)))
      entered.append(RandomSlot(name: "chosen", type: chosen.type))
    }
    let inside = scope.adding("form", entered, of: self)
    let submit: [Entry] = [("title", text(in: before))] + effect(in: inside, of: screen)
    let groups = groups(over: fields.map(\.0))
    let steps = steps(over: fields.map(\.0))
    let draft = details.chance(40) ? ["draft: true"] : []
    return ["form: \(Flow.map(fields))"] + groups + steps + ["submit: \(Flow.map(submit))"] + draft
      + ["discard: confirm"]
  }

  private mutating func content(
    in scope: RandomScope, _ screen: Signature, _ plan: RandomScreen
  ) -> [String] {
    let type = RandomType.model(random.below(4))
    let inside = scope.adding("$item", type, of: self)
    var parts = (0..<4).map { _ in node(in: inside, event: nil, depth: 0) }
    if plan.hasControls { parts.append("{ toggle: $state.on, title: on }") }
    return [
      "data: { about: { yields: \(type.text), request: { path: \(ownPath()) } } }",
      "item: $data.about",
      "content: \(Flow.list(parts))", "states: { error: { text: error } }",
    ]
  }

  private mutating func tabs(in scope: RandomScope) -> [String] {
    var pages: [String] = []
    for (target, plan) in screens
    where plan.kind != .tabs && target.result == nil && pages.count < 3 {
      guard let arguments = arguments(for: target.slots, in: scope) else { continue }
      let with: [Entry] = arguments.isEmpty ? [] : [("with", Flow.map(arguments))]
      pages.append(Flow.map([("title", text(in: scope)), ("screen", target.name)] + with))
    }
    guard pages.count > 1 else { return ["content: [{ text: nothing }]"] }
    return ["tabs: \(Flow.list(pages))"]
  }
}
