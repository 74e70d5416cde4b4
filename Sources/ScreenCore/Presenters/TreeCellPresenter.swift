/// What a cell that renders trees can do for its presenter.
@MainActor
public protocol TreeCellView<Destination>: PresentableView {
  associatedtype Destination

  /// Shows `content`; the cell is read out as `accessibility` says, or part by part.
  func show(
    _ content: CellTree<PresenterAction<Destination>>, accessibility: CellAccessibility?)
}

/// A presenter whose cell is a tree of texts, images and buttons.
@MainActor
public protocol TreeCellPresenter: ItemPresenter {
  associatedtype Destination

  /// What the cell shows.
  var content: CellTree<PresenterAction<Destination>> { get }

  /// How the cell is read out as a whole; nil leaves that to its parts.
  var accessibility: CellAccessibility? { get }

  /// How big the cell wants to be where the layout leaves it the choice.
  var size: CellSize { get }
}

extension TreeCellPresenter {
  public var accessibility: CellAccessibility? { nil }
  public var size: CellSize { CellSize() }
}
