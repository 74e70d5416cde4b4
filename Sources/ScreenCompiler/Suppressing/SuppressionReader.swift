import Diagnostics
import SourceText
import SpecSyntax

/// Finds the suppressions of a spec.
enum SuppressionReader {
  /// Most files have none, which one look at each `#` tells; only of others comments are looked for.
  static func suppressions(in bytes: [UInt8], file: FileID) -> [Suppression] {
    guard bytes.withUnsafeBufferPointer(mayHaveSuppressions) else { return [] }
    let tree = SyntaxTree.parse(bytes)
    let text = CommentedText(tree)
    return tree.comments().compactMap { suppression($0, text, file) }
  }

  private static func mayHaveSuppressions(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var offset = 0
    while let sign = bytes.firstOffset(of: UInt8(ascii: "#"), from: offset) {
      let text = bytes[(sign + 1)...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if text.starts(with: Suppression.marker.utf8) { return true }
      offset = sign + 1
    }
    return false
  }

  private static func suppression(
    _ comment: Comment, _ text: CommentedText, _ file: FileID
  ) -> Suppression? {
    let bytes = text.bytes
    let start = Int(comment.span.start)
    let line = text.lines.line(at: start)
    var removal = text.lines.lineRange(line)
    if comment.isAlone {
      removal = removal.lowerBound..<min(text.span(of: line).upperBound, bytes.count)
    } else {
      let before = bytes[removal.lowerBound..<start].lastIndex { $0 != 0x20 && $0 != 0x09 }
      removal = (before.map { $0 + 1 } ?? start)..<Int(comment.span.end)
    }
    return Suppression(
      bytes[comment.span.range], at: Location(file: file, span: comment.span),
      scope: comment.isAlone ? text.scope(below: line) : text.scope(of: line),
      removal: ByteSpan(removal))
  }
}
