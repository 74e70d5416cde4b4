import Diagnostics
import SourceText

/// An item of a list that has lost its hyphen, with or without the space that it took.
enum LostHyphen {
  /// The lines that could be such items.
  static func all(in lines: SourceLines, _ suspects: [Int], of file: FileID) -> [Slip] {
    suspects.flatMap { number in
      let line = lines.lines[number]
      guard !line.isItem else { return [Slip]() }
      let columns = lines.open(above: number).map { lines.lines[$0] }.flatMap { other in
        other.isItem ? [other.column] : other.isOpen ? [other.column + 2] : []
      }
      var slips: [Slip] = []
      if columns.contains(line.column - 2) {
        slips.append(slip(line, lines, at: line.content - 2, replacing: 2, file))
      }
      if columns.contains(line.column) {
        slips.append(slip(line, lines, at: line.content, replacing: 0, file))
      }
      return slips
    }
  }

  private static func slip(
    _ line: SourceLines.Line, _ lines: SourceLines, at place: Int, replacing count: Int,
    _ file: FileID
  ) -> Slip {
    let edit = Fix.Edit(
      Location(file: file, span: ByteSpan(place..<place + count)), replacement: "- ")
    return Slip(
      finding(line.key.map(lines.string), at: Location(file: file, span: line.place), edit),
      inPlace: count == 0 ? nil : [edit])
  }

  /// Says that an item has no hyphen, and where to put it.
  ///
  /// - Parameter name: The key that the item begins with, if it does.
  static func finding(_ name: String?, at place: Location, _ edit: Fix.Edit) -> Diagnostic {
    Diagnostic(
      Rule.syntax(.yamlSyntax),
      "\(name.map { "`\($0)`" } ?? "this") begins another item of the list, and no hyphen stands before it",
      at: place,
      help: ["begin the item with a hyphen and a space: `- \(name.map { "\($0): " } ?? "")…`"],
      fixes: [Fix("put the hyphen before it", .unsafe, edits: [edit])])
  }
}
