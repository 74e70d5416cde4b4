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
}

extension SyntaxProblem {
  static let quoting = "if this is text, put the whole value in quotes"

  /// A `*` that most likely begins a text.
  static func textAsAlias(at span: ByteSpan, help: String = quoting) -> SyntaxProblem {
    SyntaxProblem(.yamlSyntax, "an unquoted `*` starts an alias", at: span, help: [help])
  }
}
