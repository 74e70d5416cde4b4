import Diagnostics
import SourceText

/// Calls, as other languages have them: `Date()`, `now()`, `$item.title.isEmpty()`, `count($item.posts)`.
extension ExpressionParser {
  /// What is said of a call whose parenthesis opens at a position; nil if that stands behind no name.
  func call(at bracket: Int) -> ExpressionProblem? {
    guard bracket < end, bracket > start, text[bracket] == UInt8(ascii: "("),
      isNameByte(text[bracket - 1]), let close = closing(bracket)
    else { return nil }
    var first = bracket
    while first > start, isNameByte(text[first - 1]) || "$.".utf8.contains(text[first - 1]) {
      first -= 1
    }
    guard !text[first].isDigit else { return nil }
    let range = first..<endOfChain(from: close + 1)
    let arguments = string(bracket + 1..<close).split(separator: " ").joined(separator: " ")
    let cure = Self.cure(
      of: string(first..<bracket), arguments, isChained: range.upperBound > close + 1)
    return ExpressionProblem(
      message: "`\(string(range))` is a call, and specs have none", range: range, help: cure.help,
      replacement: cure.replacement)
  }

  /// Where the parenthesis closes that opens at a position.
  private func closing(_ bracket: Int) -> Int? {
    var depth = 0
    var quote: UInt8?
    for position in bracket..<end {
      let byte = text[position]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "(") {
        depth += 1
      } else if byte == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return position }
      }
    }
    return nil
  }

  /// Where what is read of the answer ends: `.addingTimeInterval(60)` of `Date().addingTimeInterval(60)`.
  private func endOfChain(from start: Int) -> Int {
    var last = start
    while last < end {
      let byte = text[last]
      if byte == UInt8(ascii: "."), last + 1 < end, isNameByte(text[last + 1]) {
        last += 1
      } else if last > start, isNameByte(byte) {
        last += 1
      } else if last > start, byte == UInt8(ascii: "("), let close = closing(last) {
        last = close + 1
      } else {
        break
      }
    }
    return last
  }

  private typealias CallCure = (help: String, replacement: (text: String, safety: Fix.Safety)?)

  private static func cure(
    of callee: String, _ arguments: String, isChained: Bool
  ) -> CallCure {
    let parts = callee.split(separator: ".").map(String.init)
    let name = parts.last ?? callee
    let isPath = callee.hasPrefix("$")
    if arguments.isEmpty, !isChained {
      if let moment = moment(parts) {
        return ("write `\(moment)`\(explanation(of: moment, insteadOf: name))", (moment, .unsafe))
      }
      if isPath, name == "count" { return ("write `\(callee)`", (callee, .safe)) }
    }
    // What it asks about stands before the last point, or in parentheses.
    let subject =
      isPath && arguments.isEmpty ? parts.dropLast().joined(separator: ".") : arguments
    let isAskable =
      !isChained && subject.hasPrefix("$")
      && subject.utf8.allSatisfy { isNameByte($0) || "$.".utf8.contains($0) }
    switch name.lowercased() {
    case "count", "length", "len", "size":
      guard isAskable else { break }
      return ("write `\(subject).count`", ("\(subject).count", .unsafe))
    case "isempty", "empty":
      guard isAskable else { break }
      return (
        "compare a text, `\(subject) == \"\"`, and how many a list has, `\(subject).count == 0`",
        nil
      )
    case "contains", "includes", "hasprefix", "hassuffix", "startswith", "endswith", "matches":
      return (Self.helpOnSearching, nil)
    default: break
    }
    return ("specs work nothing out: let the app do it in a `computed` field of the model", nil)
  }

  /// The word for the time by which other languages know it: `Date.now`, `now`, `Date`.
  static func moment(_ parts: [String]) -> String? {
    let owners: Set<String> = ["", "date", "datetime", "nsdate", "calendar", "time", "clock"]
    guard let last = parts.last?.lowercased(), parts.count <= 2,
      parts.count == 1 || owners.contains(parts[0].lowercased())
    else { return nil }
    switch last {
    case "now", "today": return last
    case "date" where parts.count == 1, "nsdate", "currentdate", "currenttime": return "now"
    default: return nil
    }
  }

  private static func explanation(of moment: String, insteadOf word: String) -> String {
    word == moment ? "" : ", the time that it is, or `today`, the beginning of the day"
  }
}
