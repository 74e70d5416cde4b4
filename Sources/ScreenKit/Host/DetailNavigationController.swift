/// What stands beside a list. Its first screen can be left, too: then there is nothing.
final class DetailNavigationController: UINavigationController {
  private let runtime: AppRuntime
  private var themeChanges: Subscription?

  init(runtime: AppRuntime) {
    self.runtime = runtime
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    applyTheme()
    themeChanges = runtime.themeChanges.listen { [weak self] _ in self?.applyTheme() }
  }

  private func applyTheme() {
    view.backgroundColor = runtime.theme.uiColor(.background)
    view.tintColor = runtime.theme.uiColor(.accent)
    dressToolbar(in: runtime.theme)
  }

  /// Puts the screens on top of those of `navigation`.
  func move(above navigation: UINavigationController) {
    let screens = viewControllers
    guard !screens.isEmpty else { return }
    UIViewController.keeping(screens) {
      setViewControllers([], animated: false)
      navigation.setViewControllers(navigation.viewControllers + screens, animated: false)
    }
  }

  @discardableResult
  override func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count == 1 else { return super.popViewController(animated: animated) }
    return clear().first
  }

  /// The first screen is that of the entry, beside this.
  @discardableResult
  override func popToRootViewController(animated: Bool) -> [UIViewController]? { clear() }

  private func clear() -> [UIViewController] {
    let screens = viewControllers
    setViewControllers([], animated: false)
    return screens
  }

  override var childForStatusBarStyle: UIViewController? { topViewController }
}

extension UIViewController {
  /// Moves `screens` elsewhere by `move`, in which they leave nobody.
  static func keeping(_ screens: [UIViewController], while move: () -> Void) {
    let screens = screens.compactMap { $0 as? ScreenController }
    let kept = screens.map(\.isKept)
    for screen in screens { screen.isKept = true }
    move()
    for (screen, wasKept) in zip(screens, kept) { screen.isKept = wasKept }
  }
}
