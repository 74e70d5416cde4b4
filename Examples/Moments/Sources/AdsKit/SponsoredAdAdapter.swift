import ScreenKit

/// Shows advertisements by the ad network's own cell. The specs name it as the adapter `AdBanner`.
@MainActor
public final class SponsoredAdAdapter: Adapter {
  private let template = SponsoredAdCell(frame: .zero)

  public init() {}

  public func configure(_ cell: SponsoredAdCell, with item: SponsoredAd, in context: CellContext) {
    cell.show(item, in: context)
  }

  public func size(for item: SponsoredAd, in context: CellContext) -> CGSize {
    template.show(item, in: context)
    return template.sizeThatFits(CGSize(width: context.containerWidth, height: 0))
  }
}
