/// An adapter of cells that size themselves, as by Auto Layout: a class of the app, made by code or from a
/// XIB.
///
/// ```swift
/// struct VisitAdapter: SelfSizingAdapter {
///   var origin: CellOrigin<VisitCell> { .nib("VisitCell") }
///
///   func configure(_ cell: VisitCell, with item: Visit, in context: CellContext) {
///     cell.guestLabel.text = item.guest
///   }
/// }
/// ```
///
/// Rows are measured by a cell that is never shown and that all rows of the class share. Sizes are kept as
/// those of other rows are, until the item, the width, the size of texts or the style changes.
@MainActor
public protocol SelfSizingAdapter<Item>: Adapter {
  // Stated again so that they are inferred from the requirements here.
  associatedtype Item
  associatedtype Cell

  /// Makes `cell`, which may have shown something else before, show `item`.
  func configure(_ cell: Cell, with item: Item, in context: CellContext)

  /// Where cells come from.
  var origin: CellOrigin<Cell> { get }

  /// How a cell is asked for its height; by ``CellFitting/autoLayout`` unless said otherwise.
  var fitting: CellFitting { get }
}

extension SelfSizingAdapter {
  public var fitting: CellFitting { .autoLayout }

  public var nib: CellNib? { origin.nib }

  public func size(for item: Item, in context: CellContext) -> CGSize {
    let height = context.runtime.cellTemplates.height(
      from: origin, fitting: fitting, in: context
    ) { cell, context in
      cell.prepareForReuse()
      configure(cell, with: item, in: context)
    }
    return CGSize(width: context.containerWidth, height: height)
  }
}

/// A self-sizing adapter of a closure, where there is nothing else to say.
///
/// ```swift
/// Row(visit, ConfiguredCellAdapter(.nib("VisitCell")) { (cell: VisitCell, visit: Visit, _) in
///   cell.guestLabel.text = visit.guest
/// })
/// ```
public struct ConfiguredCellAdapter<Item: Model, Cell: UICollectionViewCell>: SelfSizingAdapter {
  public let origin: CellOrigin<Cell>
  public let fitting: CellFitting
  private let show: @MainActor (Cell, Item, CellContext) -> Void

  /// Cells of `origin`, which `configure` makes show an item, whatever they have shown before.
  public init(
    _ origin: CellOrigin<Cell>, fitting: CellFitting = .autoLayout,
    configure: @escaping @MainActor (Cell, Item, CellContext) -> Void
  ) {
    self.origin = origin
    self.fitting = fitting
    show = configure
  }

  public func configure(_ cell: Cell, with item: Item, in context: CellContext) {
    show(cell, item, context)
  }
}
