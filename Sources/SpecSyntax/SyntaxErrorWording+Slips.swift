import SourceText

/// Slips that libyaml notices late or calls by another name.
extension SyntaxErrorWording {
  /// What a version control system left in the file.
  var mergeConflict: SyntaxProblem? {
    let marks = ["<<<<<<<", "=======", ">>>>>>>"]
    // A mark is a word by itself, at whose end nothing is wrong yet.
    for start in [lineStart(context), lineStart(offset), lineStart(endOfLine(before: offset))] {
      let line = source[start..<lineEnd(start)]
      guard marks.contains(where: { line.starts(with: $0.utf8) }) else { continue }
      return SyntaxProblem(
        .yamlSyntax, "a merge conflict has been left in this file",
        at: ByteSpan(start..<lineEnd(start)),
        help: ["keep what is right of the two versions, and delete the lines of `<<<<<<<`"])
    }
    return nil
  }

  /// Where the line before that of an offset ends.
  func endOfLine(before offset: Int) -> Int {
    var end = max(lineStart(offset) - 1, 0)
    if end > 0, source[end] == 0x0A, source[end - 1] == 0x0D { end -= 1 }
    return end
  }

  /// A comma, a colon or a bracket of a script whose signs are as wide as its letters.
  var foreignPunctuation: SyntaxProblem? {
    var index = lineStart(min(offset, source.count))
    let end = lineEnd(index)
    var quote: UInt8?
    while index < end {
      let byte = source[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte >= 0xE0, index + 3 <= end,
        let sign = Self.wideSigns[String(decoding: source[index..<index + 3], as: UTF8.self)]
      {
        let found = String(decoding: source[index..<index + 3], as: UTF8.self)
        return SyntaxProblem(
          .yamlSyntax, "`\(found)` is of another script, and is a letter to YAML",
          at: ByteSpan(index..<index + 3), help: ["write `\(sign)`"],
          correction: .init(
            "write it as YAML has it", isSafe: false, replacing: index..<index + 3, by: sign))
      }
      index += 1
    }
    return nil
  }

  private static let wideSigns = [
    "，": ", ", "、": ", ", "：": ": ", "｛": "{", "｝": "}", "［": "[", "］": "]", "【": "[", "】": "]",
  ]

  /// A quote that opens in an earlier line, and that the next quote closes, which was to open another value.
  var unclosedQuote: SyntaxProblem? {
    guard let closing = closingBefore(offset), closing == "\"" || closing == "'",
      let byte = closing.asciiValue,
      let end = source[..<min(offset, source.count)].lastIndex(of: byte),
      let start = source[..<end].lastIndex(of: byte), lineStart(start) != lineStart(end)
    else { return nil }
    return SyntaxProblem(
      .yamlSyntax, "the `\(closing)` that opens here is not closed in its line",
      at: character(at: start),
      related: [.init(span: character(at: end), message: "so that the value ends only here")],
      help: ["close it where the value ends"])
  }

  /// The quote that a text opens which is never closed. Those behind it close it and open again, so that libyaml finds
  /// the last of them open: it is the first in whose line there is no other one, and behind which keys go on.
  var firstUnclosedQuote: Int {
    guard let quote = byte(at: context) else { return context }
    var line = 0
    while line < lineStart(context) {
      let end = lineEnd(line)
      let text = firstNonBlank(from: line)
      let quotes = (text..<end).filter { source[$0] == quote }
      if quotes.count == 1, let next = lineAfter(text), column(of: next) <= column(of: text),
        key(at: next) != nil || isItem(next, at: column(of: next)), opensText(quotes[0])
      {
        return quotes[0]
      }
      line = end + 1
    }
    return context
  }

  /// Whether a quote stands where a value begins.
  private func opensText(_ quote: Int) -> Bool {
    var before = quote
    while before > 0, source[before - 1].isBlank { before -= 1 }
    return before > 0 && before < quote && ":-,".utf8.contains(source[before - 1])
  }

  /// A quote that is not closed before the next value of its line, whose quote closes it.
  var quoteOfNextValue: SyntaxProblem? {
    guard offset < source.count, closingBefore(offset) == "\"" || closingBefore(offset) == "'",
      let end = source[..<offset].lastIndex(where: { $0 == 0x22 || $0 == 0x27 }), end > 2,
      source[end - 1] == UInt8(ascii: " "), source[end - 2] == UInt8(ascii: ":"),
      let start = source[..<end].lastIndex(of: source[end]), lineStart(start) == lineStart(end),
      let comma = source[start..<end].firstIndex(of: UInt8(ascii: ","))
    else { return nil }
    let quote = Character(Unicode.Scalar(source[end]))
    let value = String(decoding: source[start..<comma], as: UTF8.self)
    return SyntaxProblem(
      .yamlSyntax, "the `\(quote)` that opens here is not closed where its value ends",
      at: character(at: start),
      related: [.init(span: character(at: end), message: "so that the value ends only here")],
      help: ["close it before the comma: `\(value)\(quote)`"],
      correction: .init(
        "close it before the comma", isSafe: false, replacing: comma..<comma, by: String(quote)))
  }

  /// One of two values by a condition, as other languages have it: `$item.liked ? heart.fill : heart`.
  var ternary: SyntaxProblem? {
    let line = lineStart(min(offset, source.count))
    let text = source[line..<lineEnd(line)]
    guard let mark = firstMark(UInt8(ascii: "?"), in: text.indices),
      firstMark(UInt8(ascii: ":"), in: mark + 1..<text.endIndex) != nil,
      let colon = source[line..<mark].lastIndex(of: UInt8(ascii: ":"))
    else { return nil }
    let condition = firstNonBlank(from: colon + 1)
    guard condition < mark, source[condition..<mark].contains(UInt8(ascii: "$")) else { return nil }
    let words = String(decoding: source[condition..<mark], as: UTF8.self).split(separator: " ")
    return SyntaxProblem(
      .yamlSyntax, "specs have no `? :`", at: character(at: mark),
      help: [
        Ternary.help(
          on: words.joined(separator: " "),
          between: String(decoding: source[(mark + 1)..<text.endIndex], as: UTF8.self))
      ])
  }

  /// What to do about a key of the app's strings with its values behind a second colon:
  /// `title: room.title: {$parameters.name}`.
  func helpOnText(after colon: Int) -> [String]? {
    guard colon < offset, byte(at: offset) == UInt8(ascii: ":") else { return nil }
    let key = source[min(firstNonBlank(from: colon + 1), offset)..<offset]
    guard key.contains(UInt8(ascii: ".")), key.allSatisfy(\.isOfPath) else { return nil }
    let values = String(decoding: source[(offset + 1)..<lineEnd(offset)], as: UTF8.self)
      .split { " {}[],".contains($0) }
    guard !values.isEmpty, values.allSatisfy({ $0.first == "$" && $0.utf8.allSatisfy(\.isOfPath) })
    else { return nil }
    let text = String(decoding: key, as: UTF8.self)
    return ["say `{ key: \(text), with: [\(values.joined(separator: ", "))] }`"]
  }

  /// The first of a character that stands between spaces.
  private func firstMark(_ mark: UInt8, in range: Range<Int>) -> Int? {
    range.dropFirst().first {
      source[$0] == mark && source[$0 - 1].isBlank && byte(at: $0 + 1)?.isBlank == true
    }
  }

  /// An apostrophe that ends a text in single quotes, as in `'it isn't'`.
  var apostrophe: SyntaxProblem? {
    guard offset > 1, offset < source.count, source[offset - 1] == UInt8(ascii: "'"),
      source[offset].isLetter, source[offset - 2].isLetter
    else { return nil }
    return SyntaxProblem(
      .yamlSyntax, "the apostrophe ends this text, which stands in single quotes",
      at: character(at: offset - 1), help: ["write it twice (`''`), or use double quotes"])
  }

  /// The comment of another language on the line before one.
  func slashComment(before line: Int) -> SyntaxProblem? {
    guard line > 0 else { return nil }
    let end = endOfLine(before: line)
    var start = lineStart(end)
    while start < end, source[start].isBlank { start += 1 }
    let text = source[start..<end]
    guard text.starts(with: "//".utf8) || text.starts(with: "/*".utf8) else { return nil }
    return SyntaxProblem(
      .yamlSyntax, "this is no comment", at: ByteSpan(start..<end),
      help: ["a comment starts with `#`"])
  }

  /// A bracket that closes nothing, behind a value.
  var excessBracket: SyntaxProblem? {
    guard offset < source.count, closingBefore(offset) != nil,
      source[offset] == UInt8(ascii: "}") || source[offset] == UInt8(ascii: "]")
    else { return nil }
    let bracket = Character(Unicode.Scalar(source[offset]))
    return SyntaxProblem(
      .yamlSyntax, "this `\(bracket)` closes nothing", at: character(at: offset),
      help: ["take it out, or open it before the value"])
  }

  /// A line of hyphens that are not three.
  func wrongMarker(from start: Int, to end: Int) -> SyntaxProblem? {
    let line = String(decoding: source[start..<end], as: UTF8.self)
    // A word processor makes one dash of two hyphens.
    let dashes = line.prefix { "-–—".contains($0) }
    guard end > start + 1, dashes.count == line.count, !line.isEmpty else { return nil }
    return SyntaxProblem(
      .yamlSyntax, "`\(String(decoding: source[start..<end], as: UTF8.self))` parts no documents",
      at: ByteSpan(start..<end), help: ["a further document begins after `---`"])
  }

  /// A `---` with the first key of its document in the same line, which takes no block of keys.
  func markerBeforeKey(at line: Int) -> SyntaxProblem? {
    guard source[line...].starts(with: "---".utf8), byte(at: line + 3)?.isBlank == true else {
      return nil
    }
    let first = firstNonBlank(from: line + 3)
    var end = lineEnd(line)
    while end > first, source[end - 1].isBlank { end -= 1 }
    guard first < end, key(at: first) != nil else { return nil }
    let text = String(decoding: source[first..<end], as: UTF8.self)
    return SyntaxProblem(
      .yamlSyntax, "`---` stands alone in its line", at: ByteSpan(line..<line + 3),
      help: ["put `\(text)` into the line below it"],
      correction: .init(
        "begin a line behind it", isSafe: true, replacing: line + 3..<first, by: "\n"))
  }

  /// A `---` that does not stand at the beginning of its line.
  var indentedMarker: SyntaxProblem? {
    guard offset > lineStart(offset), source[offset..<lineEnd(offset)].elementsEqual("---".utf8)
    else { return nil }
    return SyntaxProblem(
      .yamlSyntax, "`---` parts documents at the beginning of a line only",
      at: ByteSpan(offset..<offset + 3), help: ["take the spaces before it out"])
  }

  /// Text that goes on after a bracket, as in `[T]?` or `{a}/b`.
  var textAfterBracket: SyntaxProblem? {
    guard offset > 0, let closing = closingBefore(offset), source[offset - 1].isBlank == false
    else { return nil }
    var help = "put the whole value in quotes"
    if let start = openingBracket(before: offset - 1) {
      let text = String(decoding: source[start..<valueEnd(offset)], as: UTF8.self)
      if !text.contains("\"") { help += ": `\"\(text)\"`" }
    }
    return SyntaxProblem(
      .yamlSyntax, "there is more text after the closing `\(closing)` of this value",
      at: character(at: offset), help: [help])
  }

  /// A `#` where a value is due, which makes a comment of the rest of the line.
  func comment(inside opening: Character? = nil) -> SyntaxProblem? {
    guard let mark = commentInsteadOfValue(from: opening == nil ? lastLineStart : context) else {
      return nil
    }
    let word = String(decoding: source[mark..<valueEnd(mark)], as: UTF8.self)
    return SyntaxProblem(
      .yamlSyntax, "a `#` after a space starts a comment, so that there is no value here",
      at: ByteSpan(mark..<valueEnd(mark)),
      related: opening.map {
        [.init(span: character(at: context), message: "the `\($0)` is never closed")]
      } ?? [],
      help: ["put the value in quotes: `\"\(word)\"`"])
  }

  /// Where the last line before the failure starts that has anything in it.
  private var lastLineStart: Int {
    var index = min(offset, source.count)
    while index > 0, source[index - 1].isWhiteSpace { index -= 1 }
    return lineStart(index)
  }

  /// The first `#` after a colon and a space.
  private func commentInsteadOfValue(from start: Int) -> Int? {
    guard start < offset else { return nil }
    return (start + 1..<max(start + 1, min(offset, source.count))).first { index in
      guard source[index] == UInt8(ascii: "#"), source[index - 1].isBlank else { return false }
      var before = index - 1
      while before > start, source[before].isBlank { before -= 1 }
      return source[before] == UInt8(ascii: ":")
    }
  }

  /// The bracket in the same line that the one at an offset closes.
  private func openingBracket(before closing: Int) -> Int? {
    var depth = 0
    for index in stride(from: closing, through: lineStart(closing), by: -1) {
      switch source[index] {
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth += 1
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
    }
    return nil
  }

  /// Where a value of one word ends.
  private func valueEnd(_ start: Int) -> Int {
    let ends = ",}] \t".utf8
    return (start..<lineEnd(start)).first { ends.contains(source[$0]) } ?? lineEnd(start)
  }
}

extension SyntaxErrorWording {
  /// `request: request: KeepThing`, whose key stands there twice.
  func doubledKey(_ line: Int, _ colon: Int) -> SyntaxProblem? {
    let start = firstNonBlank(from: colon + 1)
    var key = firstNonBlank(from: line)..<colon
    if source[key].starts(with: "- ".utf8) { key = firstNonBlank(from: key.lowerBound + 1)..<colon }
    guard start < offset, !key.isEmpty, source[key].elementsEqual(source[start..<offset]),
      source[key].allSatisfy(\.isInName)
    else { return nil }
    let text = String(decoding: source[key], as: UTF8.self)
    let end = firstNonBlank(from: offset + 1)
    return SyntaxProblem(
      .yamlSyntax, "`\(text):` stands twice in this line", at: character(at: offset),
      related: [.init(span: character(at: colon), message: "the first is here")],
      help: ["take one of the two out"],
      correction: .init("take the second out", isSafe: false, replacing: start..<end, by: ""))
  }
}

extension UInt8 {
  /// Whether it may stand in a path or in a key of the app's strings.
  fileprivate var isOfPath: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "-"), UInt8(ascii: "$"):
      true
    default: false
    }
  }
}
