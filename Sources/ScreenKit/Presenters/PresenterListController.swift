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
  private lazy var display = ListDisplay(
    presenter.engine, on: surface, configuration: configuration, host: self)

  init(
    runtime: AppRuntime, presenter: P, configuration: PresenterListConfiguration, surface: Surface
  ) {
    self.configuration = configuration
    self.surface = surface
    super.init(runtime: runtime, presenter: presenter)
    showTitle(else: configuration.title)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public var listContent: any ListContent { display }

  open override var screenContent: (any ScreenContent)? { display }

  open override func makeTitle() -> ScreenText? { presenter.makeTitle() }

  open override func makeBarItems() -> BarItems { presenter.barItems() }

  open func makeEmptyState() -> EmptyState? { presenter.emptyState() }

  open func makeSelection() -> ListSelection? { presenter.selection() }

  open func makeSearchScopes() -> SearchScopes? { presenter.makeSearchScopes() }

  open func makeSearchSuggestions() -> SearchSuggestions? { presenter.makeSearchSuggestions() }

  open func searchQueryDidChange(_ query: String) {
    presenter.searchQueryDidChange(query)
  }

  open func didScroll(_ scrollView: UIScrollView) {}

  open func willBeginDragging(_ scrollView: UIScrollView) {}

  open override var isBusy: Bool { super.isBusy || presenter.isBusy }

  open override func reload() {
    presenter.reload()
  }
}
