/// A presenter of a cell that shows a model.
@MainActor
public protocol ItemPresenter: CellPresenter {
  associatedtype Item: Model

  /// What the cell shows.
  var item: Item { get }
}

/// The kinds of cells that a list has, each with its presenter: an enum, so that what makes the cells
/// forgets none.
@MainActor
public protocol PresentedCell {
  /// The presenter, whichever it is.
  var presenter: any ItemPresenter { get }
}

/// One row of a list: the presenter of its cell, and what can be done with it.
@MainActor
public struct PresenterRow<Cell: PresentedCell, Destination>: ListRow {
  /// The cell's presenter.
  public let cell: Cell
  /// What a tap does; nil for rows that can't be selected.
  public let onSelect: PresenterAction<Destination>?
  /// Whether a finger that rests on the row is shown where the tap leads.
  public let opensPreview: Bool
  /// What can be done from the row's edges.
  public let swipes: [PresenterSwipe<Destination>]
  /// What keeps the order when the row has been dragged to another place; nil for rows that can't be.
  public let reorder: PresenterReorder<Destination>?

  public let item: any Model
  public let kind: RowKind
  public let onSeen: (@MainActor () -> Void)?

  /// A row with `cell`.
  public init(
    _ cell: Cell, onSelect: PresenterAction<Destination>? = nil, opensPreview: Bool = false,
    swipes: [PresenterSwipe<Destination>] = [], reorder: PresenterReorder<Destination>? = nil,
    onSeen: (@MainActor () -> Void)? = nil
  ) {
    self.cell = cell
    self.onSelect = onSelect
    self.opensPreview = opensPreview
    self.swipes = swipes
    self.reorder = reorder
    self.onSeen = onSeen
    let presenter = cell.presenter
    item = presenter.item
    kind = RowKind(type(of: presenter))
  }
}
