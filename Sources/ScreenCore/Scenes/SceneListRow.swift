/// A row of a scene's list. What it shows and what shows it are told side by side.
@MainActor
public protocol SceneListRow: ListRow {
  /// What the row shows, and by what.
  var look: RowLook { get }
}

extension SceneListRow {
  public var item: any Model { look.item }
  public var kind: RowKind { look.kind }
}

/// What a row shows, and by what.
public struct RowLook: Sendable {
  let item: any Model
  let kind: RowKind

  /// The look of `item` as `type` shows it, such as an adapter.
  public init(_ item: any Model, by type: Any.Type) {
    self.item = item
    kind = RowKind(type)
  }
}
