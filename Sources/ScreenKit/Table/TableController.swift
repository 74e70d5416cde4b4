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
open class TableController: ListScreenController<TableSurface<TableRow>> {
  var presenters = RowStyleMap<@MainActor (any Model) -> TableRow?>()

  /// A screen that behaves as `configuration` says.
  public init(runtime: AppRuntime, configuration: TableConfiguration) {
    super.init(
      runtime: runtime, configuration: configuration,
      surface: TableSurface(runtime: runtime, style: configuration.style) { $0.face })
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// What the table shows. Presenters are registered here.
  open func makeSections() -> [TableSection] { [] }

  /// The view that the rows are in.
  public var tableView: UITableView { display.surface.tableView }

  open override func viewDidLoad() {
    super.viewDidLoad()
    display.surface.showsSeparators = configuration.showsSeparators
    tableView.separatorStyle = configuration.showsSeparators ? .singleLine : .none
    tableView.separatorColor = runtime.theme.uiColor(.separator)
    display.engine.start(makeSections())
  }
}
