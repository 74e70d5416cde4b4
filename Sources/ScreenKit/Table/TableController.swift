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

  /// A screen that behaves as `configuration` says.
  public init(runtime: AppRuntime, configuration: TableConfiguration) {
    self.configuration = configuration
    super.init(runtime: runtime)
    showTitle(else: configuration.title)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  private func makeDisplay() -> ListDisplay<TableSurface<TableRow>> {
    let engine = ListEngine<TableRow>(
      reloading: ListEngine.Reloading(
        onAppear: configuration.reloadOnAppear, events: configuration.reloadEvents),
      in: runtime.sceneContext)
    let surface = TableSurface<TableRow>(runtime: runtime, style: configuration.style) { $0.face }
    return ListDisplay(engine, on: surface, configuration: configuration, host: self)
  }

  public var listContent: any ListContent { display }

  open override var screenContent: (any ScreenContent)? { display }

  // MARK: For subclasses

  /// What the table shows. Presenters are registered here.
  open func makeSections() -> [TableSection] { [] }

  /// What the screen shows when there is nothing.
  open func makeEmptyState() -> EmptyState? { nil }

  /// Which rows can be selected together, and what can be done with them; nil for none.
  open func makeSelection() -> ListSelection? { nil }

  /// Called when the words to search for have changed and the reader has paused.
  open func searchQueryDidChange(_ query: String) {}

  /// Called when the table scrolls.
  open func didScroll(_ scrollView: UIScrollView) {}

  /// Called when the table has begun to be dragged.
  open func willBeginDragging(_ scrollView: UIScrollView) {}

  /// The view that the rows are in.
  public var tableView: UITableView { display.surface.tableView }

  // MARK: Life

  open override func viewDidLoad() {
    super.viewDidLoad()
    tableView.separatorStyle = configuration.showsSeparators ? .singleLine : .none
    tableView.separatorColor = runtime.theme.uiColor(.separator)
    display.engine.start(makeSections())
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    display.engine.screenWillAppear()
  }
}
