import Diagnostics
import SourceText
import SpecSyntax

/// Finds the suppressions of a spec.
enum SuppressionReader {
  /// Most files have none, which one look at each `#` tells; only of others comments are looked for.
  static func suppressions(in bytes: [UInt8], file: FileID) -> [Suppression] {
    guard bytes.withUnsafeBufferPointer(mayHaveSuppressions) else { return [] }
    let lines = LineIndex(bytes)
    return SyntaxTree.parse(bytes).comments().compactMap { comment in
      suppression(comment, bytes, lines, file)
    }
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
    _ comment: Comment, _ bytes: [UInt8], _ lines: LineIndex, _ file: FileID
  ) -> Suppression? {
    let start = Int(comment.span.start)
    let line = lines.line(at: start)
    let scope = comment.isAlone ? scope(below: line, bytes, lines) : span(of: line, lines)
    var removal = lines.lineRange(line)
    if comment.isAlone {
      removal = removal.lowerBound..<min(span(of: line, lines).upperBound, bytes.count)
    } else {
      let before = bytes[removal.lowerBound..<start].lastIndex { $0 != 0x20 && $0 != 0x09 }
      removal = (before.map { $0 + 1 } ?? start)..<Int(comment.span.end)
    }
    return Suppression(
      bytes[comment.span.range], at: Location(file: file, span: comment.span), scope: scope,
      removal: ByteSpan(removal))
  }

  /// The next line that says something; the whole file where there is none.
  private static func scope(below line: Int, _ bytes: [UInt8], _ lines: LineIndex) -> Range<Int> {
    var next = line + 1
    while next <= lines.lineCount {
      let text = bytes[lines.lineRange(next)].drop { $0 == 0x20 || $0 == 0x09 }
      let isMarker = text.starts(with: "---".utf8) && text.dropFirst(3).allSatisfy { $0 == 0x20 }
      if let first = text.first, first != UInt8(ascii: "#"), !isMarker {
        return span(of: next, lines)
      }
      next += 1
    }
    return 0..<(bytes.count + 1)
  }

  /// A line with its line end. The first starts with the file, and the last holds the file's end.
  private static func span(of line: Int, _ lines: LineIndex) -> Range<Int> {
    let start = line == 1 ? 0 : lines.lineRange(line).lowerBound
    let end =
      line < lines.lineCount
      ? lines.lineRange(line + 1).lowerBound : lines.lineRange(line).upperBound + 1
    return start..<end
  }
}
