import SourceText

/// Signs of anchors and aliases before what is no name of one.
extension SyntaxErrorWording {
  var badAnchor: SyntaxProblem {
    let isAlias = failure.context.contains("alias")
    let place = character(at: context)
    guard isAlias else {
      return SyntaxProblem(
        .yamlSyntax, "an unquoted `&` starts an anchor", at: place, help: [SyntaxProblem.quoting])
    }
    let isAlone = "],\n".utf8.contains(byte(at: context + 1) ?? UInt8(ascii: "\n"))
    return .textAsAlias(
      at: place,
      help: isAlone
        ? "name each by itself: `*` stands for no names; a text with it stands in quotes"
        : SyntaxProblem.quoting)
  }

  /// A second anchor before a value, as when another name was to be added.
  var secondAnchor: SyntaxProblem? {
    guard failure.problem.hasPrefix("did not find expected"),
      byte(at: offset) == UInt8(ascii: "&"), let first = anchor(before: offset)
    else { return nil }
    var end = offset + 1
    while let byte = byte(at: end), byte.isAnchorByte { end += 1 }
    return SyntaxProblem(
      .yamlSyntax, "a value has one anchor", at: ByteSpan(offset..<end),
      related: [.init(span: first, message: "the first one")],
      help: ["leave one of them out, and let all aliases of the value name the other one"])
  }

  /// The anchor that nothing but spaces stands between and an offset of the same line.
  private func anchor(before offset: Int) -> ByteSpan? {
    let line = lineStart(offset)
    var end = offset
    while end > line, source[end - 1].isBlank { end -= 1 }
    var start = end
    while start > line, source[start - 1].isAnchorByte { start -= 1 }
    guard end < offset, start < end, start > line, source[start - 1] == UInt8(ascii: "&") else {
      return nil
    }
    return ByteSpan(start - 1..<end)
  }
}

extension SyntaxProblem {
  static let quoting = "if this is text, put the whole value in quotes"

  /// A `*` that most likely begins a text.
  static func textAsAlias(at span: ByteSpan, help: String = quoting) -> SyntaxProblem {
    SyntaxProblem(.yamlSyntax, "an unquoted `*` starts an alias", at: span, help: [help])
  }
}
