/// A coordinator of a list: while rows are awaited, missing or could not be loaded, another controller
/// stands in the container than when there are some. Subclasses say what the sections are.
open class ListCoordinator: ScreenCoordinator, ListScreen {
  public typealias Row = ControllerRow

  /// How the list behaves.
  public let configuration: ListConfiguration

  /// The rows, which stand in the container when there are some.
  public private(set) lazy var rowList = RowListController(runtime: runtime)

  let engine: ListEngine<ControllerRow>
  private lazy var display = ListDisplay(
    engine, on: rowList.surface, configuration: configuration, screen: screenController, list: self,
    stage: ContainerStage(container, rows: rowList, runtime: runtime))

  /// A coordinator of a list that behaves as `configuration` says.
  public init(runtime: AppRuntime, configuration: ListConfiguration) {
    self.configuration = configuration
    engine = ListEngine(configuration, of: runtime)
    super.init(runtime: runtime, title: configuration.title)
  }

  // MARK: For subclasses

  /// What the screen shows.
  open func makeSections() -> [ControllerSection] { [] }

  /// What the screen shows when there is nothing.
  open func makeEmptyState() -> EmptyState? { nil }

  /// Which rows can be selected together, and what can be done with them; nil for none.
  open func makeSelection() -> ListSelection? { nil }

  /// What the list can be searched in; nil for a search without scopes.
  open func makeSearchScopes() -> SearchScopes? { nil }

  /// What is offered to search for now; nil for a search without suggestions.
  open func makeSearchSuggestions() -> SearchSuggestions? { nil }

  /// Called when the words to search for have changed and the reader has paused.
  open func searchQueryDidChange(_ query: String) {}

  // MARK: Life

  override var screenContent: (any ScreenContent)? { display }

  open override func start() {
    engine.start(makeSections())
  }

  open override func stop() {
    engine.screenDidLeave()
  }

  open override func screenWillAppear() {
    engine.screenWillAppear()
  }

  open override var isBusy: Bool { engine.isBusy || rowList.isUpdating }

  // MARK: Changes

  /// Asks for the rows again, once per turn however often it is called.
  public func setNeedsUpdate() {
    engine.setNeedsUpdate()
  }

  /// Tries again what failed.
  public func retry() {
    engine.retry()
  }

  open override func stateDidChange() {
    setNeedsUpdate()
  }
}
