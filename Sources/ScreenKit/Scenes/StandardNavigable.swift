/// A controller as a router sees it: the ways to other screens and back.
///
/// View controllers have all of it by themselves; a scene's `Navigable` protocol refines this one and
/// its controller states the conformance, with nothing to implement.
@MainActor
public protocol StandardNavigable: AnyObject {
  /// Shows `viewController` on top of this one, with a way back. Without a navigation around this one
  /// it is presented.
  func push(_ viewController: UIViewController, animated: Bool)

  /// Goes back from the controller that is on top.
  func pop(animated: Bool)

  /// Goes back to the first controller.
  func popToRoot(animated: Bool)

  /// Shows `viewController` over this one.
  func present(
    _ viewController: UIViewController, animated: Bool, completion: (() -> Void)?)

  /// Closes what this one presents, or else the presentation that it is in.
  func dismiss(animated: Bool, completion: (() -> Void)?)

  /// Makes `viewController` the first of the window that this one stands in, in the place of
  /// everything that was there.
  func setRoot(to viewController: UIViewController)
}

extension StandardNavigable where Self: UIViewController {
  public func push(_ viewController: UIViewController, animated: Bool) {
    if let navigationController {
      navigationController.pushViewController(viewController, animated: animated)
    } else {
      present(viewController, animated: animated, completion: nil)
    }
  }

  public func pop(animated: Bool) {
    navigationController?.popViewController(animated: animated)
  }

  public func popToRoot(animated: Bool) {
    navigationController?.popToRootViewController(animated: animated)
  }

  public func setRoot(to viewController: UIViewController) {
    guard let window = currentWindow else { return }
    // A window lets go of its controllers only when nothing is presented over them any more.
    window.rootViewController?.dismiss(animated: false, completion: nil)
    window.rootViewController = viewController
  }
}

extension UIViewController {
  /// The window that the controller is shown in, or was before another one covered it.
  fileprivate var currentWindow: UIWindow? {
    if let window = viewIfLoaded?.window { return window }
    return parent?.currentWindow ?? presentedViewController?.viewIfLoaded?.window
  }
}
