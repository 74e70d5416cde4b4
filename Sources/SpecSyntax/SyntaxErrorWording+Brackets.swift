import SourceText

/// Brackets that open at the end of a line, behind a key, and that the lines below know nothing of.
extension SyntaxErrorWording {
  /// A bracket behind a key above an item of a list, which cannot stand in brackets: it is not closed, or should not be
  /// there.
  var bracketAboveItem: SyntaxProblem? {
    guard offset < source.count, isItem(offset, at: column(of: offset)),
      offset == firstNonBlank(from: lineStart(offset)),
      let before = lineBefore(offset, isWanted: { _ in true })
    else { return nil }
    if let bracket = bracketAlone(inLineAt: before) {
      return column(of: offset) >= column(of: bracket.key)
        ? needless(bracket) : unclosed(bracket, above: offset)
    }
    var line = offset
    while column(of: line) > 0 {
      let depth = column(of: line)
      guard let owner = lineBefore(line, isWanted: { column(of: $0) < depth }) else { return nil }
      if let bracket = bracketAlone(inLineAt: owner) { return needless(bracket) }
      line = owner
    }
    return nil
  }

  /// A bracket behind a key above keys that stand in lines of their own, without commas.
  var bracketAboveKeys: SyntaxProblem? {
    let line = firstNonBlank(from: lineStart(context))
    guard offset < source.count, lineStart(offset) > lineEnd(context),
      let bracket = bracketAlone(inLineAt: line), bracket.place == context
    else { return nil }
    let last = firstNonBlank(from: lineStart(offset))
    guard key(at: last) != nil, column(of: last) > column(of: bracket.key),
      !linesEndInCommas(from: line, to: last)
    else { return nil }
    return needless(bracket)
  }

  /// A bracket that is all that stands behind a key.
  private struct Bracket {
    let key: Int
    let name: String
    /// Where what stands behind the colon of the key begins.
    let behindColon: Int
    let place: Int
    let opening: Character

    var closing: Character { opening == "{" ? "}" : "]" }
  }

  private func bracketAlone(inLineAt line: Int) -> Bracket? {
    guard let start = firstKey(inLineAt: line), let name = key(at: start),
      let colon = firstColon(from: start)
    else { return nil }
    let place = firstNonBlank(from: colon + 1)
    guard let byte = byte(at: place), byte == UInt8(ascii: "{") || byte == UInt8(ascii: "["),
      firstNonBlank(from: place + 1) == lineEnd(place)
    else { return nil }
    return Bracket(
      key: start, name: name, behindColon: colon + 1, place: place,
      opening: Character(Unicode.Scalar(byte)))
  }

  private func unclosed(_ bracket: Bracket, above next: Int) -> SyntaxProblem {
    let end = bracket.place + 1
    return SyntaxProblem(
      .yamlSyntax, "the `\(bracket.opening)` is not closed in its line",
      at: character(at: bracket.place),
      related: [.init(span: character(at: next), message: "so that this is read as a part of it")],
      help: ["close it: `\(bracket.name): \(bracket.opening)\(bracket.closing)`"],
      correction: .init(
        "close it", isSafe: false, replacing: end..<end, by: String(bracket.closing)))
  }

  private func needless(_ bracket: Bracket) -> SyntaxProblem {
    let closing = lineClosing(bracket)
    var edits = [
      SyntaxProblem.Correction.Edit(
        span: ByteSpan(bracket.behindColon..<bracket.place + 1), text: "")
    ]
    if let closing {
      let end = min(lineEnd(closing) + 1, source.count)
      edits.append(.init(span: ByteSpan(lineStart(closing)..<end), text: ""))
    }
    let order =
      closing == nil
      ? "take the `\(bracket.opening)` out"
      : "take the `\(bracket.opening)` out, and the `\(bracket.closing)` that closes it"
    return SyntaxProblem(
      .yamlSyntax,
      "a `\(bracket.opening)` stands behind `\(bracket.name)`, and the lines below it are written as without one",
      at: character(at: bracket.place),
      related: closing.map { [.init(span: character(at: $0), message: "it is closed here")] } ?? [],
      help: ["\(order): what stands in lines below a key needs no brackets and no commas"],
      correction: .init(order, isSafe: false, edits: edits))
  }

  /// So many lines are looked at below a bracket.
  private static let mostLines = 200

  /// The line below a bracket in which nothing but the closing one stands.
  private func lineClosing(_ bracket: Bracket) -> Int? {
    let depth = column(of: firstNonBlank(from: lineStart(bracket.place)))
    var line = lineAfter(bracket.place)
    var count = 0
    while let place = line, column(of: place) >= depth, count < Self.mostLines {
      let end = firstNonBlank(from: place + 1)
      if byte(at: place) == bracket.closing.asciiValue, end == lineEnd(place) { return place }
      // A key beside that of the bracket is not within it.
      if column(of: place) == depth, key(at: place) != nil { return nil }
      line = lineAfter(place)
      count += 1
    }
    return nil
  }

  /// Whether lines from one to another end in commas, so that a bracket was meant.
  private func linesEndInCommas(from first: Int, to last: Int) -> Bool {
    var line = lineAfter(first)
    var count = 0
    while let place = line, place < last, count < Self.mostLines {
      var end = lineEnd(place)
      while end > place, source[end - 1].isBlank { end -= 1 }
      if source[end - 1] == UInt8(ascii: ",") { return true }
      line = lineAfter(place)
      count += 1
    }
    return false
  }

  /// What to do about a bracket that stands within a word, which is text then.
  func helpOnText(
    around bracket: Int, _ opening: Character, _ closing: Character
  ) -> String {
    var start = bracket
    while start > 0, let byte = byte(at: start - 1), !" \t\n,[{".utf8.contains(byte) { start -= 1 }
    var end = bracket
    while let byte = byte(at: end), !byte.isWhiteSpace, byte != UInt8(ascii: ",") { end += 1 }
    let text = String(decoding: source[start..<end], as: UTF8.self)
    if let path = Self.pathInShellBraces(text) { return "leave the braces out: `\(path)`" }
    guard text.count <= 60, !text.contains("\""), text.contains(closing) else {
      return "put text with `\(opening)` and `\(closing)` in quotes, or close it with `\(closing)`"
    }
    return "put text with `\(opening)` and `\(closing)` in quotes: `\"\(text)\"`"
  }
}
