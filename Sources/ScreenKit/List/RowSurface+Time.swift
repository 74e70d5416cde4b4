import Foundation

/// A cell that may show something that reads otherwise as time passes.
@MainActor
protocol FollowsTime: UIView {
  /// When what is shown may read otherwise next; nil where nothing of it does.
  func nextChange(after now: Date) -> Date?
}

/// What was found when the cells in sight were asked which of them reads otherwise next. It holds while they stay, and
/// show what they show: a list that is scrolled asks only when some have come or gone.
struct TimeLook {
  /// How many trees had been shown by then.
  let treeCount: Int
  /// When the first of them reads otherwise; nil where none does.
  let next: Date?

  /// Whether that still is to come, or there is nothing.
  func holds(at now: Date) -> Bool { next.map { $0 > now } ?? true }
}

/// Rows that read otherwise as time passes.
extension RowSurface {
  public func nextChange(after now: Date) -> Date? {
    let treeCount = runtime.shownTreeCount
    if let timeLook, timeLook.treeCount == treeCount, timeLook.holds(at: now) {
      return timeLook.next
    }
    let next = rowsView.rowsInSight.compactMap { path in
      (rowsView.cell(at: path) as? any FollowsTime)?.nextChange(after: now)
    }.min()
    timeLook = TimeLook(treeCount: treeCount, next: next)
    return next
  }

  public func timeHasPassed(since then: Date) {
    let now = runtime.clock.now
    var resized: [(row: RowID, place: ListDiff.Place, width: CGFloat)] = []
    for path in rowsView.rowsInSight {
      guard let cell = rowsView.cell(at: path) as? Cell,
        let change = (cell as? any FollowsTime)?.nextChange(after: then), change <= now,
        let row = shown.row(at: path)
      else { continue }
      let (place, width) = (ListDiff.Place(section: path.section, row: path.item), width(of: cell))
      let isKnown = sizes.knows(row, at: place, width: width, traits: traits)
      let before = isKnown ? size(at: place, width: width).height : cell.bounds.height
      configure(cell, at: path)
      let height = face(row.row).size(context(for: row.id, width: width)).height
      if height != before { resized.append((row.id, place, width)) }
    }
    guard !resized.isEmpty else { return }
    invalidateHeights(of: resized.map(\.row))
    // Where rows aren't laid out by what they measure, that is what the next one is compared with.
    for row in resized { _ = size(at: row.place, width: row.width) }
  }
}
