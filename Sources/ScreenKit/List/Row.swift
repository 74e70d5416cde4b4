/// One row of a collection view: an item, the adapter that shows it, and what can be done with it.
@MainActor
public struct Row: AdaptedRow {
  public let item: any Model
  public let kind: RowKind
  /// How the row is shown, and what can be done with it.
  public let face: RowFace
  public let onSeen: (@MainActor () -> Void)?

  /// A row that shows `item` by `adapter`.
  public init<A: Adapter>(
    _ item: A.Item, _ adapter: A, onSelect: ScreenAction? = nil, opensPreview: Bool = false,
    swipes: [SwipeAction] = [], reorder: ReorderAction? = nil,
    onSeen: (@MainActor () -> Void)? = nil
  ) {
    self.item = item
    kind = RowKind(A.self)
    face = RowFace(
      item, adapter,
      actions: RowActions(
        onSelect: onSelect, opensPreview: opensPreview, swipes: swipes, reorder: reorder))
    self.onSeen = onSeen
  }
}

extension Row {
  init(_ item: any Model, kind: RowKind, face: RowFace) {
    self.item = item
    self.kind = kind
    self.face = face
    onSeen = nil
  }
}

/// A part of a collection screen with rows of its own.
public typealias ListSection = RowSection<Row>
