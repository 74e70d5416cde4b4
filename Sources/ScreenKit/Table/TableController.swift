/// A screen with a table: it has a presenter for each style of each type of model, loads, refreshes,
/// pages and updates its rows, and shows when there is nothing or something went wrong. Subclasses
/// register presenters and say what the sections are.
///
/// ```
/// TableController ──▶ presenters by (type, style)
///       │       ▲ weak, the delegate of their events
///       ▼       └──────────────────────────────────── rows
/// ListDisplay ──▶ ListEngine ──▶ sections ──▶ DataSource
///       └───────▶ TableSurface ──▶ UITableView
/// ```
open class TableController: ScreenController, ListDisplayHost {
  /// How the screen behaves.
  public let configuration: TableConfiguration

  var presenters = RowStyleMap<@MainActor (any Model) -> TableRow?>()
  private(set) lazy var display = makeDisplay()
  private var search: SearchCoordinator?

  /// A screen that behaves as `configuration` says.
  public init(runtime: AppRuntime, configuration: TableConfiguration) {
    self.configuration = configuration
    super.init(runtime: runtime)
    title = configuration.title.map(runtime.string)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  private func makeDisplay() -> ListDisplay<TableSurface<TableRow>> {
    let engine = ListEngine<TableRow>(
      reloading: ListEngine.Reloading(
        onAppear: configuration.reloadOnAppear, events: configuration.reloadEvents),
      clock: runtime.clock, events: runtime.events, changes: runtime.changes)
    return ListDisplay(
      engine, on: TableSurface(runtime: runtime, style: configuration.style) { $0.face },
      configuration: ListDisplayConfiguration(
        pullToRefresh: configuration.pullToRefresh, refreshTint: configuration.refreshTint,
        loading: configuration.loading, error: configuration.error),
      host: self)
  }

  // MARK: For subclasses

  /// What the table shows. Presenters are registered here.
  open func makeSections() -> [TableSection] { [] }

  /// What the screen shows when there is nothing.
  open func makeEmptyState() -> EmptyState? { nil }

  /// Called when the words to search for have changed and the reader has paused.
  open func searchQueryDidChange(_ query: String) {}

  /// Called when the table scrolls.
  open func didScroll(_ scrollView: UIScrollView) {}

  /// Called when the table has begun to be dragged.
  open func willBeginDragging(_ scrollView: UIScrollView) {}

  /// The view that the rows are in.
  public var tableView: UITableView { display.surface.tableView }

  open override var isBusy: Bool { super.isBusy || display.isBusy }

  // MARK: Life

  open override func viewDidLoad() {
    super.viewDidLoad()
    display.install()
    configureTableView()
    if let configuration = configuration.search { installSearch(configuration) }
    display.engine.start(makeSections())
  }

  private func configureTableView() {
    view.backgroundColor = runtime.theme.uiColor(configuration.background, else: .background)
    tableView.backgroundColor = view.backgroundColor
    tableView.separatorStyle = configuration.showsSeparators ? .singleLine : .none
    tableView.separatorColor = runtime.theme.uiColor(.separator)
    tableView.showsVerticalScrollIndicator = configuration.showsScrollIndicators
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
