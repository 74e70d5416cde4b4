/// Lays a line out again that does not fit, or that must break because a block stands inside one
/// of its groups.
struct LineLayout {
  /// The line as it was written.
  private var text: [UInt8] = []
  private var isASCII = true
  private var marks: [LineWriter.Mark] = []

  /// Rewrites the writer's current line from its marks. Groups that the line leaves open stay in
  /// the writer's `openGroups`, decided.
  mutating func run(on writer: inout LineWriter, statementDepth: Int) {
    let start = writer.lineStart
    load(writer, from: start)
    writer.bytes.removeLast(writer.bytes.count - start)
    var column = 0
    var cursor = start
    for index in marks.indices {
      let mark = marks[index]
      column += copy(from: cursor, to: mark.offset, start: start, into: &writer.bytes)
      cursor = mark.offset
      switch mark.kind {
      case .openConsistent, .openWeak:
        let isBroken = !groupFits(at: index, column: column, start: start)
        writer.openGroups.append(.init(base: writer.lineDepth, isFill: false, isBroken: isBroken))
      case .openBroken:
        writer.openGroups.append(.init(base: writer.lineDepth, isFill: false, isBroken: true))
      case .openFill:
        writer.openGroups.append(.init(base: writer.lineDepth, isFill: true, isBroken: false))
      case .close:
        writer.openGroups.removeLast()
      case .breakIn, .breakOut, .breakOutWithComma, .reset, .resetInGroup:
        guard
          let depth = depthAfterBreak(
            at: index, column: column, start: start, writer: writer, statementDepth: statementDepth)
        else { break }
        if mark.kind == .breakOutWithComma { writer.bytes.append(UInt8(ascii: ",")) }
        cursor += Int(mark.spaces)
        writer.bytes.append(UInt8(ascii: "\n"))
        writer.lineStart = writer.bytes.count
        writer.lineDepth = depth
        writer.write(spaces: depth)
        column = depth
      }
    }
    _ = copy(from: cursor, to: start + text.count, start: start, into: &writer.bytes)
  }

  private mutating func load(_ writer: LineWriter, from start: Int) {
    text.removeAll(keepingCapacity: true)
    text.append(contentsOf: writer.bytes[start...])
    isASCII = text.allSatisfy { $0 < 0x80 }
    marks.removeAll(keepingCapacity: true)
    marks.append(contentsOf: writer.marks)
  }

  /// The depth of the line that a break starts, or nil if it does not fire.
  private func depthAfterBreak(
    at index: Int, column: Int, start: Int, writer: LineWriter, statementDepth: Int
  ) -> Int? {
    let mark = marks[index]
    if mark.kind == .reset || mark.kind == .resetInGroup {
      let isDue =
        writer.lineDepth != statementDepth
        || mark.kind == .resetInGroup && writer.openGroups.last?.isBroken == true
      return isDue ? statementDepth : nil
    }
    let group = writer.openGroups.last
    let base = group?.base ?? statementDepth
    let depth = mark.kind == .breakIn ? base + LineWriter.step : base
    guard let group, !group.isFill else {
      return pieceFits(at: index, column: column, start: start) ? nil : depth
    }
    return group.isBroken ? depth : nil
  }

  /// Whether a group fits on its line together with what follows it up to the next break.
  private func groupFits(at index: Int, column: Int, start: Int) -> Bool {
    var nesting = 0
    var next = index
    while next < marks.count {
      switch marks[next].kind {
      case .openConsistent, .openWeak, .openBroken, .openFill: nesting += 1
      case .close: nesting -= 1
      case .breakIn, .breakOut, .breakOutWithComma, .reset, .resetInGroup: break
      }
      next += 1
      if nesting == 0 {
        return fits(from: index, to: endOfPiece(after: next), column: column, start: start)
      }
    }
    // The group goes on after this line: something in it must stand on lines of its own.
    return false
  }

  /// Whether what follows a break fits on the line up to the next one.
  private func pieceFits(at index: Int, column: Int, start: Int) -> Bool {
    fits(from: index, to: endOfPiece(after: index + 1), column: column, start: start)
  }

  /// The first break from a mark on, but for breaks in weak groups; the number of marks if there
  /// is none.
  private func endOfPiece(after index: Int) -> Int {
    var next = index
    var weak = 0
    while next < marks.count {
      switch marks[next].kind {
      case .openWeak: weak += 1
      case .openConsistent, .openBroken, .openFill: if weak > 0 { weak += 1 }
      case .close: if weak > 0 { weak -= 1 }
      case .breakIn, .breakOut, .breakOutWithComma, .resetInGroup:
        if weak == 0 { return next }
      case .reset: break
      }
      next += 1
    }
    return next
  }

  /// Whether the text between two marks fits from a column on. A collection counts as one wider,
  /// for the comma that it would end with if broken, as the formatter has it.
  private func fits(from index: Int, to end: Int, column: Int, start: Int) -> Bool {
    let endOffset = end < marks.count ? marks[end].offset : start + text.count
    // The comma of a collection around comes right behind its last element.
    let commas = marks[index..<min(end + 1, marks.count)].reduce(0) {
      $0 + ($1.kind == .breakOutWithComma ? 1 : 0)
    }
    return column + width(marks[index].offset - start..<endOffset - start) + commas
      <= LineWriter.columns
  }

  private func width(_ range: Range<Int>) -> Int {
    if isASCII { return range.count }
    return text[range].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
  }

  /// Copies text to the output and returns its width.
  private func copy(from: Int, to end: Int, start: Int, into bytes: inout [UInt8]) -> Int {
    guard from < end else { return 0 }
    let range = from - start..<end - start
    bytes.append(contentsOf: text[range])
    return width(range)
  }
}
