/// The rows of a table, one section of items, each shown by a cell with a presenter. What is added,
/// inserted, removed or replaced moves in the table at once.
open class PresenterTableDataSource<Item>: PresenterDataSource<Item>, UITableViewDataSource {
  /// The table that the rows are in; kept weakly, since the screen owns it.
  public private(set) weak var tableView: UITableView?

  private let makeCell: @MainActor (UITableView, IndexPath, Item) -> UITableViewCell

  /// Rows of `tableView` in cells of `type`, each with the presenter that `presenter` makes for its item.
  public init<P: CellPresenter, Cell: PresenterTableCell<P>>(
    _ tableView: UITableView, items: [Item] = [], cell type: Cell.Type,
    presenter: @escaping @MainActor (Item) -> P
  ) {
    self.tableView = tableView
    makeCell = { tableView, path, item in
      tableView.dequeue(type, for: path, presenter: presenter(item))
    }
    super.init(items)
    tableView.register(type)
    tableView.dataSource = self
  }

  override func viewWillChange() {
    _ = tableView?.numberOfRows(inSection: 0)
  }

  override func viewNeeds(_ change: RowChange, with animation: UITableView.RowAnimation) {
    switch change {
    case .inserted(let rows): tableView?.insertRows(at: rows.paths, with: animation)
    case .removed(let rows): tableView?.deleteRows(at: rows.paths, with: animation)
    case .replaced(let rows): tableView?.reloadRows(at: rows.paths, with: animation)
    case .all: tableView?.reloadData()
    }
  }

  // MARK: UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int { 1 }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard let item = item(at: indexPath.row) else { return UITableViewCell() }
    return makeCell(tableView, indexPath, item)
  }
}
