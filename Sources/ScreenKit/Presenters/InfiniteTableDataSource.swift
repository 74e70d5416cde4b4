/// The rows of a table that are loaded page by page as the reader comes to their end: there a row says
/// that more is coming, and asks for it when it is seen. Never more than one page is under way.
open class InfiniteTableDataSource<Item>: PresenterTableDataSource<Item>, InfiniteDataSource {
  public let pages: InfinitePages

  /// Rows of `tableView` in cells of `type`, whose pages are numbered from `firstPage` on.
  public init<P: CellPresenter, Cell: PresenterTableCell<P>>(
    _ tableView: UITableView, firstPage: Int = 1, cell type: Cell.Type,
    presenter: @escaping @MainActor (Item) -> P
  ) {
    pages = InfinitePages(firstPage: firstPage)
    super.init(tableView, cell: type, presenter: presenter)
    tableView.register(LoadingTableCell.self, forCellReuseIdentifier: LoadingTableCell.identifier)
  }

  // MARK: InfiniteDataSource

  public var scrollView: UIScrollView? { tableView }

  public var isLoadingRowSeen: Bool {
    tableView?.indexPathsForVisibleRows?.contains { $0.row == items.count } == true
  }

  public func add(_ items: [Item], andHideLoadingRow hidesLoadingRow: Bool) {
    guard let tableView else { return add(items, with: .none) }
    let loading = IndexPath(row: self.items.count, section: 0)
    let hadLoadingRow = tableView.numberOfRows(inSection: 0) > loading.row
    UIView.performWithoutAnimation {
      tableView.performBatchUpdates { [self] in
        add(items, with: .none)
        if hidesLoadingRow, hadLoadingRow { tableView.deleteRows(at: [loading], with: .none) }
      }
    }
  }

  open override func replaceAll(with items: [Item]) {
    pages.paging.reset()
    super.replaceAll(with: items)
  }

  // MARK: UITableViewDataSource

  open override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    items.count + (isComplete ? 0 : 1)
  }

  open override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard indexPath.row == items.count else {
      return super.tableView(tableView, cellForRowAt: indexPath)
    }
    loadingRowWillShow()
    let cell = tableView.dequeueReusableCell(
      withIdentifier: LoadingTableCell.identifier, for: indexPath)
    (cell as? LoadingTableCell)?.spinner.show(in: cell.contentView)
    return cell
  }
}

/// The row that says that more is coming.
private final class LoadingTableCell: UITableViewCell {
  static let identifier = "ScreenKit.loading"

  let spinner = LoadingRowSpinner()

  override func layoutSubviews() {
    super.layoutSubviews()
    selectionStyle = .none
    spinner.center(in: contentView)
  }
}
