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
    let leaving = tabs.filter { tab in !newTabs.contains { $0 === tab } }
    let entering = newTabs.filter { tab in !tabs.contains { $0 === tab } }
    let index = selection(in: newTabs)
    for tab in leaving { tab.willMove(toParent: nil) }
    for tab in entering { addChild(tab) }
    tabs = newTabs
    tabBar.items = tabs.map(\.tabBarItem)
    if leaving.contains(where: { $0 === shown }) { shown?.appearance.reason = .containment }
    select(index)
    for tab in leaving { tab.removeFromParent() }
    for tab in entering { tab.didMove(toParent: self) }
  }

  /// What is selected among other tabs: what was, else what stands in its place, else the first.
  private func selection(in newTabs: [UIViewController]) -> Int {
    if let index = newTabs.firstIndex(where: { $0 === selectedViewController }) { return index }
    if newTabs.indices.contains(selection) { return selection }
    return newTabs.isEmpty ? NSNotFound : 0
  }

  open var selectedIndex: Int {
    get { selection }
    set { if tabs.indices.contains(newValue) { select(newValue) } }
  }

  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selection) ? tabs[selection] : nil }
    set {
      guard let newValue else { return }
      guard let index = tabs.firstIndex(where: { $0 === newValue }) else {
        preconditionFailure(
          "only a view controller in the tab bar controller's list of view controllers can be selected"
        )
      }
      select(index)
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

/// Decides about the choice of tabs and is notified of it.
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
