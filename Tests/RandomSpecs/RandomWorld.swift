import SeededRandom

/// A random app: what it declares, and what is made of that.
package struct RandomWorld {
  typealias Entry = (key: String, value: String)

  /// Something that is called with values.
  struct Signature {
    var name: String
    var slots: [RandomSlot]
    /// What it answers, yields or returns.
    var result: RandomType?
  }

  /// How many screens the app begins with: one of each system.
  static let mainScreens = 5

  var random: SeededGenerator
  /// What details are drawn from.
  var details: SeededGenerator
  /// What looks and places in payloads are drawn from.
  var looks: SeededGenerator
  /// What else lists, sections and cells say is drawn from.
  var additions: SeededGenerator
  let enums: [[String]]
  private(set) var models: [[RandomSlot]] = []
  /// How many methods of the app are called so far: each has a name of its own.
  var calls = 0
  /// How many paths there are so far beside those of declared sources and requests: each is one of its own.
  private var placeCount = 0
  private(set) var requests: [Signature] = []
  private(set) var sources: [Signature] = []
  private(set) var screens: [(signature: Signature, plan: RandomScreen)] = []

  /// The app of a seed.
  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    details = SeededGenerator(seed: ~seed)
    looks = SeededGenerator(seed: seed.byteSwapped)
    additions = SeededGenerator(seed: ~seed.byteSwapped)
    enums = [["first", "second", "third"], ["in", "none", "default", "some"]]
    for number in 0..<4 { models.append(makeModel(number)) }
    for number in 0..<3 {
      requests.append(
        Signature(
          name: "Request\(number)", slots: slots("r", most: 4),
          result: random.chance(75) ? .model(random.below(4)) : nil))
      sources.append(
        Signature(
          name: "Source\(number)", slots: slots("s", most: 3),
          result: number == 0 ? .union : .model(random.below(4))))
    }
    for number in 0..<10 {
      let plan = RandomScreen(number: number, random: &random)
      let isTop = number < Self.mainScreens
      screens.append(
        (
          Signature(
            name: "Screen\(number)", slots: isTop ? [] : slots("p", most: 4),
            result: !isTop && random.chance(40) ? anyType() : nil), plan
        ))
    }
  }

  /// A path that nothing else asks for.
  mutating func ownPath() -> String {
    placeCount += 1
    return "/place\(placeCount)"
  }

  /// A type of values that can be passed.
  private mutating func anyType() -> RandomType {
    let types: [RandomType] = [
      .string, .string, .bool, .id, .builtin("Int"), .builtin("Double"), .builtin("Date"),
      .builtin("URL"), .enumeration(0), .enumeration(1), .model(0), .model(1), .model(2), .union,
    ]
    let type = exact(types[random.below(types.count)])
    if random.chance(30) { return .optional(type) }
    return random.chance(12) ? .list(type) : type
  }

  private mutating func slots(_ prefix: String, most: Int) -> [RandomSlot] {
    (0..<random.below(most + 1)).map { number in
      let type = anyType()
      let isSimple = literal(of: type.unwrapped) != nil && !type.isOptional
      return RandomSlot(
        name: "\(prefix)\(number)", type: type, hasDefault: isSimple && random.chance(30))
    }
  }

  /// The fields of a model; it holds those that come before it.
  private mutating func makeModel(_ number: Int) -> [RandomSlot] {
    var fields = [
      RandomSlot(name: "id", type: .id), RandomSlot(name: "kind", type: .enumeration(0)),
    ]
    for field in 0..<(3 + random.below(4)) {
      var type = anyType()
      while !isBuilt(type, before: number) { type = anyType() }
      let name = "f\(field)"
      fields.append(
        RandomSlot(
          name: name, type: type, format: format(ofPayload: type), place: place(ofField: name)))
    }
    return fields
  }

  private func isBuilt(_ type: RandomType, before number: Int) -> Bool {
    switch type {
    case .model(let other): other < number
    case .union: false
    case .optional(let wrapped), .list(let wrapped): isBuilt(wrapped, before: number)
    case .builtin, .enumeration: true
    }
  }

  /// A path and those to what it consists of.
  func paths(from path: String, _ type: RandomType, depth: Int = 0) -> [RandomPath] {
    var paths = [RandomPath(path: path, type: type)]
    guard depth < 2, case .model(let number) = type.unwrapped else { return paths }
    for field in models[number] {
      let isMissing = type.isOptional && !field.type.isOptional
      // What is within something that can be missing is not read: how lists behave there is a rule of its own.
      if isMissing, case .list = field.type { continue }
      paths += self.paths(
        from: "\(path).\(field.name)", isMissing ? .optional(field.type) : field.type,
        depth: depth + 1)
    }
    return paths
  }

  mutating func slotEntries(_ slots: [RandomSlot]) -> String {
    Flow.map(
      slots.map { slot in
        var entries: [Entry] = [("type", Flow.quoted(slot.type.text))]
        if slot.hasDefault, let value = literal(of: slot.type) {
          entries.append(("default", value))
        }
        if let format = slot.format { entries.append(("format", Flow.quoted(format))) }
        if let place = slot.place { entries.append(("json", place)) }
        return (slot.name, Flow.map(entries))
      })
  }
}

/// Declarations.
extension RandomWorld {
  /// The specs of the app, in one text.
  package mutating func spec() -> String {
    let menu = (0..<Self.mainScreens).map { "{ screen: Screen\($0), title: menu\($0) }" }
    var documents = [Self.head(Flow.list(menu)), Self.theme, Self.shared]
    for (number, cases) in enums.enumerated() {
      documents.append("enum: Enum\(number)\ncases: \(Flow.list(cases))\nunknown: \(cases[0])")
    }
    for number in models.indices {
      documents.append("model: Model\(number)\nfields: \(slotEntries(models[number]))")
      documents.append(adapter(number))
    }
    documents += requests.map { request in
      var lines = ["request: \(request.name)", "parameters: \(slotEntries(request.slots))"]
      lines += [
        "method: POST", "path: /\(request.name.lowercased())",
        "body: \(Flow.map(own(request.slots.filter(\.type.isSent))))",
      ]
      if let result = request.result { lines.append("yields: \(result.text)") }
      return lines.joined(separator: "\n")
    }
    documents += sources.map { source in
      let query = Flow.map(own(source.slots.filter { $0.type.isShown }))
      let page = random.chance(50) ? "\npage: { by: cursor, send: after, receive: next }" : ""
      return """
        source: \(source.name)
        parameters: \(slotEntries(source.slots))
        request: { path: /\(source.name.lowercased()), query: \(query) }
        yields: \(source.result?.text ?? "")\(page)
        """
    }
    for (signature, plan) in screens { documents.append(screen(signature, plan)) }
    return documents.joined(separator: "\n---\n") + "\n"
  }

  private static func head(_ menu: String) -> String {
    """
    app: Random
    language: 1
    host: { menu: \(menu) }
    ---
    api: Main
    base: https://random.example
    """
  }

  private static let shared = """
    union: Union0
    tag: kind
    cases: { m0: Model0, m1: Model1, other_one: Model3 }
    unknown: skip
    """

  private func own(_ slots: [RandomSlot]) -> [Entry] {
    slots.map { ($0.name, Flow.quoted("$parameters.\($0.name)")) }
  }

  /// An adapter of a model.
  private mutating func adapter(_ number: Int) -> String {
    let scope = RandomScope().adding("$item", .model(number), of: self)
    let nodes = (0..<4).map { _ in node(in: scope, event: "tapped", depth: 0) }
    return """
      adapter: Adapter\(number)
      for: Model\(number)
      events: [tapped]
      cell: { column: \(Flow.list(nodes)), spacing: 4 }
      """
  }

  /// A node of a cell.
  ///
  /// - Parameter event: The event that buttons tell; nil where they have effects instead.
  mutating func node(in scope: RandomScope, event: String?, depth: Int) -> String {
    let (when, inside) = when(in: scope)
    switch random.below(depth < 2 ? 6 : 4) {
    case 0, 1:
      let color = color(in: inside)
      let text: Entry = ("text", Flow.map(textEntries(in: inside) + color + when))
      return Flow.map([text] + box(in: inside))
    case 2:
      let from = inside.paths.filter { $0.type.unwrapped == .builtin("URL") }
      let source: Entry = pick(from).map { ("from", Flow.quoted($0.path)) } ?? ("icon", "star")
      let look = source.key == "icon" ? color(in: inside) : []
      return Flow.map([
        (
          "image",
          Flow.map([source, size(in: inside), ("label", text(in: inside))] + look + when)
        )
      ])
    case 3:
      let title: Entry = ("title", text(in: inside))
      let effect = event.map { [("event", $0)] } ?? effect(in: inside, of: nil)
      let look = icon(in: inside) + color(in: inside)
      return Flow.map([("button", Flow.map([title] + look + effect + when))])
    default:
      let nodes = (0...random.below(3)).map { _ in node(in: inside, event: event, depth: depth + 1)
      }
      return Flow.map([
        (
          random.chance(50) ? "column" : "row",
          Flow.map(
            [("items", Flow.list(nodes))] + arrangement(in: inside) + background(in: inside) + when)
        )
      ])
    }
  }
}
