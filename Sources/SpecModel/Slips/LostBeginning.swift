import Diagnostics
import SourceText

/// The first line of an item of a list that is missing, so that the rest of it stands in the item before.
enum LostBeginning {
  /// The lines before which one could be missing, tried with those of other items of the list.
  static func all(in lines: SourceLines, _ suspects: [Int], of file: FileID) -> [Slip] {
    suspects.flatMap { number in
      let line = lines.lines[number]
      guard let key = line.key, !line.isItem,
        let above = lines.open(above: number).first(where: { lines.lines[$0].isItem }),
        above < number, lines.lines[above].innerColumn == line.column
      else { return [Slip]() }
      return beginnings(around: above, in: lines).map {
        slip(before: line, key, like: $0, in: lines, of: file)
      }
    }
  }

  private static let most = 6

  /// The first lines of items in the list of one, the next ones first, each with another key.
  private static func beginnings(around number: Int, in lines: SourceLines) -> [SourceLines.Line] {
    let column = lines.lines[number].column
    let above = lines.lines[...number].reversed().prefix { $0.column >= column }
    let below = lines.lines[(number + 1)...].prefix { $0.column >= column }
    var names: Set<String> = []
    let beginnings = (Array(above) + below).filter { line in
      guard line.column == column, line.isItem, !line.isOpen, let key = line.key else {
        return false
      }
      return names.insert(lines.string(key)).inserted
    }
    return Array(beginnings.prefix(most))
  }

  private static func slip(
    before line: SourceLines.Line, _ key: ByteSpan, like other: SourceLines.Line,
    in lines: SourceLines, of file: FileID
  ) -> Slip {
    let text = String(decoding: lines.text[other.start..<other.end], as: UTF8.self) + "\n"
    let place = Location(file: file, span: ByteSpan(line.start..<line.start))
    let name = lines.string(other.place)
    return Slip(
      Diagnostic(
        Rule.syntax(.yamlSyntax),
        "`\(lines.string(key))` and what follows it belong to another item, whose first line is missing",
        at: Location(file: file, span: key),
        help: ["write the line that begins the item, such as `- \(name): …`, before it"]),
      trying: [Fix.Edit(place, replacement: text)])
  }
}
