public import ScreenKit

/// Shows advertisements by a cell of the ad network's.
@MainActor
public final class AdAdapter: Adapter {
  /// What people do with an advertisement.
  public enum Event { case opened, hidden }

  private let onEvent: @MainActor (Event, SponsoredAd) -> Void

  public init(onEvent: @escaping @MainActor (Event, SponsoredAd) -> Void) {
    self.onEvent = onEvent
  }

  public func configure(
    _ cell: UICollectionViewCell, with item: SponsoredAd, in context: CellContext
  ) {}

  public func size(for item: SponsoredAd, in context: CellContext) -> CGSize { .zero }
}

/// What the screens of all apps with advertisements have in common.
open class BrandedController: ScreenController {}
