extension UIViewController {
  /// Makes `child` a child of this controller and its view fill `container`, which has to be this
  /// controller's view or lie in it; nil means this controller's view.
  ///
  /// A child of another controller leaves it first. For a child that is there already only the place
  /// of its view may change, and nothing else is announced.
  public func embedChild(_ child: UIViewController, in container: UIView? = nil) {
    guard let container = container ?? view else { return }
    guard child.parent !== self else { return container.embedSubview(child.view) }
    child.leaveParent()
    addChild(child)
    container.embedSubview(child.view)
    child.didMove(toParent: self)
  }

  /// Ends being a child of `child`, whose view goes too; nothing happens for children of others.
  public func removeEmbeddedChild(_ child: UIViewController) {
    guard child.parent === self else { return }
    child.leaveParent()
  }
}
