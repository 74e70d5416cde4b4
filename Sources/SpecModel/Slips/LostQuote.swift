import Diagnostics
import SourceText

/// A value whose quote is not closed, so that all up to the next quote, in whatever line, belongs to it.
enum LostQuote {
  /// The quotes that open something in lines with one more of them than are paired, each with the places where it may be
  /// closed; the last one of a line first.
  static func all(in lines: SourceLines, of file: FileID) -> [Slip] {
    lines.lines.flatMap { line in
      "\"'".utf8.flatMap { sign -> [Slip] in
        let quotes = (line.inner..<line.end).filter { lines.text[$0] == sign }
        guard quotes.count % 2 == 1 else { return [] }
        return quotes.reversed().filter { opensValue($0, lines.text) }.flatMap { quote in
          ends(of: quote, in: line, lines.text).map { slip(quote, $0, lines.text, of: file) }
        }
      }
    }
  }

  private static func opensValue(_ quote: Int, _ text: [UInt8]) -> Bool {
    quote > 0 && " {[".utf8.contains(text[quote - 1])
  }

  /// Where a value may end that a quote opens: with its line, before the brackets that close there, with its first part,
  /// or with its first word.
  private static func ends(
    of quote: Int, in line: SourceLines.Line, _ text: [UInt8]
  ) -> [Int] {
    var ends = [line.end]
    var end = line.end
    while end > quote + 1, "}]".utf8.contains(text[end - 1]) {
      end -= 1
      while end > quote + 1, text[end - 1] == UInt8(ascii: " ") { end -= 1 }
      ends.append(end)
    }
    let value = text[quote + 1..<line.end]
    for sign in ", ".utf8 {
      if let first = value.firstIndex(of: sign), !ends.contains(first) { ends.append(first) }
    }
    return ends.filter { $0 > quote + 1 }
  }

  private static func slip(_ quote: Int, _ end: Int, _ text: [UInt8], of file: FileID) -> Slip {
    let sign = Character(Unicode.Scalar(text[quote]))
    let behind = Location(file: file, span: ByteSpan(end..<end))
    let value = String(decoding: text[quote..<end], as: UTF8.self)
    return Slip(
      Diagnostic(
        Rule.syntax(.yamlSyntax), "the `\(sign)` that opens here is not closed in its line",
        at: Location(file: file, span: ByteSpan(quote..<quote + 1)),
        help: ["close it: `\(value)\(sign)`"],
        fixes: [
          Fix("close it", .unsafe, edits: [Fix.Edit(behind, replacement: String(sign))])
        ]))
  }
}
