/// A coordinator whose screen is a container: states and contents are different controllers in it.
///
/// ```
/// navigation ──▶ CoordinatedController ──▶ ScreenCoordinator
///                    │         ▲ weak            │    │
///                    │         └─────────────────┘    │
///                    └──▶ ContainerController ◀───────┘
///                              └──▶ content, one at a time
/// ```
@MainActor
open class ScreenCoordinator: Coordinator {
  /// What the screens of the app share.
  public let runtime: AppRuntime

  /// What the screen is called.
  public let title: ScreenText?

  /// What the screen consists of.
  public let container = ContainerController()

  /// What the screen is made again from when the app has been started anew; nil for one that isn't.
  public var restorationRoute: ScreenRoute?

  /// Whether the bar of the tabs goes while the screen is pushed.
  public var hidesBottomBarWhenPushed = false

  /// Who waits for what the screen returns; told when it has gone.
  public var awaitedResult: (any AwaitedResult)?

  private weak var controller: CoordinatedController?
  private var isRunning = false

  /// A coordinator of a screen called `title`.
  public init(runtime: AppRuntime, title: ScreenText? = nil) {
    self.runtime = runtime
    self.title = title
  }

  // MARK: For subclasses

  open func start() {}

  open func stop() {}

  /// What the screen is called, where that changes while it is shown; nil where it keeps ``title``. Asked
  /// for again after changes of observed states and of what was loaded.
  open func makeTitle() -> ScreenText? { nil }

  /// What stands in the bars of the screen. Asked for again after changes of observed states and
  /// of what was loaded.
  open func makeBarItems() -> BarItems { BarItems() }

  /// Asks again what stands in the bars of the screen.
  public func updateBarItems() { controller?.updateBarItems() }

  /// How wide the window is that the screen stands in.
  public var windowWidth: WindowWidth { screenController.windowWidth }

  /// Called after an observed state has changed, or the width of the window.
  open func stateDidChange() { updateBarItems() }

  /// Called when the screen is about to appear, each time.
  open func screenWillAppear() {}

  /// Called each time the screen has appeared.
  open func screenDidAppear() {}

  /// Called when the screen is about to go, for good or below another one.
  open func screenWillDisappear() {}

  /// What shows the screen in its container; nil where the coordinator sees to that by itself.
  var screenContent: (any ScreenContent)? { nil }

  /// The bars show by now what belongs to the screen itself.
  func barItemsDidUpdate() {}

  /// Ends selecting rows.
  open func endSelection() { screenContent?.endSelection() }

  /// Loads what the screen shows anew.
  open func reload() { screenContent?.reload() }

  /// Shows `model` in the place of the item with its identity; the answer ends that again.
  open func showOptimistically(_ model: any Model) -> OptimisticChange {
    screenContent?.showOptimistically(model) ?? .none
  }

  /// Whether something is under way that will change what is seen; tests wait for it to end.
  open var isBusy: Bool { false }

  /// Closes the presentation that the screen is in.
  open func dismissScreen() { screenController.dismissScreen() }

  /// The controller in which the reader touches what belongs to the screen, beside its bars.
  var touchedController: ScreenController { screenController }

  /// Runs `operation`. What was tapped for it is disabled meanwhile.
  open func perform<Result>(_ operation: ScreenOperation<Result>) {
    touchedController.perform(operation)
  }

  /// Makes the coordinator update its screen after changes of `state`.
  open func observe<Value>(_ state: StateBox<Value>) {
    state.observe(hearing: runtime.events) { [weak self] in self?.stateDidChange() }
  }

  // MARK: The screen

  public var primaryViewController: UIViewController { screenController }

  /// The controller around the container; made when first asked for, and then it is the one that keeps
  /// the coordinator alive.
  var screenController: CoordinatedController {
    if let controller { return controller }
    let controller = CoordinatedController(coordinator: self)
    self.controller = controller
    return controller
  }

  /// Called before the screen leaves the way it came, as one does that returns something.
  func willClose() {}

  /// Called when the screen is asked to leave by itself; `leave` does so.
  func willLeave(_ leave: @escaping @MainActor () -> Void) { leave() }

  func startIfNeeded() {
    guard !isRunning else { return }
    isRunning = true
    start()
  }

  func stopIfNeeded() {
    guard isRunning else { return }
    isRunning = false
    stop()
  }
}
