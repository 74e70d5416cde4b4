import Diagnostics
import SourceText

/// A bracket that is not closed in its line: at its end, or before a key that stands in the mapping around it.
enum LostBracket {
  /// Where it may be closed, of the line on which the bracket stands at which reading failed.
  static func all(in lines: SourceLines, beside found: Diagnostic, of file: FileID) -> [Slip] {
    let place = Int(found.primary.span.start)
    guard let line = lines.lines.first(where: { ($0.inner..<$0.end).contains(place) }) else {
      return []
    }
    let (open, commas) = scan(lines.text, line.inner..<line.end)
    guard open.count == 1 || open.count == 2, let last = open.last else { return [] }
    // The outer one lacks its end, and so does what is open last.
    guard open.count == 1 || open[0] == place else { return [] }
    let end = edit(inserting: closing(lines.text[last]), at: line.end, of: file, spaced: true)
    var whole = found
    whole.fixes = [Fix("close it at the end of the line", .unsafe, edits: [end])]
    return [Slip(whole)]
      + commas.reversed().map { comma in
        slip(closing: comma.opening, at: comma.offset, in: lines.text, of: file)
      }
  }

  private static func slip(
    closing opening: Int, at offset: Int, in text: [UInt8], of file: FileID
  ) -> Slip {
    let bracket = String(decoding: [text[opening]], as: UTF8.self)
    let part = String(decoding: text[opening..<offset], as: UTF8.self)
    let closing = closing(text[opening])
    let edit = edit(
      inserting: closing, at: offset, of: file, spaced: text[opening + 1] == UInt8(ascii: " "))
    return Slip(
      Diagnostic(
        Rule.syntax(.yamlSyntax), "the `\(bracket)` that opens here is not closed",
        at: Location(file: file, span: ByteSpan(opening..<opening + 1)),
        help: ["close it before the comma: `\(part)\(edit.replacement)`"],
        fixes: [Fix("close it", .unsafe, edits: [edit])]))
  }

  private static func edit(
    inserting bracket: String, at offset: Int, of file: FileID, spaced: Bool
  ) -> Fix.Edit {
    Fix.Edit(
      Location(file: file, span: ByteSpan(offset..<offset)),
      replacement: (spaced ? " " : "") + bracket)
  }

  private static func closing(_ opening: UInt8) -> String {
    opening == UInt8(ascii: "{") ? "}" : "]"
  }

  /// The brackets that are open at the end of a line, and its commas with the bracket around each.
  private static func scan(
    _ text: [UInt8], _ range: Range<Int>
  ) -> (open: [Int], commas: [(offset: Int, opening: Int)]) {
    var open: [Int] = []
    var commas: [(offset: Int, opening: Int)] = []
    var quote: UInt8?
    for offset in range {
      let byte = text[offset]
      if let sign = quote {
        if byte == sign { quote = nil }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "{"), UInt8(ascii: "["): open.append(offset)
      case UInt8(ascii: "}"), UInt8(ascii: "]"): _ = open.popLast()
      case UInt8(ascii: ","): if let around = open.last { commas.append((offset, around)) }
      default: break
      }
    }
    return (open, commas)
  }
}
