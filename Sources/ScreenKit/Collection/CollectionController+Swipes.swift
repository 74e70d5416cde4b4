extension CollectionController {
  /// What can be done with the row at `path` from its edges.
  public func swipeActions(at path: IndexPath) -> [SwipeAction] {
    list.shown.row(at: path)?.row.swipes ?? []
  }

  /// Does `action` for the row at `path`.
  public func perform(_ action: SwipeAction, at path: IndexPath) {
    guard let row = list.shown.row(at: path) else { return }
    list.perform(action, for: row.id)
  }

  /// The item of the row at `path`.
  public func item(at path: IndexPath) -> (any Model)? {
    list.shown.row(at: path)?.row.item
  }
}
