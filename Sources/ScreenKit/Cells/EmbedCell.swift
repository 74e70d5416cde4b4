/// Hosts a screen in a collection view. The screen belongs to the row and not to the cell; the cell only
/// lends it a place.
public final class EmbedCell: UICollectionViewCell, ScreenCell {
  private(set) lazy var hosted = HostedScreen(in: contentView)

  /// The layout knows how big the cell is; nothing has to be fitted for that.
  public override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  public override func layoutSubviews() {
    super.layoutSubviews()
    hosted.layOut()
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    hosted.release()
  }
}
