extension ListPresenter {
  /// More changes than this are shown at once instead of one by one.
  private static var mostAnimatedChanges: Int { 300 }

  /// Shows `new`. While an update runs it waits, and only the latest of those that wait is shown.
  func show(_ new: ShownList) {
    guard !isUpdating else {
      waiting = new
      return
    }
    let diff = ListDiff(from: shown.snapshot, to: new.snapshot)
    if let diff, canAnimate(diff, to: new) {
      animate(diff, to: new)
    } else {
      shown = new
      tidy()
      collectionView.reloadData()
    }
  }

  private func canAnimate(_ diff: ListDiff, to new: ShownList) -> Bool {
    collectionView.window != nil && shown.rowCount > 0 && new.rowCount > 0
      && diff.changeCount <= Self.mostAnimatedChanges
  }

  private func animate(_ diff: ListDiff, to new: ShownList) {
    isUpdating = true
    if diff.hasRemovals {
      let middle = shown.removing(diff)
      collectionView.performBatchUpdates {
        self.shown = middle
        self.collectionView.deleteSections(IndexSet(diff.removedSections))
        self.collectionView.deleteItems(at: diff.removedRows.map(\.path))
      }
    }
    guard diff.hasInsertionsOrMoves else {
      shown = new
      finish()
      return
    }
    collectionView.performBatchUpdates {
      self.shown = new
      self.collectionView.insertSections(IndexSet(diff.insertedSections))
      self.collectionView.insertItems(at: diff.insertedRows.map(\.path))
      for move in diff.moves {
        self.collectionView.moveItem(at: move.from.path, to: move.to.path)
      }
    } completion: { [weak self] _ in
      self?.finish()
    }
  }

  private func finish() {
    isUpdating = false
    tidy()
    // Rows that changed are drawn anew in place: a reload within a batch is what batches fail on.
    reconfigureVisibleCells()
    // Layouts, headers and what stands below the last row may have changed without any row.
    layout.invalidateLayout()
    if let next = waiting {
      waiting = nil
      show(next)
    }
  }

  /// Lets go of what belonged to rows that are gone.
  private func tidy() {
    let rows = shown.rowIDs
    sizes.keepOnly(rows)
    children.keepOnly(rows)
  }

  /// Measures `row` anew, as after the content of a hosted screen has changed.
  func invalidateSize(of row: RowID) {
    sizes.remove(row)
    layout.invalidateLayout()
  }
}

extension ListDiff.Place {
  fileprivate var path: IndexPath { IndexPath(item: row, section: section) }
}
