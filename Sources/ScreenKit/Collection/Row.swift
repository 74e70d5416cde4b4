/// One row of a list: an item, the adapter that shows it, and what can be done with it.
@MainActor
public struct Row {
  /// What the row shows.
  public let item: any Model
  let onSelect: ScreenAction?
  let swipes: [SwipeAction]
  let face: RowFace

  /// A row that shows `item` by `adapter`.
  public init<A: Adapter>(
    _ item: A.Item, _ adapter: A, onSelect: ScreenAction? = nil, swipes: [SwipeAction] = []
  ) {
    self.item = item
    self.onSelect = onSelect
    self.swipes = swipes
    face = RowFace(
      adapter: ObjectIdentifier(A.self),
      cellClass: A.Cell.self,
      configure: { cell, context in
        guard let cell = cell as? A.Cell else { return }
        adapter.configure(cell, with: item, in: context)
      },
      size: { adapter.size(for: item, in: $0) })
  }
}

/// An adapter with its item, whatever their types.
@MainActor
struct RowFace {
  let adapter: ObjectIdentifier
  let cellClass: UICollectionViewCell.Type
  let configure: @MainActor (UICollectionViewCell, CellContext) -> Void
  let size: @MainActor (CellContext) -> CGSize

  var reuseIdentifier: String { String(reflecting: cellClass) }
}

/// The identity of a row: another adapter for the same item is another row, and an item that stands
/// twice in one section makes two.
public struct RowID: Hashable, Sendable {
  let section: String
  let item: ModelID
  let adapter: ObjectIdentifier
  let occurrence: Int
}

/// Something to do with a row that stands behind it.
@MainActor
public struct SwipeAction {
  /// The edge that the action comes from.
  public enum Edge: Hashable, Sendable {
    case leading, trailing
  }

  /// What the action does to the row.
  public enum Role: Hashable, Sendable {
    case normal, destructive
  }

  public let edge: Edge
  public let title: ScreenText
  public let icon: ScreenImage?
  public let role: Role
  public let action: ScreenAction

  /// An action behind a row.
  public init(
    edge: Edge = .trailing, title: ScreenText, icon: ScreenImage? = nil, role: Role = .normal,
    action: @escaping ScreenAction
  ) {
    self.edge = edge
    self.title = title
    self.icon = icon
    self.role = role
    self.action = action
  }
}
