import SeededRandom

/// What can be read at a place of a random spec.
struct RandomScope {
  var paths: [RandomPath] = []
  /// The paths as they were before a condition asked for some.
  private var unasked: [RandomPath]?
  /// What conditions have found to be there.
  private var known: [String] = []

  init(paths: [RandomPath] = []) { self.paths = paths }

  /// The scope with values under a name, and what they consist of.
  func adding(_ scope: String, _ slots: [RandomSlot], of world: RandomWorld) -> RandomScope {
    var copy = self
    for slot in slots {
      copy.paths += world.paths(from: "$\(scope).\(slot.name)", slot.type)
    }
    return copy
  }

  /// The scope with one value, and what it consists of.
  func adding(_ path: String, _ type: RandomType, of world: RandomWorld) -> RandomScope {
    var copy = self
    copy.paths = paths.filter { $0.path != path && !$0.path.hasPrefix(path + ".") }
    copy.paths += world.paths(from: path, type)
    return copy
  }

  /// The scope without what a condition asks for already, and what belongs to that.
  func not(mentionedIn condition: String) -> RandomScope {
    var copy = self
    copy.paths = paths.filter { path in
      let root = path.path.split(separator: ".").prefix(2).joined(separator: ".")
      return !condition.contains(root)
    }
    return copy
  }

  /// The scope where a value is known to be there.
  func knowing(_ path: RandomPath, in world: RandomWorld) -> RandomScope {
    var copy = adding(path.path, path.type.unwrapped, of: world)
    copy.unasked = unasked ?? paths
    copy.known.append(path.path)
    return copy
  }

  /// The scope without what is known to be there, and what belongs to that.
  var unsettled: RandomScope {
    known.reduce(self) { $0.not(mentionedIn: $1) }
  }

  /// The scope for what follows later, when what can change may have done so.
  var later: RandomScope {
    guard let unasked else { return self }
    let changes = { (path: RandomPath) in
      ["$state.", "$form.", "$data."].contains { path.path.hasPrefix($0) }
    }
    var copy = RandomScope(paths: paths.filter { !changes($0) } + unasked.filter(changes))
    copy.known = known
    return copy
  }

  func without(_ scope: String) -> RandomScope {
    var copy = self
    copy.paths = paths.filter { !$0.path.hasPrefix("$\(scope).") && $0.path != "$\(scope)" }
    return copy
  }
}

/// Values, conditions and texts.
extension RandomWorld {
  /// Texts that are hard to carry over into another language.
  private static let texts = [
    "", " ", "plain", "it's", "say \"hi\"", "back\\slash", "\\(name)", "100 %@ %d", "two\nlines",
    "😀 é",
    "שלום", "#\"raw\"#", "\"\"\"", "// no comment", "true", "12", "nil", "a: b, c", "tab\tand",
    "e\u{301}",
  ]

  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[random.below(elements.count)]
  }

  mutating func literalText() -> String { pick(Self.texts) ?? "" }

  /// What a value of a type can be written as; nil where nothing at hand is one.
  mutating func value(of type: RandomType, in scope: RandomScope) -> String? {
    let fitting = scope.paths.filter { path in
      path.type == type || (type.isOptional && path.type == type.unwrapped)
    }
    if random.chance(65), let path = pick(fitting) { return Flow.quoted(path.path) }
    if type == .bool, random.chance(50), let condition = condition(in: scope) {
      return Flow.quoted("not (\(condition))")
    }
    if type.unwrapped == .string, random.chance(30), let path = pick(shownPaths(in: scope)) {
      return Flow.quoted("\(random.chance(50) ? "a \"" : ""){\(path.path)} – ü")
    }
    return literal(of: type) ?? pick(fitting).map { Flow.quoted($0.path) }
  }

  /// A literal of a type, if there is one.
  mutating func literal(of type: RandomType) -> String? {
    switch type {
    case .optional(let wrapped): random.chance(40) ? "nil" : literal(of: wrapped) ?? "nil"
    case .enumeration(let number): pick(enums[number])
    case .builtin("String"): Flow.quoted(literalText())
    case .builtin("ID"): random.chance(50) ? "id\(random.below(9))" : "\(random.below(99))"
    case .builtin("Int"): pick(["0", "-1", "9223372036854775807", "-9223372036854775808", "42"])
    case .builtin("Double"): pick(["0", "-0.5", "1e30", "3", "12345678901234567890"])
    case .builtin("Decimal"): pick(["0", "-0.5", "12.50", "3", "1234567.0125"])
    case .builtin("Bool"): pick(["true", "false"])
    case .builtin("URL"): Flow.quoted("https://a.example/b?c=%20d&e=f#g")
    case .builtin, .model, .union, .list: nil
    }
  }

  /// Values that can stand in texts: those that may be missing have to be asked for first.
  func shownPaths(in scope: RandomScope) -> [RandomPath] {
    scope.paths.filter { $0.type.isShown && !$0.type.isOptional }
  }

  /// A condition, in the grammar of conditions.
  mutating func condition(in scope: RandomScope, depth: Int = 0) -> String? {
    if depth < 2, random.chance(35), let left = condition(in: scope, depth: depth + 1),
      let right = condition(in: scope.not(mentionedIn: left), depth: depth + 1)
    {
      let joined = "(\(left)) \(random.chance(50) ? "and" : "or") (\(right))"
      return random.chance(30) ? "not (\(joined))" : joined
    }
    guard let path = pick(scope.paths.filter { comparison(of: $0.type) != nil }) else { return nil }
    return comparison(of: path.type).flatMap { pick($0) }.map { "\(path.path)\($0)" }
  }

  /// What can stand behind a path of a type to make a condition of it.
  private func comparison(of type: RandomType) -> [String]? {
    switch type {
    case .optional: [" == nil", " != nil"]
    case .list: [".count > 0", ".count == 2"]
    case .enumeration(let number): [" == \(enums[number][0])", " != \(enums[number].last ?? "")"]
    case .builtin("Bool"): ["", " == false"]
    case .builtin("Int"): [" >= -3", " == 9223372036854775807", " != 0"]
    case .builtin("Double"), .builtin("Decimal"): [" < 2.5", " > -1"]
    case .builtin("String"), .builtin("ID"): [" == 'x'", " != \"it's\""]
    case .builtin, .model, .union: nil
    }
  }

  /// A condition that finds a value to be there, and the scope in which it is.
  mutating func narrowing(in scope: RandomScope) -> (condition: String, scope: RandomScope)? {
    guard let path = pick(scope.paths.filter(\.type.isOptional)) else { return nil }
    var condition = "\(path.path) != nil"
    guard random.chance(40), let more = self.condition(in: scope.not(mentionedIn: condition)) else {
      return (condition, scope.knowing(path, in: self))
    }
    condition += " and (\(more))"
    return (condition, scope.not(mentionedIn: more).knowing(path, in: self))
  }

  /// A `when`, or none, and what can be read under it.
  mutating func when(in scope: RandomScope) -> (entries: [Entry], scope: RandomScope) {
    if random.chance(35), let narrowing = narrowing(in: scope) {
      return ([("when", Flow.quoted(narrowing.condition))], narrowing.scope)
    }
    guard random.chance(30), let condition = condition(in: scope) else { return ([], scope) }
    return ([("when", Flow.quoted(condition))], scope.not(mentionedIn: condition))
  }

  /// The entries of a text.
  mutating func textEntries(in scope: RandomScope) -> [Entry] {
    let paths = shownPaths(in: scope)
    switch random.below(4) {
    case 0: return [("key", Flow.quoted("key \(random.below(50))"))]
    case 1:
      let dates = scope.paths.filter { $0.type == .builtin("Date") }
      guard let path = pick(paths + dates) else { return [("key", "nothing")] }
      return [("value", Flow.quoted(path.path))] + format(of: path.type)
    case 2:
      let values = (0...random.below(3)).compactMap { _ in pick(paths).map { Flow.quoted($0.path) }
      }
      return [("key", "arguments"), ("with", Flow.list(values))]
    default:
      let value = pick(paths).map { " {\($0.path)}" } ?? ""
      return [("verbatim", Flow.quoted(literalText().replacing("{", with: "") + value))]
    }
  }

  private mutating func format(of type: RandomType) -> [Entry] {
    let formats: [String] =
      switch type {
      case .builtin("Date"): ["relative", "date", "time", "day", "month", "year"]
      case .builtin("Int"), .builtin("Double"), .builtin("Decimal"):
        ["number", "percent", "currency"]
      default: []
      }
    guard random.chance(70) || type == .builtin("Date"), let format = pick(formats) else {
      return []
    }
    return [("as", format)]
  }

  mutating func text(in scope: RandomScope) -> String { Flow.map(textEntries(in: scope)) }

  /// Values for slots; nil where one of them cannot be had.
  mutating func arguments(for slots: [RandomSlot], in scope: RandomScope) -> [Entry]? {
    var entries: [Entry] = []
    for slot in slots where !slot.hasDefault || random.chance(50) {
      guard let value = value(of: slot.type, in: scope) else {
        if slot.hasDefault { continue }
        return nil
      }
      entries.append((slot.name, value))
    }
    return entries
  }
}
