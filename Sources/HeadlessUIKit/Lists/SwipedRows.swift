import Foundation

/// A list whose rows are swiped aside, one at a time: a table, or a collection with sections that are lists.
@MainActor
protocol SwipedRows: UIView {
  /// The row that is swiped aside now.
  var swipe: RowSwipe? { get }

  /// Uncovers the actions at one side of a row; nil if it has none.
  func openSwipe(at path: IndexPath, isTrailing: Bool) -> RowSwipe?

  /// Lets a swiped row slide back.
  func closeSwipe()

  /// The cell of a row that is shown.
  func shownCell(at path: IndexPath) -> UIView?
}

extension SwipedRows {
  /// Does an uncovered action; the row slides back when the action says that it is done.
  func perform(_ action: UIContextualAction, of opened: RowSwipe) {
    action.handler(action, shownCell(at: opened.indexPath) ?? self) { [weak self] _ in
      guard let self, self.swipe?.configuration === opened.configuration else { return }
      self.closeSwipe()
    }
  }

  // MARK: By tests

  /// Swipes a row aside; returns the actions that this uncovers, the outermost first.
  func swipeAside(_ path: IndexPath, _ edge: HeadlessRowEdge) -> [UIContextualAction] {
    let opened = openSwipe(at: path, isTrailing: edge == .trailing)
    (window ?? self).layoutIfNeeded()
    return opened?.configuration.actions ?? []
  }

  /// Swipes a row all the way; returns whether an action was done.
  func swipeAllTheWay(_ path: IndexPath, _ edge: HeadlessRowEdge) -> Bool {
    guard let opened = openSwipe(at: path, isTrailing: edge == .trailing),
      opened.configuration.performsFirstActionWithFullSwipe,
      let first = opened.configuration.actions.first
    else { return false }
    perform(first, of: opened)
    (window ?? self).layoutIfNeeded()
    return true
  }

  /// Taps an action that a swipe uncovered; returns whether there is one of that title.
  func tapSwipeAction(titled title: String) -> Bool {
    guard let swipe, let action = swipe.configuration.actions.first(where: { $0.title == title })
    else { return false }
    perform(action, of: swipe)
    (window ?? self).layoutIfNeeded()
    return true
  }
}
