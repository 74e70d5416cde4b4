import SourceText

/// Lines that end in a second colon.
extension SyntaxErrorWording {
  /// A key in the line of the one that it belongs to, with what it has itself below both: `cell: column:`.
  func keyBehindKey(_ line: Int, _ colon: Int) -> SyntaxProblem? {
    let start = firstNonBlank(from: colon + 1)
    guard endsLine(offset), start < offset, let name = key(at: start), source[start].isSmall,
      start + name.utf8.count == offset, let outer = firstKey(inLineAt: firstNonBlank(from: line)),
      let owner = key(at: outer), let next = lineAfter(offset),
      // What a declaration is called stands in its first line.
      column(of: next) > column(of: outer), column(of: outer) > 0 || !isFirst(outer)
    else { return nil }
    let depth = column(of: outer) + Self.step
    let isBelow = column(of: next) > depth || isItem(next, at: depth)
    return SyntaxProblem(
      .yamlSyntax, "`\(name):` stands in the line of `\(owner):`, to which it belongs",
      at: ByteSpan(start..<offset + 1),
      related: [.init(span: character(at: next), message: "what it has begins here")],
      help: ["write `\(name):` in a line of its own below `\(owner):`, and what it has below that"],
      correction: isBelow
        ? .init(
          "write it below", isSafe: false, replacing: colon + 1..<start,
          by: "\n\(String(repeating: " ", count: depth))") : nil)
  }

  /// A colon behind a value that is there already: `select: User:`.
  func colonAtEnd(_ line: Int, _ colon: Int) -> SyntaxProblem? {
    let value = source[firstNonBlank(from: colon + 1)..<offset]
    let outer = firstNonBlank(from: line)
    guard endsLine(offset), !value.isEmpty, value.count <= Self.longestValue,
      let start = firstKey(inLineAt: outer), colon - start <= Self.longestValue
    else { return nil }
    let text = String(decoding: value, as: UTF8.self)
    // A text of several words may end so.
    let isText =
      value.contains(where: \.isBlank) && !"$[{\"'".utf8.contains(value[value.startIndex])
    let key = String(decoding: source[start..<colon], as: UTF8.self)
    return SyntaxProblem(
      .yamlSyntax, "a second colon stands behind `\(text)`", at: character(at: offset),
      related: [.init(span: character(at: colon), message: "the first is here")],
      help: [
        isText
          ? "leave it out, or put the text in quotes with it: `\(key): \"\(text):\"`"
          : "leave it out: `\(key): \(text)` is all"
      ],
      correction: isText
        ? nil : .init("take it out", isSafe: false, replacing: offset..<offset + 1, by: ""))
  }

  /// Whether nothing but a comment stands behind a colon in its line.
  private func endsLine(_ colon: Int) -> Bool {
    let next = byte(at: firstNonBlank(from: colon + 1))
    return next.map { $0.isLineBreak || $0 == UInt8(ascii: "#") } ?? true
  }

  private static let longestValue = 60
}
