extension CollectionSurface {
  public func show(_ list: ShownList<Row>) {
    let layout = currentLayout()
    var new = list
    for section in new.sections.indices where new.sections[section].layout == nil {
      new.sections[section].layout = layout
    }
    followArrangement(of: new)
    hasSeparators = hasSeparators || new.saysSeparators
    followLooks(in: new)
    updater.show(new)
  }

  func updateDidFinish(_ change: ListUpdater<Row>.Change) {
    configured.rowsMayHaveChanged()
    followArrangement(of: shown)
    for path in change.changedRows {
      if let cell = listView.cellForItem(at: path) { configure(cell, at: path) }
    }
    reconfigureSupplementaries()
    reconfigureSeparators()
    // Nothing is taken from who types in a row or has swiped one aside: other letters come with the first update after
    // that.
    if hasOtherTitles, !listView.hasFirstResponder, !hasSwipedRow { reloadIndex() }
    // Layouts, headers and what stands below the last row may have changed without any row.
    shownLayout.invalidateLayout()
  }

  private var hasSwipedRow: Bool {
    listView.visibleCells.contains(where: \.configurationState.isSwiped)
  }

  /// Has the titles at the side asked for again, which a collection view only does with all that it shows.
  private func reloadIndex() {
    let selected = listView.indexPathsForSelectedItems ?? []
    listView.reloadData()
    for path in selected { listView.selectItem(at: path, animated: false, scrollPosition: []) }
  }

  /// Shows texts above and below rows again; the answer is whether one has another height than it has been given.
  func showAgain(_ texts: [SectionTextPlace]) -> Bool {
    var isResized = false
    for (role, section) in texts {
      let (kind, path) = (SectionTextView.kind(of: role), IndexPath(item: 0, section: section))
      show(listView.supplementaryView(forElementKind: kind, at: path), of: kind, at: path)
      let place = shownLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      guard let frame = place?.frame else { continue }
      let height = height(of: role, of: shown.sections[section], width: frame.width)
      if abs(frame.height - height) > 0.5 { isResized = true }
    }
    return isResized
  }

  public func showMore(_ footer: MoreFooter) {
    more = footer
    shownLayout.invalidateLayout()
    reconfigureMore()
  }

  public func invalidateSize(of row: RowID) { invalidateHeights(of: [row]) }
}
