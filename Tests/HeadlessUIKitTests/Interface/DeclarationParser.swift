/// Reads declarations as symbol graphs and the importer's table spell them.
struct DeclarationParser {
  private static let modifiers: Set<String> = [
    "open", "public", "final", "override", "convenience", "required", "weak", "unowned", "lazy",
    "optional", "static", "class", "nonisolated", "mutating", "dynamic", "unowned(safe)",
  ]

  /// The shape of a declaration; nil for what has no shape, as operators.
  static func shape(of declaration: String) -> DeclarationShape? {
    var parser = DeclarationParser(rest: Substring(declaration))
    return parser.parse()
  }

  /// The attributes and modifiers before a declaration's keyword.
  static func attributes(of declaration: String) -> Set<String> {
    var parser = DeclarationParser(rest: Substring(declaration))
    parser.skipModifiers()
    return parser.leading
  }

  private var rest: Substring
  private var leading: Set<String> = []

  private init(rest: Substring) {
    self.rest = rest
  }

  private mutating func parse() -> DeclarationShape? {
    skipModifiers()
    guard let keyword = nextWord() else { return nil }
    var shape: DeclarationShape?
    switch keyword {
    case "init": shape = initializer()
    case "func": shape = method()
    case "var", "let": shape = property(isConstant: keyword == "let")
    case "case": shape = enumCase()
    case "struct", "enum", "protocol", "class", "actor":
      shape = DeclarationShape(kind: .type, typeKeyword: keyword)
    case "typealias": shape = alias()
    case "associatedtype": shape = DeclarationShape(kind: .associatedType)
    default: shape = nil
    }
    shape?.isTypeLevel = leading.contains("static") || leading.contains("class")
    shape?.isOptionalRequirement = leading.contains("optional")
    shape?.isOverride = leading.contains("override")
    shape?.isMainActor = leading.contains("@MainActor")
    return shape
  }

  // `class` is a modifier before another keyword, and a keyword before a name.
  private mutating func skipModifiers() {
    while true {
      rest = rest.drop { $0 == " " }
      let word = rest.prefix { $0 != " " && $0 != "(" }
      let next = rest.dropFirst(word.count).drop { $0 == " " }
      let isKeyword = word == "class" && !next.hasPrefix("func") && !next.hasPrefix("var")
      guard word.hasPrefix("@") || Self.modifiers.contains(String(word)), !isKeyword else { return }
      leading.insert(String(word))
      rest = rest.dropFirst(word.count)
      if rest.first == "(" { _ = bracketed() }
    }
  }

  private mutating func nextWord() -> String? {
    rest = rest.drop { $0 == " " }
    let word = rest.prefix { $0.isLetter || $0 == "_" || $0.isNumber || $0 == "`" }
    rest = rest.dropFirst(word.count)
    return word.isEmpty ? nil : String(word)
  }

  private mutating func initializer() -> DeclarationShape {
    var shape = DeclarationShape(kind: .initializer)
    if rest.first == "?" {
      shape.isFailable = true
      rest = rest.dropFirst()
    }
    skipGenericParameters()
    shape.parameters = parameters()
    return shape
  }

  private mutating func method() -> DeclarationShape? {
    guard nextWord() != nil else { return nil }
    var shape = DeclarationShape(kind: .method)
    skipGenericParameters()
    shape.parameters = parameters()
    let parts = rest.firstRange(of: "->")
    let effects = parts.map { rest[..<$0.lowerBound] } ?? rest
    for effect in ["async", "throws"] where effects.contains(effect) {
      shape.effects += " " + effect
    }
    if let parts {
      let result = rest[parts.upperBound...]
      shape.result = TypeSpelling(
        result.firstRange(of: " where ").map { result[..<$0.lowerBound] } ?? result)
    } else {
      shape.result = TypeSpelling("Void")
    }
    return shape
  }

  private mutating func property(isConstant: Bool) -> DeclarationShape? {
    guard nextWord() != nil, rest.first == ":" else { return nil }
    rest = rest.dropFirst()
    var shape = DeclarationShape(kind: .property)
    let accessors = rest.firstRange(of: " { ").map { rest[$0.lowerBound...] }
    shape.isSettable = accessors.map { $0.contains("set") } ?? !isConstant
    shape.result = TypeSpelling(accessors.map { rest[..<$0.startIndex] } ?? rest)
    return shape
  }

  private mutating func enumCase() -> DeclarationShape {
    _ = nextWord()
    var shape = DeclarationShape(kind: .enumCase)
    if rest.first == "(" { shape.parameters = parameters() }
    return shape
  }

  private mutating func alias() -> DeclarationShape? {
    guard let parts = rest.firstRange(of: " = ") else { return nil }
    var shape = DeclarationShape(kind: .alias)
    shape.result = TypeSpelling(rest[parts.upperBound...])
    return shape
  }

  private mutating func skipGenericParameters() {
    if rest.first == "<" { _ = bracketed() }
  }

  private mutating func parameters() -> [DeclarationShape.Parameter] {
    guard rest.first == "(" else { return [] }
    return Self.split(bracketed()).map { text in
      let colon = text.firstIndex(of: ":") ?? text.endIndex
      let label = text[..<colon].drop { $0 == " " }.prefix { $0 != " " }
      let type = text[colon...].dropFirst()
      let value = type.firstRange(of: " = ")
      let spelling = value.map { type[..<$0.lowerBound] } ?? type
      return DeclarationShape.Parameter(
        label: String(label), type: TypeSpelling(spelling), hasDefault: value != nil,
        spelling: String(spelling.drop { $0 == " " }))
    }
  }

  /// What stands between the bracket that comes next and the one that closes it.
  private mutating func bracketed() -> Substring {
    var depth = 0
    var previous: Character = " "
    for index in rest.indices {
      let character = rest[index]
      if "([<".contains(character) { depth += 1 }
      if ")]".contains(character) || character == ">" && previous != "-" { depth -= 1 }
      previous = character
      if depth == 0 {
        let inside = rest[rest.index(after: rest.startIndex)..<index]
        rest = rest[rest.index(after: index)...]
        return inside
      }
    }
    defer { rest = "" }
    return rest.dropFirst()
  }

  /// The parts between commas that stand in no brackets.
  private static func split(_ list: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = list.startIndex
    var depth = 0
    var previous: Character = " "
    for index in list.indices {
      let character = list[index]
      if "([<".contains(character) { depth += 1 }
      if ")]".contains(character) || character == ">" && previous != "-" { depth -= 1 }
      previous = character
      if character == ",", depth == 0 {
        parts.append(list[start..<index])
        start = list.index(after: index)
      }
    }
    let last = list[start...]
    return last.allSatisfy { $0 == " " } ? parts : parts + [last]
  }
}
