/// Says that something is awaited.
public final class LoadingController: UIViewController {
  private let runtime: AppRuntime
  private let loadingView: LoadingView

  /// A controller that says so in `style`.
  public init(runtime: AppRuntime, style: LoadingStyle = .spinner) {
    self.runtime = runtime
    loadingView = LoadingView(runtime: runtime)
    loadingView.show(style)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = runtime.theme.uiColor(.background)
    view.embedSubview(loadingView)
  }

  public override var preferredStatusBarStyle: UIStatusBarStyle {
    runtime.theme.statusBar.uiStyle
  }
}

/// Shows a view that somebody else has made, filling the room between the bars.
final class ProvidedViewController: UIViewController {
  private let runtime: AppRuntime
  private let provided: UIView

  init(_ provided: UIView, runtime: AppRuntime) {
    self.provided = provided
    self.runtime = runtime
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = runtime.theme.uiColor(.background)
    view.addSubview(provided)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    provided.frame = view.bounds.inset(by: view.safeAreaInsets)
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    runtime.theme.statusBar.uiStyle
  }
}
