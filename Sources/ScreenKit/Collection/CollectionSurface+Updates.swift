extension CollectionSurface {
  public func show(_ list: ShownList<Row>) {
    let layout = currentLayout()
    var new = list
    for section in new.sections.indices where new.sections[section].layout == nil {
      new.sections[section].layout = layout
    }
    updater.show(new)
  }

  func updateDidFinish() {
    reconfigureVisibleCells()
    // Layouts, headers and what stands below the last row may have changed without any row.
    layout.invalidateLayout()
  }

  /// Lets go of what belonged to rows that are gone.
  func rowsHaveGone(_ rows: Set<RowID>) {
    sizes.rowsHaveGone(rows)
    children.rowsHaveGone(rows)
    prefetcher.cancel(rows)
  }

  public func showMore(_ state: MoreState) {
    more = state
    layout.invalidateLayout()
    reconfigureMore()
  }

  public func rowsInSight() -> [RowInSight] {
    listView.indexPathsForVisibleItems.sorted().compactMap { path in
      guard let shown = shown.row(at: path),
        let onSeen = shown.row.onSeen ?? face(shown.row).actions.onSeen,
        let frame = listView.layoutAttributesForItem(at: path)?.frame
      else { return nil }
      return RowInSight(shown.id, frame: frame, in: listView, onSeen: onSeen)
    }
  }

  public func row(hosting child: UIViewController) -> RowID? {
    children.row(of: child)
  }

  public func invalidateSize(of row: RowID) {
    sizes.remove(row)
    layout.invalidateLayout()
  }
}
