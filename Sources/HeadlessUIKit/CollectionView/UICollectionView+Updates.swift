import Foundation

extension UICollectionView {
  func change(_ change: (inout BatchUpdates) -> Void) {
    guard var open = batch else {
      runBatch({ self.change(change) }, completion: nil)
      return
    }
    change(&open)
    batch = open
  }

  func runBatch(_ updates: () -> Void, completion: ((Bool) -> Void)?) {
    guard batch == nil else {
      updates()
      return
    }
    let before = loadedCounts()
    batch = BatchUpdates()
    updates()
    let changes = batch ?? BatchUpdates()
    batch = nil
    let after = freshCounts()
    counts = after
    let consistency = BatchConsistency(
      words: .collection, batch: changes, before: before, after: after)
    if let problem = consistency.problem {
      assertionHandler(problem)
      reloadData()
    } else {
      adopt(changes)
    }
    if let completion { afterTransition { completion(true) } }
  }

  private func adopt(_ changes: BatchUpdates) {
    let wasLaidOut = !layoutState.needsLayout || !display.views.isEmpty
    for (key, view) in display.rename(changes.newKey(of:)).sorted(by: { $0.0 < $1.0 }) {
      recycle(view, of: key)
    }
    renameOrthogonalScrollers(changes)
    moveSwipe(over: changes)
    let selected = selectedPaths.compactMap { changes.newKey(of: .cell($0))?.indexPath }
    selectedPaths = Set(selected)
    collectionViewLayout.follow(changes)
    guard wasLaidOut else { return }
    prepareLayoutIfNeeded()
    collectionViewLayout.prepare(forCollectionViewUpdates: changes.updateItems)
    keepOffsetInside()
    for path in changes.reconfiguredItems.compactMap(changes.newPath) { reconfigure(path) }
    if window != nil { layoutIfNeeded() }
    collectionViewLayout.finalizeCollectionViewUpdates()
  }

  /// Content that became shorter is not left behind.
  private func keepOffsetInside() {
    let proposed = collectionViewLayout.targetContentOffset(
      forProposedContentOffset: contentOffset)
    let target =
      collectionDelegate?.collectionView(
        self, targetContentOffsetForProposedContentOffset: proposed) ?? proposed
    let resting = isDragging ? target : nearestRestingOffset(to: target)
    if resting != contentOffset { contentOffset = resting }
  }

  private func reconfigure(_ path: IndexPath) {
    let key = ElementKey.cell(path)
    guard let old = display[key] else { return }
    registry.requested = key
    registry.reconfigured = old
    let cell = dataSource?.collectionView(self, cellForItemAt: path)
    registry.requested = nil
    registry.reconfigured = nil
    precondition(cell === old, "A reconfigured item must keep its cell.")
  }
}
