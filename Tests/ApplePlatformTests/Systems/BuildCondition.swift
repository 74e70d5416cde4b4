/// The condition of an `#if`.
indirect enum BuildCondition: Equatable {
  case os(String)
  case canImport(String)
  case not(BuildCondition)
  case both(BuildCondition, BuildCondition)
  case either(BuildCondition, BuildCondition)

  init(_ text: String) throws {
    var reader = ConditionReader(text)
    self = try reader.readAll()
  }

  func holds(on system: BuildSystem) throws -> Bool {
    switch self {
    case .os(let name): try system.isOS(name)
    case .canImport(let module): try system.canImport(module)
    case .not(let condition): try !condition.holds(on: system)
    // Both sides are asked, so that what is unknown on either is found.
    case .both(let first, let second):
      try [first.holds(on: system), second.holds(on: system)].allSatisfy { $0 }
    case .either(let first, let second):
      try [first.holds(on: system), second.holds(on: system)].contains(true)
    }
  }
}

/// What the tests cannot tell about a condition; guessing would count lines that nobody compiles.
enum ConditionError: Error, Equatable {
  case unknown(String)
  case unreadable(String)
}

/// Reads a condition: `||` binds weaker than `&&`, and that weaker than `!`.
private struct ConditionReader {
  private let text: String
  private var rest: Substring

  init(_ text: String) {
    self.text = text
    rest = text[...]
  }

  mutating func readAll() throws -> BuildCondition {
    let condition = try readEither()
    guard rest.allSatisfy(\.isWhitespace) else { throw ConditionError.unreadable(text) }
    return condition
  }

  private mutating func readEither() throws -> BuildCondition {
    var condition = try readBoth()
    while take("||") { condition = .either(condition, try readBoth()) }
    return condition
  }

  private mutating func readBoth() throws -> BuildCondition {
    var condition = try readOne()
    while take("&&") { condition = .both(condition, try readOne()) }
    return condition
  }

  private mutating func readOne() throws -> BuildCondition {
    if take("!") { return .not(try readOne()) }
    if take("(") {
      let condition = try readEither()
      try expect(")")
      return condition
    }
    if take("os(") { return .os(try readName()) }
    if take("canImport(") { return .canImport(try readName()) }
    throw ConditionError.unreadable(text)
  }

  private mutating func readName() throws -> String {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    rest = rest.dropFirst(name.count)
    try expect(")")
    return String(name)
  }

  private mutating func expect(_ word: String) throws {
    guard take(word) else { throw ConditionError.unreadable(text) }
  }

  private mutating func take(_ word: String) -> Bool {
    rest = rest.drop(while: \.isWhitespace)
    guard rest.hasPrefix(word) else { return false }
    rest = rest.dropFirst(word.count)
    return true
  }
}
