/// A screen: what all screens have, whatever they show.
open class ScreenController: ThemedController, ScreenEffects, OperationRunning,
  RestorableController
{
  /// How wide the window is. A change of it is one of what is observed.
  public let windowWidth = WindowWidth()

  /// What the screen is made again from when the app has been started anew; nil for one that isn't.
  public var restorationRoute: ScreenRoute?

  /// Who waits for what this screen returns; told when the screen has gone.
  public var awaitedResult: (any AwaitedResult)?

  /// What runs here, and for what it was begun.
  var controlOperations = ControlOperations()
  let barButtons = BarButtons()
  private let barTitles = BarTitles()
  let barSegments = BarSegments()
  private let barSubtitle = BarSubtitle()
  let barLook = BarLook()
  private let barTime = BarTime()
  private let sheetPulls = SheetPulls()
  let backHold = BackHold()
  /// What a router has shown the screen as, for as long as the screen is there.
  var route: AnyObject?
  /// Whether someone keeps the screen while it has no parent, as behind a tab, in a row that is out of sight, or
  /// between two columns.
  var isKept = false

  /// What fills this screen; nil for a screen that sees to its view by itself.
  open var screenContent: (any ScreenContent)? { nil }

  /// What runs this screen, by whose class the app's own code asks for it.
  var runner: AnyObject { self }
  private var reloads: Subscription?

  /// Who hears what this screen lives through; nil for nobody.
  var lifeObserver: (any ScreenLife)? { nil }

  /// The app's own code may set it, too, and has it shown wherever it stands.
  open override var title: String? {
    didSet { barSubtitle.fit(to: self) }
  }

  /// What this screen is called, where that changes while it is shown; nil where it keeps the title that
  /// it was made with. Asked for again after changes of observed states and of what was loaded.
  open func makeTitle() -> ScreenText? { nil }

  /// Takes the title that goes with what is shown now, or else `configured`.
  func showTitle(else configured: ScreenText?) {
    title = (makeTitle() ?? configured).map(runtime.string)
    barTime.keep(configured, at: runtime.clock.now)
  }

  private func updateTitle() -> ScreenText? {
    let text = barTime.title(makeTitle())
    if let text = text.map(runtime.string), text != title { title = text }
    return text
  }

  /// What stands in the bars of this screen. Asked for again after changes of observed states and of what
  /// was loaded.
  open func makeBarItems() -> BarItems { BarItems() }

  /// Asks again what this screen is called and what stands in its bars.
  open func updateBarItems() {
    let title = updateTitle()
    guard isViewLoaded else { return }
    let own = makeBarItems()
    let bar = installedContent?.barItems(own) ?? own
    barButtons.show(bar, on: self)
    barTitles.show(bar, on: self)
    barSegments.show(bar, on: self)
    barSubtitle.show(bar, on: self)
    barLook.show(bar, on: self)
    barTime.follow(title, bar, on: self)
    tellBarOwner()
  }

  /// What shows that this screen loads, is empty or failed; the app's views unless overridden.
  open var stateViews: (any StateViewProviding)? { runtime.stateViews }

  /// Called after an observed state has changed.
  open func stateDidChange() {
    guard let content = installedContent else { return updateBarItems() }
    content.setNeedsUpdate()
  }

  /// Called when what is running has changed.
  open func runningControlsDidChange() {
    installedContent?.runningControlsDidChange(to: runningControls)
  }

  package func operationWillBegin() {}

  open func operationDidSucceed() {}

  package func operationDidEnd(successfully: Bool) {}

  /// Whether something is under way that will change what is seen; tests wait for it to end.
  open var isBusy: Bool {
    controlOperations.count > 0 || runtime.images.loadCount > 0 || installedContent?.isBusy == true
  }

  private var installedContent: (any ScreenContent)? { isViewLoaded ? screenContent : nil }

  /// Makes this screen update itself after changes of `state`.
  public func observe<Value>(_ state: StateBox<Value>) {
    state.observe(hearing: runtime.events) { [weak self] in self?.stateDidChange() }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    windowWidth.isRegular = hasRegularWidth
    reloads = runtime.shared.reloads.listen { [weak self] isMeant in
      if let self, isMeant(runner) { reload() }
    }
    updateBarItems()
    screenContent?.install(in: view)
    showContentInFirstTraits()
    lifeObserver?.viewDidLoad()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    updateWindowWidth()
    barTitles.fitTitle(of: self)
    barSubtitle.fit(to: self)
    barLook.screenWillAppear(self)
    screenContent?.screenWillAppear(animated: animated)
    showToolbarIfNeeded(animated: animated)
    sheetPulls.listen(for: self)
    lifeObserver?.viewWillAppear()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    runtime.window = view.window
    // Nothing has changed where the system knew from the start how the reader wants it.
    updateBoldText()
    hearOfKeys()
    // A swipe that led back here has to end before there is none.
    if isModalInPresentation, holdsBack { updateBackHold() }
    screenContent?.screenDidAppear()
    barTime.screenDidAppear(self)
    screenDidAppear()
    lifeObserver?.viewDidAppear()
  }

  /// Lets keys reach the buttons' shortcuts. What is edited stays so: keys reach this screen through it.
  private func hearOfKeys() {
    if barButtons.hasShortcuts, !view.hasFirstResponder { becomeFirstResponder() }
  }

  /// Called each time this screen has appeared.
  open func screenDidAppear() {}

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    screenContent?.screenWillDisappear(animated: animated)
    releaseBackHold()
    leaveToolbar(animated: animated)
    barLook.screenWillDisappear()
    barTime.screenWillDisappear()
    lifeObserver?.viewWillDisappear()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    screenContent?.screenDidDisappear()
    lifeObserver?.viewDidDisappear()
    if isLeaving { awaitedResult?.screenDidLeave() }
  }

  open override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    // Screens below the one that is seen leave without having appeared again.
    if parent == nil, !isKept { awaitedResult?.screenDidLeave() }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // The bar is lower once the content is scrolled, and its title then small.
    barSubtitle.fit(to: self)
    screenContent?.layOut(in: view)
  }

  override var followedTraits: FollowedTraits { [.cells, .weight] }

  override func followedTraitsDidChange(from previous: UITraitCollection?) {
    if isViewLoaded { updateWindowWidth() }
    updateBoldText()
    let traits = CellTraits(traitCollection)
    guard previous.map({ CellTraits($0) }) != traits else { return }
    installedContent?.traitsDidChange(to: traits)
  }

  open override func themeDidChange() {
    super.themeDidChange()
    installedContent?.themeDidChange()
    updateBarItems()
  }

  // MARK: Status bar

  /// Whether this screen says what the status bar looks like, and not what it shows.
  var decidesStatusBar: Bool { barLook.statusBar != nil }

  open override var preferredStatusBarStyle: UIStatusBarStyle {
    barLook.statusBar?.uiStyle ?? super.preferredStatusBarStyle
  }

  open override var prefersStatusBarHidden: Bool {
    barLook.statusBar.map { $0 == .hidden } ?? super.prefersStatusBarHidden
  }

  // MARK: Keys

  open override var keyCommands: [UIKeyCommand]? {
    let own = barButtons.keyCommands(on: self)
    return own.map { $0 + (super.keyCommands ?? []) } ?? super.keyCommands
  }

  /// A screen whose buttons have shortcuts hears of keys also while nothing in it is edited.
  open override var canBecomeFirstResponder: Bool { barButtons.hasShortcuts }

  /// `step`, to be done as another try of what the control is being touched for, unless that is running
  /// again by then.
  func retrying(_ step: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
    guard let control = controlOperations.activeControl else { return step }
    let step = continuing(step)
    return { [weak self] in
      guard let self else { return step() }
      if !runningControls.contains(control) { anticipateAgain(for: control, step) }
    }
  }

  package func showRefusal(_ error: LoadError) -> Bool { false }

  open func showOptimistically(_ model: any Model) -> OptimisticChange {
    installedContent?.showOptimistically(model) ?? .none
  }

  // MARK: Effects

  open func push(_ controller: UIViewController) {
    guard !isPreviewing(controller, { $0.push(controller) }) else { return }
    guard let navigationController else { return present(controller, as: .fullScreen) }
    navigationController.pushViewController(controller, animated: isOnScreen)
  }

  open func present(_ controller: UIViewController, as style: PresentationStyle) {
    guard !isPreviewing(controller, { $0.present(controller, as: style) }) else { return }
    let navigation = ScreenNavigationController(runtime: runtime, root: controller)
    navigation.modalPresentationStyle = style == .sheet ? .pageSheet : .fullScreen
    present(navigation, animated: isOnScreen, completion: nil)
  }

  /// While this screen is searched, what it is in presents for it: the search itself is presented by the screen. A step
  /// of a form that stands above it presents for it, too.
  open override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let presenter = acting.controllerThatPresents
    guard presenter !== self else {
      return super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    presenter.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  open func show(_ controller: UIViewController) {
    guard !isPreviewing(controller, { $0.show(controller) }) else { return }
    show(controller, sender: self)
  }

  open func open(_ url: URL?) {
    if let url { runtime.openAddress(url) }
  }

  open func share(_ text: String?) {
    if let text { offer([text]) }
  }

  open func share(_ address: URL?) {
    if let address { offer([address]) }
  }

  open func copyToPasteboard(_ text: String?) {
    if let text { runtime.copyText(text) }
  }

  open func setTheme(_ theme: Theme) {
    runtime.setTheme(theme)
  }

  open func showMenu(_ choices: [MenuChoice]) {
    let shown = choices.filter(\.isShown).map { $0.changing(continuing) }
    guard runtime.offeredChoices == nil else {
      runtime.offeredChoices?.append(contentsOf: shown)
      return
    }
    guard !shown.isEmpty else { return }
    let menu = AlertViewModel.menu(shown) { [weak self] in self?.showMenu($0) }
    presentHere(UIAlertController(menu, runtime: runtime))
  }

  open func dismissScreen() {
    presentingViewController?.dismiss(animated: isOnScreen, completion: nil)
  }

  /// Called when the reader has pulled at the sheet that this screen holds back. Does nothing: the
  /// sheet stays.
  open func didAttemptToDismiss() {}

  /// Whether the reader is held back here, too, and not only where the sheet is pulled.
  var holdsBack: Bool { true }

  /// Called when the reader has tapped the back button of this screen that holds back. It goes, unless
  /// it asks before.
  open func didAttemptToGoBack() { popScreen() }

  open func closeScreen() {
    // The first beside a list can be left, too.
    let isFirst =
      navigationController.map {
        $0.viewControllers.first === self && !($0 is DetailNavigationController)
      } ?? true
    if isFirst { dismissScreen() } else { popScreen() }
  }

  open func popScreen() {
    navigationController?.popScreen(animated: isOnScreen)
  }

  open func popToRootScreen() {
    navigationController?.popToRootViewController(animated: isOnScreen)
  }

  open func reload() {
    installedContent?.reload()
  }

  open func endSelection() {
    installedContent?.endSelection()
  }

  open func selectTab(_ index: Int) {
    runtime.host?.selectTab(index)
  }

  open func logOut() {
    runtime.logOut()
  }

  open func notice(_ text: ScreenText, retry: (@MainActor () -> Void)?) {
    guard let noticePlace else { return }
    NoticeView.show(
      NoticeView.Words(text: text, retry: retry.map(retrying)), in: noticePlace, runtime: runtime)
  }

  /// Says for a moment that something has failed that nobody has asked for just now, such as a load. A
  /// notice that is there already is waited for, and then `isDue` asked whether there still is anything to
  /// say.
  open func noticeOfFailure(
    _ text: ScreenText, retry: (@MainActor () -> Void)?, isDue: @escaping @MainActor () -> Bool
  ) {
    guard let noticePlace else { return }
    NoticeView.showInTurn(
      NoticeView.Words(text: text, retry: retry, isDue: isDue), in: noticePlace, runtime: runtime)
  }

  private var noticePlace: UIView? { navigationController?.view ?? view }

  open func confirm(_ text: ScreenText, then: @escaping @MainActor () -> Void) {
    let alert = UIAlertController(
      .confirmation(text, then: continuing(asked(then)), otherwise: anticipatingAnswer()),
      runtime: runtime)
    // A screen below another one asks by its navigation.
    let asker = isOnScreen ? self : navigationController ?? self
    asker.present(alert, animated: isOnScreen, completion: nil)
  }

  /// What is done behind a yes, where a screen has to know of the question.
  package func asked(_ then: @escaping @MainActor () -> Void) -> @MainActor () -> Void { then }

  /// Whether there is anyone to see an animation.
  var isOnScreen: Bool { acting.viewIfLoaded?.window != nil }

  /// Whether the screen goes for good, and not only below another one.
  var isLeaving: Bool {
    !isKept
      && (isMovingFromParent || isBeingDismissed
        || navigationController?.isBeingDismissed == true)
  }

  /// Whether this screen stands in a row of another.
  var isEmbedded: Bool { parent is any EmbeddingScreen }
}
