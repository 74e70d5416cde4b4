public import ScreenKit

/// Shows advertisements by a cell of the ad network's. The specs name it as the adapter `AdBanner`.
@MainActor
public struct SponsoredAdAdapter: Adapter {
  public init() {}

  public func configure(_ cell: SponsoredAdCell, with item: SponsoredAd, in context: CellContext) {
    cell.titleLabel.text = item.title
  }

  public func size(for item: SponsoredAd, in context: CellContext) -> CGSize {
    CGSize(width: context.containerWidth, height: 50)
  }
}

/// A cell with the title of an advertisement.
public final class SponsoredAdCell: UICollectionViewCell {
  let titleLabel = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(titleLabel)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func layoutSubviews() {
    super.layoutSubviews()
    titleLabel.frame = contentView.bounds
  }
}
