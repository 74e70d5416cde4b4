/// Rows that are selected together; the table marks them itself.
extension TableSurface {
  public var shownItems: [any Model] { shown.items }

  /// Whether taps select rows.
  var isSelecting: Bool { listView.isEditing }

  public func setSelecting(_ isSelecting: Bool) {
    listView.setEditing(isSelecting, animated: listView.window != nil)
    // Rows that were swiped aside, or have no swipes, can be edited now and then not.
    reconfigureVisibleCells()
  }

  public func showSelected(_ items: Set<ModelID>) {
    let selected = Set(listView.indexPathsForSelectedRows ?? [])
    let wanted = shown.paths(of: items)
    for path in selected.subtracting(wanted) { listView.deselectRow(at: path, animated: false) }
    for path in wanted.subtracting(selected) {
      listView.selectRow(at: path, animated: false, scrollPosition: .none)
    }
  }

  /// Whether a tap on a row does anything now.
  func canTap(_ path: IndexPath) -> Bool {
    guard isSelecting else { return actions(at: path)?.onSelect != nil }
    return shown.row(at: path).map { delegate?.surfaceCanSelect($0.row.item) == true } ?? false
  }

  func selectionDidChange(at path: IndexPath, isSelected: Bool) {
    guard let item = shown.row(at: path)?.row.item else { return }
    if isSelected { delegate?.surfaceDidSelect(item) } else { delegate?.surfaceDidDeselect(item) }
  }
}
