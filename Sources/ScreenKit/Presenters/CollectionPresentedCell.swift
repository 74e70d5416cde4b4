/// The cells of a list as a collection view shows them. An app's enum of cells answers with the cell class
/// for each presenter, and the Swift compiler makes sure that none is forgotten and that they fit.
@MainActor
public protocol CollectionPresentedCell<Destination>: PresentedCell {
  associatedtype Destination

  /// The class of the cell, with its presenter.
  var collectionFace: PresentedCollectionFace<Destination> { get }
}

/// The class of a collection view's cell, with the presenter for it.
@MainActor
public struct PresentedCollectionFace<Destination> {
  /// Makes the face of a row on the screen of a presenter.
  let face:
    @MainActor (
      RowActions, @escaping @MainActor (@escaping PresenterAction<Destination>) -> ScreenAction
    ) -> RowFace

  /// Cells of `type`, which render the tree of `presenter`.
  public init<P: TreeCellPresenter, Cell: TreePresenterCollectionCell<P>>(
    _ type: Cell.Type, _ presenter: P
  ) where P.Destination == Destination {
    face = { actions, screenAction in
      RowFace(
        type, actions: actions,
        configure: { cell, context in
          cell.configure(
            with: presenter, in: TreeSurroundings(context: context, screenAction: screenAction))
        },
        size: { presenter.size.points(of: CellNode(presenter.content.element), in: $0) },
        images: { $0.images(in: CellNode(presenter.content.element)) })
    }
  }

  /// Cells of `type`, `size` points big.
  public init<P: CellPresenter, Cell: PresenterCollectionCell<P>>(
    _ type: Cell.Type, _ presenter: P, size: @escaping @MainActor (CellContext) -> CGSize
  ) {
    face = { actions, _ in
      RowFace(
        type, actions: actions, configure: { cell, _ in cell.configure(with: presenter) },
        size: size)
    }
  }
}
