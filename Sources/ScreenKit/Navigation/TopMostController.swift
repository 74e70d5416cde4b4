extension UIWindow {
  /// The controller that is seen and used now.
  public var topMostController: UIViewController? { rootViewController?.topMostController }
}

extension UIViewController {
  /// The controller that is seen and used now from this one on: on top of what is presented, pushed and
  /// selected. What is about to go counts no more.
  public var topMostController: UIViewController {
    if let presented = presentedViewController, !presented.isBeingDismissed {
      return presented.topMostController
    }
    let inner: UIViewController? =
      switch self {
      case let tabs as UITabBarController: tabs.selectedViewController
      case let navigation as UINavigationController: navigation.topViewController
      case let gate as GateController: gate.content
      default: nil
      }
    return inner?.topMostController ?? self
  }
}
