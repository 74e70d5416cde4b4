extension ScreenController {
  /// What a swipe from `edge` uncovers behind `row`; nil when nothing does.
  func makeSwipes(
    for row: RowID, _ actions: RowActions, from edge: SwipeAction.Edge
  ) -> UISwipeActionsConfiguration? {
    let swipes = actions.shownSwipes.filter { $0.edge == edge }
    guard let first = swipes.first else { return nil }
    let configuration = UISwipeActionsConfiguration(
      actions: swipes.map { makeSwipe($0, for: row) })
    configuration.performsFirstActionWithFullSwipe = first.isFullSwipe
    return configuration
  }

  private func makeSwipe(_ swipe: SwipeAction, for row: RowID) -> UIContextualAction {
    let action = UIContextualAction(
      style: swipe.role == .destructive ? .destructive : .normal,
      title: runtime.string(swipe.title)
    ) { [weak self] _, _, done in
      self?.perform(swipe, for: row)
      // The row stays until the list says otherwise, so the swipe only has to close.
      done(false)
    }
    action.image = swipe.icon?.localImage
    return action
  }
}
