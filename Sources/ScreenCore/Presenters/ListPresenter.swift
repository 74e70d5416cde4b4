/// Decides what a list shows: its sections, and with them its cells' presenters. Loading, paging and
/// optimistic changes are its engine's, whose output is the view.
@MainActor
open class ListPresenter<Cell: PresentedCell, Destination>: BasePresenter<Destination> {
  public typealias Row = PresenterRow<Cell, Destination>
  public typealias Section = RowSection<Row>
  public typealias Reloading = ListEngine<Row>.Reloading

  /// The list at work.
  public let engine: ListEngine<Row>

  /// A list that loads anew by itself as `reloading` says.
  public init(
    _ context: PresenterContext<Destination>,
    reloading: Reloading = Reloading()
  ) {
    engine = ListEngine(
      reloading: reloading, clock: context.clock, events: context.events,
      changes: context.changes)
    super.init(context)
  }

  // MARK: For subclasses

  /// What the list shows.
  open func makeSections() -> [Section] { [] }

  /// How items stand in a collection view now; nil for the way that the screen is configured with.
  open func currentLayout() -> ListLayout? { nil }

  /// Which rows can be selected together, and what can be done with them; nil for none.
  open func makeSelection() -> PresenterSelection<Destination>? { nil }

  /// What the list can be searched in; nil for a search without scopes.
  open func makeSearchScopes() -> SearchScopes? { nil }

  /// What is offered to search for now; nil for a search without suggestions.
  open func makeSearchSuggestions() -> SearchSuggestions? { nil }

  /// Called when the words to search for have changed and the reader has paused.
  open func searchQueryDidChange(_ query: String) {}

  // MARK: Life

  open override func viewDidLoad() {
    super.viewDidLoad()
    engine.start(makeSections())
  }

  open override func viewWillAppear() {
    super.viewWillAppear()
    engine.screenWillAppear()
  }

  open override func viewWasDestroyed() {
    super.viewWasDestroyed()
    engine.screenDidLeave()
  }

  // MARK: What takes time

  open override var isBusy: Bool { super.isBusy || engine.isBusy }

  open override func reload() {
    engine.reload()
  }

  open override func stateDidChange() {
    engine.setNeedsUpdate()
  }

  open override func showOptimistically(_ model: any Model) -> OptimisticChange {
    engine.showOptimistically(model)
  }
}
