import Diagnostics
import SourceText

/// A value whose quote is not closed, so that all lines up to the next quote belong to it.
enum LostQuote {
  /// The lines with an opening quote more than closing ones.
  static func all(in lines: SourceLines, of file: FileID) -> [Slip] {
    lines.lines.flatMap { line -> [Slip] in
      let quotes = (line.inner..<line.end).filter { lines.text[$0] == UInt8(ascii: "\"") }
      guard quotes.count % 2 == 1, let quote = quotes.last else { return [] }
      let end = Location(file: file, span: ByteSpan(line.end..<line.end))
      let text = String(decoding: lines.text[quote..<line.end], as: UTF8.self)
      return [
        Slip(
          Diagnostic(
            Rule.syntax(.yamlSyntax), "the `\"` that opens here is not closed in its line",
            at: Location(file: file, span: ByteSpan(quote..<quote + 1)),
            help: ["close it: `\(text)\"`"],
            fixes: [
              Fix("close it", .unsafe, edits: [Fix.Edit(end, replacement: "\"")])
            ]))
      ]
    }
  }
}
