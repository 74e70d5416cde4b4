import Foundation

/// What a tap does, as presenters say it: it gets the presenter of the screen where it happens.
public typealias PresenterAction<Destination> = TapAction<BasePresenter<Destination>>

/// What presenters of screens have in common: they run what takes time, tell and ask by their view, and
/// go to other screens by their navigator. `Destination` names the screens of the app.
///
/// Subclasses declare the view and conform to ``ScreenPresenting``.
@MainActor
open class BasePresenter<Destination>: OperationRunning {
  /// What the presenters of the app share.
  public let context: PresenterContext<Destination>

  private var operationCount = 0
  private var lastOperation = 0

  /// A presenter of the app that `context` belongs to.
  public init(_ context: PresenterContext<Destination>) {
    self.context = context
  }

  private var navigator: any Navigator<Destination> { context.navigator }

  // MARK: For subclasses

  /// The view, as what all screens can do.
  open var screenView: (any ScreenView)? { nil }

  /// What the screen is called, where that changes while it is shown; nil where it keeps the title that
  /// it was made with. Asked for again after changes of observed states and of what was loaded.
  open func makeTitle() -> ScreenText? { nil }

  /// What stands in the bars of the screen. Asked for again after changes of observed states and
  /// of what was loaded.
  open func makeBar() -> PresenterBar<Destination> { PresenterBar() }

  /// What the screen shows when there is nothing; nil for the library's own words.
  open func makeEmptyState() -> PresenterEmptyState<Destination>? { nil }

  /// Called after an observed state has changed.
  open func stateDidChange() { screenView?.updateBarItems() }

  package func operationWillBegin() {}

  open func operationDidSucceed() {}

  package func operationDidEnd(successfully: Bool) {}

  /// Makes this presenter update its view after changes of `state`.
  open func observe<Value>(_ state: StateBox<Value>) {
    state.observe(hearing: context.events) { [weak self] in self?.stateDidChange() }
  }

  /// Whether something is under way that will change what is seen.
  open var isBusy: Bool { operationCount > 0 }

  // MARK: Life

  open func viewDidInitialize() {}
  open func viewDidLoad() {}
  open func viewWillAppear() {}
  open func viewDidAppear() {}
  open func viewWillDisappear() {}
  open func viewDidDisappear() {}
  open func viewWasDestroyed() {}

  // MARK: What the reader does

  /// Does what was tapped for.
  public func handle(_ action: PresenterAction<Destination>) { action(self) }

  // MARK: Other screens

  /// Shows a screen on top of this one, with a way back.
  public func push(_ destination: Destination) { navigator.push(destination) }

  /// Shows a screen over this one, in a navigation of its own.
  public func present(_ destination: Destination, as style: PresentationStyle) {
    navigator.present(destination, as: style)
  }

  /// Shows a screen the way that fits where this one stands.
  public func show(_ destination: Destination) { navigator.show(destination) }

  public func selectTab(_ index: Int) { navigator.selectTab(index) }

  public func open(_ url: URL?) {
    if let url { navigator.open(url) }
  }

  open func dismissScreen() { screenView?.dismissScreen() }
  open func closeScreen() { screenView?.closeScreen() }
  open func popScreen() { screenView?.popScreen() }
  open func popToRootScreen() { screenView?.popToRootScreen() }
  open func logOut() { screenView?.logOut() }

  /// Ends selecting rows.
  open func endSelection() { screenView?.endSelection() }

  // MARK: Telling and asking

  open func notice(_ text: ScreenText, retry: (@MainActor () -> Void)?) {
    screenView?.notice(text, retry: retry)
  }

  open func confirm(_ text: ScreenText, then: @escaping @MainActor () -> Void) {
    screenView?.confirm(text, then: then)
  }

  // MARK: Handing on and choosing

  open func share(_ text: String?) { screenView?.share(text) }
  open func share(_ address: URL?) { screenView?.share(address) }
  open func copyToPasteboard(_ text: String?) { screenView?.copyToPasteboard(text) }
  open func setTheme(_ theme: Theme) { screenView?.setTheme(theme) }
  open func showMenu(_ choices: [MenuChoice]) { screenView?.showMenu(choices) }

  // MARK: What takes time

  /// Loads what the screen shows anew.
  open func reload() {}

  open func showOptimistically(_ model: any Model) -> OptimisticChange { .none }

  public func perform<Result>(_ operation: ScreenOperation<Result>) {
    lastOperation += 1
    let id = OperationID(lastOperation)
    operationCount += 1
    screenView?.operationDidBegin(id)
    let upload: @MainActor @Sendable (UploadProgress) -> Void = { [weak self] progress in
      self?.screenView?.operation(id, didSend: progress)
    }
    let whole = operation.showing(screenView?.takeShownChange())
    run(whole, among: context.operations, upload: upload) { [weak self] next in
      guard let self else { return }
      operationCount -= 1
      if let screenView { screenView.operationDidEnd(id, then: next) } else { next() }
    }
  }

  package func showRefusal(_ error: LoadError) -> Bool { false }
}

extension BasePresenter {
  /// Runs `operation`, then `then` or `failed`. What was tapped for it is disabled meanwhile; without
  /// `failed` an error is shown as a notice.
  public func run<Result>(
    operation: @escaping @MainActor () async throws -> Result,
    then: (@MainActor (BasePresenter, Result) -> Void)? = nil,
    failed: (@MainActor (BasePresenter, any Error) -> Void)? = nil
  ) {
    perform(
      ScreenOperation(operation, then: onThisScreen(then), failed: onThisScreen(failed)))
  }

  /// Runs `operation` and shows `item` with the `optimistic` change at once; a failure puts it back.
  public func run<Item: Model, Result>(
    _ item: Item,
    optimistic change: (inout Item) -> Void,
    operation: @escaping @MainActor () async throws -> Result,
    then: (@MainActor (BasePresenter, Result) -> Void)? = nil,
    failed: (@MainActor (BasePresenter, any Error) -> Void)? = nil
  ) {
    var changed = item
    change(&changed)
    perform(
      ScreenOperation(
        operation, then: onThisScreen(then), failed: onThisScreen(failed),
        optimistic: showOptimistically(changed)))
  }

  /// `action` on this screen, as long as it is there.
  private func onThisScreen<Value>(
    _ action: (@MainActor (BasePresenter, Value) -> Void)?
  ) -> (@MainActor (Value) -> Void)? {
    guard let action else { return nil }
    return { [weak self] value in
      if let self { action(self, value) }
    }
  }
}
