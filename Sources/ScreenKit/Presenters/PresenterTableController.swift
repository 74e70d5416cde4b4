/// A screen with a table that a presenter decides about. What its rows are is up to the data source that
/// a subclass gives the table, such as ``PresenterTableDataSource``.
open class PresenterTableController<P: ScreenPresenter>: PresenterController<P> {
  /// The table, which fills the screen.
  public let tableView: UITableView

  /// A screen that `presenter` decides about, with a table in `style`.
  public init(runtime: AppRuntime, presenter: P, style: UITableView.Style) {
    tableView = UITableView(frame: .zero, style: style)
    super.init(runtime: runtime, presenter: presenter)
  }

  /// A screen that `presenter` decides about, with a plain table.
  public override init(runtime: AppRuntime, presenter: P) {
    tableView = UITableView(frame: .zero, style: .plain)
    super.init(runtime: runtime, presenter: presenter)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    tableView.backgroundColor = runtime.theme.uiColor(.background)
    view.addSubview(tableView)
    super.viewDidLoad()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.frame = view.bounds
  }
}
