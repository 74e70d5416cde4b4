import SourceText

/// Defaults behind a second colon.
extension SyntaxErrorWording {
  /// A colon between a type and its default in braces: `{ beds: Int: 1 }`.
  var colonBeforeDefault: SyntaxProblem? {
    guard byte(at: offset) == UInt8(ascii: ":") else { return nil }
    let type = start(ofWordBefore: offset)
    let colon = endOfText(before: type) - 1
    let start = start(ofWordBefore: colon)
    guard colon > 0, byte(at: colon) == UInt8(ascii: ":"), start < colon, type < offset,
      start >= lineStart(offset), Self.isTypeWithDefault(source[type..<offset])
    else { return nil }
    let value = firstNonBlank(from: offset + 1)
    let end = endOfDefault(from: value)
    guard value < end, end - start <= Self.longestField else { return nil }
    let texts = [start..<colon, type..<offset, value..<end].map {
      String(decoding: source[$0], as: UTF8.self)
    }
    return SyntaxProblem(
      .yamlSyntax, "a `:` stands where a default begins, which is a ` = `",
      at: ByteSpan(start..<end),
      help: ["write `\(texts[0]): \(texts[1]) = \(texts[2])`"],
      correction: .init(
        "put a ` = ` in its place", isSafe: false, replacing: offset..<value, by: " = "))
  }

  private static let longestField = 80

  private static func isTypeWithDefault(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let text = String(decoding: word, as: UTF8.self)
    return typesWithDefaults.contains(text.prefix { $0 != "?" })
  }

  private func start(ofWordBefore end: Int) -> Int {
    var start = end
    while start > 0, let byte = byte(at: start - 1),
      byte.isLetterOrDigit || "?_".utf8.contains(byte)
    {
      start -= 1
    }
    return start
  }

  private func endOfText(before start: Int) -> Int {
    var end = start
    while end > 0, byte(at: end - 1)?.isBlank == true { end -= 1 }
    return end
  }

  /// The end of a number, a word or a text in quotes within brackets; where it starts if it is none.
  private func endOfDefault(from start: Int) -> Int {
    var end = start
    guard let first = byte(at: start) else { return start }
    if "\"'".utf8.contains(first) {
      end += 1
      while let byte = byte(at: end), byte != first, !byte.isLineBreak { end += 1 }
      return byte(at: end) == first ? end + 1 : start
    }
    while let byte = byte(at: end), !byte.isLineBreak, !",{}[]#".utf8.contains(byte) { end += 1 }
    return endOfText(before: end)
  }
}
