extension UIWindow {
  /// The controller that is seen and used now.
  public var topMostController: UIViewController? { rootViewController?.topMostController }
}

extension UIViewController {
  /// The controller that is seen and used now from this one on: on top of what is presented, pushed and
  /// selected. What is about to go counts no more. While a search runs, it is the screen that is searched.
  public var topMostController: UIViewController {
    if let presented = screenPresented { return presented.topMostController }
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

  /// What is presented over this controller. A search is presented, too, and yet it is the screen below that is seen.
  private var screenPresented: UIViewController? {
    guard let presented = presentedViewController, !presented.isBeingDismissed else { return nil }
    guard let search = presented as? UISearchController else { return presented }
    return search.screenPresented
  }

  /// The controller that has to present what is to be seen over this one: nothing presents twice, and a search that
  /// runs is presented already.
  var controllerThatPresents: UIViewController {
    guard let search = presentedViewController as? UISearchController, !search.isBeingDismissed
    else { return self }
    return parent?.controllerThatPresents ?? search
  }
}

extension UISplitViewController {
  /// What a split view leads to: the secondary column, or what stands for all columns in a narrow window.
  fileprivate var frontController: UIViewController? {
    let column = viewController(for: isCollapsed ? .compact : .secondary)
    return column ?? viewControllers.last
  }
}
