/// A navigation of screens. Its first screen may be made late, when it is about to be seen.
///
/// In a sheet it hears of pulls that one of its screens holds back, and tells that screen.
public final class ScreenNavigationController: UINavigationController,
  UIAdaptivePresentationControllerDelegate
{
  private let runtime: AppRuntime
  private var themeChanges: Subscription?
  private var makeRoot: (@MainActor () -> UIViewController)?
  /// Makes the screens above the first one as they were when the app was last seen.
  private var makeRestored: @MainActor (ScreenRoute) -> UIViewController? = { _ in nil }
  private var restoredRoutes: [ScreenRoute] = []
  /// Where screens above the first one go, if there is such a place.
  weak var column: (any DetailColumn)?

  public init(runtime: AppRuntime, root: UIViewController) {
    self.runtime = runtime
    super.init(nibName: nil, bundle: nil)
    setViewControllers([root], animated: false)
  }

  /// A navigation whose screens are made when it is about to be seen.
  ///
  /// - Parameter routes: What was above the first screen when the app was last seen.
  init(
    runtime: AppRuntime, makeRoot: @escaping @MainActor () -> UIViewController,
    restoring routes: [ScreenRoute] = [],
    by makeRestored: @escaping @MainActor (ScreenRoute) -> UIViewController? = { _ in nil }
  ) {
    self.runtime = runtime
    self.makeRoot = makeRoot
    self.makeRestored = makeRestored
    restoredRoutes = routes
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    applyTheme()
    themeChanges = runtime.themeChanges.listen { [weak self] _ in self?.applyTheme() }
    makeRootIfNeeded()
  }

  private func applyTheme() {
    view.backgroundColor = runtime.theme.uiColor(.background)
    view.tintColor = runtime.theme.uiColor(.accent)
    dressToolbar(in: runtime.theme)
  }

  /// Makes the first screen if it isn't there yet, and those that were above it when the app was last seen.
  /// The first of them that cannot be made, or not with these values, takes those above it with it.
  func makeRootIfNeeded() {
    guard let makeRoot else { return }
    self.makeRoot = nil
    var screens = [makeRoot()]
    // The first screen of a tab has the bar below it, from which one comes to the others.
    screens[0].hidesBottomBarWhenPushed = false
    for route in restoredRoutes {
      guard let screen = makeRestored(route) else { break }
      screens.append(screen)
    }
    setViewControllers(screens, animated: false)
    column?.navigationDidMakeScreens(self)
  }

  public override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    // A step of a form stays with the form, which may be the first screen here.
    if !viewControllers.isEmpty, !viewController.isFormStep,
      column?.show(viewController, from: self) == true
    {
      return
    }
    super.pushViewController(viewController, animated: animated)
  }

  /// What the screens above the first one can be made again from, up to the first that cannot.
  var routes: [ScreenRoute] {
    guard makeRoot == nil else { return restoredRoutes }
    var routes: [ScreenRoute] = []
    for screen in viewControllers.dropFirst() + (column?.screens(beside: self) ?? []) {
      guard let route = (screen as? any RestorableController)?.restorationRoute else { break }
      routes.append(route)
    }
    return routes
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isBeingPresented { presentationController?.delegate = self }
  }

  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    holdingScreen?.didAttemptToDismiss()
  }

  public override var childForStatusBarStyle: UIViewController? { topViewController }
}
