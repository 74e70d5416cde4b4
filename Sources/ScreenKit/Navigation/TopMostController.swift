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
      case let split as UISplitViewController: split.frontController
      case let gate as GateController: gate.content
      case let host as HostController: host.selectedViewController
      default: nil
      }
    return inner?.topMostController ?? self
  }
}

extension UISplitViewController {
  /// What a split view leads to: the secondary column, or what stands for all columns in a narrow window.
  fileprivate var frontController: UIViewController? {
    let column = viewController(for: isCollapsed ? .compact : .secondary)
    return column ?? viewControllers.last
  }
}
