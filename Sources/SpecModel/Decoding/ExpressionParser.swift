import Diagnostics
import SourceText
import SpecSyntax

/// What is wrong with the text of an expression, and where in the text.
struct ExpressionProblem: Error {
  let message: String
  let range: Range<Int>
  let help: String?
  /// What to write in its place.
  var replacement: (text: String, safety: Fix.Safety)?
  /// The word behind a `$` that is no scope, and may be the name of something in one.
  var unknownScope: String?
}

/// Reads the one grammar of values and conditions.
///
///     condition  = conjunction { "or" conjunction }
///     conjunction = negation { "and" negation }
///     negation   = "not" negation | comparison
///     comparison = operand [ ("==" | "!=" | "<" | "<=" | ">" | ">=") operand ]
///     operand    = path | number | string | "true" | "false" | "nil" | name | "(" condition ")"
///     path       = "$" scope { "." name }
///
/// Offsets are those of the text; its place turns them into spans of the source.
struct ExpressionParser {
  private static let deepest = 64
  /// How many comparisons, `and` and `or` there may be. What goes over expressions calls itself for each.
  private static let mostOperators = 100

  let text: UnsafeBufferPointer<UInt8>
  private let place: TextPlace
  /// Where the expression begins.
  let start: Int
  var position: Int
  let end: Int
  private var depth = 0
  private var operators = 0

  /// Parses all of `range` of a text as one expression.
  static func parse(
    _ text: UnsafeBufferPointer<UInt8>, in range: Range<Int>, at place: TextPlace
  ) throws(ExpressionProblem) -> Expression {
    var parser = ExpressionParser(text: text, place: place, range: range)
    do throws(ExpressionProblem) {
      let expression = try parser.disjunction()
      parser.skipSpaces()
      if parser.position < parser.end { throw parser.unexpected() }
      return expression
    } catch {
      throw ForeignOperators.problem(text, in: range) ?? error
    }
  }

  /// Parses `$scope.path` and nothing more.
  static func parsePath(
    _ text: UnsafeBufferPointer<UInt8>, at place: TextPlace
  ) throws(ExpressionProblem) -> ValuePath {
    var parser = ExpressionParser(text: text, place: place, range: 0..<text.count)
    let path = try parser.path()
    if parser.position < parser.end { throw parser.unexpected() }
    return path
  }

  private init(text: UnsafeBufferPointer<UInt8>, place: TextPlace, range: Range<Int>) {
    self.text = text
    self.place = place
    start = range.lowerBound
    position = range.lowerBound
    end = range.upperBound
  }

  private mutating func disjunction() throws(ExpressionProblem) -> Expression {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else {
      throw ExpressionProblem(
        message: "the condition nests too deep", range: position..<end,
        help: "use at most \(Self.deepest) levels of parentheses and `not`")
    }
    var left = try conjunction()
    while takeWord("or") {
      let right = try conjunction()
      left = try join(.or, left, right)
    }
    return left
  }

  private mutating func conjunction() throws(ExpressionProblem) -> Expression {
    var left = try negation()
    while takeWord("and") {
      let right = try negation()
      left = try join(.and, left, right)
    }
    return left
  }

  private mutating func negation() throws(ExpressionProblem) -> Expression {
    skipSpaces()
    let start = position
    guard takeWord("not") else {
      if position < end, text[position] == UInt8(ascii: "!") { throw exclamationMark() }
      return try comparison()
    }
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw unexpected() }
    let operand = try negation()
    return Expression(.not(operand), span: place.span(start..<position))
  }

  private mutating func comparison() throws(ExpressionProblem) -> Expression {
    let left = try operand()
    guard let comparator = try takeComparator() else { return left }
    let right = try operand()
    return try join(comparator, left, right)
  }

  private mutating func join(
    _ operation: BinaryOperator, _ left: Expression, _ right: Expression
  ) throws(ExpressionProblem) -> Expression {
    operators += 1
    guard operators <= Self.mostOperators else {
      throw ExpressionProblem(
        message: "the condition has too many parts", range: position..<end,
        help: "use at most \(Self.mostOperators) comparisons, `and` and `or`, "
          + "or let the app work out a `computed` field of the model")
    }
    let span = ByteSpan(start: left.span.start, end: max(left.span.end, right.span.end))
    return Expression(.binary(operation, left, right), span: span)
  }

  private mutating func operand() throws(ExpressionProblem) -> Expression {
    skipSpaces()
    let start = position
    guard position < end else {
      throw ExpressionProblem(
        message: "a value is missing here", range: max(0, end - 1)..<end,
        help: "write a `$scope.path`, a number, a string in quotes or an enum case")
    }
    switch text[position] {
    case UInt8(ascii: "$"):
      let path = try path()
      return Expression(.path(path), span: place.span(start..<position))
    case UInt8(ascii: "("):
      return try parenthesised()
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      return try quoted()
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      return try number()
    case UInt8(ascii: "."):
      throw noPath(from: start)
    default:
      return try word()
    }
  }

  private mutating func parenthesised() throws(ExpressionProblem) -> Expression {
    let start = position
    position += 1
    let inner = try disjunction()
    skipSpaces()
    if position < end, text[position] != UInt8(ascii: ")") { throw unexpected() }
    guard position < end else {
      throw ExpressionProblem(
        message: "this parenthesis is not closed", range: start..<start + 1, help: "add `)`")
    }
    position += 1
    return Expression(inner.kind, span: place.span(start..<position))
  }

  private mutating func quoted() throws(ExpressionProblem) -> Expression {
    let start = position
    let quote = text[position]
    position += 1
    while position < end, text[position] != quote { position += 1 }
    guard position < end else {
      throw ExpressionProblem(
        message: "this string has no end", range: start..<end, help: "close it with the same quote")
    }
    let value = string(start + 1..<position)
    position += 1
    return Expression(.string(value), span: place.span(start..<position))
  }

  private mutating func number() throws(ExpressionProblem) -> Expression {
    let start = position
    if text[position] == UInt8(ascii: "-") { position += 1 }
    while position < end, text[position].isDigit || text[position] == UInt8(ascii: ".") {
      position += 1
    }
    if position < end, isNameByte(text[position]) { throw numberWithLetters(from: start) }
    let literal = string(start..<position)
    if let integer = Int(literal) {
      return Expression(.integer(integer), span: place.span(start..<position))
    }
    if let number = Double(literal), number.isFinite, !number.isSubnormal {
      return Expression(.number(number), span: place.span(start..<position))
    }
    throw ExpressionProblem(
      message: "`\(literal)` is no number", range: start..<max(position, start + 1), help: nil)
  }

  /// A number with letters behind it: an exponent or a unit.
  private mutating func numberWithLetters(from start: Int) -> ExpressionProblem {
    while position < end, isNameByte(text[position]) || "+-.".utf8.contains(text[position]) {
      position += 1
    }
    let written = string(start..<position)
    guard let digits = NumberNotation.digits(of: written) else {
      return ExpressionProblem(
        message: "`\(written)` is no number", range: start..<position,
        help: "numbers are written in digits, without a unit")
    }
    return ExpressionProblem(
      message: "`\(written)` is no number here", range: start..<position,
      help: "write it in digits, without an exponent: `\(digits)`", replacement: (digits, .safe))
  }

  private mutating func word() throws(ExpressionProblem) -> Expression {
    let start = position
    skipName()
    guard position > start else { throw unexpected() }
    // The value of a case in payloads may have hyphens in it; of that more is known where the enum is.
    while position + 1 < end, text[position] == UInt8(ascii: "-"),
      isNameByte(text[position + 1]), !text[position + 1].isDigit
    {
      position += 1
      skipName()
    }
    guard position == end || text[position] != UInt8(ascii: ".") else {
      return try pathWithoutDollar(from: start)
    }
    let name = string(start..<position)
    let kind: Expression.Kind
    switch name {
    case "true": kind = .boolean(true)
    case "false": kind = .boolean(false)
    case "nil": kind = .null
    case "and", "or":
      throw ExpressionProblem(
        message: "`\(name)` needs a condition on both sides", range: start..<position, help: nil)
    default: kind = .caseName(name)
    }
    return Expression(kind, span: place.span(start..<position))
  }

  private mutating func path() throws(ExpressionProblem) -> ValuePath {
    let start = position
    position += 1
    let scopeStart = position
    skipName()
    let scopeBytes = UnsafeBufferPointer(rebasing: text[scopeStart..<position])
    guard let scope = Scope.byName[scopeBytes] else {
      throw unknownScope(from: start)
    }
    return ValuePath(scope: scope, components: try components(in: scope))
  }

  /// Reads a path whose `$` was forgotten; the current position is the end of its first name.
  private mutating func pathWithoutDollar(from start: Int) throws(ExpressionProblem) -> Expression {
    let scope = Scope.byName[UnsafeBufferPointer(rebasing: text[start..<position])]
    guard let scope, position + 1 < end, isNameByte(text[position + 1]) else {
      throw noPath(from: start)
    }
    var path = ValuePath(scope: scope, components: try components(in: scope))
    path.lacksDollar = true
    return Expression(.path(path), span: place.span(start..<position))
  }

  private mutating func components(in scope: Scope) throws(ExpressionProblem) -> [Name] {
    guard hasComponent else { return [] }
    let first = try component(in: scope)
    guard hasComponent else { return [first] }
    let second = try component(in: scope)
    // Hardly any path has more, and an array of just what it has is the quickest to make.
    var components = [first, second]
    while hasComponent { components.append(try component(in: scope)) }
    return components
  }

  @inline(__always)
  private var hasComponent: Bool { position < end && text[position] == UInt8(ascii: ".") }

  private mutating func component(in scope: Scope) throws(ExpressionProblem) -> Name {
    position += 1
    let nameStart = position
    skipName()
    guard position > nameStart else {
      throw ExpressionProblem(
        message: "a field's name is missing after the dot", range: nameStart - 1..<nameStart,
        help: helpOnKeyInBrackets(at: nameStart)
          ?? "a path goes on with a field, as in `$\(scope.rawValue).name`")
    }
    return Name(string(nameStart..<position), span: place.span(nameStart..<position))
  }

  private mutating func takeComparator() throws(ExpressionProblem) -> BinaryOperator? {
    skipSpaces()
    guard position < end else { return nil }
    let next = position + 1 < end ? text[position + 1] : 0
    let followedByEqual = next == UInt8(ascii: "=")
    let operation: BinaryOperator
    switch text[position] {
    case UInt8(ascii: "=") where followedByEqual: operation = .equal
    case UInt8(ascii: "!") where followedByEqual: operation = .notEqual
    case UInt8(ascii: "<"): operation = followedByEqual ? .lessOrEqual : .less
    case UInt8(ascii: ">"): operation = followedByEqual ? .greaterOrEqual : .greater
    default: return nil
    }
    position += operation.rawValue.utf8.count
    return operation
  }

  private mutating func takeWord(_ word: StaticString) -> Bool {
    skipSpaces()
    let length = word.utf8CodeUnitCount
    guard position + length <= end else { return false }
    let matches = word.withUTF8Buffer { wanted in
      (0..<length).allSatisfy { text[position + $0] == wanted[$0] }
    }
    let after = position + length
    guard matches, after == end || !isNameByte(text[after]) else { return false }
    position = after
    return true
  }

  private mutating func skipSpaces() {
    while position < end,
      text[position] == UInt8(ascii: " ") || text[position] == UInt8(ascii: "\n")
    {
      position += 1
    }
  }

  private mutating func skipName() {
    while position < end, isNameByte(text[position]) { position += 1 }
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: text[range]), as: UTF8.self)
  }
}
