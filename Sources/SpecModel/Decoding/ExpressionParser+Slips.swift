import Diagnostics
import SourceText
import SpecSyntax

/// What is said of expressions that are none, above all of those that other languages would take.
extension ExpressionParser {
  /// `!$item.isDone`, as other languages negate.
  func exclamationMark() -> ExpressionProblem {
    var after = position + 1
    var depth = 0
    while after < end {
      let byte = text[after]
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      guard depth > 0 || isNameByte(byte) || "$.)".utf8.contains(byte), depth >= 0 else { break }
      after += 1
      if depth == 0, byte == UInt8(ascii: ")") { break }
    }
    guard after > position + 1, text[position + 1] != UInt8(ascii: "!") else { return unexpected() }
    let operand = string(position + 1..<after)
    return ExpressionProblem(
      message: "`!` does not belong here", range: position..<after,
      help: "write `not \(operand)`", replacement: ("not \(operand)", .safe))
  }

  /// What stands where the grammar has nothing of its kind.
  func unexpected() -> ExpressionProblem {
    if let call = call(at: position) { return call }
    let first = position < end ? text[position] : 0
    if first == UInt8(ascii: ">"), position > 0, text[position - 1] == UInt8(ascii: "<") {
      return ExpressionProblem(
        message: "`<>` does not belong here", range: position - 1..<position + 1,
        help: "write `!=`")
    }
    if let problem = quotedPath { return problem }
    var length = 1
    // A word is named whole, and so are a character of several bytes and an operator of two signs.
    let isWord = isNameByte(first)
    while position + length < end,
      isWord ? isNameByte(text[position + length]) : text[position + length] & 0xC0 == 0x80
    {
      length += 1
    }
    if first == UInt8(ascii: "&") || first == UInt8(ascii: "|"), position + 1 < end,
      text[position + 1] == first
    {
      length = 2
    }
    let found = string(position..<min(end, position + length))
    let quote = found.unicodeScalars.first.flatMap(Lookalikes.plainQuote)
    return ExpressionProblem(
      message: "`\(found)` does not belong here",
      range: position..<max(position, min(end, position + length)),
      help: quote.map { "this is a typographic quote: write `\($0)`" }
        ?? (first == UInt8(ascii: "!")
          ? "write `not` and a space, and leave out quotes around it"
          : Self.otherWords[found] ?? hint(first)))
  }

  /// `“$item.isDone”`, in quotes that are none, at the `$`.
  private var quotedPath: ExpressionProblem? {
    guard position < end, text[position] == UInt8(ascii: "$") else { return nil }
    let before = string(start..<position)
    guard before.unicodeScalars.count == 1, let opening = before.unicodeScalars.first,
      let quote = Lookalikes.plainQuote(opening)
    else { return nil }
    let whole = string(start..<end).unicodeScalars
    let isClosed = whole.last.flatMap(Lookalikes.plainQuote) == quote
    let inner = String(String.UnicodeScalarView(whole.dropFirst().dropLast(isClosed ? 1 : 0)))
    return ExpressionProblem(
      message: "`\(before)` quotes nothing in YAML", range: start..<end,
      help: "write it without quotes: `\(inner)`", replacement: (inner, .unsafe))
  }

  /// What to write for `$item.author["name"]`, `$item.author.[name]` or `$item.tags[0]`, at the bracket.
  func helpOnKeyInBrackets(at bracket: Int) -> String? {
    guard bracket < end, text[bracket] == UInt8(ascii: "[") else { return nil }
    var first = bracket
    while first > start, isNameByte(text[first - 1]) || "$.".utf8.contains(text[first - 1]) {
      first -= 1
    }
    let last = (bracket..<end).first { " ),".utf8.contains(text[$0]) } ?? end
    let path = string(first..<last)
    if let dotted = BracketedPath.dotted(path) { return "a field stands behind a dot: `\(dotted)`" }
    return BracketedPath.withElements(path).map {
      "an element of a list stands behind a dot, the first as 0: `\($0)`"
    }
  }

  /// Operators of other languages that are words.
  private static let otherWords = [
    "AND": "write `and`", "OR": "write `or`", "NOT": "write `not`", "eq": "write `==`",
    "ne": "write `!=`", "is": "compare with `==`, or with `!=`",
    "exists": "compare with `!= nil`", "isNil": "compare with `== nil`",
    "contains": helpOnSearching,
    "in": "compare with each by itself: `… == a or … == b`",
  ]

  static let helpOnSearching =
    "specs look for nothing within a text or a list: let the app do it in a `computed` field"

  private func hint(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "=") where position > 0 && text[position - 1] == UInt8(ascii: "="):
      "take it out: values are compared with `==` and `!=`"
    case UInt8(ascii: "="): "compare with `==`"
    case UInt8(ascii: "$"):
      "put a comma between the values of a list, and `and`, `or` or a comparison between those of a condition"
    case UInt8(ascii: "&"): "write `and`"
    case UInt8(ascii: "|"): "write `or`"
    case UInt8(ascii: "{"), UInt8(ascii: "}"):
      "values stand in braces within texts only: leave the braces out"
    case UInt8(ascii: "["):
      helpOnKeyInBrackets(at: position)
        ?? "an element of a list has a path by its number only, as in `.0`: the app picks others in a `computed` field"
    case UInt8(ascii: "?") where hasAlternative:
      // Within a text no choice is written.
      Ternary.help(
        on: string(start..<position),
        between: start <= 1 && end >= text.count - 1 ? string(position + 1..<end) : "")
    case UInt8(ascii: "?"): "optional values pass on by themselves: there is no `?.` or `??`"
    case UInt8(ascii: "+") where isBesideNumber:
      "specs work nothing out: let the app do it in a `computed` field of the model"
    case UInt8(ascii: "+"):
      "texts are put together in braces, `\"{$item.first} {$item.last}\"`; what is worked out is a `computed` field"
    case UInt8(ascii: "-") where isWithinDay(byte), UInt8(ascii: "/") where isWithinDay(byte):
      "a day is not written out: compare with `today`, `now` or a value such as `$parameters.…`"
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "%"):
      "specs work nothing out: let the app do it in a `computed` field of the model"
    default: "the operators are `==`, `!=`, `<`, `<=`, `>`, `>=`, `and`, `or`, `not`"
    }
  }

  /// Whether a number stands before or behind a sign.
  private var isBesideNumber: Bool {
    let blank = UInt8(ascii: " ")
    let before = (start..<position).last { text[$0] != blank }
    let after = (position + 1..<max(end, position + 1)).first { text[$0] != blank }
    return [before.flatMap(word(endingAt:)), after].contains {
      $0.map { text[$0].isDigit } == true
    }
  }

  /// Where the word begins that ends at a place.
  private func word(endingAt last: Int) -> Int? {
    var first = last
    while first > start, text[first - 1] != UInt8(ascii: " ") { first -= 1 }
    return first
  }

  /// Whether a sign stands behind the first of three numbers, as in `2026-01-31` and `1/31/2026`.
  private func isWithinDay(_ sign: UInt8) -> Bool {
    let rest = text[(position + 1)..<end]
    let number = rest.prefix { $0.isDigit }
    guard position > 0, text[position - 1].isDigit, (1...2).contains(number.count) else {
      return false
    }
    let next = rest.dropFirst(number.count)
    return next.first == sign && next.dropFirst().first?.isDigit == true
  }

  /// Whether a `:` follows, as in `a ? b : c`.
  private var hasAlternative: Bool {
    text[position..<end].contains(UInt8(ascii: ":"))
  }

  /// A `$` that no name of a scope follows; the current position is the end of what follows it.
  func unknownScope(from start: Int) -> ExpressionProblem {
    let name = string(start + 1..<position)
    if name.isEmpty, let problem = bracedPath(from: start) ?? parted(from: start) {
      return problem
    }
    let message = "there is no scope `$\(name)`"
    let meant = Scope.otherWords[name.lowercased()]?.rawValue ?? Scope.otherPaths[name.lowercased()]
    if let meant {
      return ExpressionProblem(
        message: message, range: start..<position,
        help: "did you mean `$\(meant)`?", replacement: ("$\(meant)", .unsafe), unknownScope: name)
    }
    let names = Scope.allCases.map(\.rawValue)
    if ["now", "today"].contains(name) {
      return ExpressionProblem(
        message: message, range: start..<position, help: Self.helpOnScopes(names, insteadOf: name))
    }
    let near = NearMiss.match(for: name, among: names)
    return ExpressionProblem(
      message: message, range: start..<max(position, start + 1),
      help: near.map { "did you mean `$\($0.name)`?" }
        ?? Self.helpOnScopes(names, insteadOf: name),
      replacement: near.flatMap { $0.isOnlyOne ? ("$\($0.name)", $0.safety) : nil },
      unknownScope: near.map { NearMiss.isSlip(name, of: $0.name) } == true ? nil : name)
  }

  private static func helpOnScopes(_ names: [String], insteadOf word: String) -> String {
    let all = "the scopes are \(names.map { "`$\($0)`" }.joined(separator: ", "))"
    guard word.first?.isLetter == true else { return all }
    if ["now", "today", "date", "time", "currentdate"].contains(word.lowercased()) {
      return "the time that it is has no `$`: it is `now`, and the beginning of the day `today`"
    }
    let owners = ["parameters", "item", "state"].map { "`$\($0).\(word)`" }
    return
      "say what has it, as in \(owners[0]), \(owners[1]) or \(owners[2]); without the `$` it is the text `\(word)`; \(all)"
  }

  /// `$ item.title` or `$$item.title`: a scope with more than a `$` before it.
  private func parted(from start: Int) -> ExpressionProblem? {
    let between = text[position..<end].prefix {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "$")
    }
    let name = text[between.endIndex..<end].prefix(while: isNameByte)
    guard !between.isEmpty,
      Scope.byName[UnsafeBufferPointer(rebasing: text[name.startIndex..<name.endIndex])] != nil
    else { return nil }
    let range = start..<name.endIndex
    let meant = "$" + string(name.startIndex..<name.endIndex)
    return ExpressionProblem(
      message: "`\(string(range))` is no value", range: range, help: "did you mean `\(meant)`?",
      replacement: (meant, .unsafe))
  }

  /// `${item.title}`, as other languages write values.
  func bracedPath(from start: Int) -> ExpressionProblem? {
    let content = position + 1
    guard position < end, text[position] == UInt8(ascii: "{"),
      let close = text[content..<end].firstIndex(of: UInt8(ascii: "}"))
    else { return nil }
    // Templates have two braces.
    let isDouble = text[content] == UInt8(ascii: "{")
    var after = close + 1
    if isDouble, after < end, text[after] == UInt8(ascii: "}") { after += 1 }
    let words = string((isDouble ? content + 1 : content)..<close).split(separator: " ")
    let inner = words.joined(separator: " ")
    let path = inner.hasPrefix("$") ? inner : "$\(inner)"
    if after < end, text[after] == UInt8(ascii: "."), !isDouble {
      // What follows belongs to the path.
      let rest = text[after..<end].prefix { isNameByte($0) || $0 == UInt8(ascii: ".") }
      let whole = path + string(after..<rest.endIndex)
      return ExpressionProblem(
        message: "`\(string(start..<rest.endIndex))` is no value", range: start..<rest.endIndex,
        help: "write `\(whole)`",
        replacement: start == 0 && rest.endIndex == end ? (whole, .unsafe) : nil)
    }
    return ExpressionProblem(
      message: "`\(string(start..<after))` is no value", range: start..<after,
      help: words.count > 1
        ? "write it without the braces: `\(path)`"
        : "write `\(path)`, and `{\(path)}` where more text stands around it",
      replacement: start == 0 && after == end ? (path, .unsafe) : nil)
  }

  /// Names with points between them that are no path.
  mutating func noPath(from start: Int) -> ExpressionProblem {
    while position < end, isNameByte(text[position]) || text[position] == UInt8(ascii: ".") {
      position += 1
    }
    if let call = call(at: position) { return call }
    let written = string(start..<position)
    let parts = written.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let range = start..<position
    let message = "`\(written)` is no value"
    let isWhole = !parts.dropFirst().contains("")
    if isWhole, parts.count == 2, let moment = Self.moment(parts) {
      return ExpressionProblem(
        message: message, range: range, help: "write `\(moment)`", replacement: (moment, .unsafe))
    }
    if isWhole, parts.count == 2, parts[0].first?.isUppercase ?? true {
      return ExpressionProblem(
        message: message, range: range, help: "a case stands by its name alone: `\(parts[1])`",
        replacement: (parts[1], .unsafe))
    }
    if isWhole, let near = NearMiss.match(for: parts[0], among: Scope.allCases.map(\.rawValue)) {
      let path = (["$\(near.name)"] + parts.dropFirst()).joined(separator: ".")
      return ExpressionProblem(
        message: message, range: range, help: "did you mean `\(path)`?",
        replacement: near.isOnlyOne ? (path, .unsafe) : nil)
    }
    return ExpressionProblem(
      message: message, range: range,
      help: "a value is read by a path, which starts with `$` and a scope: `$item.name`")
  }
}
