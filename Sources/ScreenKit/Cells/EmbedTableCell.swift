/// Hosts a screen in a table. The screen belongs to the row and not to the cell; the cell only
/// lends it a place.
public final class EmbedTableCell: UITableViewCell, ScreenCell {
  private(set) lazy var hosted = HostedScreen(in: contentView)

  public override func layoutSubviews() {
    super.layoutSubviews()
    hosted.layOut()
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    hosted.release()
  }
}
