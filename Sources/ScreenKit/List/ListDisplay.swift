/// Shows what a list engine says on a screen: its rows on a surface, what there is to say without rows
/// behind them, failures beside them; and asks the engine for more when the rows come to their end.
///
/// ```
/// screen ──▶ ListDisplay ──▶ ListSurface   (its delegate, weakly, is the display)
///    ▲  weak │      └──────▶ ListEngine    (its output, weakly, is the display)
///    └───────┘
/// ```
@MainActor
public final class ListDisplay<Surface: ListSurface>: ListContent, ListEngineOutput,
  ListSurfaceDelegate
{
  public typealias Row = Surface.Row

  /// The list that is shown.
  public let engine: ListEngine<Row>
  /// Where its rows are shown.
  public let surface: Surface
  /// How the list behaves.
  public let configuration: any ListScreenConfiguration

  private let stateView: StateView
  private let banner: BannerView
  private var refreshControl: UIRefreshControl?
  private var keyboardAvoidance: KeyboardAvoidance?
  private var search: SearchCoordinator?
  private let clock: any ScreenClock
  private lazy var impressions = Impressions(clock: clock) { [weak self] in self?.rowsInSight }
  private var selection: SelectionCoordinator?
  private weak var host: (any ListDisplayHost)?

  /// Shows `engine`'s list on `surface` for the screen `host`.
  public init(
    _ engine: ListEngine<Row>, on surface: Surface, configuration: any ListScreenConfiguration,
    host: any ListDisplayHost
  ) {
    self.engine = engine
    self.surface = surface
    self.configuration = configuration
    self.host = host
    clock = host.runtime.clock
    stateView = StateView(runtime: host.runtime)
    banner = BannerView(runtime: host.runtime)
    surface.screen = host
    surface.delegate = self
    engine.output = self
  }

  /// Whether something is under way that will change what is seen.
  public var isBusy: Bool { engine.isBusy || surface.isUpdating }

  // MARK: Life

  public func install(in view: UIView) {
    guard let host else { return }
    stateView.screen = host
    stateView.onRetry = retryAction
    let scrollView = surface.scrollView
    view.backgroundColor = host.runtime.theme.uiColor(configuration.background, else: .background)
    scrollView.backgroundColor = view.backgroundColor
    scrollView.showsVerticalScrollIndicator = configuration.showsScrollIndicators
    scrollView.showsHorizontalScrollIndicator = configuration.showsScrollIndicators
    surface.backgroundView = stateView
    view.addSubview(scrollView)
    keyboardAvoidance = KeyboardAvoidance(of: scrollView, from: host.runtime.keyboard)
    banner.isHidden = true
    view.addSubview(banner)
    installRefresh()
    installSearch()
    selection = host.makeSelection().map {
      SelectionCoordinator($0, of: surface, on: host)
    }
  }

  private func installSearch() {
    guard let host, let search = configuration.search else { return }
    self.search = SearchCoordinator(search, of: engine, on: host) { [weak host] text in
      host?.searchQueryDidChange(text)
    }
  }

  private func installRefresh() {
    guard configuration.pullToRefresh, let host else { return }
    let control = host.stateViews?.makeRefreshControl() ?? UIRefreshControl()
    control.tintColor = host.runtime.theme.uiColor(configuration.refreshTint, else: .accent)
    control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    surface.scrollView.refreshControl = control
    refreshControl = control
  }

  public func screenWillAppear(animated: Bool) {
    setNavigationBarHidden(true, animated: animated)
  }

  public func screenDidAppear() {
    impressions.screenDidAppear()
  }

  /// The rows in sight; nil while an update moves them.
  private var rowsInSight: [RowInSight]? {
    guard host?.isOnScreen == true else { return [] }
    return surface.isUpdating ? nil : surface.rowsInSight()
  }

  public func screenWillDisappear(animated: Bool) {
    impressions.screenWillDisappear()
    setNavigationBarHidden(false, animated: animated)
    endSelection()
  }

  public func screenDidDisappear() {
    if host?.isLeaving == true { engine.screenDidLeave() }
  }

  private func setNavigationBarHidden(_ isHidden: Bool, animated: Bool) {
    guard configuration.hidesNavigationBar, let host, !host.isEmbedded else { return }
    host.navigationController?.setNavigationBarHidden(isHidden, animated: animated)
  }

  public func layOut(in view: UIView) {
    if surface.scrollView.frame != view.bounds { surface.scrollView.frame = view.bounds }
    banner.placeAtTop(of: view)
    keyboardAvoidance?.update()
  }

  public func traitsDidChange(to traits: CellTraits) {
    surface.traitsDidChange(to: traits)
    stateView.traitsDidChange()
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
    host?.updateBarItems()
    surface.show(list)
    stateView.show(stateContent(for: phase))
    if case .failed = phase { return }
    if phase != .content { banner.isHidden = true }
  }

  private func stateContent(for phase: ScreenPhase) -> StateView.Content {
    switch phase {
    case .idle, .content:
      return .nothing
    case .loading:
      return .loading(configuration.loading)
    case .empty:
      return .empty(host?.makeEmptyState() ?? EmptyState(text: StandardText.empty))
    case .failed(let error):
      // A toast goes by itself, and with nothing else on the screen there would be no way out.
      let state = configuration.error
      return state.style == .banner ? .nothing : .failed(state, error)
    }
  }

  public func moreStateDidChange(to state: MoreState) {
    surface.showMore(state)
  }

  public func contentsDidArrive() {
    if !engine.hasFailed { banner.isHidden = true }
    endRefreshingIfDone()
    surface.scrollView.setNeedsLayout()
    tellParentIfEmbedded()
  }

  public func loadDidFail(_ load: LoadKind, with error: LoadError) {
    endRefreshingIfDone()
    if load != .bottom, engine.phase == .content || configuration.error.style == .banner {
      showFailure()
    }
    tellParentIfEmbedded()
  }

  private func showFailure() {
    guard let host else { return }
    banner.showFailure(as: configuration.error, on: host, retry: retryAction) { [weak engine] in
      engine?.hasFailed == true
    }
  }

  public func surroundingsDidChange() {
    surface.reconfigureVisibleCells()
  }

  private var retryAction: @MainActor () -> Void {
    { [weak engine] in engine?.retry() }
  }

  // MARK: Refreshing

  public func forceRefresh() {
    if let refreshControl, !refreshControl.isRefreshing, engine.phase == .content {
      let scrollView = surface.scrollView
      let top = scrollView.adjustedContentInset.top
      refreshControl.beginRefreshing()
      scrollView.setContentOffset(
        CGPoint(x: scrollView.contentOffset.x, y: -top - refreshControl.bounds.height),
        animated: host?.isOnScreen == true)
    }
    refresh()
  }

  private func refresh() {
    host?.reload()
    endRefreshingIfDone()
  }

  private func endRefreshingIfDone() {
    guard let refreshControl, refreshControl.isRefreshing else { return }
    if !engine.isLoadingStart { refreshControl.endRefreshing() }
  }

  // MARK: ListSurfaceDelegate

  public func surfaceDidScroll(_ scrollView: UIScrollView) {
    loadMoreIfNeeded()
    impressions.update()
    host?.didScroll(scrollView)
  }

  public func surfaceWillBeginDragging(_ scrollView: UIScrollView) {
    host?.willBeginDragging(scrollView)
  }

  public func surfaceDidLayout() {
    loadMoreIfNeeded()
    impressions.update()
  }

  public func surfaceRetryMore() {
    engine.retry()
  }

  private func loadMoreIfNeeded() {
    guard host?.isOnScreen == true, !surface.isUpdating else { return }
    engine.loadMore(in: surface.shown, where: surface.isEndNear)
  }

  public func surfaceDidShow() {
    selection?.listDidChange()
  }

  public func surfaceCanSelect(_ item: any Model) -> Bool {
    selection?.canSelect(item) == true
  }

  public func surfaceDidSelect(_ item: any Model) {
    selection?.select(item)
  }

  public func surfaceDidDeselect(_ item: any Model) {
    selection?.deselect(item)
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
    guard let host else { return leastHeight }
    host.loadViewIfNeeded()
    if host.view.bounds.width != width { host.view.bounds.size.width = width }
    host.view.layoutIfNeeded()
    return engine.phase == .content ? surface.contentHeight() : leastHeight
  }

  /// The content of `child`, which stands in a row, has got another height.
  public func embeddedContentDidChange(in child: UIViewController) {
    guard let row = surface.row(hosting: child) else { return }
    // The child may have been laid out by this list's own layout pass, which must not be disturbed.
    Task { [weak self] in self?.surface.invalidateSize(of: row) }
  }

  private func tellParentIfEmbedded() {
    guard let host else { return }
    (host.parent as? any EmbeddingScreen)?.embeddedContentDidChange(in: host)
  }
}
