/// The controller of a scene with a list: it shows what its presenter's list has, tells the presenter
/// what it lives through, and decides nothing. Subclasses say who their presenter is and how a row
/// looks.
open class SceneListController<Row: ListRow>: ScreenController, ListDisplayHost, SceneViewable,
  SceneNavigable
{
  /// How the screen behaves.
  public let configuration: CollectionConfiguration

  private lazy var display = makeDisplay()

  /// A screen that behaves as `configuration` says.
  public init(runtime: AppRuntime, configuration: CollectionConfiguration) {
    self.configuration = configuration
    super.init(runtime: runtime)
    showTitle(else: configuration.title)
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
      configuration: configuration, host: self)
  }

  public var listContent: any ListContent { display }

  open override var screenContent: (any ScreenContent)? { display }

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

  open func searchQueryDidChange(_ query: String) {
    listPresenter?.searchQueryDidChange(query)
  }

  open func didScroll(_ scrollView: UIScrollView) {}

  open func willBeginDragging(_ scrollView: UIScrollView) {}

  /// The view that the rows are in.
  public var collectionView: UICollectionView { display.surface.collectionView }

  // MARK: Life

  open override func viewDidLoad() {
    super.viewDidLoad()
    display.surface.scroll(
      byPages: configuration.isPagingEnabled, isEnabled: configuration.isScrollEnabled)
    listPresenter?.viewDidLoad()
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    listPresenter?.viewWillAppear()
    display.engine.screenWillAppear()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    listPresenter?.viewDidAppear()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    listPresenter?.viewWillDisappear()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    listPresenter?.viewDidDisappear()
  }
}
