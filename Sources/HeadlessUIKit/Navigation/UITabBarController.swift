public import Foundation

/// The bar at the bottom of a tab bar controller.
@MainActor open class UITabBar: UIView {
  static let contentHeight: CGFloat = 49

  open internal(set) var items: [UITabBarItem]?
  open internal(set) var selectedItem: UITabBarItem?
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
}

/// Shows one of several controllers, chosen in a bar.
@MainActor open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  public let tabBar = UITabBar()
  private var tabs: [UIViewController] = []
  private weak var shown: UIViewController?
  private var selection = NSNotFound

  open var viewControllers: [UIViewController]? {
    get { tabs.isEmpty ? nil : tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let newTabs = viewControllers ?? []
    let selected = selectedViewController
    for tab in tabs where !newTabs.contains(where: { $0 === tab }) {
      tab.willMove(toParent: nil)
      tab.removeFromParent()
    }
    for tab in newTabs where !tabs.contains(where: { $0 === tab }) {
      addChild(tab)
      tab.didMove(toParent: self)
    }
    tabs = newTabs
    tabBar.items = tabs.map(\.tabBarItem)
    let index = tabs.firstIndex { $0 === selected } ?? (tabs.isEmpty ? NSNotFound : 0)
    select(index)
  }

  open var selectedIndex: Int {
    get { selection }
    set { if tabs.indices.contains(newValue) { select(newValue) } }
  }

  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selection) ? tabs[selection] : nil }
    set {
      if let index = tabs.firstIndex(where: { $0 === newValue }) { select(index) }
    }
  }

  /// What a tap on an entry of the bar does.
  func tapTab(at index: Int) {
    guard tabs.indices.contains(index),
      delegate?.tabBarController(self, shouldSelect: tabs[index]) ?? true
    else { return }
    let isSelectedAgain = index == selection
    select(index)
    if isSelectedAgain, let stack = tabs[index] as? UINavigationController {
      stack.popToRootViewController(animated: true)
    }
    delegate?.tabBarController(self, didSelect: tabs[index])
  }

  private func select(_ index: Int) {
    selection = index
    let selected = selectedViewController
    tabBar.selectedItem = selected?.tabBarItem
    guard isViewLoaded, selected !== shown else { return }
    let old = shown
    let isShown = appearance.phase == .appeared || appearance.phase == .appearing
    if isShown { old?.beginAppearanceTransition(false, animated: false) }
    shown = selected
    if isShown { selected?.beginAppearanceTransition(true, animated: false) }
    if let selected { install(selected) }
    old?.viewIfLoaded?.removeFromSuperview()
    if isShown {
      selected?.callIsAppearing()
      old?.endAppearanceTransition()
      selected?.endAppearanceTransition()
    }
  }

  private func install(_ controller: UIViewController) {
    controller.loadViewIfNeeded()
    place(controller)
    view.insertSubview(controller.view, belowSubview: tabBar)
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }

  override func managesAppearance(of child: UIViewController) -> Bool { true }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
    if let selected = selectedViewController {
      shown = selected
      install(selected)
    }
  }

  override func layoutManagedViews() {
    if let shown { place(shown) }
  }

  private func place(_ controller: UIViewController) {
    let height = UITabBar.contentHeight + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    controller.barInsets.bottom = tabBar.isHidden ? 0 : UITabBar.contentHeight
    controller.view.frame = view.bounds
  }
}

/// Decides about the choice of tabs and is told of it.
@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
