// The module of another team: what the goldens' specs name of it.
public import ScreenKit

public struct SponsoredBanner: Model, Decodable {
  public var id: Identifier
  public var link: URL
}

@MainActor
public struct SponsoredBannerAdapter: Adapter {
  public init() {}

  public func configure(
    _ cell: UICollectionViewCell, with item: SponsoredBanner, in context: CellContext
  ) {}

  public func size(for item: SponsoredBanner, in context: CellContext) -> CGSize {
    CGSize(width: 320, height: 50)
  }
}

@MainActor
public final class CheckoutViewController: UIViewController {
  public init() {
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }
}

@MainActor
public struct LoudBannerAdapter: Adapter {
  public enum Event: Sendable {
    case tapped, closed
  }

  private let onEvent: @MainActor (Event, SponsoredBanner) -> Void

  public init(onEvent: @escaping @MainActor (Event, SponsoredBanner) -> Void) {
    self.onEvent = onEvent
  }

  public func configure(
    _ cell: UICollectionViewCell, with item: SponsoredBanner, in context: CellContext
  ) {}

  public func size(for item: SponsoredBanner, in context: CellContext) -> CGSize {
    CGSize(width: 320, height: 50)
  }
}
