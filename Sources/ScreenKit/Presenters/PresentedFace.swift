/// The cells of a list as a table shows them. An app's enum of cells answers with the cell class for each
/// presenter, and the Swift compiler makes sure that none is forgotten and that they fit.
@MainActor
public protocol TablePresentedCell<Destination>: PresentedCell {
  associatedtype Destination

  /// The class of the cell, with its presenter.
  var tableFace: PresentedTableFace<Destination> { get }
}

/// The cells of a list as a collection view shows them. An app's enum of cells answers with the cell class
/// for each presenter, and the Swift compiler makes sure that none is forgotten and that they fit.
@MainActor
public protocol CollectionPresentedCell<Destination>: PresentedCell {
  associatedtype Destination

  /// The class of the cell, with its presenter.
  var collectionFace: PresentedCollectionFace<Destination> { get }
}

/// The class of a cell, with the presenter for it.
@MainActor
public struct PresentedFace<Cell: ListCell, Destination> {
  /// Makes the face of a row on the screen of a presenter.
  private let make:
    @MainActor (RowActions, @escaping TreeSurroundings<Destination>.Acting) -> CellFace<Cell>

  /// The face of `row` on the screen of `presenter`, as long as that is there.
  func face<P: ListPresenting>(
    of row: PresenterRow<P.Cell, Destination>, on presenter: P?
  ) -> CellFace<Cell> where P.Destination == Destination {
    make(presenter?.actions(of: row) ?? RowActions()) { [weak presenter] action in
      { [weak presenter] _ in presenter?.handle(action) }
    }
  }
}

/// The class of a table's cell, with the presenter for it.
public typealias PresentedTableFace<Destination> = PresentedFace<UITableViewCell, Destination>

extension PresentedFace where Cell == UITableViewCell {
  /// Cells of `type`, which render the tree of `presenter`.
  public init<P: TreeCellPresenter, Own: TreePresenterTableCell<P>>(
    _ type: Own.Type, _ presenter: P
  ) where P.Destination == Destination {
    make = { actions, acting in
      TableRowFace(
        reuse: RowKind(type), actions: actions,
        makeCell: { Own(style: .default, reuseIdentifier: $0) },
        configure: { (cell: Own, context) in
          cell.configure(with: presenter, in: TreeSurroundings(context: context, acting: acting))
        },
        height: { presenter.points(in: $0).height }, images: { presenter.images(in: $0) })
    }
  }

  /// Cells of `type`, which lay themselves out.
  public init<P: CellPresenter, Own: PresenterTableCell<P>>(_ type: Own.Type, _ presenter: P) {
    make = { actions, _ in
      TableRowFace(
        reuse: RowKind(type), actions: actions,
        makeCell: { Own(style: .default, reuseIdentifier: $0) },
        configure: { (cell: Own, _) in cell.configure(with: presenter) },
        height: { _ in UITableView.automaticDimension })
    }
  }
}

/// The class of a collection view's cell, with the presenter for it.
public typealias PresentedCollectionFace<Destination> = PresentedFace<
  UICollectionViewCell, Destination
>

extension PresentedFace where Cell == UICollectionViewCell {
  /// Cells of `type`, which render the tree of `presenter`.
  public init<P: TreeCellPresenter, Own: TreePresenterCollectionCell<P>>(
    _ type: Own.Type, _ presenter: P
  ) where P.Destination == Destination {
    make = { actions, acting in
      RowFace(
        type, actions: actions,
        configure: { cell, context in
          cell.configure(with: presenter, in: TreeSurroundings(context: context, acting: acting))
        },
        size: { presenter.points(in: $0) }, images: { presenter.images(in: $0) })
    }
  }

  /// Cells of `type`, `size` points big.
  public init<P: CellPresenter, Own: PresenterCollectionCell<P>>(
    _ type: Own.Type, _ presenter: P, size: @escaping @MainActor (CellContext) -> CGSize
  ) {
    make = { actions, _ in
      RowFace(
        type, actions: actions, configure: { cell, _ in cell.configure(with: presenter) },
        size: size)
    }
  }
}

extension TreeCellPresenter {
  fileprivate func points(in context: CellContext) -> CGSize {
    size.points(of: CellNode(content.element), in: context)
  }

  fileprivate func images(in context: CellContext) -> [ImageTarget] {
    context.images(in: CellNode(content.element))
  }
}
