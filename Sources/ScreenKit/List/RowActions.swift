/// What can be done with a row.
@MainActor
public struct RowActions {
  /// What a tap does; nil for rows that can't be selected.
  public var onSelect: ScreenAction?
  /// Whether a finger that rests on the row is shown the screen that the tap leads to. The tap does nothing else then.
  public var opensPreview: Bool
  /// What can be done from the row's edges, and what stands in its menu alone.
  public var swipes: [SwipeAction]
  /// What keeps the order when the row has been dragged to another place; nil for rows that can't be.
  public var reorder: ReorderAction?
  /// What follows when the row has been seen; nil for most.
  public var onSeen: (@MainActor () -> Void)?

  /// Those of the swipes that are there now.
  var shownSwipes: [SwipeAction] { swipes.filter { $0.isShown && !$0.isMenu } }

  /// What stands in the menu of the row alone, and is there now.
  var shownMenus: [SwipeAction] { swipes.filter { $0.isShown && $0.isMenu } }

  /// Whether a swipe may uncover something.
  var isSwiped: Bool { swipes.contains { !$0.isMenu } }

  /// Actions of a row.
  public init(
    onSelect: ScreenAction? = nil, opensPreview: Bool = false, swipes: [SwipeAction] = [],
    reorder: ReorderAction? = nil, onSeen: (@MainActor () -> Void)? = nil
  ) {
    self.onSelect = onSelect
    self.opensPreview = opensPreview
    self.swipes = swipes
    self.reorder = reorder
    self.onSeen = onSeen
  }
}
