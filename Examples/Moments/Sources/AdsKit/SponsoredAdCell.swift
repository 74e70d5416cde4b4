import ScreenKit

/// A cell of the ad network's own making: what it says, above what tells that it is paid for.
public final class SponsoredAdCell: UICollectionViewCell {
  private static let padding: CGFloat = 16
  private static let spacing: CGFloat = 4

  private let titleLabel = UILabel()
  private let noteLabel = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.numberOfLines = 0
    isAccessibilityElement = true
    accessibilityTraits = [.link]
    contentView.addSubview(titleLabel)
    contentView.addSubview(noteLabel)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  func show(_ ad: SponsoredAd, in context: CellContext) {
    let runtime = context.runtime
    titleLabel.text = ad.title
    titleLabel.font = context.theme.font(.headline).uiFont(for: context.traits.textSize)
    titleLabel.textColor = context.theme.uiColor(.text)
    noteLabel.text = runtime.string(.key("ad.sponsored"))
    noteLabel.font = context.theme.font(.caption).uiFont(for: context.traits.textSize)
    noteLabel.textColor = context.theme.uiColor(.secondaryText)
    contentView.backgroundColor = context.theme.uiColor(.surface)
    accessibilityLabel = runtime.string(.key("ad.spoken", [ad.title]))
    setNeedsLayout()
  }

  public override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inner = CGSize(width: size.width - 2 * Self.padding, height: .greatestFiniteMagnitude)
    let title = titleLabel.sizeThatFits(inner)
    let note = noteLabel.sizeThatFits(inner)
    let height = title.height + Self.spacing + note.height + 2 * Self.padding
    return CGSize(width: size.width, height: height.rounded(.up))
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let inner = contentView.bounds.insetBy(dx: Self.padding, dy: Self.padding)
    let note = noteLabel.sizeThatFits(inner.size)
    titleLabel.frame = CGRect(
      x: inner.minX, y: inner.minY, width: inner.width,
      height: inner.height - note.height - Self.spacing)
    noteLabel.frame = CGRect(
      x: inner.minX, y: inner.maxY - note.height, width: inner.width, height: note.height)
  }
}
