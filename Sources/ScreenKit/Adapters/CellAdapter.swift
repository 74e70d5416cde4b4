/// A cell as a value: the run-time's own alias, whose buttons act on screens.
public typealias CellNode = CellTree<ScreenAction>

extension CellTree where Action == ScreenAction {
  /// A button.
  public static func button(
    id: String, title: ScreenText? = nil, icon: ScreenImage? = nil, label: ScreenText? = nil,
    font: FontToken? = nil, color: ColorToken? = nil, action: @escaping ScreenAction
  ) -> CellNode {
    let button = CellButton(
      id: id, title: title, icon: icon, label: label, font: font, color: color)
    return CellNode(.button(button), actions: [id: action])
  }
}

/// An adapter whose cells are trees.
@MainActor
public protocol CellAdapter: Adapter where Cell == TreeCell {
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
    let width: CGFloat
    switch size.width {
    case .fill: width = context.containerWidth
    case .points(let points): width = points
    }
    switch size.height {
    case .points(let height):
      return CGSize(width: width, height: height)
    case .aspect(let aspect):
      return CGSize(width: width, height: width / max(aspect, 0.01))
    case .self:
      let tree = cell(for: item, in: context)
      return CellLayout(tree.element, width: width, in: context.layoutEnvironment).size
    }
  }
}
