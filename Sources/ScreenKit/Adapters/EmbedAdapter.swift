/// An adapter whose cells host a screen each.
@MainActor
public protocol EmbedAdapter<Item>: Adapter where Cell == EmbedCell {
  // Stated again so that it is inferred from the requirements here.
  associatedtype Item

  /// The screen for `item`; made once per row and kept as long as the row is there.
  func controller(for item: Item) -> UIViewController

  /// How high the cell is.
  var height: EmbedHeight { get }
}

/// How high a cell with a screen in it is.
public enum EmbedHeight: Hashable, Sendable {
  case points(CGFloat)
  /// As high as what the screen shows.
  case content
}

extension EmbedAdapter {
  public var height: EmbedHeight { .content }

  public func configure(_ cell: EmbedCell, with item: Item, in context: CellContext) {
    host(item, in: cell.hosted, context)
  }

  func host(_ item: Item, in place: HostedScreen, _ context: CellContext) {
    guard let screen = context.screen, let child = child(for: item, in: context) else { return }
    place.host(child, in: screen)
  }

  public func size(for item: Item, in context: CellContext) -> CGSize {
    switch height {
    case .points(let points):
      return CGSize(width: context.containerWidth, height: points)
    case .content:
      let child = child(for: item, in: context)
      let height = child?.contentHeight(forWidth: context.containerWidth) ?? 0
      return CGSize(width: context.containerWidth, height: height)
    }
  }

  private func child(for item: Item, in context: CellContext) -> UIViewController? {
    guard let row = context.row else { return nil }
    return context.children?.screen(for: row) { controller(for: item) }
  }
}
