/// One row of a collection view: an item, the adapter that shows it, and what can be done with it.
@MainActor
public struct Row: ListRow {
  public let item: any Model
  public let kind: RowKind
  /// How the row is shown, and what can be done with it.
  public let face: RowFace
  public let onSeen: (@MainActor () -> Void)?

  /// A row that shows `item` by `adapter`.
  public init<A: Adapter>(
    _ item: A.Item, _ adapter: A, onSelect: ScreenAction? = nil, swipes: [SwipeAction] = [],
    onSeen: (@MainActor () -> Void)? = nil
  ) {
    self.item = item
    kind = RowKind(A.self)
    face = RowFace(
      item, adapter, actions: RowActions(onSelect: onSelect, swipes: swipes))
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

/// How a row is shown in a collection view, whatever the types of its item and its cell.
@MainActor
public struct RowFace {
  let cellClass: UICollectionViewCell.Type
  let configure: @MainActor (UICollectionViewCell, CellContext) -> Void
  let size: @MainActor (CellContext) -> CGSize
  /// What the size follows from, where it can be computed on any thread.
  let sizing: @MainActor (CellContext) -> CellSizing?
  /// The images that the row's cell will ask for.
  let images: @MainActor (CellContext) -> [ImageTarget]
  let actions: RowActions

  /// A row whose cells are of `cellClass`. `configure` makes a cell show the row, whatever it has
  /// shown before; `size` tells how big it is, `sizing` what that follows from, so that it can be computed
  /// beside the main actor, and `images` which images it will ask for, so that they are loaded before it
  /// comes into sight.
  public init<Cell: UICollectionViewCell>(
    _ cellClass: Cell.Type, actions: RowActions = RowActions(),
    configure: @escaping @MainActor (Cell, CellContext) -> Void,
    size: @escaping @MainActor (CellContext) -> CGSize,
    sizing: @escaping @MainActor (CellContext) -> CellSizing? = { _ in nil },
    images: @escaping @MainActor (CellContext) -> [ImageTarget] = { _ in [] }
  ) {
    self.images = images
    self.cellClass = cellClass
    self.actions = actions
    self.configure = { cell, context in
      if let cell = cell as? Cell { configure(cell, context) }
    }
    self.size = size
    self.sizing = sizing
  }

  /// A row that shows `item` by `adapter`.
  public init<A: Adapter>(_ item: A.Item, _ adapter: A, actions: RowActions = RowActions()) {
    self.init(
      A.Cell.self, actions: actions,
      configure: { adapter.configure($0, with: item, in: $1) },
      size: { adapter.size(for: item, in: $0) },
      sizing: { adapter.sizing(for: item, in: $0) },
      images: { adapter.images(for: item, in: $0) })
  }

  var reuseIdentifier: String { String(reflecting: cellClass) }
}
