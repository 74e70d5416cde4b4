/// A cell as a value: the run-time's own alias, whose buttons act on screens.
public typealias CellNode = CellTree<ScreenAction>

/// An adapter whose cells are trees.
@MainActor
public protocol CellAdapter<Item>: Adapter where Cell == TreeCell {
  // Stated again so that it is inferred from the requirements here.
  associatedtype Item

  /// What the cell of `item` shows.
  func cell(for item: Item, in context: CellContext) -> CellNode

  /// How the cell is read out as a whole; nil leaves that to its parts.
  func accessibility(for item: Item) -> CellAccessibility?

  /// How big cells want to be.
  var size: CellSize { get }
}

extension CellAdapter {
  public func accessibility(for item: Item) -> CellAccessibility? { nil }

  public var size: CellSize { CellSize() }

  public func configure(_ cell: TreeCell, with item: Item, in context: CellContext) {
    cell.show(
      self.cell(for: item, in: context), accessibility: accessibility(for: item), in: context)
  }

  public func size(for item: Item, in context: CellContext) -> CGSize {
    size.points(of: cell(for: item, in: context), in: context)
  }

  public func images(for item: Item, in context: CellContext) -> [ImageTarget] {
    context.images(in: cell(for: item, in: context))
  }
}

extension CellSize {
  /// How big a cell that shows `tree` is, in points.
  @MainActor
  func points(of tree: @autoclosure () -> CellNode, in context: CellContext) -> CGSize {
    let width =
      switch width {
      case .fill: context.containerWidth
      case .points(let points): points
      }
    let height =
      switch height {
      case .points(let height): height
      case .aspect(let aspect): width / max(aspect, 0.01)
      case .self: self.height(of: tree(), width: width, in: context)
      }
    return CGSize(width: width, height: height)
  }

  @MainActor
  private func height(of tree: CellNode, width: CGFloat, in context: CellContext) -> CGFloat {
    CellLayout(tree.element, width: width, in: context.layoutEnvironment(of: tree)).size.height
  }
}
