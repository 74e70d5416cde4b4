/// Presents models as rows of a table whose cells size themselves, as by Auto Layout: a class of the app,
/// made by code or from a XIB.
///
/// Rows are measured by a cell that is never shown, ahead of time and once for each content, so that a table
/// scrolls to where it is told to.
@MainActor
public protocol SelfSizingRowPresenter<Item>: RowPresenter {
  // Stated again so that they are inferred from the requirements here.
  associatedtype Item
  associatedtype Cell
  associatedtype Delegate = AnyObject

  /// Makes `cell`, which may have shown something else before, show `item`.
  func present(_ item: Item, in cell: Cell, context: RowContext<Delegate>)

  /// Where cells come from.
  var origin: CellOrigin<Cell> { get }

  /// How a cell is asked for its height; by ``CellFitting/autoLayout`` unless said otherwise.
  var fitting: CellFitting { get }
}

extension SelfSizingRowPresenter {
  public var fitting: CellFitting { .autoLayout }

  public var nib: CellNib? { origin.nib }

  public func makeCell(reuseIdentifier: String) -> Cell { origin.makeRowCell(reuseIdentifier) }

  public func height(of item: Item, in context: RowContext<Delegate>) -> CGFloat {
    context.runtime.cellTemplates.height(
      from: origin, fitting: fitting, in: context.cell
    ) { cell, measuring in
      cell.prepareForReuse()
      present(item, in: cell, context: context.with(cell: measuring))
    }
  }
}
