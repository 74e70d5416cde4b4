public import Foundation

/// Shows a stack of controllers, of which the last is seen.
@MainActor open class UINavigationController: UIViewController {
  /// What happens to the stack.
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }

  /// A navigation controller with the first of its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    navigationBar.navigationController = self
    replaceStack(with: [rootViewController], animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    navigationBar.navigationController = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    navigationBar.navigationController = self
  }

  open weak var delegate: (any UINavigationControllerDelegate)?
  open private(set) var navigationBar = UINavigationBar()
  open private(set) var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIPanGestureRecognizer()
  private var stack: [UIViewController] = []
  private weak var shown: UIViewController?

  override var usuallyDefinesPresentationContext: Bool { true }

  // MARK: Stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    precondition(
      !stack.contains { $0 === viewController },
      "Pushing the same view controller instance more than once is not supported "
        + "(\(viewController))")
    replaceStack(with: stack + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let popped = stack.last
    replaceStack(with: Array(stack.dropLast()), animated: animated)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      preconditionFailure("Tried to pop to a view controller that doesn't exist.")
    }
    let popped = Array(stack[(index + 1)...])
    guard !popped.isEmpty else { return nil }
    replaceStack(with: Array(stack[...index]), animated: animated)
    return popped
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(with: viewControllers, animated: animated)
  }

  private func replaceStack(with newStack: [UIViewController], animated: Bool) {
    let leaving = stack.filter { old in !newStack.contains { $0 === old } }
    let entering = newStack.filter { new in !stack.contains { $0 === new } }
    for controller in leaving { controller.willMove(toParent: nil) }
    for controller in entering { addChild(controller) }
    let hidBottomBar = hidesBottomBar
    stack = newStack
    if hidesBottomBar != hidBottomBar { tabBarController?.viewIfLoaded?.setNeedsLayout() }
    navigationBar.items = newStack.map(\.navigationItem)
    for item in navigationBar.items ?? [] { item.bar = navigationBar }
    navigationBar.contentDidChange()
    showTop(entering: entering, leaving: leaving, animated: animated)
  }

  /// Whether the bar of the tabs around this is away: from a controller that hides it on, wherever it stands.
  var hidesBottomBar: Bool { stack.contains(where: \.hidesBottomBarWhenPushed) }

  private func showTop(
    entering: [UIViewController], leaving: [UIViewController], animated: Bool
  ) {
    // What leaves may be back by the end of its animation, and the other way round.
    let finishContainment = { [weak self] in
      for controller in leaving where self?.has(controller) != true {
        controller.removeFromParent()
      }
      for controller in entering where self?.has(controller) == true {
        controller.didMove(toParent: self)
      }
    }
    if stack.isEmpty {
      shown?.viewIfLoaded?.removeFromSuperview()
      shown = nil
    }
    guard isViewLoaded, let top = stack.last, top !== shown else {
      finishContainment()
      return
    }
    let old = shown
    shown = top
    let isShown = appearance.phase == .appeared || appearance.phase == .appearing
    // Screens that only go below others, or come out again, stay in the stack.
    if entering.contains(where: { $0 === top }) { top.appearance.reason = .containment }
    let transition =
      isShown ? beginTransition(with: old, animated: animated, in: view) : nil
    if isShown {
      if leaving.contains(where: { $0 === old }) { old?.appearance.reason = .containment }
      old?.beginAppearanceTransition(false, animated: animated)
      delegate?.navigationController(self, willShow: top, animated: animated)
      top.beginAppearanceTransition(true, animated: animated)
    }
    install(top)
    if isShown { top.callIsAppearing() }
    transition?.runAnimations()
    let finish = { [weak self] in
      if old !== self?.shown { old?.viewIfLoaded?.removeFromSuperview() }
      if isShown {
        old?.endAppearanceTransition()
        top.endAppearanceTransition()
      }
      finishContainment()
      self?.endTransition(transition, with: old)
      guard let self, isShown else { return }
      self.delegate?.navigationController(self, didShow: top, animated: animated)
    }
    if animated, isShown, let view { view.afterTransition(finish) } else { finish() }
  }

  private func has(_ controller: UIViewController) -> Bool {
    stack.contains { $0 === controller }
  }

  private func install(_ controller: UIViewController) {
    controller.loadViewIfNeeded()
    placeTop(controller)
    view.insertSubview(controller.view, belowSubview: navigationBar)
  }

  // The bar decides about the style as long as it is there.
  open override var childForStatusBarStyle: UIViewController? {
    isNavigationBarHidden ? topViewController : nil
  }

  open override var childForStatusBarHidden: UIViewController? { topViewController }

  override func managesAppearance(of child: UIViewController) -> Bool { true }

  // MARK: View

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(navigationBar)
    if let top = stack.last {
      shown = top
      install(top)
    }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let top = stack.last else { return }
    delegate?.navigationController(self, willShow: top, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let top = stack.last else { return }
    delegate?.navigationController(self, didShow: top, animated: animated)
  }

  override func layoutManagedViews() {
    if let top = shown { placeTop(top) }
  }

  private func placeTop(_ controller: UIViewController) {
    placeToolbar(of: controller)
    let top = view.safeAreaInsets.top
    let height = navigationBar.preferredHeight
    navigationBar.isHidden = isNavigationBarHidden
    navigationBar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
    controller.barInsets.top = isNavigationBarHidden ? 0 : height
    controller.view.frame = view.bounds
  }

  private func placeToolbar(of controller: UIViewController) {
    toolbar.isHidden = isToolbarHidden
    controller.barInsets.bottom = isToolbarHidden ? 0 : UIToolbar.contentHeight
    guard !isToolbarHidden else { return }
    if toolbar.superview !== view { view.addSubview(toolbar) }
    toolbar.items = controller.toolbarItems
    let height = UIToolbar.contentHeight + view.safeAreaInsets.bottom
    toolbar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }

  // MARK: Bar

  open var isNavigationBarHidden = false {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// The bar at the bottom, which shows the `toolbarItems` of the controller on top.
  open private(set) var toolbar: UIToolbar! = UIToolbar()

  open var isToolbarHidden = true {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  func toolbarItemsDidChange(of controller: UIViewController) {
    if controller === topViewController { toolbar.items = controller.toolbarItems }
  }

  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
}

/// Is told what a navigation controller shows.
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
