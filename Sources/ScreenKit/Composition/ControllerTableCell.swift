/// Lends a row's controller a place in a table. The controller belongs to the row and not to the cell,
/// and says how high the cell is.
final class ControllerTableCell: UITableViewCell, ScreenCell {
  private(set) lazy var hosted = HostedScreen(in: contentView)

  override func layoutSubviews() {
    super.layoutSubviews()
    hosted.layOut()
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard let controller = hosted.screen else {
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return CGSize(
      width: targetSize.width, height: controller.contentHeight(forWidth: targetSize.width))
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    hosted.release()
  }
}
