import SourceText

/// The lines of a source that a location marks, with the marks under them.
struct Excerpt {
  /// A line of the excerpt.
  enum Row: Equatable {
    /// A source line.
    case source(number: Int, text: String)
    /// The marks under the line before, from a cell on.
    case marks(cell: Int, width: Int)
    /// Lines left out.
    case gap
  }

  let rows: [Row]
  /// The number of the last line that is shown.
  let lastLine: Int

  /// The number of lines of a span up to which all are shown.
  private static let wholeLines = 3
  /// The number of bytes of a line up to which all of it is shown, and how many are shown before a
  /// mark otherwise.
  private static let wholeBytes = 200
  private static let bytesBeforeMark = 60
  /// What stands before a line: its number of up to five digits, a bar and spaces.
  private static let margin = 8
  private static let leastRoom = 20

  /// How many cells of a line are left for the source.
  static func room(in columns: Int) -> Int { max(columns - margin, leastRoom) }

  /// - Parameter columns: How many cells a line has; nil where nobody knows.
  init(_ source: SourceCache.Entry, _ span: ByteSpan, columns: Int? = nil) {
    let end = min(Int(span.end), source.bytes.count)
    let start = min(Int(span.start), end)
    let first = source.lines.line(at: start)
    var last = source.lines.line(at: end)
    if last > first, end == source.lines.lineRange(last).lowerBound { last -= 1 }
    var rows: [Row] = []
    for line in first...last {
      if last - first >= Self.wholeLines, line != first, line != last {
        if rows.last != .gap { rows.append(.gap) }
        continue
      }
      rows += Self.rows(source, line: line, marking: start..<end, columns)
    }
    self.rows = rows
    lastLine = last
  }

  private static func rows(
    _ source: SourceCache.Entry, line: Int, marking span: Range<Int>, _ columns: Int?
  ) -> [Row] {
    let range = source.lines.lineRange(line)
    var start = max(span.lowerBound, range.lowerBound)
    if span.lowerBound < range.lowerBound {
      while start < range.upperBound, source.bytes[start] == 0x20 || source.bytes[start] == 0x09 {
        start += 1
      }
    }
    var window = window(of: range, around: start, in: source.bytes)
    if let columns {
      let mark = start..<max(start, min(span.upperBound, window.upperBound))
      window = fitting(window, of: range, marking: mark, in: source.bytes, room(in: columns))
    }
    let shown = DisplayLine(source.bytes, window)
    let prefix = window.lowerBound > range.lowerBound ? "…" : ""
    let suffix = window.upperBound < range.upperBound ? "…" : ""
    let end = min(span.upperBound, window.upperBound)
    let cell = shown.cell(at: start)
    let width = max(1, shown.cell(before: end) - cell)
    let isBlank = range.isEmpty && span.lowerBound < range.lowerBound
    let row = Row.source(number: line, text: prefix + shown.text + suffix)
    return isBlank ? [row] : [row, .marks(cell: cell + prefix.count, width: width)]
  }

  /// The part of a line to show: all of it, or of a long one what is around the mark.
  private static func window(
    of line: Range<Int>, around offset: Int, in bytes: [UInt8]
  ) -> Range<Int> {
    guard line.count > wholeBytes else { return line }
    var start = max(line.lowerBound, min(offset, line.upperBound) - bytesBeforeMark)
    var end = min(line.upperBound, start + wholeBytes)
    while start > line.lowerBound, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    while end < line.upperBound, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return start..<end
  }

  /// What of a part of a line fits a terminal: all of it, or as much as can be seen together with the mark.
  private static func fitting(
    _ part: Range<Int>, of line: Range<Int>, marking mark: Range<Int>, in bytes: [UInt8],
    _ room: Int
  ) -> Range<Int> {
    let whole = DisplayLine(bytes, part)
    let isCut = part != line
    guard whole.width + (isCut ? 2 : 0) > room else { return part }
    // An ellipsis may stand at either end.
    let cells = room - 2
    let (first, last) = (whole.cell(at: mark.lowerBound), whole.cell(before: mark.upperBound))
    guard last > cells else { return part.lowerBound..<whole.offset(atCell: cells) }
    let before = max(cells - (last - first), cells / 2) / 2
    let start = max(min(first - before, whole.width - cells), 0)
    let end = whole.offset(atCell: start + cells)
    return whole.offset(fromCell: start)..<end
  }
}
