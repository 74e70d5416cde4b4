import Diagnostics
import SourceText

/// Places of texts as the protocol counts them: lines from 0, and characters in units of UTF-16.
extension LineIndex {
  /// The byte of a position; nil where there is none. Behind the last line is the end of the text.
  func byte(of position: JSON) -> Int? {
    guard let line = position["line"].integer, let character = position["character"].integer,
      line >= 0, character >= 0
    else { return nil }
    return line >= lineCount
      ? lineRange(lineCount).upperBound
      : offset(of: UTF16Position(line: line, character: character))
  }

  func bytes(of range: JSON) -> Range<Int>? {
    guard let start = byte(of: range["start"]), let end = byte(of: range["end"]), start <= end
    else { return nil }
    return start..<end
  }

  func range(of span: ByteSpan) -> JSONValue { range(of: span.range) }

  func range(of bytes: Range<Int>) -> JSONValue {
    .object([
      ("start", position(of: bytes.lowerBound)), ("end", position(of: bytes.upperBound)),
    ])
  }

  private func position(of byte: Int) -> JSONValue {
    let position = utf16Position(at: byte)
    return .object([
      ("line", .number(position.line)), ("character", .number(position.character)),
    ])
  }
}
