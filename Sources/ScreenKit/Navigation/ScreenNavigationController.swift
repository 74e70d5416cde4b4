/// A navigation of screens. Its first screen may be made late, when it is about to be seen.
public final class ScreenNavigationController: UINavigationController {
  private let runtime: AppRuntime
  private var makeRoot: (@MainActor () -> UIViewController)?

  init(runtime: AppRuntime, root: UIViewController) {
    self.runtime = runtime
    super.init(nibName: nil, bundle: nil)
    setViewControllers([root], animated: false)
  }

  init(runtime: AppRuntime, makeRoot: @escaping @MainActor () -> UIViewController) {
    self.runtime = runtime
    self.makeRoot = makeRoot
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = runtime.theme.uiColor(.background)
    view.tintColor = runtime.theme.uiColor(.accent)
    makeRootIfNeeded()
  }

  /// Makes the first screen if it isn't there yet.
  func makeRootIfNeeded() {
    guard let makeRoot else { return }
    self.makeRoot = nil
    setViewControllers([makeRoot()], animated: false)
  }

  public override var childForStatusBarStyle: UIViewController? { topViewController }
}
