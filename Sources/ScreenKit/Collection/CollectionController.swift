/// A screen with a list of any models: it loads, refreshes, pages and updates itself, and shows when
/// there is nothing or something went wrong. Subclasses say what the sections are.
open class CollectionController: ScreenController {
  /// How the screen behaves.
  public let configuration: CollectionConfiguration

  let list: ListPresenter
  private(set) var loaders: [SectionLoader] = []
  var phase = ScreenPhase.idle
  var optimistic = OptimisticItems()
  var search: SearchCoordinator?
  let stateView: StateView
  let banner: BannerView
  var refreshControl: UIRefreshControl?
  private var subscriptions: [Subscription] = []
  var lastLoad: Date?
  var hasAppeared = false
  var isUpdateScheduled = false

  /// A screen that behaves as `configuration` says.
  public init(runtime: AppRuntime, configuration: CollectionConfiguration) {
    self.configuration = configuration
    list = ListPresenter(runtime: runtime)
    stateView = StateView(runtime: runtime)
    banner = BannerView(runtime: runtime)
    super.init(runtime: runtime)
    title = configuration.title.map(runtime.string)
    list.owner = self
    list.screen = self
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

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
  public var collectionView: UICollectionView { list.collectionView }

  open override var isBusy: Bool {
    super.isBusy || isUpdateScheduled || list.isUpdating
      || loaders.contains { !$0.loading.isEmpty } || search?.isWaiting == true
  }

  // MARK: Life

  open override func viewDidLoad() {
    super.viewDidLoad()
    installList()
    installRefresh()
    if let configuration = configuration.search { installSearch(configuration) }
    loaders = makeSections().map(SectionLoader.init)
    for loader in loaders { loader.owner = self }
    listen()
    updateContents()
  }

  private func listen() {
    let changes = runtime.changes.listen { [weak self] model in
      for loader in self?.loaders ?? [] { loader.section.source?.replace(model) }
    }
    let events = runtime.events.listen(to: configuration.reloadEvents) { [weak self] _ in
      self?.reload()
    }
    subscriptions = [changes, events]
  }

  private func installList() {
    let theme = runtime.theme
    view.backgroundColor = theme.uiColor(configuration.background, else: .background)
    let collectionView = list.collectionView
    collectionView.backgroundColor = view.backgroundColor
    collectionView.isPagingEnabled = configuration.isPagingEnabled || currentLayout() == .pages
    collectionView.showsVerticalScrollIndicator = configuration.showsScrollIndicators
    collectionView.showsHorizontalScrollIndicator = configuration.showsScrollIndicators
    collectionView.isScrollEnabled = configuration.isScrollEnabled
    collectionView.alwaysBounceVertical = !currentLayout().isHorizontal
    collectionView.backgroundView = stateView
    view.addSubview(collectionView)
    banner.isHidden = true
    view.addSubview(banner)
  }

  private func installRefresh() {
    guard configuration.pullToRefresh else { return }
    let control = UIRefreshControl()
    control.tintColor = runtime.theme.uiColor(configuration.refreshTint, else: .accent)
    control.addAction(
      UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    list.collectionView.refreshControl = control
    refreshControl = control
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if configuration.hidesNavigationBar, !isEmbedded {
      navigationController?.setNavigationBarHidden(true, animated: animated)
    }
    hasAppeared = true
    if isStale { reload() }
    // Loads that ended when the screen went away begin again.
    updateLoads()
    updateContents()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if configuration.hidesNavigationBar, !isEmbedded {
      navigationController?.setNavigationBarHidden(false, animated: animated)
    }
    if isLeaving {
      for loader in loaders { loader.cancelLoads() }
    }
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if list.collectionView.frame != view.bounds { list.collectionView.frame = view.bounds }
    banner.placeAtTop(of: view)
  }

  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    let traits = CellTraits(traitCollection)
    guard isViewLoaded, previous.map({ CellTraits($0) }) != traits else { return }
    list.traitsDidChange(to: traits)
    stateView.traitsDidChange()
  }

  /// Whether the screen goes for good, and not only below another one.
  private var isLeaving: Bool {
    isMovingFromParent || isBeingDismissed || navigationController?.isBeingDismissed == true
  }

  /// Whether this screen stands in a row of another.
  var isEmbedded: Bool { parent is any EmbeddingScreen }

  private var isStale: Bool {
    guard let limit = configuration.reloadOnAppear, let lastLoad else { return false }
    return runtime.clock.now >= lastLoad + limit.timeInterval
  }

  // MARK: Changes

  /// Loads everything anew; what is shown stays until something else has arrived.
  open override func reload() {
    reloadSections()
  }

  open override func stateDidChange() {
    setNeedsUpdate()
  }

  open override func runningControlsDidChange() {
    list.reconfigureVisibleCells()
  }

  open override func showOptimistically(_ model: any Model) -> OptimisticChange {
    let ticket = optimistic.insert(model)
    updateContents()
    let end: @MainActor () -> Void = { [weak self] in
      self?.optimistic.remove(model, ticket: ticket)
      self?.updateContents()
    }
    return OptimisticChange(
      commit: { [runtime] in
        runtime.changes.send(model)
        end()
      }, revert: end)
  }
}
