public import ScreenKit

/// Presents users by their portraits. A portrait that isn't there yet is loaded once, however many rows
/// show it; when it arrives, the rows that show its user get it, and no other row is touched.
@MainActor
public final class PortraitPresenter: RowPresenter {
  private let images: ImageLoader
  private var loading: Set<URL> = []
  /// How often rows were filled and how often they only got something that had arrived.
  public private(set) var counts = Counts()

  /// How often the presenter did what.
  public nonisolated struct Counts: Equatable, Sendable {
    public var presented = 0
    public var updated: [Identifier: Int] = [:]
  }

  public init(images: ImageLoader) {
    self.images = images
  }

  public func makeCell(reuseIdentifier: String) -> PortraitCell {
    PortraitCell(style: .default, reuseIdentifier: reuseIdentifier)
  }

  public func present(_ item: User, in cell: PortraitCell, context: RowContext<AnyObject>) {
    counts.presented += 1
    cell.show(item.name, theme: context.theme, textSize: context.cell.traits.textSize)
    cell.show(portrait(of: item))
    load(item, context)
  }

  public func height(of item: User, in context: RowContext<AnyObject>) -> CGFloat {
    PortraitCell.height(
      of: item.name, width: context.cell.containerWidth, theme: context.theme,
      textSize: context.cell.traits.textSize)
  }

  public func update(
    _ cell: PortraitCell, of item: User, with update: ResourceUpdate,
    context: RowContext<AnyObject>
  ) {
    counts.updated[item.id, default: 0] += 1
    guard update.concerns(\User.portrait) else {
      return present(item, in: cell, context: context)
    }
    cell.show(portrait(of: item))
  }

  public var isClickable: Bool { false }

  private func portrait(of user: User) -> UIImage? {
    user.portrait.flatMap(images.cachedImage)
  }

  private func load(_ user: User, _ context: RowContext<AnyObject>) {
    guard let url = user.portrait, images.cachedImage(at: url) == nil,
      loading.insert(url).inserted
    else { return }
    _ = images.load(url) { [weak self] image in
      self?.loading.remove(url)
      if image != nil { context.provideResource(updated: user, key: \User.portrait) }
    }
  }
}
