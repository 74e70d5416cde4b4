extension TableController {
  /// Whether rows are showing, and not what is said while there are none.
  public var isShowingCells: Bool { isViewLoaded && !tableView.visibleCells.isEmpty }

  /// Loads everything anew, as a pull at the top would, and shows that it does.
  public func forceRefresh() {
    display.forceRefresh()
  }

  /// Scrolls to the first row.
  public func scrollToTop(animated: Bool = true) {
    guard isViewLoaded else { return }
    let insets = tableView.adjustedContentInset
    tableView.setContentOffset(CGPoint(x: -insets.left, y: -insets.top), animated: animated)
  }

  /// Scrolls to the last row.
  public func scrollToBottom(animated: Bool = true) {
    let sections = display.surface.shown.sections
    guard isViewLoaded, let section = sections.lastIndex(where: { !$0.rows.isEmpty })
    else { return }
    let path = IndexPath(row: sections[section].rows.count - 1, section: section)
    tableView.scrollToRow(at: path, at: .bottom, animated: animated)
  }
}
