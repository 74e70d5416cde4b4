/// A screen with a list of any models: it loads, refreshes, pages and updates itself, and shows when there
/// is nothing or something went wrong. Subclasses say what view the rows are in and where they come from.
open class ListScreenController<Surface: ListSurface>: ScreenController, ListDisplayHost {
  /// How the screen behaves.
  public let configuration: ListConfiguration

  private let surface: Surface
  private(set) lazy var display = ListDisplay(
    makeEngine(), on: surface, configuration: configuration, host: self)

  init(runtime: AppRuntime, configuration: ListConfiguration, surface: Surface) {
    self.configuration = configuration
    self.surface = surface
    super.init(runtime: runtime)
    showTitle(else: configuration.title)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public var listContent: any ListContent { display }

  open override var screenContent: (any ScreenContent)? { display }

  /// The list at work.
  func makeEngine() -> ListEngine<Surface.Row> { ListEngine(configuration, of: runtime) }

  // MARK: For subclasses

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

  /// Called when the list scrolls.
  open func didScroll(_ scrollView: UIScrollView) {}

  /// Called when the list has begun to be dragged.
  open func willBeginDragging(_ scrollView: UIScrollView) {}

  // MARK: Life

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    display.engine.screenWillAppear()
  }
}
