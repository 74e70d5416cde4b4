extension CollectionSurface {
  /// More changes than this are shown at once instead of one by one.
  private var mostAnimatedChanges: Int { 300 }

  public func show(_ list: ShownList<Row>) {
    let layout = currentLayout()
    var new = list
    for section in new.sections.indices where new.sections[section].layout == nil {
      new.sections[section].layout = layout
    }
    show(laidOut: new)
  }

  private func show(laidOut new: ShownList<Row>) {
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
      listView.reloadData()
    }
  }

  private func canAnimate(_ diff: ListDiff, to new: ShownList<Row>) -> Bool {
    listView.window != nil && shown.rowCount > 0 && new.rowCount > 0
      && diff.changeCount <= mostAnimatedChanges
  }

  private func animate(_ diff: ListDiff, to new: ShownList<Row>) {
    isUpdating = true
    if diff.hasRemovals {
      let middle = shown.removing(diff)
      listView.performBatchUpdates {
        self.shown = middle
        self.listView.deleteSections(IndexSet(diff.removedSections))
        self.listView.deleteItems(at: diff.removedRows.map(\.path))
      }
    }
    guard diff.hasInsertionsOrMoves else {
      shown = new
      finish()
      return
    }
    listView.performBatchUpdates {
      self.shown = new
      self.listView.insertSections(IndexSet(diff.insertedSections))
      self.listView.insertItems(at: diff.insertedRows.map(\.path))
      for move in diff.moves {
        self.listView.moveItem(at: move.from.path, to: move.to.path)
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
      show(laidOut: next)
    }
  }

  /// Lets go of what belonged to rows that are gone.
  private func tidy() {
    let rows = shown.rowIDs
    sizes.keepOnly(rows)
    children.keepOnly(rows)
  }

  public func showMore(_ state: MoreState) {
    more = state
    layout.invalidateLayout()
    reconfigureMore()
  }

  public func row(hosting child: UIViewController) -> RowID? {
    children.row(of: child)
  }

  public func invalidateSize(of row: RowID) {
    sizes.remove(row)
    layout.invalidateLayout()
  }
}

extension ListDiff.Place {
  fileprivate var path: IndexPath { IndexPath(item: row, section: section) }
}
