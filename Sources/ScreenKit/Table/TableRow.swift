/// One row of a table: an item, the style that it is shown in, and what can be done with it.
@MainActor
public struct TableRow: AdaptedRow {
  public let item: any Model
  public let kind: RowKind
  /// How the row is shown, and what can be done with it.
  public let face: TableRowFace
  public private(set) var onSeen: (@MainActor () -> Void)?
  let shows: @MainActor (ResourceUpdate) -> Bool
  let update: @MainActor (UITableViewCell, ResourceUpdate, CellContext) -> Void

  /// A row that shows `item` in `style`. Without `onSelect` a click is the presenter's.
  public init<Item: Model>(
    _ item: Item, _ style: RegisteredStyle<Item>, onSelect: ScreenAction? = nil,
    opensPreview: Bool = false, swipes: [SwipeAction] = [], reorder: ReorderAction? = nil,
    onSeen: (@MainActor () -> Void)? = nil
  ) {
    let actions = RowActions(
      onSelect: onSelect, opensPreview: opensPreview, swipes: swipes, reorder: reorder)
    self = style.makeRow(item, actions)
    self.onSeen = onSeen
  }

  /// A row that shows the tree that `adapter` makes of `item`.
  public init<A: CellAdapter>(
    _ item: A.Item, _ adapter: A, onSelect: ScreenAction? = nil, opensPreview: Bool = false,
    swipes: [SwipeAction] = [], reorder: ReorderAction? = nil,
    onSeen: (@MainActor () -> Void)? = nil
  ) {
    let actions = RowActions(
      onSelect: onSelect, opensPreview: opensPreview, swipes: swipes, reorder: reorder)
    self.init(
      item, kind: RowKind(A.self), face: TableRowFace(item, adapter, actions: actions))
    self.onSeen = onSeen
  }

  /// A row that shows the screen that `adapter` makes for `item`.
  public init<A: EmbedAdapter>(
    _ item: A.Item, _ adapter: A, onSelect: ScreenAction? = nil, opensPreview: Bool = false,
    swipes: [SwipeAction] = [], reorder: ReorderAction? = nil,
    onSeen: (@MainActor () -> Void)? = nil
  ) {
    let actions = RowActions(
      onSelect: onSelect, opensPreview: opensPreview, swipes: swipes, reorder: reorder)
    self.init(
      item, kind: RowKind(A.self), face: TableRowFace(item, adapter, actions: actions))
    self.onSeen = onSeen
  }

  /// A row that shows what its item is about, and is shown anew for every update of that.
  init<Item: Model>(_ item: Item, kind: RowKind, face: TableRowFace) {
    self.item = item
    self.kind = kind
    self.face = face
    shows = { ModelID(of: item) == ModelID(of: $0.model) }
    update = { cell, _, context in face.configure(cell, context) }
  }

  /// A row that `presenter` presents; `delegate` finds who is told what is done with it.
  init<P: RowPresenter>(
    _ item: P.Item, _ presenter: P, kind: RowKind, actions: RowActions,
    delegate: @escaping @MainActor () -> P.Delegate?
  ) {
    let context: @MainActor (CellContext) -> RowContext<P.Delegate> = { cell in
      RowContext(cell: cell, delegate: delegate)
    }
    var actions = actions
    if actions.onSelect == nil, presenter.isClickable {
      actions.onSelect = { _ in
        if let delegate = delegate() { presenter.click(item, delegate: delegate) }
      }
    }
    self.item = item
    self.kind = kind
    face = TableRowFace(
      reuse: kind, nib: presenter.nib, actions: actions,
      makeCell: { presenter.makeCell(reuseIdentifier: $0) },
      configure: { presenter.present(item, in: $0, context: context($1)) },
      height: { presenter.height(of: item, in: context($0)) },
      images: { presenter.images(of: item, in: context($0)) })
    shows = { presenter.shows($0, of: item) }
    update = { cell, update, cellContext in
      guard let cell = cell as? P.Cell else { return }
      presenter.update(cell, of: item, with: update, context: context(cellContext))
    }
  }
}

/// A part of a table with rows of its own.
public typealias TableSection = RowSection<TableRow>
