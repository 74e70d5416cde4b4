/// The rows of a table, one section of items, each shown by a cell with a presenter.
open class PresenterTableDataSource<Item>: PresenterDataSource<Item>, UITableViewDataSource {
  private let makeCell: @MainActor (UITableView, IndexPath, Item) -> UITableViewCell

  /// Rows of `tableView` in cells of `type`, each with the presenter that `presenter` makes for its item.
  /// Pages are numbered from `firstPage` on.
  public init<P: CellPresenter, Cell: PresenterTableCell<P>>(
    _ tableView: UITableView, items: [Item] = [], firstPage: Int = 1, cell type: Cell.Type,
    presenter: @escaping @MainActor (Item) -> P
  ) {
    makeCell = { tableView, path, item in
      tableView.dequeue(type, for: path, presenter: presenter(item))
    }
    super.init(items, firstPage: firstPage, in: tableView)
    tableView.register(type)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.loadingRow)
    tableView.dataSource = self
  }

  // MARK: UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCount
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    if let item = item(at: indexPath.row) { return makeCell(tableView, indexPath, item) }
    loadingRowWillShow()
    let cell = tableView.dequeueReusableCell(withIdentifier: Self.loadingRow, for: indexPath)
    cell.selectionStyle = .none
    LoadingRowView.show(in: cell.contentView)
    return cell
  }
}
