/// Rows of which each goes where the shortest column ends.
///
/// Where a row stands depends on all rows before it, and so a row that gets another height moves all that
/// come after it. That they need not all be placed again each time, rows are placed only as far down as
/// somebody looks; those below are taken to stand in even lines, as high as rows are expected to be.
struct LiquidRows {
  /// A row that has its place.
  private struct Placed {
    let column: Int
    /// Where it begins, from the top.
    let start: CGFloat
    let size: CGSize
    /// How far the rows up to this one reach, from the top, where later ones may end before.
    let reach: CGFloat

    var end: CGFloat { start + size.height }
  }

  let columns: EvenColumns
  /// How many rows there are.
  let count: Int
  /// Where the first rows begin.
  var top: CGFloat

  /// The height that is expected of rows that have no place yet.
  private let expectedHeight: CGFloat
  private var placed: [Placed] = []
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
    count > placed.count ? frame(of: count - 1).maxY : top + (placed.last?.reach ?? 0)
  }

  /// The place of a row, or the one that it is expected to have.
  func frame(of row: Int) -> CGRect {
    guard row >= placed.count else {
      let place = placed[row]
      return CGRect(
        origin: CGPoint(x: columns.x(of: place.column), y: top + place.start), size: place.size)
    }
    let index = row - placed.count
    let begin = placed.last.map { $0.reach + columns.spacing } ?? 0
    let line = CGFloat(index / columns.count)
    return CGRect(
      x: columns.x(of: index % columns.count),
      y: top + begin + line * (expectedHeight + columns.spacing), width: columns.width,
      height: expectedHeight)
  }

  /// How far the rows up to `row` reach.
  func reach(upTo row: Int) -> CGFloat {
    row < placed.count ? top + placed[row].reach : frame(of: row).maxY
  }

  /// Gives rows their places until all further ones begin below `y`.
  mutating func place(downTo y: CGFloat, size: (_ row: Int, _ width: CGFloat) -> CGSize) {
    while placed.count < count {
      let shortest = ends.indices.min { ends[$0] < ends[$1] } ?? 0
      let start = ends[shortest] > 0 ? ends[shortest] + columns.spacing : 0
      guard top + start <= y else { return }
      let size = size(placed.count, columns.width)
      ends[shortest] = start + size.height
      placed.append(
        Placed(
          column: shortest, start: start,
          size: CGSize(width: min(size.width, columns.width), height: size.height),
          reach: max(placed.last?.reach ?? 0, ends[shortest])))
    }
  }

  /// Takes the places of `row` and of all that come after it.
  mutating func displace(from row: Int) {
    guard row < placed.count else { return }
    placed.removeSubrange(row...)
    ends = Array(repeating: 0, count: columns.count)
    // The last row of a column says where that ends, and is not far above.
    var open = Set(ends.indices)
    for place in placed.reversed() where open.remove(place.column) != nil {
      ends[place.column] = place.end
      if open.isEmpty { return }
    }
  }
}
