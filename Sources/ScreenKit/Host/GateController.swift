/// The root of an app with a log-in gate: shows the gate while nobody is logged in, and the host with the
/// main screens of the user who is.
public final class GateController: ThemedController {
  private let isLoggedIn: @MainActor () -> Bool
  private let makeContent: @MainActor () -> UIViewController
  private var changes: Subscription?
  /// Whether what is shown is behind the gate.
  private var isPassed = false

  /// What is shown now: a navigation with the gate in it, or the host.
  public private(set) var content: UIViewController?

  /// A root that follows `sessions`.
  ///
  /// - Parameter gate: Makes the screen for those who are not logged in.
  /// - Parameter main: Makes the host of who has logged in.
  public init<Session>(
    runtime: AppRuntime, sessions: SessionStore<Session>,
    gate: @escaping @MainActor () -> UIViewController,
    main: @escaping @MainActor (Session) -> HostController
  ) {
    isLoggedIn = { sessions.current != nil }
    makeContent = {
      sessions.current.map(main) ?? ScreenNavigationController(runtime: runtime, root: gate())
    }
    super.init(runtime: runtime)
    changes = sessions.changes.listen { [weak self] change in
      switch change {
      // Who has logged in over somebody else sees nothing of theirs.
      case .began: self?.sessionDidChange(isNew: true)
      case .ended: self?.sessionDidChange(isNew: false)
      // The screens stay as they are.
      case .renewed: break
      }
    }
    runtime.gate = self
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    showContent()
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    runtime.tintWindow(of: self)
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    content?.view.frame = view.bounds
  }

  public override var childForStatusBarStyle: UIViewController? { content }

  private func sessionDidChange(isNew: Bool) {
    if isViewLoaded, isNew || isPassed { showContent() }
  }

  private func showContent() {
    // What was kept belongs to the user who has been logged in ever since, and to nobody who has just logged in.
    if content != nil || !isLoggedIn() { runtime.forgetHostState() }
    (content as? HostController)?.end()
    if presentedViewController != nil { dismiss(animated: false, completion: nil) }
    let old = content
    let new = makeContent()
    isPassed = isLoggedIn()
    // A user who has come through the gate has just been identified.
    if old != nil { (new as? HostController)?.skipFirstCheck() }
    content = new
    old.map(removeEmbeddedChild)
    embedChild(new)
    setNeedsStatusBarAppearanceUpdate()
  }
}
