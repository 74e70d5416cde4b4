/// Rows that are selected together.
extension CollectionSurface {
  public var shownItems: [any Model] { shown.items }

  /// Whether taps select rows.
  var isSelecting: Bool { listView.isEditing }

  public func setSelecting(_ isSelecting: Bool) {
    listView.isEditing = isSelecting
    reconfigureVisibleCells()
  }

  public func showSelected(_ items: Set<ModelID>) {
    let selected = Set(listView.indexPathsForSelectedItems ?? [])
    let wanted = shown.paths(of: items)
    for path in selected.subtracting(wanted) { listView.deselectItem(at: path, animated: false) }
    for path in wanted.subtracting(selected) {
      listView.selectItem(at: path, animated: false, scrollPosition: [])
    }
    for path in listView.indexPathsForVisibleItems {
      if let cell = listView.cellForItem(at: path) { showMark(on: cell, at: path) }
    }
  }

  /// Whether a tap on a row does anything now.
  func canTap(_ path: IndexPath) -> Bool {
    guard isSelecting else { return actions(at: path)?.onSelect != nil }
    return shown.row(at: path).map { delegate?.surfaceCanSelect($0.row.item) == true } ?? false
  }

  func selectionDidChange(at path: IndexPath, isSelected: Bool) {
    guard let item = shown.row(at: path)?.row.item else { return }
    if let cell = listView.cellForItem(at: path) { showMark(on: cell, at: path) }
    if isSelected { delegate?.surfaceDidSelect(item) } else { delegate?.surfaceDidDeselect(item) }
  }

  func showMark(on cell: UICollectionViewCell, at path: IndexPath) {
    let isSelected = listView.indexPathsForSelectedItems?.contains(path) == true
    SelectionMark.show(
      isSelecting && canTap(path) ? isSelected : nil, on: cell, runtime: runtime)
  }
}

extension ShownList {
  /// What the rows show, from top to bottom.
  var items: [any Model] { sections.flatMap { $0.rows.map(\.row.item) } }

  /// Where the items with these identities stand.
  func paths(of items: Set<ModelID>) -> Set<IndexPath> {
    guard !items.isEmpty else { return [] }
    var paths: Set<IndexPath> = []
    for (section, rows) in sections.map(\.rows).enumerated() {
      for (row, shown) in rows.enumerated() where items.contains(shown.id.item) {
        paths.insert(IndexPath(item: row, section: section))
      }
    }
    return paths
  }
}
