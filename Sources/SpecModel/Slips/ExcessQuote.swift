import Diagnostics
import SourceText

/// A quote before a key that has none behind it, so that all up to the next quote would be the key.
enum ExcessQuote {
  /// The keys with a quote before them in lines with an opening quote more than closing ones.
  static func all(in lines: SourceLines, of file: FileID) -> [Slip] {
    lines.lines.flatMap { line in
      "\"'".utf8.flatMap { sign -> [Slip] in
        let quotes = (line.inner..<line.end).filter { lines.text[$0] == sign }
        guard quotes.count % 2 == 1 else { return [] }
        return quotes.compactMap { slip(at: $0, in: line, lines.text, of: file) }
      }
    }
  }

  private static func slip(
    at quote: Int, in line: SourceLines.Line, _ text: [UInt8], of file: FileID
  ) -> Slip? {
    guard beginsKey(quote, in: line, text), let key = key(text[quote + 1..<line.end]) else {
      return nil
    }
    let place = Location(file: file, span: ByteSpan(quote..<quote + 1))
    return Slip(
      Diagnostic(
        Rule.syntax(.yamlSyntax), "a quote stands before the key `\(key)`, and none behind it",
        at: place, help: ["take it out: `\(key):`"],
        fixes: [Fix("take it out", .unsafe, edits: [Fix.Edit(place, replacement: "")])]))
  }

  /// Whether a key can stand at a place: at the beginning of a line or an item, or in braces.
  private static func beginsKey(_ place: Int, in line: SourceLines.Line, _ text: [UInt8]) -> Bool {
    guard let before = text[line.inner..<place].last(where: { $0 != UInt8(ascii: " ") }) else {
      return true
    }
    return "{,".utf8.contains(before)
  }

  /// The key that a text begins with: a name, or a path to what is set.
  private static func key(_ text: ArraySlice<UInt8>) -> String? {
    let word = text.prefix { $0.isInName || "$.".utf8.contains($0) }
    let behind = text[word.endIndex...].prefix(2)
    guard !word.isEmpty, behind.first == UInt8(ascii: ":"),
      behind.count == 1 || behind.last == UInt8(ascii: " ")
    else { return nil }
    return String(decoding: word, as: UTF8.self)
  }
}
