import SeededRandom

/// What is said of parts that are there anyway: each is drawn by itself, from numbers of its own, so that the rest of an
/// app is the same without it.
extension RandomWorld {
  /// A type, or an exact number in the place of a number.
  mutating func exact(_ type: RandomType) -> RandomType {
    type == .builtin("Double") && details.chance(40) ? .builtin("Decimal") : type
  }

  /// How a field of a model stands in payloads; nil as all of its type.
  mutating func format(ofPayload type: RandomType) -> String? {
    guard details.chance(30) else { return nil }
    switch type.unwrapped {
    case .builtin("Int"), .builtin("Double"), .builtin("Decimal"), .builtin("Bool"): return "text"
    case .builtin("Date"):
      let formats = ["day", "iso8601", "secondsSince1970", "millisecondsSince1970", "dd.MM.yyyy"]
      return formats[details.below(formats.count)]
    default: return nil
    }
  }

  /// Whether headers stay in sight, and what they do with the rows below them.
  mutating func headerTraits() -> [Entry] {
    let sticky: [Entry] = details.chance(40) ? [("sticky", "true")] : []
    switch details.below(4) {
    case 0, 1: return sticky + [("collapsible", "true")]
    case 2: return sticky + [("collapsed", "true")]
    default: return sticky
    }
  }

  /// A group of the items of a list by their first letters, with these at its side; nil where they stand in others.
  mutating func letters(of type: RandomType) -> [Entry]? {
    guard details.chance(80), case .model(let number) = type else { return nil }
    let names = models[number].filter { $0.type == .string }.map(\.name)
    guard !names.isEmpty else { return nil }
    return [
      ("by", "$item.\(names[details.below(names.count)])"), ("as", "letter"),
      ("order", "ascending"), ("index", "true"),
    ]
  }

  /// Whether a finger that rests on a row is shown where a tap leads, where it leads to a screen.
  mutating func preview(of effect: [Entry]) -> [Entry] {
    let leads = effect.contains { ["push", "present", "show"].contains($0.key) }
    return leads && details.chance(50) ? [("preview", "true")] : []
  }

  /// A bar at the bottom with what it looks like, of a screen that can be turned on.
  mutating func toolbar(in scope: RandomScope) -> [String] {
    guard details.chance(30), scope.paths.contains(where: { $0.path == "$state.on" }) else {
      return []
    }
    let item = Flow.map([
      ("title", "toolbar.turn"), ("set", Flow.map([("$state.on", Flow.quoted("not $state.on"))])),
    ])
    let looks = [
      [("background", "surface"), ("items", "text")], [("items", "warning")],
      [("background", "background"), ("atEnd", "transparent")],
    ]
    let look = details.chance(60) ? Flow.map(looks[details.below(looks.count)]) : nil
    return ["toolbar: \(Flow.list([item]))"] + (look.map { ["toolbarAppearance: \($0)"] } ?? [])
  }

  /// Whether a screen hides the tabs below it: not the first one of a tab.
  mutating func tabBarTraits(of name: String) -> [String] {
    guard details.chance(30), !(0..<Self.mainScreens).contains(where: { name == "Screen\($0)" })
    else { return [] }
    return ["hidesTabBar: true"]
  }

  /// The lines below the rows of all sections.
  mutating func listLook() -> [String] { rowLines().map { "\($0.key): \($0.value)" } }

  /// The lines below the rows of a section, and the room around these in systems whose rows need not go from side to
  /// side.
  mutating func sectionLook(in architecture: String) -> [Entry] {
    rowLines() + roomAroundRows(in: architecture)
  }

  private mutating func rowLines() -> [Entry] {
    guard details.chance(30) else { return [] }
    let lines = ["none", "16", Flow.map([("leading", "12"), ("trailing", "8")])]
    return [("separators", lines[details.below(lines.count)])]
  }

  private mutating func roomAroundRows(in architecture: String) -> [Entry] {
    guard details.chance(30), !["table", "composition"].contains(architecture) else { return [] }
    let sides: [Entry] = [("top", "6"), ("leading", "12"), ("bottom", "4"), ("trailing", "20")]
    let first = details.below(sides.count)
    return [("insets", details.chance(30) ? "8" : Flow.map(Array(sides[first...])))]
  }

  /// What a bar looks like, and what can be chosen in it.
  mutating func barTraits() -> [Entry] {
    var entries: [Entry] = []
    if details.chance(30) { entries.append(("segments", "$state.choice")) }
    if details.chance(30) {
      let style = ["blurred", "opaque", "transparent"][details.below(3)]
      let atTop: [Entry] = style == "transparent" ? [] : [("atTop", "transparent")]
      entries.append(("appearance", Flow.map([("style", style)] + atTop)))
    }
    return entries
  }

  /// Whether a screen can do without what a source loads, and while what holds it is loaded.
  mutating func loadTerms(isConditional: Bool) -> [Entry] {
    let optional: [Entry] = details.chance(30) ? [("optional", "true")] : []
    guard isConditional, details.chance(30) else { return optional }
    return [("when", details.chance(50) ? "$state.on" : "not $state.on")] + optional
  }

  /// What a search offers to search for.
  mutating func suggestions() -> [Entry] {
    guard details.chance(50) else { return [] }
    return [("suggestions", Flow.list(["suggested", "{ verbatim: \"Second ü\" }"]))]
  }

  /// The steps of a form with fields of some names; none for most forms.
  mutating func steps(over fields: [String]) -> [String] {
    guard details.chance(40), fields.count > 1 else { return [] }
    let end = 1 + details.below(fields.count - 1)
    let parts = [("form.first", fields[..<end]), ("form.second", fields[end...])]
    let steps = parts.map { title, fields in
      Flow.map([("title", title), ("fields", Flow.list(Array(fields)))])
    }
    return ["steps: \(Flow.list(steps))"]
  }

  /// The groups of a form with fields of some names; none for most forms.
  mutating func groups(over fields: [String]) -> [String] {
    guard details.chance(30), fields.count > 1 else { return [] }
    let end = 1 + details.below(fields.count - 1)
    let parts: [([Entry], ArraySlice<String>)] = [
      ([("header", "form.known")], fields[end...]),
      ([("footer", "form.why")], fields[..<end]),
    ]
    let groups = parts.map { said, fields in
      Flow.map(said + [("fields", Flow.list(Array(fields)))])
    }
    return ["groups: \(Flow.list(groups))"]
  }

  /// A field of a form that takes what a source has, with the type of what is entered; nil where none fits.
  mutating func chosenField(title: String) -> (entries: [Entry], type: RandomType)? {
    guard details.chance(60) else { return nil }
    let fitting = sources.filter { source in
      guard case .model = source.result else { return false }
      return source.slots.allSatisfy(\.hasDefault)
    }
    guard !fitting.isEmpty else { return nil }
    let source = fitting[details.below(fitting.count)]
    let choices = Flow.map([("use", source.name), ("title", "{ value: $item.id }")])
    let isList = details.chance(30)
    let type: RandomType = isList ? .list(.id) : .optional(.id)
    let entries: [Entry] = [
      ("type", isList ? Flow.quoted("[ID]") : "ID"), ("title", title), ("choices", choices),
    ]
    return (entries, type)
  }
}
