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
      case .points(let points): self.width(points, of: tree(), in: context)
      }
    let height =
      switch height {
      case .points(let height): height
      case .aspect(let aspect): width / max(aspect, 0.01)
      case .self: self.height(of: tree(), width: width, in: context)
      }
    return CGSize(width: width, height: height)
  }

  /// As texts grow they need more width; cells without one keep to their points.
  @MainActor
  private func width(
    _ points: CGFloat, of tree: @autoclosure () -> CellNode, in context: CellContext
  ) -> CGFloat {
    guard context.traits.textSize > .large, tree().element.hasText else { return points }
    let traits = UITraitCollection(preferredContentSizeCategory: context.traits.textSize.uiCategory)
    let scaled = UIFontMetrics(forTextStyle: .body).scaledValue(
      for: points, compatibleWith: traits)
    return max(points, min(scaled, context.containerWidth).rounded(.down))
  }

  @MainActor
  private func height(of tree: CellNode, width: CGFloat, in context: CellContext) -> CGFloat {
    CellLayout(tree.element, width: width, in: context.layoutEnvironment(of: tree)).size.height
  }
}

extension CellElement {
  fileprivate var hasText: Bool {
    switch self {
    case .stack(let stack): stack.children.contains(where: \.hasText)
    case .text: true
    case .button(let button): button.title != nil
    case .image, .control, .screen, .spacer, .divider, .hidden: false
    }
  }
}
