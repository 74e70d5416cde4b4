/// How a row is shown in a table, whatever the types of its item and its cell.
@MainActor
public struct TableRowFace {
  let reuse: RowKind
  let makeCell: @MainActor (_ reuseIdentifier: String) -> UITableViewCell
  let configure: @MainActor (UITableViewCell, CellContext) -> Void
  let height: @MainActor (CellContext) -> CGFloat
  /// What the height follows from, where it can be computed on any thread.
  let sizing: @MainActor (CellContext) -> CellSizing?
  /// The images that the row's cell will ask for.
  let images: @MainActor (CellContext) -> [ImageTarget]
  let actions: RowActions

  /// A row whose cells `makeCell` makes for a reuse identifier and `configure` makes show the row,
  /// whatever they have shown before. Faces with the same `reuse` lend their cells to each other.
  /// `height` tells how high the row is in the context's width, in points;
  /// `UITableView.automaticDimension` leaves it to the cell. `sizing` tells what that follows from,
  /// so that it can be computed beside the main actor, and `images` which images the cell will ask for, so
  /// that they are loaded before it comes into sight.
  public init<Cell: UITableViewCell>(
    reuse: RowKind, actions: RowActions = RowActions(),
    makeCell: @escaping @MainActor (_ reuseIdentifier: String) -> Cell,
    configure: @escaping @MainActor (Cell, CellContext) -> Void,
    height: @escaping @MainActor (CellContext) -> CGFloat,
    sizing: @escaping @MainActor (CellContext) -> CellSizing? = { _ in nil },
    images: @escaping @MainActor (CellContext) -> [ImageTarget] = { _ in [] }
  ) {
    self.images = images
    self.reuse = reuse
    self.actions = actions
    self.makeCell = makeCell
    self.configure = { cell, context in
      if let cell = cell as? Cell { configure(cell, context) }
    }
    self.height = height
    self.sizing = sizing
  }

  /// A row that shows the tree that `adapter` makes of `item`.
  public init<A: CellAdapter>(_ item: A.Item, _ adapter: A, actions: RowActions = RowActions()) {
    self.init(
      reuse: RowKind(TreeTableCell.self), actions: actions,
      makeCell: { TreeTableCell(style: .default, reuseIdentifier: $0) },
      configure: { cell, context in
        cell.show(
          adapter.cell(for: item, in: context), accessibility: adapter.accessibility(for: item),
          in: context)
      }, height: { adapter.size(for: item, in: $0).height },
      sizing: { adapter.sizing(for: item, in: $0) },
      images: { adapter.images(for: item, in: $0) })
  }

  /// A row that hosts the screen that `adapter` makes for `item`.
  public init<A: EmbedAdapter>(_ item: A.Item, _ adapter: A, actions: RowActions = RowActions()) {
    self.init(
      reuse: RowKind(EmbedTableCell.self), actions: actions,
      makeCell: { EmbedTableCell(style: .default, reuseIdentifier: $0) },
      configure: { cell, context in adapter.host(item, in: cell.hosted, context) },
      height: { adapter.size(for: item, in: $0).height })
  }
}
