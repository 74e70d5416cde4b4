/// A list in a table that a presenter decides about.
open class PresenterListTableController<P: ListPresenting>: PresenterListController<
  P, TableSurface<PresenterRow<P.Cell, P.Destination>>
>
where P.Cell: TablePresentedCell, P.Cell.Destination == P.Destination {
  /// A list that `presenter` decides about.
  public init(
    runtime: AppRuntime, presenter: P, configuration: PresenterListConfiguration
  ) {
    let surface = TableSurface<PresenterRow<P.Cell, P.Destination>>(runtime: runtime) {
      [weak presenter] row in row.cell.tableFace.face(of: row, on: presenter)
    }
    super.init(
      runtime: runtime, presenter: presenter, configuration: configuration, surface: surface)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// The table that the rows are in.
  public var tableView: UITableView { surface.tableView }
}
