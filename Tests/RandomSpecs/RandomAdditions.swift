import SeededRandom

/// What lists, sections and cells say beside what they are made of, drawn from numbers of its own: the rest of an app is
/// the same without it.
extension RandomWorld {
  // MARK: - Lists and sections

  /// What rows of a list or a section look like under a finger.
  mutating func pressedLook() -> [Entry] {
    guard additions.chance(30) else { return [] }
    return [("pressed", rowLook())]
  }

  /// The rows of a list that can be selected together, with what they look like then; scenes have none.
  mutating func selection(of models: [Int], _ plan: RandomScreen) -> [String] {
    guard additions.chance(25), !plan.isScene, let model = models.first else { return [] }
    let action = Flow.map([("title", "rows.done"), ("notice", "rows.told")])
    let selection = Flow.map([("of", "Model\(model)"), ("actions", Flow.list([action]))])
    let look = additions.chance(60) ? ["selected: \(rowLook())"] : []
    return ["selection: \(selection)"] + look
  }

  private mutating func rowLook() -> String {
    let looks: [[Entry]] = [
      [("background", "surface")], [("border", "{ width: 2, color: accent }")],
      [("background", "surface"), ("border", "{ width: 1, color: text }")],
    ]
    return Flow.map(looks[additions.below(looks.count)])
  }

  /// The layout of a section in systems whose rows can stand beside one another.
  mutating func sectionLayout(in architecture: String) -> [Entry] {
    guard additions.chance(30), !["table", "composition"].contains(architecture) else { return [] }
    let shelves = [
      "shelf", "{ shelf: { columns: 2, stops: rows } }",
      "{ shelf: { columns: { compact: 1, regular: 3 }, spacing: 6, stops: pages } }",
    ]
    return [("layout", shelves[additions.below(shelves.count)])]
  }

  /// A source, or that by a condition where it is no other one's turn. Both have the same items.
  mutating func sources(besides source: String, of type: RandomType) -> String {
    guard additions.chance(30), case .model = type, !source.contains("when: ") else {
      return source
    }
    let other = Flow.map([
      ("yields", type.text), ("request", Flow.map([("path", "/other\(type.text.lowercased())")])),
      ("when", "$state.on"),
    ])
    return Flow.list([other, source])
  }

  /// The menu of rows on which a finger rests.
  mutating func heldMenu(ofModel number: Int, in scope: RandomScope) -> [String] {
    guard additions.chance(35) else { return [] }
    return withAdditions { world in
      let entries = [
        Flow.map([("title", "row.tell"), ("notice", world.text(in: scope))]),
        Flow.map([("title", "row.again"), ("do", "reload")]),
      ]
      let (when, _) = world.when(in: scope)
      return [Flow.map([("hold", "Model\(number)"), ("menu", Flow.list(entries))] + when)]
    }
  }

  /// What stands in the place of a list's rows and below them: one state, or the first of two whose condition holds.
  mutating func listStates(saying first: String, in scope: RandomScope) -> String {
    let detail: [Entry] =
      additions.chance(40) ? [("detail", withAdditions { $0.text(in: scope) })] : []
    let last = Flow.map([("text", first)] + detail)
    let isOne = !additions.chance(40)
    let empty =
      isOne ? last : Flow.list([Flow.map([("when", "$state.on"), ("text", "empty.on")]), last])
    let more: [Entry] =
      additions.chance(40) ? [("more", "{ loading: more.loading, end: more.end }")] : []
    return Flow.map([("empty", empty), ("error", "{ text: error }")] + more)
  }

  /// A line below the title.
  mutating func subtitle(in scope: RandomScope) -> [Entry] {
    additions.chance(30) ? [("subtitle", withAdditions { $0.text(in: scope) })] : []
  }

  // MARK: - Cells

  /// What stands around a text, of which conditions may choose.
  mutating func box(in scope: RandomScope) -> [Entry] {
    guard additions.chance(25) else { return [] }
    let grounds: [Entry] =
      additions.chance(50)
      ? chosen("gradient", Self.gradients, in: scope)
      : [("background", "surface")] + chosen("shadow", Self.shadows, in: scope)
    let entries =
      chosen("corners", ["0", "6", "{ radius: 4, at: [topLeading] }"], in: scope)
      + chosen("border", Self.borders, in: scope) + grounds
      + chosen("padding", ["2", "6", "{ top: 3, leading: 5 }"], in: scope)
      + chosen("minHeight", ["20", "40"], in: scope)
    return entries.isEmpty ? [] : [("box", Flow.map(entries))]
  }

  private static let borders = ["{ width: 1, color: accent }", "{ width: 2, color: text }"]
  private static let shadows = ["{ opacity: 0.2, radius: 3 }", "{ opacity: 0.4, radius: 1, y: 2 }"]
  private static let gradients = [
    "{ from: background, to: surface }", "{ from: surface, to: background, direction: trailing }",
  ]

  /// How the nodes of a column or row stand.
  mutating func arrangement(in scope: RandomScope) -> [Entry] {
    chosen("spacing", ["2", "6"], in: scope) + chosen("padding", ["3", "5"], in: scope)
      + chosen("alignment", ["leading", "center", "trailing"], in: scope)
  }

  /// How large a picture is.
  mutating func size(in scope: RandomScope) -> Entry {
    chosen("size", ["20", "24"], in: scope).first ?? ("size", "20")
  }

  /// One of several values of a key by conditions, or one whatever holds, or none.
  private mutating func chosen(
    _ key: String, _ choices: [String], in scope: RandomScope
  ) -> [Entry] {
    guard additions.chance(30) else { return [] }
    return withAdditions { world in
      world.choice(of: choices, in: scope.unsettled, depth: 0).map { [(key, $0)] } ?? []
    }
  }

  /// Draws something from the numbers of additions that is drawn from others elsewhere.
  private mutating func withAdditions<Drawn>(_ draw: (inout RandomWorld) -> Drawn) -> Drawn {
    swap(&random, &additions)
    defer { swap(&random, &additions) }
    return draw(&self)
  }
}
