import Diagnostics
import SourceText

/// A line that is indented otherwise than what it belongs to, alone or with others below it.
struct MisplacedLine {
  private let lines: SourceLines
  private let file: FileID

  /// The lines that could be such ones, those that move least first.
  static func all(in lines: SourceLines, _ suspects: [Int], of file: FileID) -> [Slip] {
    let misplaced = MisplacedLine(lines: lines, file: file)
    return suspects.flatMap(misplaced.moves)
      .sorted { ($0.distance, $0.count, $0.first) < ($1.distance, $1.count, $1.first) }
      .map(misplaced.slip)
  }

  /// Lines, by how much they are moved.
  private struct Move {
    let first: Int
    let end: Int
    let column: Int
    /// The line that it belongs to then, and whether it stands below it or beside it.
    let neighbour: Int
    let isBelow: Bool
    let distance: Int

    var count: Int { end - first }
  }

  private func moves(of number: Int) -> [Move] {
    let line = lines.lines[number]
    // What a document declares is where all else is in line with.
    guard number > 0 || line.column > 0 else { return [] }
    var columns: [(column: Int, neighbour: Int, isBelow: Bool)] = []
    func add(_ column: Int, _ neighbour: Int, isBelow: Bool = false) {
      guard column != line.column, !columns.contains(where: { $0.column == column }) else { return }
      columns.append((column, neighbour, isBelow))
    }
    for other in lines.open(above: number) {
      let neighbour = lines.lines[other]
      if line.isItem {
        if neighbour.isItem { add(neighbour.column, other) }
      } else if neighbour.key != nil {
        add(neighbour.innerColumn, other)
      }
    }
    if lines.lines.indices.contains(number + 1) {
      let next = lines.lines[number + 1]
      if next.isItem == line.isItem { add(next.column, number + 1) }
    }
    if number > 0, lines.lines[number - 1].isOpen {
      add(lines.lines[number - 1].innerColumn + 2, number - 1, isBelow: true)
    }
    let ends = Set([number + 1, lines.endOfBlock(number), lines.endOfRun(number)]).sorted()
    return columns.flatMap { column, neighbour, isBelow in
      ends.filter { !(number..<$0).contains(neighbour) }.map { end in
        Move(
          first: number, end: end, column: column, neighbour: neighbour, isBelow: isBelow,
          distance: abs(column - line.column))
      }
    }
  }

  private func slip(_ move: Move) -> Slip {
    let line = lines.lines[move.first]
    let neighbour = lines.lines[move.neighbour]
    let shift = move.column - line.column
    let edits = lines.lines[move.first..<move.end].map { line in
      let gone = min(max(-shift, 0), line.column)
      return Fix.Edit(
        Location(file: file, span: ByteSpan(line.start..<line.start + gone)),
        replacement: String(repeating: " ", count: max(shift, 0)))
    }
    let name = line.key.map { "`\(lines.string($0))`" } ?? "this item"
    let other =
      neighbour.key.map { "`\(lines.string($0))`" }
      ?? "the item \(move.neighbour < move.first ? "above" : "below")"
    let how = shift < 0 ? "is indented too far" : "is not indented far enough"
    let rest = move.count > 1 ? ", and what follows with it" : ""
    let order = Self.order(from: line.column, to: move.column) + rest
    return Slip(
      Diagnostic(
        Rule.syntax(.yamlSyntax),
        "\(name) \(how), and belongs \(move.isBelow ? "below" : "beside") \(other)",
        at: Location(file: file, span: line.place),
        related: [
          .init(
            Location(file: file, span: neighbour.place),
            move.isBelow ? "it stands below this" : "it stands beside this")
        ], help: [order], fixes: [Fix(order, .unsafe, edits: edits)]))
  }

  /// What to do with the spaces before a line.
  private static func order(from column: Int, to other: Int) -> String {
    let count = abs(other - column)
    if other < column {
      return other == 0
        ? "take the spaces before it out" : "take \(count) of the spaces before it out"
    }
    let spaces = count == 1 ? "1 space" : "\(count) spaces"
    return column == 0 ? "indent it by \(spaces)" : "put \(spaces) more before it"
  }
}
