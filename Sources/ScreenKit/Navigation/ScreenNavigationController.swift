/// A navigation of screens. Its first screen may be made late, when it is about to be seen.
///
/// In a sheet it hears of pulls that one of its screens holds back, and tells that screen.
public final class ScreenNavigationController: UINavigationController,
  UIAdaptivePresentationControllerDelegate
{
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

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isBeingPresented { presentationController?.delegate = self }
  }

  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    viewControllers.reversed().compactMap(\.holdingScreen).first?.didAttemptToDismiss()
  }

  public override var childForStatusBarStyle: UIViewController? { topViewController }
}

extension UIViewController {
  /// The screen, here or inside, that must not be pulled away without a word.
  fileprivate var holdingScreen: ScreenController? {
    if isModalInPresentation, let screen = self as? ScreenController { return screen }
    return children.compactMap(\.holdingScreen).first
  }
}
