/// Rows that are selected together; the table marks them itself.
extension TableSurface {
  public func setSelecting(_ isSelecting: Bool) {
    listView.setEditing(isSelecting, animated: listView.window != nil)
    // Rows that were swiped aside, or have no swipes, can be edited now and then not.
    reconfigureVisibleCells()
  }
}
