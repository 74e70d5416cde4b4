/// A screen with a list of any models: it loads, refreshes, pages and updates itself, and shows when
/// there is nothing or something went wrong. Subclasses say what the sections are.
open class CollectionController: ScreenController, ListDisplayHost {
  /// How the screen behaves.
  public let configuration: CollectionConfiguration

  private(set) lazy var display = makeDisplay()
  private var search: SearchCoordinator?

  /// A screen that behaves as `configuration` says.
  public init(runtime: AppRuntime, configuration: CollectionConfiguration) {
    self.configuration = configuration
    super.init(runtime: runtime)
    title = configuration.title.map(runtime.string)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  private func makeDisplay() -> ListDisplay<CollectionSurface<Row>> {
    let engine = ListEngine<Row>(
      reloading: ListEngine.Reloading(
        onAppear: configuration.reloadOnAppear, events: configuration.reloadEvents),
      clock: runtime.clock, events: runtime.events, changes: runtime.changes)
    let surface = CollectionSurface<Row>(runtime: runtime) { $0.face }
    surface.currentLayout = { [weak self] in self?.currentLayout() ?? .list }
    return ListDisplay(
      engine, on: surface,
      configuration: ListDisplayConfiguration(
        pullToRefresh: configuration.pullToRefresh, refreshTint: configuration.refreshTint,
        loading: configuration.loading, error: configuration.error),
      host: self)
  }

  // MARK: For subclasses

  /// What the screen shows.
  open func makeSections() -> [ListSection] { [] }

  /// What the screen shows when there is nothing.
  open func makeEmptyState() -> EmptyState? { nil }

  /// How rows are laid out now, where a section doesn't say.
  open func currentLayout() -> ListLayout { configuration.layout }

  /// Called when the words to search for have changed and the reader has paused.
  open func searchQueryDidChange(_ query: String) {}

  /// Called when the list scrolls.
  open func didScroll(_ scrollView: UIScrollView) {}

  /// Called when the list has begun to be dragged.
  open func willBeginDragging(_ scrollView: UIScrollView) {}

  /// The view that the rows are in.
  public var collectionView: UICollectionView { display.surface.collectionView }

  open override var isBusy: Bool { super.isBusy || display.isBusy }

  // MARK: Life

  open override func viewDidLoad() {
    super.viewDidLoad()
    display.install()
    configureCollectionView()
    if let configuration = configuration.search { installSearch(configuration) }
    display.engine.start(makeSections())
  }

  private func configureCollectionView() {
    view.backgroundColor = runtime.theme.uiColor(configuration.background, else: .background)
    collectionView.backgroundColor = view.backgroundColor
    collectionView.isPagingEnabled = configuration.isPagingEnabled || currentLayout() == .pages
    collectionView.showsVerticalScrollIndicator = configuration.showsScrollIndicators
    collectionView.showsHorizontalScrollIndicator = configuration.showsScrollIndicators
    collectionView.isScrollEnabled = configuration.isScrollEnabled
    collectionView.alwaysBounceVertical = !currentLayout().isHorizontal
  }

  private func installSearch(_ configuration: SearchConfiguration) {
    let query = SearchQuery(configuration, clock: runtime.clock) { [weak self] text in
      self?.searchQueryDidChange(text)
      self?.setNeedsUpdate()
    }
    display.engine.search = query
    let coordinator = SearchCoordinator(query, prompt: configuration.prompt.map(runtime.string))
    coordinator.install(in: self)
    search = coordinator
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if configuration.hidesNavigationBar, !isEmbedded {
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }
    display.engine.screenWillAppear()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if configuration.hidesNavigationBar, !isEmbedded {
      navigationController?.setNavigationBarHidden(false, animated: animated)
    }
    if isLeaving { display.engine.screenDidLeave() }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    display.layOut()
  }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    let traits = CellTraits(traitCollection)
    guard isViewLoaded, previous.map({ CellTraits($0) }) != traits else { return }
    display.traitsDidChange(to: traits)
  }

  // MARK: Changes

  /// Asks for the rows again, once per turn however often it is called.
  public func setNeedsUpdate() {
    display.engine.setNeedsUpdate()
  }

  /// Loads everything anew; what is shown stays until something else has arrived.
  open override func reload() {
    display.engine.reload()
  }

  /// Tries again what failed.
  public func retry() {
    display.engine.retry()
  }

  open override func stateDidChange() {
    setNeedsUpdate()
  }

  open override func runningControlsDidChange() {
    display.surface.reconfigureVisibleCells()
  }

  open override func showOptimistically(_ model: any Model) -> OptimisticChange {
    display.engine.showOptimistically(model)
  }
}
