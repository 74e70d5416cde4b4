/// A list that a presenter decides about. It shows the list of the presenter's engine, and tells what the
/// reader does. Subclasses say what view the rows are in.
///
/// ```
/// PresenterListController ──▶ Presenter ──▶ ListEngine
///      │        ▲                 │ weak       │ weak
///      │        └─────────────────┘            │
///      └──▶ ListDisplay ◀──────────────────────┘
/// ```
open class PresenterListController<P: ListPresenting, Surface: ListSurface>: PresenterController<P>,
  ListDisplayHost, ScreenView
where Surface.Row == PresenterRow<P.Cell, P.Destination> {
  /// How the list is shown.
  public let configuration: PresenterListConfiguration

  let surface: Surface
  private(set) lazy var display = ListDisplay(
    presenter.engine, on: surface, configuration: configuration.display, host: self)
  private var search: SearchCoordinator?

  init(
    runtime: AppRuntime, presenter: P, configuration: PresenterListConfiguration, surface: Surface
  ) {
    self.configuration = configuration
    self.surface = surface
    super.init(runtime: runtime, presenter: presenter)
    title = configuration.title.map(runtime.string)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  open override func makeBarItems() -> BarItems { presenter.barItems() }

  open func makeEmptyState() -> EmptyState? { presenter.emptyState() }

  open func didScroll(_ scrollView: UIScrollView) {}

  open func willBeginDragging(_ scrollView: UIScrollView) {}

  open override var isBusy: Bool { super.isBusy || presenter.isBusy || display.isBusy }

  open override func reload() {
    presenter.reload()
  }

  // MARK: Life

  open override func viewDidLoad() {
    display.install()
    surface.scrollView.backgroundColor = runtime.theme.uiColor(.background)
    if let configuration = configuration.search { installSearch(configuration) }
    super.viewDidLoad()
  }

  private func installSearch(_ configuration: SearchConfiguration) {
    let query = SearchQuery(configuration, clock: runtime.clock) { [weak presenter] text in
      presenter?.searchQueryDidChange(text)
      presenter?.engine.setNeedsUpdate()
    }
    presenter.engine.search = query
    let coordinator = SearchCoordinator(query, prompt: configuration.prompt.map(runtime.string))
    coordinator.install(in: self)
    search = coordinator
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isLeaving { presenter.engine.screenDidLeave() }
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

  open override func runningControlsDidChange() {
    surface.reconfigureVisibleCells()
  }
}
