/// What the list does when something has happened to its rows.
extension ListDisplay: ListSurfaceDelegate {
  public func surfaceDidScroll(_ scrollView: UIScrollView) {
    loadMoreIfNeeded()
    rowsMayHaveMoved()
    list?.didScroll(scrollView)
  }

  public func surfaceWillBeginDragging(_ scrollView: UIScrollView) {
    list?.willBeginDragging(scrollView)
  }

  public func surfaceDidLayout() {
    loadMoreIfNeeded()
    rowsMayHaveMoved()
  }

  private func rowsMayHaveMoved() {
    impressions.update()
    passingTime.update()
  }

  public func surfaceRetryMore() {
    engine.retry()
  }

  private func loadMoreIfNeeded() {
    guard isInSight, !surface.isUpdating else { return }
    engine.loadMore(in: surface.shown, where: surface.isEndNear)
  }

  public func surfaceDidShow() {
    selection?.listDidChange()
  }

  public func surfaceCanSelect(_ item: any Model) -> Bool {
    selection?.canSelect(item) == true
  }

  public func surfaceDidSelect(_ item: any Model) {
    selection?.select(item)
  }

  public func surfaceDidDeselect(_ item: any Model) {
    selection?.deselect(item)
  }

  public func surfaceDidMove(_ move: RowMove) {
    screen?.perform(move.reorder.action(move.place), for: .order(of: move.row)) {
      [weak engine] in engine?.showMoved(move.change, in: move.section) ?? .none
    }
  }

  public func surfaceDidTurn(section id: String) {
    engine.turnSection(id)
    screen?.tellEmbeddingScreen()
  }
}
