/// Reads the types in the fragments of a declaration.
///
/// What a graph leaves open, as the parameters of generics, gives no type: then nothing is said about
/// it.
struct DeclaredTypeParser {
  private enum Token: Hashable {
    /// A name, with what the compiler calls it if it says so.
    case name(String, identifier: String?)
    case mark(Character)
    case arrow
  }

  /// Types within one another; nobody writes so many.
  private static let deepest = 32

  private var tokens: ArraySlice<Token>
  private var depth = 0

  init(_ fragments: ArraySlice<DeclarationFragment>) {
    var tokens: [Token] = []
    for fragment in fragments {
      if fragment.kind == .type {
        tokens.append(.name(fragment.spelling, identifier: fragment.identifier))
      } else {
        Self.append(fragment.spelling, to: &tokens)
      }
    }
    self.tokens = tokens[...]
  }

  private static func append(_ text: String, to tokens: inout [Token]) {
    var word = ""
    func end(_ tokens: inout [Token]) {
      guard !word.isEmpty else { return }
      tokens.append(.name(word, identifier: nil))
      word = ""
    }
    for character in text {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      end(&tokens)
      if character == ">", tokens.last == .mark("-") {
        tokens[tokens.count - 1] = .arrow
      } else if !character.isWhitespace {
        tokens.append(.mark(character))
      }
    }
    end(&tokens)
  }

  /// Goes on behind a mark; false if there is none.
  mutating func skip(past mark: String) -> Bool {
    let token: Token = mark == "->" ? .arrow : .mark(mark.first ?? ":")
    guard let position = tokens.firstIndex(of: token) else { return false }
    tokens = tokens[(position + 1)...]
    return true
  }

  /// The type that comes next; nil where it cannot be told.
  mutating func type() -> DeclaredType? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.deepest else { return nil }
    skipAttributes()
    let start = tokens
    guard var type = simpleType(from: start) else { return nil }
    while case .mark(let mark)? = tokens.first, mark == "?" || mark == "!" {
      // What is unwrapped by itself is read as either.
      guard mark == "?" else { return nil }
      tokens.removeFirst()
      type = .optional(type)
    }
    guard tokens.first == .arrow || tokens.first == .mark("&") else { return type }
    return .other(text(from: start))
  }

  private mutating func skipAttributes() {
    while tokens.first == .mark("@") { tokens = tokens.dropFirst(2) }
  }

  private mutating func simpleType(from start: ArraySlice<Token>) -> DeclaredType? {
    switch tokens.first {
    case .mark("[")?: return bracketed(from: start)
    case .mark("(")?: return parenthesized(from: start)
    case .name("any", _)?, .name("some", _)?, .name("inout", _)?:
      tokens.removeFirst()
      _ = type()
      return .other(text(from: start))
    case .name?: return named(from: start)
    default: return nil
    }
  }

  private mutating func bracketed(from start: ArraySlice<Token>) -> DeclaredType? {
    tokens.removeFirst()
    guard let element = type() else { return nil }
    if take("]") { return .array(element) }
    guard take(":"), type() != nil, take("]") else { return nil }
    return .other(text(from: start))
  }

  private mutating func parenthesized(from start: ArraySlice<Token>) -> DeclaredType? {
    tokens.removeFirst()
    if take(")") { return .other(text(from: start)) }
    guard let first = type() else { return nil }
    if take(")") { return first }
    while take(",") || take(":") {
      guard type() != nil else { return nil }
    }
    guard take(")") else { return nil }
    return .other(text(from: start))
  }

  private mutating func named(from start: ArraySlice<Token>) -> DeclaredType? {
    var last: (name: String, identifier: String?)?
    while case .name(let name, let identifier)? = tokens.first {
      tokens.removeFirst()
      last = (name, identifier)
      guard take(".") else { break }
    }
    guard let last else { return nil }
    guard take("<") else {
      return last.identifier.map { .named(last.name, identifier: $0) }
    }
    guard let argument = type() else { return nil }
    while take(",") {
      guard type() != nil else { return nil }
    }
    guard take(">") else { return nil }
    switch last.name {
    case "Optional": return .optional(argument)
    case "Array": return .array(argument)
    default: return last.identifier.map { .generic(text(from: start), identifier: $0) }
    }
  }

  private mutating func take(_ mark: Character) -> Bool {
    guard tokens.first == .mark(mark) else { return false }
    tokens.removeFirst()
    return true
  }

  /// What was read since a place, as a person would write it.
  private func text(from start: ArraySlice<Token>) -> String {
    var text = ""
    for token in start[..<tokens.startIndex] {
      switch token {
      case .name(let name, _):
        if text.last?.isLetter == true || text.last?.isNumber == true { text += " " }
        text += name
      case .mark(":"), .mark(","): text += token == .mark(":") ? ": " : ", "
      case .mark(let mark): text.append(mark)
      case .arrow: text += " -> "
      }
    }
    return tokens.first == .arrow ? "\(text) -> …" : text
  }
}
