/// A row that an adapter shows, whatever view it is in.
@MainActor
public protocol AdaptedRow: ListRow {
  /// A row that shows the tree that `adapter` makes of `item`.
  init<A: CellAdapter>(
    _ item: A.Item, _ adapter: A, onSelect: ScreenAction?, opensPreview: Bool,
    swipes: [SwipeAction], reorder: ReorderAction?, onSeen: (@MainActor () -> Void)?)

  /// A row that shows the screen that `adapter` makes for `item`.
  init<A: EmbedAdapter>(
    _ item: A.Item, _ adapter: A, onSelect: ScreenAction?, opensPreview: Bool,
    swipes: [SwipeAction], reorder: ReorderAction?, onSeen: (@MainActor () -> Void)?)
}
