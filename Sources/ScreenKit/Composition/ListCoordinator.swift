/// A coordinator of a list: while rows are awaited, missing or could not be loaded, another controller
/// stands in the container than when there are some. Subclasses say what the sections are.
open class ListCoordinator: ScreenCoordinator, ListEngineOutput {
  public typealias Row = ControllerRow

  /// How the list behaves.
  public let configuration: ListConfiguration

  /// The rows, which stand in the container when there are some.
  public private(set) lazy var rowList = makeRowList()

  let engine: ListEngine<ControllerRow>
  var shownState: ListState?
  var refreshControls: [UIRefreshControl] = []
  private(set) lazy var banner = BannerView(runtime: runtime)
  private var search: SearchCoordinator?
  private var selection: SelectionCoordinator?
  private lazy var impressions = Impressions(clock: runtime.clock) { [weak self] in
    self?.rowsInSight
  }

  /// A coordinator of a list that behaves as `configuration` says.
  public init(runtime: AppRuntime, configuration: ListConfiguration) {
    self.configuration = configuration
    engine = ListEngine(
      reloading: ListEngine.Reloading(
        onAppear: configuration.reloadOnAppear, events: configuration.reloadEvents),
      in: runtime.sceneContext)
    super.init(runtime: runtime, title: configuration.title)
    engine.output = self
  }

  private func makeRowList() -> RowListController {
    let list = RowListController(runtime: runtime)
    list.delegate = self
    list.screen = screenController
    if let control = makeRefreshControl() { list.tableView.refreshControl = control }
    return list
  }

  // MARK: For subclasses

  /// What the screen shows.
  open func makeSections() -> [ControllerSection] { [] }

  /// What the screen shows when there is nothing.
  open func makeEmptyState() -> EmptyState? { nil }

  /// Which rows can be selected together, and what can be done with them; nil for none.
  open func makeSelection() -> ListSelection? { nil }

  /// Called when the words to search for have changed and the reader has paused.
  open func searchQueryDidChange(_ query: String) {}

  // MARK: Life

  open override func start() {
    installSearch()
    if selection == nil {
      selection = makeSelection().map {
        SelectionCoordinator($0, of: rowList.surface, on: screenController)
      }
    }
    engine.start(makeSections())
  }

  open override func stop() {
    engine.screenDidLeave()
  }

  open override func screenWillAppear() {
    engine.screenWillAppear()
  }

  open override func screenDidAppear() {
    super.screenDidAppear()
    impressions.screenDidAppear()
  }

  open override func screenWillDisappear() {
    super.screenWillDisappear()
    impressions.screenWillDisappear()
    endSelection()
  }

  /// The rows in sight; nil while an update moves them.
  private var rowsInSight: [RowInSight]? {
    guard isRowListOnScreen else { return [] }
    return rowList.isUpdating ? nil : rowList.surface.rowsInSight()
  }

  open override func screenDidLayout() {
    banner.placeAtTop(of: screenController.view)
  }

  open override var isBusy: Bool { engine.isBusy || rowList.isUpdating }

  private func installSearch() {
    guard search == nil, let configuration = configuration.search else { return }
    search = SearchCoordinator(configuration, of: engine, on: screenController) {
      [weak self] text in self?.searchQueryDidChange(text)
    }
  }

  // MARK: Changes

  /// Asks for the rows again, once per turn however often it is called.
  public func setNeedsUpdate() {
    engine.setNeedsUpdate()
  }

  open override func reload() {
    engine.reload()
  }

  /// Tries again what failed.
  public func retry() {
    engine.retry()
  }

  open override func stateDidChange() {
    setNeedsUpdate()
  }

  open override func runningControlsDidChange() {
    rowList.updateVisibleRows()
  }

  open override func showOptimistically(_ model: any Model) -> OptimisticChange {
    engine.showOptimistically(model)
  }

  override func barItems(_ own: BarItems) -> BarItems { selection?.barItems(own) ?? own }

  open override func endSelection() { selection?.end() }

  // MARK: ListEngineOutput

  public func show(_ list: ShownList<ControllerRow>, in phase: ScreenPhase) {
    updateBarItems()
    rowList.show(list)
    showState(for: phase)
  }

  public func moreStateDidChange(to state: MoreState) {
    rowList.showMore(state)
  }

  public func surroundingsDidChange() {
    rowList.updateVisibleRows()
  }

  public func contentsDidArrive() {
    if !engine.hasFailed { banner.isHidden = true }
    endRefreshingIfDone()
    rowList.viewIfLoaded?.setNeedsLayout()
    container.contentHeightDidChange()
  }

  public func loadDidFail(_ load: LoadKind, with error: LoadError) {
    endRefreshingIfDone()
    if load != .bottom, engine.phase == .content || configuration.error.style == .banner {
      banner.showFailure(as: configuration.error, on: screenController, retry: retryAction) {
        [weak engine] in engine?.hasFailed == true
      }
    }
    container.contentHeightDidChange()
  }
}

extension ListCoordinator: ListSurfaceDelegate {
  public func surfaceDidScroll(_ scrollView: UIScrollView) {
    loadMoreIfNeeded()
    impressions.update()
  }

  public func surfaceWillBeginDragging(_ scrollView: UIScrollView) {}

  public func surfaceDidLayout() {
    loadMoreIfNeeded()
    impressions.update()
  }

  public func surfaceRetryMore() {
    retry()
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

  private var isRowListOnScreen: Bool { rowList.viewIfLoaded?.window != nil }

  private func loadMoreIfNeeded() {
    guard isRowListOnScreen, !rowList.isUpdating else { return }
    engine.loadMore(in: rowList.shown, where: rowList.surface.isEndNear)
  }
}
