/// The controller of a scene with a list: it shows what its presenter's list has, tells the presenter
/// what it lives through, and decides nothing. Subclasses say who their presenter is and how a row
/// looks.
open class SceneListController<Row: ListRow>: ScreenController, ListDisplayHost, SceneViewable,
  SceneNavigable
{
  /// How the screen behaves.
  public let configuration: CollectionConfiguration

  private lazy var display = makeDisplay()
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
    let surface = CollectionSurface<Row>(runtime: runtime) { [weak self] row in
      self?.face(of: row) ?? Self.placeholder(for: row)
    }
    surface.currentLayout = { [weak self] in self?.currentLayout ?? .list }
    return ListDisplay(
      listPresenter?.list ?? ListEngine(in: runtime.sceneContext), on: surface,
      configuration: ListDisplayConfiguration(
        pullToRefresh: configuration.pullToRefresh, refreshTint: configuration.refreshTint,
        loading: configuration.loading, error: configuration.error),
      host: self)
  }

  private static func placeholder(for row: Row) -> RowFace {
    RowFace(AnyModel(row.item), PlaceholderAdapter())
  }

  private var currentLayout: ListLayout { listPresenter?.layout ?? configuration.layout }

  // MARK: For subclasses

  /// Who decides what is shown. The subclass owns it.
  open var listPresenter: (any ListPresentable<Row>)? { nil }

  /// `presenter` as what this controller knows of it.
  public final func known(
    _ presenter: some ListPresentable<Row>
  ) -> any ListPresentable<Row> { presenter }

  /// How `row` is shown, and what can be done with it.
  open func face(of row: Row) -> RowFace { Self.placeholder(for: row) }

  open func makeEmptyState() -> EmptyState? { nil }

  open func didScroll(_ scrollView: UIScrollView) {}

  open func willBeginDragging(_ scrollView: UIScrollView) {}

  /// The view that the rows are in.
  public var collectionView: UICollectionView { display.surface.collectionView }

  /// The item of the row at `path`.
  public func item(at path: IndexPath) -> (any Model)? {
    display.surface.shown.row(at: path)?.row.item
  }

  open override var isBusy: Bool { super.isBusy || display.isBusy }

  // MARK: Life

  open override func viewDidLoad() {
    super.viewDidLoad()
    display.install()
    configureCollectionView()
    if let configuration = configuration.search { installSearch(configuration) }
    listPresenter?.viewDidLoad()
  }

  private func configureCollectionView() {
    view.backgroundColor = runtime.theme.uiColor(configuration.background, else: .background)
    collectionView.backgroundColor = view.backgroundColor
    collectionView.isPagingEnabled = configuration.isPagingEnabled || currentLayout == .pages
    collectionView.showsVerticalScrollIndicator = configuration.showsScrollIndicators
    collectionView.showsHorizontalScrollIndicator = configuration.showsScrollIndicators
    collectionView.isScrollEnabled = configuration.isScrollEnabled
    collectionView.alwaysBounceVertical = !currentLayout.isHorizontal
  }

  private func installSearch(_ configuration: SearchConfiguration) {
    let query = SearchQuery(configuration, clock: runtime.clock) { [weak self] text in
      self?.listPresenter?.searchQueryDidChange(text)
      self?.display.engine.setNeedsUpdate()
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
    listPresenter?.viewWillAppear()
    display.engine.screenWillAppear()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    listPresenter?.viewDidAppear()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if configuration.hidesNavigationBar, !isEmbedded {
      navigationController?.setNavigationBarHidden(false, animated: animated)
    }
    if isLeaving { display.engine.screenDidLeave() }
    listPresenter?.viewWillDisappear()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    listPresenter?.viewDidDisappear()
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

  open override func reload() {
    display.engine.reload()
  }

  open override func stateDidChange() {
    display.engine.setNeedsUpdate()
  }

  open override func runningControlsDidChange() {
    display.surface.reconfigureVisibleCells()
  }

  open override func showOptimistically(_ model: any Model) -> OptimisticChange {
    display.engine.showOptimistically(model)
  }
}

extension SceneListController: EmbeddingScreen {
  public func embeddedContentDidChange(in child: UIViewController) {
    display.embeddedContentDidChange(in: child)
  }
}

extension SceneListController: ContentSizing {
  public func contentHeight(width: CGFloat) -> CGFloat {
    display.contentHeight(width: width)
  }
}
