public import Foundation

/// Manages a view tree and its place among other controllers.
@MainActor open class UIViewController: UIResponder, TraitChangeHost, UIContentContainer {
  // MARK: Making

  /// A controller; the names are for archives, which are not read here.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    if loadsViewAtOnce { loadViewIfNeeded() }
  }

  /// A controller from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// A controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: View

  private var loadedView: UIView?

  /// The controller's view, made when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
      newValue?.refreshTraits()
    }
  }

  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view and sets `view`; to be overridden.
  open func loadView() {
    view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  /// Called after the view was made.
  open func viewDidLoad() {}

  /// Makes the view unless it is there.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    precondition(loadedView != nil, "loadView must set the controller's view.")
    viewDidLoad()
  }

  // MARK: Appearance

  var appearance = AppearanceState()

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func didReceiveMemoryWarning() {}

  /// Whether children appear and disappear with the controller by themselves.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open var isBeingPresented: Bool { appearance.reason == .presentation && appearance.isAppearing }
  open var isBeingDismissed: Bool {
    appearance.reason == .presentation && appearance.isDisappearing
  }
  open var isMovingToParent: Bool { appearance.reason == .containment && appearance.isAppearing }
  open var isMovingFromParent: Bool {
    appearance.reason == .containment && appearance.isDisappearing
  }

  /// Says that a child managed by hand is about to appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    if isAppearing { beginAppearing(animated: animated) } else { beginDisappearing(animated) }
  }

  /// Says that the transition begun last is over.
  open func endAppearanceTransition() {
    switch appearance.phase {
    case .appearing: endAppearing()
    case .disappearing: endDisappearing()
    case .appeared, .disappeared: break
    }
  }

  // MARK: Containment

  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []

  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  open func removeFromParent() {
    leaveParent()
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  /// The nearest navigation controller around the controller.
  open var navigationController: UINavigationController? { ancestor() }

  /// The nearest tab bar controller around the controller.
  open var tabBarController: UITabBarController? { ancestor() }

  /// The nearest split view controller around the controller.
  open var splitViewController: UISplitViewController? { ancestor() }

  /// Exchanges the views of two children: adds the one, makes the changes, and takes the other away
  /// when the animation would end.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  // MARK: Description

  open var title: String? {
    didSet { titleDidChange() }
  }

  private lazy var ownNavigationItem = UINavigationItem(title: title ?? "")
  open var navigationItem: UINavigationItem { ownNavigationItem }
  private var ownTabBarItem: UITabBarItem?

  /// The controller's entry in a tab bar.
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set { ownTabBarItem = newValue }
  }

  private func titleDidChange() {
    navigationItem.title = title
    ownTabBarItem?.title = title
  }

  /// What stands in the toolbar of the navigation controller while this is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsDidChange(of: self) }
  }

  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  open var hidesBottomBarWhenPushed = false
  open var edgesForExtendedLayout: UIRectEdge = .all
  open var extendedLayoutIncludesOpaqueBars = false
  open var definesPresentationContext: Bool {
    get { ownPresentationContext ?? usuallyDefinesPresentationContext }
    set { ownPresentationContext = newValue }
  }
  private var ownPresentationContext: Bool?
  var usuallyDefinesPresentationContext: Bool { false }
  open var providesPresentationContextTransitionStyle = false
  open var preferredContentSize = CGSize.zero
  open var restorationIdentifier: String?

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var shouldAutorotate: Bool { true }
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Asks for the status bar to be brought up to date.
  open func setNeedsStatusBarAppearanceUpdate() {
    refreshStatusBarOfWindow()
  }

  // MARK: Insets

  /// Insets that a containing controller's bars add.
  var barInsets = UIEdgeInsets.zero { didSet { loadedView?.refreshSafeArea() } }

  /// Insets that the controller adds to its view's safe area.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { loadedView?.refreshSafeArea() }
  }

  var ownSafeAreaInsets: UIEdgeInsets { barInsets + additionalSafeAreaInsets }

  // MARK: Presentation

  let presentation = PresentationState()
  /// The controller that this one, or one around it, presents.
  open var presentedViewController: UIViewController? {
    presentation.presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one, or one around it.
  open var presentingViewController: UIViewController? {
    presentation.presenter ?? parent?.presentingViewController
  }

  /// The manager of the presentation that the controller is part of.
  open var presentationController: UIPresentationController? {
    if let controller = presentation.controller { return controller }
    if let parent { return parent.presentationController }
    let controller = makePresentationController()
    presentation.controller = controller
    return controller
  }

  /// The manager of the presentation as a sheet, if it is one.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// The popover that this stands in; none on the phones that this stands in for.
  open var popoverPresentationController: UIPopoverPresentationController? { nil }

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var modalPresentationCapturesStatusBarAppearance = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    showPresented(viewControllerToPresent, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(animated: flag, completion: completion)
  }

  /// Shows a controller in the nearest navigation controller, or modally.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }

  /// Shows a controller in the secondary place; here, as `show` does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }

  /// The animated transition that the controller takes part in.
  var runningTransition: TransitionCoordinator?

  /// What a test hook keeps with the controller.
  var companion: AnyObject?

  /// Runs closures along with the animated transition that the controller, or one around it, takes part in.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition ?? parent?.transitionCoordinator
  }

  // MARK: Responders and traits

  open override var next: UIResponder? { loadedView?.superview ?? parent }
  override var responderWindow: UIWindow? { loadedView?.window }

  var traitState = TraitState()
  let traitChangeHandlers = TraitChangeHandlers()

  open var traitCollection: UITraitCollection { resolvedTraits }

  /// Sets traits of a child, and of all below it, that are other than here; nil for none.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.traitState.overrides.values = collection?.values ?? TraitValues()
    childViewController.traitsDidChangeHere()
  }

  /// The appearance that the controller sets for itself, its view and children.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitState.style }
    set {
      traitState.style = newValue
      traitsDidChangeHere()
    }
  }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  @available(iOS 17, *)
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    traitChangeHandlers.remove(registration)
  }

  // MARK: Size

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTransition(to: size, with: coordinator)
  }

  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Whether the controller loads its view as it is made.
  var loadsViewAtOnce: Bool { false }

  /// Places the views that the controller itself keeps; for container controllers.
  func layoutManagedViews() {}

  /// Whether the controller decides when this child appears.
  func managesAppearance(of child: UIViewController) -> Bool { false }
}
