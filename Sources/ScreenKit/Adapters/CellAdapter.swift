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

  public func sizing(for item: Item, in context: CellContext) -> CellSizing? {
    guard size.height == .self else { return nil }
    let tree = cell(for: item, in: context)
    // How high screens in the tree and what views show are says no one beside the main actor.
    guard !tree.isMeasuredByViews else { return nil }
    return CellSizing(
      tree.element, size: size, containerWidth: context.containerWidth,
      in: context.layoutEnvironment)
  }

  public func images(for item: Item, in context: CellContext) -> [ImageTarget] {
    context.images(in: cell(for: item, in: context))
  }
}

extension CellSize {
  /// How big a cell that shows `tree` is, in points.
  @MainActor
  func points(of tree: @autoclosure () -> CellNode, in context: CellContext) -> CGSize {
    points(
      in: context.containerWidth, textSize: context.traits.textSize,
      hasText: tree().element.hasText,
      contentHeight: { context.measure(tree(), width: $0).size.height })
  }
}
