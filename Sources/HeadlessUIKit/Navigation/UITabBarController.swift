public import Foundation

/// The bar at the bottom of a tab bar controller.
@MainActor open class UITabBar: UIView {
  static let contentHeight: CGFloat = 49

  open internal(set) var items: [UITabBarItem]?
  open internal(set) var selectedItem: UITabBarItem?
  open var isTranslucent = true
  open var barTintColor: UIColor?
  /// What the app has said of the bar; nil as long as it has said nothing.
  private(set) var ownStandardAppearance: UITabBarAppearance?
  open var standardAppearance: UITabBarAppearance {
    get { ownStandardAppearance ?? UITabBarAppearance() }
    set { ownStandardAppearance = newValue }
  }
  open var scrollEdgeAppearance: UITabBarAppearance?
  open var unselectedItemTintColor: UIColor?
}

/// Shows one of several controllers, chosen in a bar.
///
/// Unlike other controllers it loads its view as it is made: within `super.init` of a subclass, and so before it has
/// been told of any controllers.
@MainActor open class UITabBarController: UIViewController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  open private(set) var tabBar = UITabBar()
  var controllers: [UIViewController] = []
  private weak var shown: UIViewController?
  /// Which of the tabs is selected; none while the list of those that the bar has no room for is.
  private var selection = NSNotFound
  private var isMoreSelected = false
  /// Whether what is selected has its place in the view, which it gets when the view is about to be seen.
  private var showsSelection = false

  /// Made when it is first needed.
  private var madeMore: MoreNavigationController?

  /// Shows a list of the tabs that the bar has no room for, and those that are chosen in it.
  open var moreNavigationController: UINavigationController { more }

  private var more: MoreNavigationController {
    let more = madeMore ?? MoreNavigationController(of: self)
    madeMore = more
    return more
  }

  override var loadsViewAtOnce: Bool { true }

  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let newTabs = viewControllers ?? []
    let leaving = controllers.filter { tab in !newTabs.contains { $0 === tab } }
    let entering = newTabs.filter { tab in !controllers.contains { $0 === tab } }
    let index = selection(in: newTabs)
    for tab in leaving { tab.willMove(toParent: nil) }
    for tab in entering { addChild(tab) }
    controllers = newTabs
    showItems()
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
    set { if controllers.indices.contains(newValue) { select(newValue) } }
  }

  open var selectedViewController: UIViewController? {
    get {
      if isMoreSelected { return more }
      return controllers.indices.contains(selection) ? controllers[selection] : nil
    }
    set {
      guard let newValue else { return }
      if newValue === madeMore { return selectMore() }
      guard let index = controllers.firstIndex(where: { $0 === newValue }) else {
        preconditionFailure(
          "only a view controller in the tab bar controller's list of view controllers can be selected"
        )
      }
      select(index)
    }
  }

  /// What a tap on an entry of the bar does.
  func tapTab(at index: Int) {
    let isMore = index == firstBehindMore
    guard isMore || controllers.indices.contains(index) else { return }
    let tab = isMore ? more : controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: tab) ?? true else { return }
    let isSelectedAgain = isMore ? shown === madeMore : index == selection
    if isMore { selectMore() } else { select(index) }
    if isSelectedAgain, !isMore, let stack = tab as? UINavigationController {
      stack.popToRootViewController(animated: true)
    }
    delegate?.tabBarController(self, didSelect: tab)
  }

  /// The first of the tabs that the bar has no room for; nil if it has room for all.
  var firstBehindMore: Int? {
    let room = traitCollection.horizontalSizeClass == .regular ? 8 : 5
    return controllers.count > room ? room - 1 : nil
  }

  private func showItems() {
    let own = controllers.prefix(firstBehindMore ?? controllers.count).map(\.tabBarItem)
    tabBar.items = own.compactMap { $0 } + (firstBehindMore == nil ? [] : [more.tabBarItem])
  }

  private func selectMore() {
    isMoreSelected = true
    selection = NSNotFound
    more.display(nil)
    tabBar.selectedItem = more.tabBarItem
    show(more)
  }

  func select(_ index: Int) {
    isMoreSelected = false
    selection = index
    guard let selected = selectedViewController else { return show(nil) }
    if let first = firstBehindMore, index >= first {
      more.display(selected)
      tabBar.selectedItem = more.tabBarItem
      show(more)
    } else {
      madeMore?.display(nil)
      tabBar.selectedItem = selected.tabBarItem
      show(selected)
    }
  }

  private func show(_ selected: UIViewController?) {
    if let selected, selected === madeMore, selected.parent == nil { addChild(selected) }
    guard showsSelection, selected !== shown else { return }
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

  /// Gives what is selected its place when the view is about to be seen.
  private func beginShowingSelection() {
    guard !showsSelection else { return }
    showsSelection = true
    let used = madeMore?.isUsed == true ? madeMore : nil
    guard let selected = used ?? selectedViewController else { return }
    shown = selected
    install(selected)
  }

  private func install(_ controller: UIViewController) {
    controller.loadViewIfNeeded()
    place(controller)
    view.insertSubview(controller.view, belowSubview: tabBar)
  }

  open override var childForStatusBarStyle: UIViewController? { inFront }
  open override var childForStatusBarHidden: UIViewController? { inFront }

  /// What stands in the view, or will.
  private var inFront: UIViewController? { shown ?? selectedViewController }

  override func managesAppearance(of child: UIViewController) -> Bool { true }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tabBar)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    beginShowingSelection()
  }

  override func layoutManagedViews() {
    beginShowingSelection()
    if let shown { place(shown) }
  }

  private func place(_ controller: UIViewController) {
    let height = UITabBar.contentHeight + view.safeAreaInsets.bottom
    let isAway = Self.isBarHidden(by: controller)
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - (isAway ? 0 : height), width: view.bounds.width,
      height: height)
    controller.barInsets.bottom = tabBar.isHidden || isAway ? 0 : UITabBar.contentHeight
    controller.view.frame = view.bounds
  }

  /// Whether a navigation that is seen has a controller in it for which the bar slides away.
  private static func isBarHidden(by controller: UIViewController) -> Bool {
    if let navigation = controller as? UINavigationController { return navigation.hidesBottomBar }
    return controller.children.contains { child in
      child.viewIfLoaded?.superview != nil && isBarHidden(by: child)
    }
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
