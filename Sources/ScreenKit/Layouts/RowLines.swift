/// Rows in lines of so many columns, one line below the other.
///
/// A line that gets another height moves all lines below it. However many there are, that takes a few
/// steps: what is kept are sums of heights over ranges that double in length (a binary indexed tree).
struct RowLines: Equatable {
  let columns: EvenColumns
  /// Where the first line begins.
  var top: CGFloat
  /// How many rows there are.
  let count: Int

  private var heights: [CGFloat]
  /// At `n`, counted from 1, the heights of the lines that end with the `n`th, as many as the lowest
  /// bit of `n` says.
  private var sums: [CGFloat]
  /// The widths of rows that are narrower than their column.
  private var narrowWidths: [Int: CGFloat] = [:]

  /// Places `count` rows from `top` on.
  init(
    _ count: Int, in columns: EvenColumns, from top: CGFloat,
    size: (_ row: Int, _ width: CGFloat) -> CGSize
  ) {
    self.columns = columns
    self.top = top
    self.count = count
    heights = []
    let lines = (count + columns.count - 1) / columns.count
    heights.reserveCapacity(lines)
    sums = []
    for line in 0..<lines { heights.append(measure(line, size: size)) }
    sums = heights
    for line in 1...max(lines, 1) {
      let above = line + (line & -line)
      if above <= lines { sums[above - 1] += sums[line - 1] }
    }
  }

  /// Where the last line ends.
  var end: CGFloat {
    heights.isEmpty ? top : start(ofLine: heights.count - 1) + heights[heights.count - 1]
  }

  /// The place of a row.
  func frame(of row: Int) -> CGRect {
    let line = row / columns.count
    return CGRect(
      x: columns.x(of: row % columns.count), y: start(ofLine: line),
      width: narrowWidths.isEmpty ? columns.width : narrowWidths[row] ?? columns.width,
      height: heights[line])
  }

  /// Takes the sizes that rows have now.
  mutating func resize(_ rows: [Int], size: (_ row: Int, _ width: CGFloat) -> CGSize) {
    var last: Int?
    for row in rows where row / columns.count != last {
      let line = row / columns.count
      last = line
      let height = measure(line, size: size)
      add(height - heights[line], toLine: line)
      heights[line] = height
    }
  }

  private mutating func measure(
    _ line: Int, size: (_ row: Int, _ width: CGFloat) -> CGSize
  ) -> CGFloat {
    var height: CGFloat = 0
    for row in line * columns.count..<min((line + 1) * columns.count, count) {
      let size = size(row, columns.width)
      height = max(height, size.height)
      if size.width < columns.width {
        narrowWidths[row] = size.width
      } else if !narrowWidths.isEmpty {
        narrowWidths[row] = nil
      }
    }
    return height
  }

  private func start(ofLine line: Int) -> CGFloat {
    var height: CGFloat = 0
    var next = line
    while next > 0 {
      height += sums[next - 1]
      next &= next - 1
    }
    return top + height + columns.spacing * CGFloat(line)
  }

  private mutating func add(_ difference: CGFloat, toLine line: Int) {
    guard difference != 0 else { return }
    var next = line + 1
    while next <= sums.count {
      sums[next - 1] += difference
      next += next & -next
    }
  }
}

/// Columns of equal width, side by side.
struct EvenColumns: Equatable {
  let count: Int
  let spacing: CGFloat
  /// The width of each.
  let width: CGFloat
  /// Where the first one begins.
  private let start: CGFloat

  /// So many columns in `room`, which begins at `start`.
  init(_ count: Int, spacing: CGFloat, in room: CGFloat, from start: CGFloat = 0) {
    self.count = count
    self.spacing = spacing
    self.start = start
    width = max((room - spacing * CGFloat(count - 1)) / CGFloat(count), 0)
  }

  /// Where a column begins.
  func x(of column: Int) -> CGFloat { start + CGFloat(column) * (width + spacing) }
}
