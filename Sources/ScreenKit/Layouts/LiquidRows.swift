/// Rows of which each goes where the shortest column ends.
///
/// Where a row stands depends on all rows before it, and so a row that gets another height moves all that
/// come after it. That they need not all be placed again each time, rows are placed only as far down as
/// somebody looks; those below are taken to stand in even lines, as high as rows are expected to be.
struct LiquidRows {
  /// A row that has its place, in as few bytes as possible: scrolling to the end of a long list
  /// has one of these for each row.
  private struct Placed {
    /// Where it begins, from the top.
    let start: CGFloat
    private let shortHeight: Float
    private let shortColumn: UInt16

    init(column: Int, start: CGFloat, height: CGFloat) {
      self.start = start
      shortHeight = Float(height)
      shortColumn = UInt16(clamping: column)
    }

    var column: Int { Int(shortColumn) }
    var height: CGFloat { CGFloat(shortHeight) }
    var end: CGFloat { start + height }
  }

  let columns: EvenColumns
  /// How many rows there are.
  let count: Int
  /// Where the first rows begin.
  var top: CGFloat

  /// The height that is expected of rows that have no place yet.
  private let expectedHeight: CGFloat
  private var placed: [Placed] = []
  /// How far the rows up to the last of each full stretch reach, from the top.
  private var reaches: [CGFloat] = []
  private static var stretch: Int { 32 }
  /// The widths of rows that are narrower than their column.
  private var narrowWidths: [Int: CGFloat] = [:]
  /// Where the columns end, from the top.
  private var ends: [CGFloat]

  /// `count` rows from `top` on, none of which has its place yet.
  init(_ count: Int, in columns: EvenColumns, from top: CGFloat, expectedHeight: CGFloat) {
    self.columns = columns
    self.count = count
    self.top = top
    self.expectedHeight = expectedHeight
    ends = Array(repeating: 0, count: columns.count)
  }

  /// How many rows have their places; these are the first ones.
  var placedCount: Int { placed.count }

  /// Where the last row ends, or is expected to end.
  var end: CGFloat {
    count > placed.count ? frame(of: count - 1).maxY : top + reach
  }

  /// The place of a row, or the one that it is expected to have.
  func frame(of row: Int) -> CGRect {
    guard row >= placed.count else {
      let place = placed[row]
      return CGRect(
        x: columns.x(of: place.column), y: top + place.start,
        width: narrowWidths.isEmpty ? columns.width : narrowWidths[row] ?? columns.width,
        height: place.height)
    }
    let index = row - placed.count
    let begin = placed.isEmpty ? 0 : reach + columns.spacing
    let line = CGFloat(index / columns.count)
    return CGRect(
      x: columns.x(of: index % columns.count),
      y: top + begin + line * (expectedHeight + columns.spacing), width: columns.width,
      height: expectedHeight)
  }

  /// How far the rows up to `row` reach, where later ones may end before.
  func reach(upTo row: Int) -> CGFloat {
    guard row < placed.count else { return frame(of: row).maxY }
    let stretch = row / Self.stretch
    let before = stretch == 0 ? 0 : reaches[stretch - 1]
    return top + placed[stretch * Self.stretch...row].reduce(before) { max($0, $1.end) }
  }

  /// How far the rows that have their places reach, from the top.
  private var reach: CGFloat { ends.max() ?? 0 }

  /// Gives rows their places until all further ones begin below `y`.
  mutating func place(downTo y: CGFloat, size: (_ row: Int, _ width: CGFloat) -> CGSize) {
    while placed.count < count {
      let shortest = ends.indices.min { ends[$0] < ends[$1] } ?? 0
      let start = ends[shortest] > 0 ? ends[shortest] + columns.spacing : 0
      guard top + start <= y else { return }
      let size = size(placed.count, columns.width)
      if size.width < columns.width { narrowWidths[placed.count] = size.width }
      let place = Placed(column: shortest, start: start, height: size.height)
      placed.append(place)
      ends[shortest] = place.end
      if placed.count.isMultiple(of: Self.stretch) { reaches.append(reach) }
    }
  }

  /// Takes the places of `row` and of all that come after it.
  mutating func displace(from row: Int) {
    guard row < placed.count else { return }
    if !narrowWidths.isEmpty {
      for row in row..<placed.count { narrowWidths[row] = nil }
    }
    placed.removeSubrange(row...)
    reaches.removeSubrange((row / Self.stretch)...)
    ends = Array(repeating: 0, count: columns.count)
    // The last row of a column says where that ends, and is not far above.
    var open = Set(ends.indices)
    for place in placed.reversed() where open.remove(place.column) != nil {
      ends[place.column] = place.end
      if open.isEmpty { return }
    }
  }
}
