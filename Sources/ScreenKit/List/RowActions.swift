/// What can be done with a row.
@MainActor
public struct RowActions {
  /// What a tap does; nil for rows that can't be selected.
  public var onSelect: ScreenAction?
  /// Whether a finger that rests on the row is shown the screen that the tap leads to. The tap does nothing else then.
  public var opensPreview: Bool
  /// What can be done from the row's edges.
  public var swipes: [SwipeAction]
  /// What keeps the order when the row has been dragged to another place; nil for rows that can't be.
  public var reorder: ReorderAction?
  /// What follows when the row has been seen; nil for most.
  public var onSeen: (@MainActor () -> Void)?

  /// Those of the swipes that are there now.
  var shownSwipes: [SwipeAction] { swipes.filter(\.isShown) }

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
