import Foundation

extension UITableView {
  func change(_ change: (inout BatchUpdates) -> Void) {
    beginBatch()
    change(&openBatch.changes)
    endBatch(nil)
  }

  func beginBatch() {
    openBatch.open(before: loadedCounts())
  }

  func endBatch(_ completion: ((Bool) -> Void)?) {
    precondition(openBatch.isOpen, "endUpdates called without beginUpdates")
    guard openBatch.close(completion) else { return }
    let batch = openBatch
    openBatch = OpenBatch()
    commit(batch.changes, before: batch.before ?? loadedCounts())
    for completion in batch.completions { afterTransition { completion(true) } }
  }

  private func commit(_ changes: BatchUpdates, before: ItemCounts) {
    let after = freshCounts()
    counts = after
    let consistency = BatchConsistency(
      words: .table, batch: changes, before: before, after: after)
    if let problem = consistency.problem {
      assertionHandler(problem)
      reloadData()
    } else {
      adopt(changes)
    }
  }

  private func adopt(_ changes: BatchUpdates) {
    let old = rowGeometry
    for (key, view) in display.rename(changes.newKey(of:)).sorted(by: { $0.0 < $1.0 }) {
      recycle(view, of: key)
    }
    selectedPaths = Set(selectedPaths.compactMap { changes.newKey(of: .cell($0))?.indexPath })
    moveSwipe(over: changes)
    rowGeometry = nil
    if let old { rowGeometry = loadedGeometry().carrying(old, over: changes) }
    for path in changes.reconfiguredItems.compactMap(changes.newPath) { reconfigure(path) }
    needsMeasuring = true
    setNeedsLayout()
    guard old != nil || window != nil else { return }
    updateContentSize(loadedGeometry())
    keepOffsetInside()
    if window != nil { layoutIfNeeded() }
    keepOffsetInside()
  }

  /// Content that became shorter is not left behind.
  private func keepOffsetInside() {
    guard !isDragging else { return }
    let resting = nearestRestingOffset(to: contentOffset)
    if resting != contentOffset { contentOffset = resting }
  }

  private func reconfigure(_ path: IndexPath) {
    guard let old = display[.cell(path)] as? UITableViewCell else { return }
    cells.reconfigured = old
    let cell = dataSource?.tableView(self, cellForRowAt: path)
    cells.reconfigured = nil
    precondition(cell === old, "A reconfigured row must keep its cell.")
  }
}

extension TableGeometry {
  /// Takes over the heights that were measured before an update.
  func carrying(_ old: TableGeometry, over changes: BatchUpdates) -> TableGeometry {
    var sections = sections
    let leaving = Set(
      changes.deletedItems + changes.reloadedItems + changes.movedItems.map(\.from))
    let coming = Set(
      changes.insertedItems + changes.movedItems.map(\.to)
        + changes.reloadedItems.compactMap(changes.newPath))
    for (number, oldSection) in old.sections.enumerated()
    where !changes.reloadedSections.contains(number) {
      guard let place = changes.newSection(of: number), sections.indices.contains(place) else {
        continue
      }
      let header = oldSection.header
      guard oldSection.rows.extents.contains(where: { $0.isAutomatic && $0.isMeasured }) else {
        sections[place].carry(nil, header: header, footer: oldSection.footer)
        continue
      }
      let kept = oldSection.rows.indices.lazy
        .filter { !leaving.contains(IndexPath(row: $0, section: number)) }
      var rows = sections[place].rows.extents
      let places = rows.indices.filter { !coming.contains(IndexPath(row: $0, section: place)) }
      for (oldRow, row) in zip(kept, places) where !rows[row].isMeasured {
        let extent = oldSection.rows[oldRow]
        if extent.isAutomatic, extent.isMeasured { rows[row] = extent }
      }
      sections[place].carry(rows, header: header, footer: oldSection.footer)
    }
    var moved: [ElementKey: TableExtent] = [:]
    for move in changes.movedItems {
      let key = ElementKey.cell(move.to)
      if let extent = old.extent(of: .cell(move.from)), extent.isAutomatic, extent.isMeasured,
        self.extent(of: key)?.isMeasured == false
      {
        moved[key] = extent
      }
    }
    var carried = TableGeometry(top: top, sections: sections)
    if !moved.isEmpty { carried.settle(moved) }
    return carried
  }
}

extension TableSection {
  fileprivate mutating func carry(
    _ rows: [TableExtent]?, header old: TableExtent, footer oldFooter: TableExtent
  ) {
    if header.isAutomatic, old.isAutomatic { header = old }
    if footer.isAutomatic, oldFooter.isAutomatic { footer = oldFooter }
    if let rows { replaceRows(rows) }
  }
}
