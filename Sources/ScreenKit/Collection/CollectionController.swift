/// A screen with a list of any models: it loads, refreshes, pages and updates itself, and shows when
/// there is nothing or something went wrong. Subclasses say what the sections are.
open class CollectionController: ScreenController {
  /// How the screen behaves.
  public let configuration: CollectionConfiguration

  let list: ListPresenter
  private(set) var loaders: [SectionLoader] = []
  private(set) var phase = ScreenPhase.idle
  var optimistic = OptimisticItems()
  var search: SearchCoordinator?
  let stateView: StateView
  private let banner: BannerView
  private var refreshControl: UIRefreshControl?
  private var subscription: EventSubscription?
  private var lastLoad: Date?
  private var hasAppeared = false
  private var isUpdateScheduled = false

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
    if !configuration.reloadEvents.isEmpty {
      subscription = runtime.events.listen(to: configuration.reloadEvents) { [weak self] _ in
        self?.reload()
      }
    }
    updateContents()
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
    if !hasAppeared {
      hasAppeared = true
      updateLoads()
      updateContents()
    } else if isStale {
      reload()
    }
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
    guard isViewLoaded, previous.map({ CellTraits($0) }) != CellTraits(traitCollection) else {
      return
    }
    list.traitsDidChange()
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
    let age = runtime.clock.now.timeIntervalSince(lastLoad)
    return age >= Double(limit.components.seconds)
  }

  // MARK: Loads

  /// Loads everything anew; what is shown stays until something else has arrived.
  open override func reload() {
    guard hasAppeared else { return }
    for loader in includedLoaders where canLoad(loader) { loader.loadTop() }
    updateContents()
  }

  /// Tries again what failed.
  public func retry() {
    for loader in includedLoaders where loader.failure != nil && canLoad(loader) {
      loader.failure?.load == .bottom ? loader.retryBottom() : loader.loadFirst()
    }
    updateContents()
  }

  private var retryAction: @MainActor () -> Void {
    { [weak self] in self?.retry() }
  }

  private func refresh() {
    reload()
    endRefreshingIfDone()
  }

  private func endRefreshingIfDone() {
    guard let refreshControl, refreshControl.isRefreshing else { return }
    if !loaders.contains(where: \.isLoadingStart) { refreshControl.endRefreshing() }
  }

  /// Begins the loads that the state asks for, and ends those that it doesn't any more.
  private func updateLoads() {
    guard hasAppeared else { return }
    for loader in loaders {
      if !loader.isIncluded || !canLoad(loader) {
        loader.reset()
      } else if loader.needsFirstLoad {
        loader.loadFirst()
      }
    }
  }

  /// While the words to search for are too few, what depends on them has nothing to ask.
  private func canLoad(_ loader: SectionLoader) -> Bool {
    !loader.isKeyed || search?.isReady ?? true
  }

  var includedLoaders: [SectionLoader] { loaders.filter(\.isIncluded) }

  func loadMoreIfNeeded() {
    guard isOnScreen, !list.isUpdating else { return }
    let view = list.collectionView
    let horizontal = list.isHorizontal
    let viewport = horizontal ? view.bounds.width : view.bounds.height
    let offset = horizontal ? view.contentOffset.x : view.contentOffset.y
    for (index, section) in list.shown.sections.enumerated() {
      guard let loader = loaders.first(where: { $0.section.id == section.id }),
        loader.canLoadBottom, let end = list.layout.end(ofSection: index),
        BottomLoading.isDue(end: end, visibleEnd: offset + viewport, viewport: viewport)
      else { continue }
      loader.loadBottom()
      return
    }
  }

  // MARK: Contents

  open override func stateDidChange() {
    setNeedsUpdate()
  }

  /// Asks for the rows again, once per turn however often it is called.
  public func setNeedsUpdate() {
    guard isViewLoaded, !isUpdateScheduled else { return }
    isUpdateScheduled = true
    Task { [weak self] in
      guard let self else { return }
      isUpdateScheduled = false
      updateLoads()
      updateContents()
      list.reconfigureVisibleCells()
    }
  }

  /// Shows what there is now.
  func updateContents() {
    let included = includedLoaders
    let rows = included.map { $0.rows(optimistic) }
    let counts = Dictionary(
      zip(included, rows).map { ($0.section.id, $1.count) }, uniquingKeysWith: +)
    phase = ScreenPhase(included) { counts[$0.section.id] ?? 0 }
    let layout = currentLayout()
    var shown = ShownList()
    if phase == .content {
      shown.sections = zip(included, rows).map { loader, rows in
        ShownList.Section(
          id: loader.section.id, header: loader.section.header,
          layout: loader.section.layout ?? layout,
          rows: ShownList.identify(rows, in: loader.section.id))
      }
    }
    list.show(shown)
    showPhase()
  }

  private func showPhase() {
    let error = configuration.error
    switch phase {
    case .idle, .content:
      stateView.show(.nothing, on: self)
    case .loading:
      stateView.show(.loading(configuration.loading), on: self)
    case .empty:
      stateView.show(.empty(makeEmptyState() ?? EmptyState(text: StandardText.empty)), on: self)
    case .failed:
      stateView.show(error.style == .full ? .failed(error) : .nothing, on: self)
    }
    if case .failed = phase {} else if phase != .content { banner.isHidden = true }
  }

  private func showFailureBesideContent() {
    let error = configuration.error
    let text = error.text ?? StandardText.error
    let retry: (@MainActor () -> Void)? = error.retry ? retryAction : nil
    if error.style == .banner {
      banner.show(text, retry: retry)
      banner.placeAtTop(of: view)
    } else {
      notice(text, retry: retry)
    }
  }

  // MARK: Effects

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
      commit: { [weak self] in
        for loader in self?.loaders ?? [] { loader.section.source?.replace(model) }
        end()
      }, revert: end)
  }
}

// MARK: - What the parts tell

extension CollectionController: SectionLoaderOwner {
  func sectionDidChange(_ section: SectionLoader) {
    if !section.isLoadingStart { lastLoad = runtime.clock.now }
    banner.isHidden = true
    updateContents()
    endRefreshingIfDone()
    list.collectionView.setNeedsLayout()
    tellParentIfEmbedded()
  }

  func section(_ section: SectionLoader, didFail load: LoadKind, with error: LoadError) {
    updateContents()
    endRefreshingIfDone()
    if load == .bottom {
      list.layout.invalidateLayout()
      list.reconfigureVisibleCells()
    } else if phase == .content || configuration.error.style != .full {
      showFailureBesideContent()
    }
    tellParentIfEmbedded()
  }

  private func tellParentIfEmbedded() {
    (parent as? any EmbeddingScreen)?.embeddedContentDidChange(in: self)
  }
}

extension CollectionController: ListPresenterOwner {
  func listDidSelect(_ row: ShownList.ShownRow) {
    guard let action = row.row.onSelect else { return }
    perform(action, for: ControlID(row: row.id, name: "select"))
  }

  func listDidScroll() {
    loadMoreIfNeeded()
    didScroll(list.collectionView)
  }

  func listWillBeginDragging() {
    willBeginDragging(list.collectionView)
  }

  func listDidLayout() {
    loadMoreIfNeeded()
  }

  func listRetryMore() {
    retry()
    list.reconfigureVisibleCells()
  }

  var listMoreState: MoreView.State {
    let sections = includedLoaders
    if sections.contains(where: { $0.failure?.load == .bottom }) { return .failed }
    return sections.contains(where: \.hasMore) ? .loading : .none
  }
}

extension CollectionController: EmbeddingScreen {
  func embeddedContentDidChange(in child: UIViewController) {
    guard let row = list.children.row(of: child) else { return }
    // The child may have been laid out by this list's own layout pass, which must not be disturbed.
    Task { [weak self] in self?.list.invalidateSize(of: row) }
  }
}

extension CollectionController: ContentSizing {
  /// The least height of a screen in a row that has nothing to show yet.
  private static var leastHeight: CGFloat { 88 }

  func contentHeight(width: CGFloat) -> CGFloat {
    loadViewIfNeeded()
    if view.bounds.width != width { view.bounds.size.width = width }
    view.layoutIfNeeded()
    guard phase == .content else { return Self.leastHeight }
    list.layout.invalidateLayout()
    list.collectionView.layoutIfNeeded()
    return list.layout.collectionViewContentSize.height
  }
}
