/// A kind of cells that lists show their rows in.
@MainActor
public protocol ListCell: UIView {
  /// Where cells come from.
  associatedtype Source
}

extension UICollectionViewCell: ListCell {
  /// Collection views make cells of registered classes and XIBs by themselves.
  public struct Source {
    let cellClass: UICollectionViewCell.Type
    let nib: CellNib?

    /// Says under which name cells of `view` are made of this.
    @MainActor func register(in view: UICollectionView, as identifier: String) {
      if let nib {
        view.register(nib.nib, forCellWithReuseIdentifier: identifier)
      } else {
        view.register(cellClass, forCellWithReuseIdentifier: identifier)
      }
    }
  }
}

extension UITableViewCell: ListCell {
  /// What makes cells for reuse identifiers: code, or the table from a XIB.
  public struct Source {
    let make: @MainActor (_ reuseIdentifier: String) -> UITableViewCell
    let nib: CellNib?

    /// Says under which name cells of `view` are made of this, where the table makes them.
    @MainActor func register(in view: UITableView, as identifier: String) {
      if let nib { view.register(nib.nib, forCellReuseIdentifier: identifier) }
    }
  }
}

/// How a row is shown in a view of such cells, whatever the types of its item and its own cells.
@MainActor
public struct CellFace<Cell: ListCell> {
  /// Faces with the same kind lend their cells to each other.
  let reuse: RowKind
  let source: Cell.Source
  /// The XIB that cells are made from; nil for those that code makes.
  let nib: CellNib?
  let configure: @MainActor (Cell, CellContext) -> Void
  let size: @MainActor (CellContext) -> CGSize
  /// What the size follows from, where it can be computed on any thread.
  let sizing: @MainActor (CellContext) -> CellSizing?
  /// The images that the row's cell will ask for.
  let images: @MainActor (CellContext) -> [ImageTarget]
  private(set) var actions: RowActions

  private init<Own: UIView>(
    of own: Own.Type, reuse: RowKind, source: Cell.Source, nib: CellNib?, actions: RowActions,
    configure: @escaping @MainActor (Own, CellContext) -> Void,
    size: @escaping @MainActor (CellContext) -> CGSize,
    sizing: @escaping @MainActor (CellContext) -> CellSizing?,
    images: @escaping @MainActor (CellContext) -> [ImageTarget]
  ) {
    self.reuse = reuse
    self.source = source
    self.nib = nib
    self.actions = actions
    self.configure = { cell, context in
      if let cell = cell as? Own { configure(cell, context) }
    }
    self.size = size
    self.sizing = sizing
    self.images = images
  }

  /// The same with `onSelect` as what a tap does.
  func selecting(_ onSelect: @escaping ScreenAction) -> CellFace {
    var face = self
    face.actions.onSelect = onSelect
    return face
  }
}

/// How a row is shown in a collection view.
public typealias RowFace = CellFace<UICollectionViewCell>

extension RowFace {
  /// A row whose cells are of `cellClass`. `configure` makes a cell show the row, whatever it has
  /// shown before; `size` tells how big it is, `sizing` what that follows from, so that it can be computed
  /// beside the main actor, and `images` which images it will ask for, so that they are loaded before it
  /// comes into sight. With a `nib` cells are made from that.
  public init<Own: UICollectionViewCell>(
    _ cellClass: Own.Type, nib: CellNib? = nil, actions: RowActions = RowActions(),
    configure: @escaping @MainActor (Own, CellContext) -> Void,
    size: @escaping @MainActor (CellContext) -> CGSize,
    sizing: @escaping @MainActor (CellContext) -> CellSizing? = { _ in nil },
    images: @escaping @MainActor (CellContext) -> [ImageTarget] = { _ in [] }
  ) {
    self.init(
      of: cellClass, reuse: RowKind(cellClass, variant: nib?.hashValue ?? 0),
      source: .init(cellClass: cellClass, nib: nib), nib: nib, actions: actions,
      configure: configure, size: size, sizing: sizing, images: images)
  }

  /// A row that shows `item` by `adapter`.
  public init<A: Adapter>(_ item: A.Item, _ adapter: A, actions: RowActions = RowActions()) {
    self.init(
      A.Cell.self, nib: adapter.nib, actions: actions,
      configure: { adapter.configure($0, with: item, in: $1) },
      size: { adapter.size(for: item, in: $0) },
      sizing: { adapter.sizing(for: item, in: $0) },
      images: { adapter.images(for: item, in: $0) })
  }

  /// A row that shows `item` by `adapter`, and does `onSelect` on a tap.
  public init<A: Adapter>(
    _ item: A.Item, _ adapter: A, onSelect: @escaping @MainActor () -> Void
  ) {
    self.init(item, adapter, actions: RowActions(onSelect: { _ in onSelect() }))
  }
}

/// How a row is shown in a table.
public typealias TableRowFace = CellFace<UITableViewCell>

extension TableRowFace {
  /// A row whose cells `makeCell` makes for a reuse identifier and `configure` makes show the row,
  /// whatever they have shown before. Faces with the same `reuse` lend their cells to each other.
  /// `height` tells how high the row is in the context's width, in points;
  /// `UITableView.automaticDimension` leaves it to the cell. `sizing` tells what that follows from,
  /// so that it can be computed beside the main actor, and `images` which images the cell will ask for, so
  /// that they are loaded before it comes into sight. With a `nib` the table makes cells from that.
  public init<Own: UITableViewCell>(
    reuse: RowKind, nib: CellNib? = nil, actions: RowActions = RowActions(),
    makeCell: @escaping @MainActor (_ reuseIdentifier: String) -> Own,
    configure: @escaping @MainActor (Own, CellContext) -> Void,
    height: @escaping @MainActor (CellContext) -> CGFloat,
    sizing: @escaping @MainActor (CellContext) -> CellSizing? = { _ in nil },
    images: @escaping @MainActor (CellContext) -> [ImageTarget] = { _ in [] }
  ) {
    self.init(
      of: Own.self, reuse: reuse, source: .init(make: makeCell, nib: nib), nib: nib,
      actions: actions, configure: configure,
      size: { CGSize(width: $0.containerWidth, height: height($0)) }, sizing: sizing,
      images: images)
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
