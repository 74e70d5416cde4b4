import SourceText

/// Parentheses where braces are due, as languages have them around what something is given.
extension SyntaxErrorWording {
  /// `parameters: (id: ID, on: Bool)`, or `- (use: SummaryRow, item: $data.post)`, all in one line.
  ///
  /// - Parameter colon: The first one in the line.
  func parenthesesForBraces(_ colon: Int) -> SyntaxProblem? {
    let item = source[firstNonBlank(from: lineStart(offset))...]
      .drop { $0 == UInt8(ascii: "-") || $0.isBlank }.startIndex
    let isItem = byte(at: item) == UInt8(ascii: "(")
    let text = isItem ? item..<textBehindColon(colon).upperBound : textBehindColon(colon)
    guard text.count > 2, text.count <= Self.longestMapping,
      source[text.lowerBound] == UInt8(ascii: "("),
      source[text.upperBound - 1] == UInt8(ascii: ")")
    else { return nil }
    let inner = source[text].dropFirst().dropLast()
    let key = inner.drop(while: \.isBlank).prefix(while: \.isInName)
    guard !key.isEmpty, byte(at: key.endIndex) == UInt8(ascii: ":"),
      !inner.contains(where: { "()[]{}".utf8.contains($0) })
    else { return nil }
    let pairs = String(decoding: inner, as: UTF8.self).split(separator: " ").joined(separator: " ")
    let meant = "{ \(pairs) }"
    return SyntaxProblem(
      .yamlSyntax, "a mapping stands in braces, and these are parentheses", at: ByteSpan(text),
      help: ["write `\(meant)`"],
      correction: .init("write braces", isSafe: false, replacing: text, by: meant))
  }

  /// A mapping in one line is not longer.
  private static let longestMapping = 120
}
