/// A screen with a list of any models: it loads, refreshes, pages and updates itself, and shows when
/// there is nothing or something went wrong. Subclasses say what the sections are.
open class CollectionController: ScreenController, ListDisplayHost {
  /// How the screen behaves.
  public let configuration: CollectionConfiguration

  private(set) lazy var display = makeDisplay()

  /// A screen that behaves as `configuration` says.
  public init(runtime: AppRuntime, configuration: CollectionConfiguration) {
    self.configuration = configuration
    super.init(runtime: runtime)
    showTitle(else: configuration.title)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  private func makeDisplay() -> ListDisplay<CollectionSurface<Row>> {
    let engine = ListEngine<Row>(
      reloading: ListEngine.Reloading(
        onAppear: configuration.reloadOnAppear, events: configuration.reloadEvents),
      in: runtime.sceneContext)
    let surface = CollectionSurface<Row>(runtime: runtime) { $0.face }
    surface.currentLayout = { [weak self] in self?.currentLayout() ?? .list }
    return ListDisplay(engine, on: surface, configuration: configuration, host: self)
  }

  public var listContent: any ListContent { display }

  open override var screenContent: (any ScreenContent)? { display }

  // MARK: For subclasses

  /// What the screen shows.
  open func makeSections() -> [ListSection] { [] }

  /// What the screen shows when there is nothing.
  open func makeEmptyState() -> EmptyState? { nil }

  /// How rows are laid out now, where a section doesn't say.
  open func currentLayout() -> ListLayout { configuration.layout }

  /// Which rows can be selected together, and what can be done with them; nil for none.
  open func makeSelection() -> ListSelection? { nil }

  /// Called when the words to search for have changed and the reader has paused.
  open func searchQueryDidChange(_ query: String) {}

  /// Called when the list scrolls.
  open func didScroll(_ scrollView: UIScrollView) {}

  /// Called when the list has begun to be dragged.
  open func willBeginDragging(_ scrollView: UIScrollView) {}

  /// The view that the rows are in.
  public var collectionView: UICollectionView { display.surface.collectionView }

  // MARK: Life

  open override func viewDidLoad() {
    super.viewDidLoad()
    display.surface.scroll(
      byPages: configuration.isPagingEnabled, isEnabled: configuration.isScrollEnabled)
    display.engine.start(makeSections())
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    display.engine.screenWillAppear()
  }
}
