/// Hosts a screen. The screen belongs to the row and not to the cell; the cell only lends it a place.
public final class EmbedCell: UICollectionViewCell {
  private weak var child: UIViewController?

  /// The screen that is hosted now.
  public var hostedScreen: UIViewController? { child }

  /// Shows `child` as a child of `parent`; showing it again changes nothing.
  func host(_ child: UIViewController, in parent: UIViewController) {
    if self.child !== child { release() }
    self.child = child
    if child.parent !== parent {
      child.leaveParent()
      parent.addChild(child)
      place(child.view)
      child.didMove(toParent: parent)
    } else if child.view.superview !== contentView {
      place(child.view)
    }
  }

  /// Ends hosting, unless another cell has taken the screen over meanwhile.
  func release() {
    defer { child = nil }
    guard let child, child.viewIfLoaded?.superview === contentView else { return }
    child.leaveParent()
  }

  private func place(_ view: UIView) {
    view.frame = contentView.bounds
    contentView.addSubview(view)
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    guard let view = child?.viewIfLoaded, view.superview === contentView else { return }
    view.frame = contentView.bounds
  }

  public override func prepareForReuse() {
    super.prepareForReuse()
    release()
  }
}
