/// A presenter of a cell that shows a model.
@MainActor
public protocol ItemPresenter: CellPresenter {
  associatedtype Item: Model

  /// What the cell shows.
  var item: Item { get }
}

/// The kinds of cells that a list has, each with its presenter: an enum, so that whoever makes the cells
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
  /// What can be done from the row's edges.
  public let swipes: [PresenterSwipe<Destination>]

  public let item: any Model
  public let kind: RowKind
  public let onSeen: (@MainActor () -> Void)?

  /// A row with `cell`.
  public init(
    _ cell: Cell, onSelect: PresenterAction<Destination>? = nil,
    swipes: [PresenterSwipe<Destination>] = [], onSeen: (@MainActor () -> Void)? = nil
  ) {
    self.cell = cell
    self.onSelect = onSelect
    self.swipes = swipes
    self.onSeen = onSeen
    let presenter = cell.presenter
    item = presenter.item
    kind = RowKind(type(of: presenter))
  }
}

/// Something to do with a row that stands behind it.
@MainActor
public struct PresenterSwipe<Destination> {
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
  /// Whether swiping all the way does this, where it is the first action of its edge.
  public let isFullSwipe: Bool
  /// Whether the action is there now.
  public let isShown: Bool
  public let action: PresenterAction<Destination>

  /// An action behind a row, which is there as long as `isShown` says so.
  public init(
    edge: Edge = .trailing, title: ScreenText, icon: ScreenImage? = nil, role: Role = .normal,
    isFullSwipe: Bool = false, when isShown: Bool = true,
    action: @escaping PresenterAction<Destination>
  ) {
    self.edge = edge
    self.title = title
    self.icon = icon
    self.role = role
    self.isFullSwipe = isFullSwipe
    self.isShown = isShown
    self.action = action
  }
}
