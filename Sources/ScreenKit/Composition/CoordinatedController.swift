/// The primary controller of any coordinated screen. It stands in navigations, tabs and presentations,
/// carries the bars, and keeps the coordinator alive; what is seen is the coordinator's container.
public final class CoordinatedController: ScreenController {
  /// Who runs the screen.
  public let coordinator: ScreenCoordinator

  private let release: ReleaseHandler

  init(coordinator: ScreenCoordinator) {
    self.coordinator = coordinator
    // Some ways of leaving are told to nobody, such as a navigation's that is let go as a whole.
    release = ReleaseHandler { coordinator.stopIfNeeded() }
    super.init(runtime: coordinator.runtime)
    restorationRoute = coordinator.restorationRoute
    awaitedResult = coordinator.awaitedResult
    hidesBottomBarWhenPushed = coordinator.hidesBottomBarWhenPushed
    showTitle(else: coordinator.title)
  }

  override var runner: AnyObject { coordinator }

  public override func makeTitle() -> ScreenText? { coordinator.makeTitle() }

  public override var screenContent: (any ScreenContent)? { coordinator.screenContent }

  public override func makeBarItems() -> BarItems { coordinator.makeBarItems() }

  public override func updateBarItems() {
    super.updateBarItems()
    coordinator.barItemsDidUpdate()
  }

  public override func stateDidChange() { coordinator.stateDidChange() }

  public override func endSelection() { coordinator.endSelection() }

  public override var isBusy: Bool { super.isBusy || coordinator.isBusy }

  public override func reload() { coordinator.reload() }

  public override func showOptimistically(_ model: any Model) -> OptimisticChange {
    coordinator.showOptimistically(model)
  }

  public override func didAttemptToDismiss() { dismissScreen() }

  public override func closeScreen() {
    coordinator.willClose()
    super.closeScreen()
  }

  public override func dismissScreen() {
    coordinator.willLeave { [weak self] in self?.dismissAtOnce() }
  }

  public override func popScreen() {
    coordinator.willLeave { [weak self] in self?.popAtOnce() }
  }

  public override func popToRootScreen() {
    coordinator.willLeave { [weak self] in self?.popToRootAtOnce() }
  }

  private func dismissAtOnce() { super.dismissScreen() }

  private func popAtOnce() { super.popScreen() }

  private func popToRootAtOnce() { super.popToRootScreen() }

  public override func viewDidLoad() {
    super.viewDidLoad()
    embedChild(coordinator.container)
    coordinator.startIfNeeded()
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    coordinator.startIfNeeded()
    coordinator.screenWillAppear()
  }

  public override func screenDidAppear() {
    super.screenDidAppear()
    coordinator.screenDidAppear()
  }

  public override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    coordinator.screenWillDisappear()
  }

  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isLeaving { coordinator.stopIfNeeded() }
  }

  public override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if parent == nil, !isKept { coordinator.stopIfNeeded() }
  }

  public override var childForStatusBarStyle: UIViewController? {
    decidesStatusBar ? nil : coordinator.container.content
  }
}

extension CoordinatedController: ContentSizing {
  public func contentHeight(width: CGFloat) -> CGFloat {
    loadViewIfNeeded()
    return coordinator.container.contentHeight(width: width)
  }
}

extension CoordinatedController: EmbeddingScreen {}

/// Does something on the main actor once its owner is gone.
private final class ReleaseHandler: Sendable {
  private let work: @MainActor @Sendable () -> Void

  init(_ work: @escaping @MainActor @Sendable () -> Void) {
    self.work = work
  }

  deinit {
    Task { @MainActor [work] in work() }
  }
}
