import SourceText

extension Fix {
  /// A text with edits made; nil if they do not lie in it, or lie in one another.
  public static func applying(_ edits: [Edit], to bytes: [UInt8]) -> [UInt8]? {
    applying(edits.map { ($0.location.span, $0.replacement) }, to: bytes)
  }

  /// A text with other texts at places of it; nil if they do not lie in it, or lie in one another.
  public static func applying(
    _ edits: [(span: ByteSpan, replacement: String)], to bytes: [UInt8]
  ) -> [UInt8]? {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.span < $1.span }) {
      let range = edit.span.range
      guard range.lowerBound >= position, range.upperBound <= bytes.count else { return nil }
      result += bytes[position..<range.lowerBound]
      result += Array(edit.replacement.utf8)
      position = range.upperBound
    }
    return result + bytes[position...]
  }
}
