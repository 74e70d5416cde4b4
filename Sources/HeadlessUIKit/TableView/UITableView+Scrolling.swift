import Foundation

extension UITableView {
  func bring(_ path: IndexPath, to position: ScrollPosition, animated: Bool) {
    guard loadedCounts().contains(path) else {
      assertionHandler(
        "Attempted to scroll the table view to an out-of-bounds row (\(path.row)) when there are "
          + "only \(loadedCounts().items(in: path.section)) rows in section \(path.section).")
      return
    }
    let start = contentOffset
    // Rows near the goal are measured when they come into sight, which may move the goal.
    for _ in 0..<8 {
      updateContentSize(loadedGeometry())
      let goal = restingOffset(showing: path, at: position)
      guard goal != contentOffset else { break }
      contentOffset = goal
      guard window != nil else { break }
      layoutIfNeeded()
    }
    guard animated, contentOffset != start else { return }
    afterTransition { [weak self] in
      guard let self else { return }
      self.scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  private func restingOffset(showing path: IndexPath, at position: ScrollPosition) -> CGPoint {
    let frame = rectForRow(at: path)
    let insets = adjustedContentInset
    let header = style == .plain ? rectForHeader(inSection: path.section).height : 0
    let visible = bounds.inset(by: insets)
    var offset = contentOffset
    switch position {
    case .top: offset.y = frame.minY - insets.top - header
    case .middle: offset.y = frame.midY - visible.height / 2 - insets.top
    case .bottom: offset.y = frame.maxY - visible.height - insets.top
    case .none:
      if frame.minY < visible.minY + header {
        offset.y = frame.minY - insets.top - header
      } else if frame.maxY > visible.maxY {
        offset.y = frame.maxY - visible.height - insets.top
      }
    }
    return nearestRestingOffset(to: offset)
  }

  /// Names the rows that come next, half a screen's worth in both directions.
  func requestPrefetching() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let visible = visiblePaths
    guard let first = visible.first, let last = visible.last else { return }
    let counts = loadedCounts()
    let change = prefetchWindow.move(
      around: counts.ordinal(of: first)..<counts.ordinal(of: last) + 1, of: counts)
    if !change.cancelled.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: change.cancelled)
    }
    if !change.wanted.isEmpty {
      prefetchDataSource.tableView(self, prefetchRowsAt: change.wanted)
    }
  }
}
