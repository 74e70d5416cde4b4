import Foundation

/// A cell that may show something that reads otherwise as time passes.
@MainActor
protocol FollowsTime: UIView {
  /// When what is shown may read otherwise next; nil where nothing of it does.
  func nextChange(after now: Date) -> Date?
}

/// Rows that read otherwise as time passes.
extension RowSurface {
  public func nextChange(after now: Date) -> Date? {
    rowsView.rowsInSight.compactMap { path in
      (rowsView.cell(at: path) as? any FollowsTime)?.nextChange(after: now)
    }.min()
  }

  public func timeHasPassed(since then: Date) {
    let now = runtime.clock.now
    var resized: [RowID] = []
    for path in rowsView.rowsInSight {
      guard let cell = rowsView.cell(at: path) as? Cell,
        let change = (cell as? any FollowsTime)?.nextChange(after: then), change <= now,
        let row = shown.row(at: path)
      else { continue }
      configure(cell, at: path)
      let height = face(row.row).size(context(for: row.id, width: cell.bounds.width)).height
      if height != timedHeights[row.id] ?? cell.bounds.height { resized.append(row.id) }
      timedHeights[row.id] = height
    }
    for row in resized { invalidateHeight(of: row) }
  }
}
