/// Shows what a list engine says on a screen: its rows on a surface, what there is to say without rows
/// on a stage, failures beside them; and asks the engine for more when the rows end.
///
/// ```
/// screen ──▶ ListDisplay ──▶ ListSurface   (its delegate, weakly, is the display)
///    ▲  weak │  │   └──────▶ ListEngine    (its output, weakly, is the display)
///    └───────┘  └──────────▶ ListStage
/// ```
@MainActor
public final class ListDisplay<Surface: ListSurface>: ListContent, ListEngineOutput {
  public typealias Row = Surface.Row

  /// The list that is shown.
  public let engine: ListEngine<Row>
  /// Where its rows are shown.
  public let surface: Surface
  /// How the list behaves.
  public let configuration: ListConfiguration

  private let stage: any ListStage
  private let banner: BannerView
  /// Those for pulling the rows and what is shown in their place.
  private var refreshControls: [UIRefreshControl] = []
  private var search: SearchCoordinator?
  /// What was shown last below the last row.
  private var footer = MoreFooter()
  private let clock: any ScreenClock
  private(set) lazy var impressions = Impressions(clock: clock) { [weak self] in self?.rowsInSight }
  private(set) lazy var passingTime = PassingTime(of: surface, clock: clock)
  private(set) var selection: SelectionCoordinator?
  private(set) weak var screen: ScreenController?
  private(set) weak var list: (any ListScreen)?

  /// Shows `engine`'s list on `surface` for the screen `host`.
  public convenience init(
    _ engine: ListEngine<Row>, on surface: Surface, configuration: ListConfiguration,
    host: any ListDisplayHost
  ) {
    self.init(
      engine, on: surface, configuration: configuration, screen: host, list: host,
      stage: StateView(runtime: host.runtime))
  }

  /// Shows `engine`'s list on `surface`, which stands on `stage`, for `screen`, whose list `list` is.
  init(
    _ engine: ListEngine<Row>, on surface: Surface, configuration: ListConfiguration,
    screen: ScreenController, list: any ListScreen, stage: any ListStage
  ) {
    self.engine = engine
    self.surface = surface
    self.configuration = configuration
    self.screen = screen
    self.list = list
    self.stage = stage
    clock = screen.runtime.clock
    banner = BannerView(runtime: screen.runtime)
    banner.isHidden = true
    surface.screen = screen
    surface.delegate = self
    engine.output = self
  }

  /// Whether something is under way that will change what is seen.
  public var isBusy: Bool { engine.isBusy || surface.isUpdating }

  // MARK: Life

  public func install(in view: UIView) {
    guard let screen else { return }
    let scrollView = surface.scrollView
    applyTheme(to: view)
    scrollView.showsVerticalScrollIndicator = configuration.showsScrollIndicators
    scrollView.showsHorizontalScrollIndicator = configuration.showsScrollIndicators
    scrollView.refreshControl = makeRefreshControl()
    scrollView.keyboardDismissMode = .onDrag
    surface.follow(configuration)
    stage.install(surface, in: view)
    search = configuration.search.map { search in
      let scopes = list?.makeSearchScopes()
      return SearchCoordinator(search, in: scopes, of: engine, on: screen) { [weak list] in
        list?.makeSearchSuggestions()
      } queryDidChange: { [weak list] text in
        list?.searchQueryDidChange(text)
      }
    }
    selection = list?.makeSelection().map { SelectionCoordinator($0, of: surface, on: screen) }
  }

  private func applyTheme(to view: UIView) {
    guard let theme = screen?.runtime.theme else { return }
    view.backgroundColor = theme.uiColor(configuration.background, else: .background)
    surface.scrollView.backgroundColor = view.backgroundColor
  }

  public func themeDidChange() {
    guard let screen else { return }
    applyTheme(to: screen.view)
    for control in refreshControls { color(control, in: screen.runtime) }
    surface.themeDidChange()
    stage.themeDidChange()
    screen.tellEmbeddingScreen()
  }

  public func screenWillAppear(animated: Bool) {
    setNavigationBarHidden(true, animated: animated)
  }

  public func screenDidAppear() {
    engine.screenDidAppear()
    impressions.screenDidAppear()
    passingTime.screenDidAppear()
  }

  /// Whether the rows are where they can be seen.
  var isInSight: Bool { surface.scrollView.window != nil }

  /// The rows in sight; nil while an update moves them.
  private var rowsInSight: [RowInSight]? {
    guard isInSight else { return [] }
    return surface.isUpdating ? nil : surface.rowsInSight()
  }

  public func screenWillDisappear(animated: Bool) {
    engine.screenWillDisappear()
    impressions.screenWillDisappear()
    passingTime.screenWillDisappear()
    setNavigationBarHidden(false, animated: animated)
    endSelection()
  }

  public func screenDidDisappear() {
    if screen?.isLeaving == true { engine.screenDidLeave() }
  }

  private func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {
    guard configuration.hidesNavigationBar, let screen, !screen.isEmbedded else { return }
    screen.navigationController?.setNavigationBarHidden(isHidden, animated: animated)
  }

  public func layOut(in view: UIView) {
    stage.layOut(in: view)
    banner.placeAtTop(of: view)
  }

  public func traitsDidChange(to traits: CellTraits) {
    surface.traitsDidChange(to: traits)
  }

  public func runningControlsDidChange(to controls: Set<ControlID>) {
    surface.reconfigureVisibleCells()
  }

  // MARK: What is shown

  public func setNeedsUpdate() {
    engine.setNeedsUpdate()
  }

  public func reload() {
    engine.reload()
  }

  public func retry() {
    engine.retry()
  }

  public func showOptimistically(_ model: any Model) -> OptimisticChange {
    engine.showOptimistically(model)
  }

  public func item(at path: IndexPath) -> (any Model)? {
    surface.shown.row(at: path)?.row.item
  }

  // MARK: ListEngineOutput

  public func show(_ list: ShownList<Row>, in phase: ScreenPhase) {
    screen?.updateBarItems()
    search?.showChosenScope()
    search?.showSuggestions()
    surface.show(list)
    // The end is reached without a word of the engine's where the first page is the last one.
    if configuration.more.end != nil { showMore() }
    show(state(in: phase))
    if case .failed = phase { return }
    if phase != .content { banner.isHidden = true }
  }

  private func state(in phase: ScreenPhase) -> ListState {
    switch phase {
    case .idle: return .nothing
    case .content: return .rows
    case .loading: return .loading(configuration.loading)
    case .empty:
      return .empty(list?.makeEmptyState() ?? EmptyState(text: StandardText.empty))
    case .failed(let error):
      // A toast goes by itself, and with nothing else on the screen there would be no way out.
      let state = configuration.error
      return state.style == .banner ? .nothing : .failed(state, error)
    }
  }

  private func show(_ state: ListState) {
    let provider = screen?.stateViews
    stage.show(
      state,
      ListStageParts(
        tap: tap(for: state), provided: { provider?.view(for: state, tap: $0) },
        refreshControl: { [weak self] in self?.makeRefreshControl() }))
  }

  /// What the button of a state does.
  private func tap(for state: ListState) -> (@MainActor () -> Void)? {
    switch state {
    case .nothing, .rows, .loading: return nil
    case .failed(let state, _): return state.retry ? retryAction : nil
    case .empty(let state):
      guard let button = state.button else { return nil }
      return { [weak screen] in
        screen?.perform(button.action, for: ControlID(row: nil, name: "state"))
      }
    }
  }

  public func moreStateDidChange(to state: MoreState) {
    showMore()
  }

  private func showMore() {
    let texts = configuration.more
    let new = MoreFooter(
      engine.more, isComplete: texts.end != nil && engine.isComplete, texts: texts,
      failure: configuration.error)
    guard new != footer else { return }
    footer = new
    surface.showMore(new)
  }

  public func contentsDidArrive() {
    if !engine.hasFailed { banner.isHidden = true }
    endRefreshingIfDone()
    surface.scrollView.setNeedsLayout()
    screen?.tellEmbeddingScreen()
  }

  public func loadDidFail(_ load: LoadKind, with error: LoadError) {
    endRefreshingIfDone()
    report(error)
    if load != .bottom, engine.phase == .content || configuration.error.style == .banner {
      showFailure()
    }
    screen?.tellEmbeddingScreen()
  }

  public func optionalLoadDidFail(with error: LoadError) {
    report(error)
    contentsDidArrive()
  }

  private func report(_ error: LoadError) {
    guard error.isMistake, let screen else { return }
    screen.runtime.problems.report("\(type(of: screen)) can't show what it loads: \(error)")
  }

  private func showFailure() {
    guard let screen else { return }
    banner.showFailure(as: configuration.error, on: screen, retry: retryAction) { [weak engine] in
      engine?.hasFailed == true
    }
  }

  public func surroundingsDidChange() {
    surface.reconfigureVisibleCells()
  }

  public func scrollsByItself(_ layout: ListLayout?) -> Bool { surface.scrollsByItself(layout) }

  private var retryAction: @MainActor () -> Void {
    { [weak engine] in engine?.retry() }
  }

  // MARK: Refreshing

  /// What is pulled to load anew; nil where nothing is.
  private func makeRefreshControl() -> UIRefreshControl? {
    guard configuration.pullToRefresh, let screen else { return nil }
    let control = screen.stateViews?.makeRefreshControl() ?? UIRefreshControl()
    color(control, in: screen.runtime)
    control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    refreshControls.removeAll { $0 !== surface.scrollView.refreshControl }
    refreshControls.append(control)
    return control
  }

  private func color(_ control: UIRefreshControl, in runtime: AppRuntime) {
    control.tintColor = runtime.theme.uiColor(configuration.refreshTint, else: .accent)
    guard let text = configuration.refreshText else { return }
    control.attributedTitle = NSAttributedString(
      string: runtime.string(text),
      attributes: [.foregroundColor: runtime.theme.uiColor(.secondaryText)])
  }

  public func forceRefresh() {
    let scrollView = surface.scrollView
    if let control = scrollView.refreshControl, !control.isRefreshing, engine.phase == .content {
      let top = scrollView.adjustedContentInset.top
      control.beginRefreshing()
      scrollView.setContentOffset(
        CGPoint(x: scrollView.contentOffset.x, y: -top - control.bounds.height),
        animated: isInSight)
    }
    refresh()
  }

  private func refresh() {
    list?.reload()
    endRefreshingIfDone()
  }

  private func endRefreshingIfDone() {
    guard !engine.isLoadingStart else { return }
    for control in refreshControls where control.isRefreshing { control.endRefreshing() }
  }

  // MARK: Selection

  public func barItems(_ own: BarItems) -> BarItems {
    selection?.barItems(own) ?? own
  }

  public func endSelection() {
    selection?.end()
  }

  // MARK: Embedding

  /// The least height of a screen in a row that has nothing to show yet.
  private var leastHeight: CGFloat { 88 }

  /// How high the host wants to be in a row of `width`.
  public func contentHeight(width: CGFloat) -> CGFloat {
    guard let view = screen?.view else { return leastHeight }
    let height = surface.contentHeight(of: view, width: width)
    return engine.phase == .content ? height : leastHeight
  }

  /// The content of `child`, which stands in a row, has got another height.
  public func embeddedContentDidChange(in child: UIViewController) {
    surface.contentDidChange(in: child)
  }
}
