/// The cells of a list as a table shows them. An app's enum of cells answers with the cell class for each
/// presenter, and the Swift compiler makes sure that none is forgotten and that they fit.
@MainActor
public protocol TablePresentedCell<Destination>: PresentedCell {
  associatedtype Destination

  /// The class of the cell, with its presenter.
  var tableFace: PresentedTableFace<Destination> { get }
}

/// The class of a table's cell, with the presenter for it.
@MainActor
public struct PresentedTableFace<Destination> {
  /// Makes the face of a row on the screen of a presenter.
  let face:
    @MainActor (
      RowActions, @escaping @MainActor (@escaping PresenterAction<Destination>) -> ScreenAction
    ) -> TableRowFace

  /// Cells of `type`, which render the tree of `presenter`.
  public init<P: TreeCellPresenter, Cell: TreePresenterTableCell<P>>(
    _ type: Cell.Type, _ presenter: P
  ) where P.Destination == Destination {
    face = { actions, screenAction in
      TableRowFace(
        reuse: RowKind(type), actions: actions,
        makeCell: { Cell(style: .default, reuseIdentifier: $0) },
        configure: { (cell: Cell, context) in
          cell.configure(
            with: presenter, in: TreeSurroundings(context: context, screenAction: screenAction))
        },
        height: { presenter.size.points(of: CellNode(presenter.content.element), in: $0).height },
        images: { $0.images(in: CellNode(presenter.content.element)) })
    }
  }

  /// Cells of `type`, which lay themselves out.
  public init<P: CellPresenter, Cell: PresenterTableCell<P>>(_ type: Cell.Type, _ presenter: P) {
    face = { actions, _ in
      TableRowFace(
        reuse: RowKind(type), actions: actions,
        makeCell: { Cell(style: .default, reuseIdentifier: $0) },
        configure: { (cell: Cell, _) in cell.configure(with: presenter) },
        height: { _ in UITableView.automaticDimension })
    }
  }
}
