/// Lays out a line that does not fit, or that must break because a block stands inside one of its
/// groups.
///
/// Each mark is looked at twice, to find where groups and pieces end and to decide what breaks, so
/// that a line costs what its length says and no more.
struct LineLayout {
  /// The rest of the line, as it would be if it fitted.
  let text: UnsafeBufferPointer<UInt8>
  let isASCII: Bool
  /// The marks in the text, in their order.
  let marks: UnsafeMutableBufferPointer<LineWriter.Mark>
  /// The depth of the statement that the line belongs to.
  let statementDepth: Int

  /// Writes the text. Groups that the line leaves open stay in the writer's `openGroups`, decided.
  func run(on writer: inout LineWriter) {
    let firstFirm = findEnds()
    var written = 0
    var passed = 0
    var column = writer.column
    var index = 0
    while index < marks.count {
      defer { index += 1 }
      let mark = marks[index]
      let offset = Int(mark.offset)
      column += width(passed..<offset)
      passed = offset
      switch mark.kind {
      case .openConsistent, .openWeak:
        let isBroken = !groupFits(mark, column: column)
        if !isBroken, mark.close < firstFirm {
          // Where a group fits, so does all that is in it.
          index = Int(mark.close)
          continue
        }
        writer.openGroups.append(.init(base: writer.lineDepth, isFill: false, isBroken: isBroken))
      case .openBroken:
        writer.openGroups.append(.init(base: writer.lineDepth, isFill: false, isBroken: true))
      case .openFill:
        writer.openGroups.append(.init(base: writer.lineDepth, isFill: true, isBroken: false))
      case .close:
        writer.openGroups.removeLast()
      default:
        guard let depth = depthAfterBreak(at: index, column: column, writer) else { continue }
        writer.output.append(slice(written..<offset))
        if mark.kind == .breakOutWithComma { writer.output.append(UInt8(ascii: ",")) }
        passed = mark.kind.isSpace ? offset + 1 : offset
        written = passed
        writer.output.append(UInt8(ascii: "\n"))
        writer.startLine(at: depth)
        column = depth
      }
    }
    writer.output.append(slice(written..<text.count))
    writer.column = column + width(passed..<text.count)
  }

  /// Finds for each mark where its group closes, and where the next break is.
  ///
  /// - Returns: The first mark that may break though the group around it fits; the number of marks if
  ///   there is none.
  private func findEnds() -> Int32 {
    let count = Int32(marks.count)
    var firstFirm = count
    var nextBreak = count
    var commas: Int32 = 0
    // The closes behind the current mark whose groups have not opened yet, linked to one another.
    var lastClose = count
    for index in marks.indices.reversed() {
      let kind = marks[index].kind
      switch kind {
      case .close:
        marks[index].close = lastClose
        lastClose = Int32(index)
      case .openConsistent, .openWeak, .openBroken, .openFill:
        marks[index].close = lastClose
        // Breaks in a weak group count for nothing outside of it.
        if kind == .openWeak {
          nextBreak = lastClose < count ? marks[Int(lastClose)].nextBreak : count
        }
        if lastClose < count { lastClose = marks[Int(lastClose)].close }
        if kind == .openBroken { firstFirm = Int32(index) }
      case .reset: firstFirm = Int32(index)
      default:
        if kind == .breakOutWithComma { commas += 1 }
        if kind == .resetInGroup { firstFirm = Int32(index) }
        marks[index].nextBreakBehind = nextBreak
        nextBreak = Int32(index)
      }
      marks[index].nextBreak = nextBreak
      marks[index].commas = commas
    }
    return firstFirm
  }

  /// The depth of the line that a break starts, or nil if it does not fire.
  private func depthAfterBreak(
    at index: Int, column: Int, _ writer: borrowing LineWriter
  ) -> Int? {
    let mark = marks[index]
    let group = writer.openGroups.last
    switch mark.kind {
    case .reset: return writer.lineDepth == statementDepth ? nil : statementDepth
    case .resetInGroup:
      let isDue = writer.lineDepth != statementDepth || group?.isBroken == true
      return isDue ? statementDepth : nil
    case .fill:
      return pieceFits(mark, column: column) ? nil : writer.lineDepth + LineWriter.step
    default:
      let base = group?.base ?? statementDepth
      let depth = mark.kind.isInward ? base + LineWriter.step : base
      if let group, !group.isFill { return group.isBroken ? depth : nil }
      return pieceFits(mark, column: column) ? nil : depth
    }
  }

  /// Whether a group fits on its line together with what follows it up to the next break.
  private func groupFits(_ mark: LineWriter.Mark, column: Int) -> Bool {
    // A group that goes on after this line has something in it that stands on lines of its own.
    guard Int(mark.close) < marks.count else { return false }
    return fits(mark, to: marks[Int(mark.close)].nextBreak, column: column)
  }

  /// Whether what follows a break fits on the line up to the next one.
  private func pieceFits(_ mark: LineWriter.Mark, column: Int) -> Bool {
    fits(mark, to: mark.nextBreakBehind, column: column)
  }

  /// Whether the text between two marks fits from a column on. A collection counts as one wider,
  /// for the comma that it would end with if broken, as the formatter has it.
  private func fits(_ mark: LineWriter.Mark, to end: Int32, column: Int) -> Bool {
    let isLast = Int(end) >= marks.count
    let endOffset = isLast ? text.count : Int(marks[Int(end)].offset)
    // The comma of a collection around comes right behind its last element.
    let commasBehind = Int(end) + 1 < marks.count ? marks[Int(end) + 1].commas : 0
    return column + width(Int(mark.offset)..<endOffset) + Int(mark.commas - commasBehind)
      <= LineWriter.columns
  }

  private func width(_ range: Range<Int>) -> Int {
    isASCII ? range.count : slice(range).width
  }

  private func slice(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: text[range])
  }
}
