/// Marks of rows that are selected together.
extension CollectionSurface {
  public func setSelecting(_ isSelecting: Bool) {
    listView.isEditing = isSelecting
    reconfigureVisibleCells()
  }

  func showMarks() {
    for path in listView.indexPathsForVisibleItems {
      if let cell = listView.cellForItem(at: path) { showMark(on: cell, at: path) }
    }
  }

  func showMark(on cell: UICollectionViewCell, at path: IndexPath) {
    let isSelected = listView.indexPathsForSelectedItems?.contains(path) == true
    SelectionMark.show(
      isSelecting && canTap(path) ? isSelected : nil, on: cell, runtime: runtime)
  }
}
