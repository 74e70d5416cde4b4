/// Says that something is awaited.
public final class LoadingController: ThemedController {
  private let loadingView: LoadingView

  /// A controller that says so in `style`.
  public init(runtime: AppRuntime, style: LoadingStyle = .spinner) {
    loadingView = LoadingView(runtime: runtime)
    loadingView.show(style)
    super.init(runtime: runtime)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.embedSubview(loadingView)
  }
}

/// Shows a view that somebody else has made, filling the room between the bars.
final class ProvidedViewController: ThemedController {
  private let provided: UIView

  init(_ provided: UIView, runtime: AppRuntime) {
    self.provided = provided
    super.init(runtime: runtime)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(provided)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    provided.frame = view.bounds.inset(by: view.safeAreaInsets)
  }
}
