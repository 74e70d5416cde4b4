/// Lends a row's controller a place in a table. The controller belongs to the row and not to the cell,
/// and says how high the cell is.
final class ControllerTableCell: UITableViewCell, ScreenCell, FollowsTime {
  private(set) lazy var hosted = HostedScreen(in: contentView)

  /// Shows the row's controller: the one that `make` makes when the row first comes into sight, and that
  /// `update` keeps up to date from then on.
  func host(
    in context: CellContext, make: (CellContext) -> UIViewController,
    update: (UIViewController, CellContext) -> Void
  ) {
    guard let row = context.row, let children = context.children,
      let parent = context.container
    else { return }
    showPressedGround(in: context.theme)
    var isNew = false
    let controller = children.screen(for: row) {
      isNew = true
      return make(context)
    }
    if !isNew { update(controller, context) }
    hosted.host(controller, in: parent)
  }

  func nextChange(after now: Date) -> Date? {
    (hosted.screen?.viewIfLoaded as? TreeContentView)?.nextChange(after: now)
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    (hosted.screen?.viewIfLoaded as? TreeContentView)?.isPressed = highlighted
  }

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
