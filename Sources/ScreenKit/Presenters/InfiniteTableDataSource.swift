/// Rows that are loaded page by page as the reader comes to their end: there a row says that more is
/// coming, and asks for it when it is seen. Never more than one page is under way.
open class InfiniteTableDataSource<Item>: PresenterTableDataSource<Item> {
  /// A page that was asked for: what has come of it is told by `finish` or `fail`.
  public typealias Load = InfinitePaging.Load

  /// Asks for a page.
  public var onLoad: (@MainActor (Load) -> Void)?

  private var paging: InfinitePaging
  private var onRefresh: (@MainActor () -> Void)?

  /// Rows of `tableView` in cells of `type`, whose pages are numbered from `firstPage` on.
  public init<P: CellPresenter, Cell: PresenterTableCell<P>>(
    _ tableView: UITableView, firstPage: Int = 1, cell type: Cell.Type,
    presenter: @escaping @MainActor (Item) -> P
  ) {
    paging = InfinitePaging(firstPage: firstPage)
    super.init(tableView, cell: type, presenter: presenter)
    tableView.register(
      LoadingRowCell.self, forCellReuseIdentifier: LoadingRowCell.identifier)
  }

  /// The number of the page that was loaded last; nil before the first.
  public var currentPage: Int? { paging.currentPage }

  /// Whether the last page is known, so that no row asks for more.
  public var isComplete: Bool { paging.isComplete }

  /// Whether a page is under way.
  public var isLoading: Bool { paging.isLoading }

  // MARK: Pages

  /// Asks for the next page, unless one is under way or the last one is known.
  public func loadNext() {
    guard let load = paging.begin() else { return }
    onLoad?(load)
  }

  /// Adds the items that have come for `load`. What came too late for `replaceAll` is dropped.
  public func finish(_ load: Load, with items: [Item], isLast: Bool) {
    guard paging.finish(load, isLast: isLast) else { return }
    add(items, andHideLoadingRow: isLast)
    endRefreshing()
    Task { [weak self] in self?.loadNextIfSeen() }
  }

  /// Asks for the next page where the row that asks for more is still in sight after a short page: it
  /// does not come into sight anew then.
  private func loadNextIfSeen() {
    guard let tableView, !isComplete else { return }
    tableView.layoutIfNeeded()
    let isSeen = tableView.indexPathsForVisibleRows?.contains { $0.row == items.count }
    if isSeen == true { loadNext() }
  }

  /// The page for `load` did not come. It is asked for again when the loading row comes
  /// into sight anew, or by `loadNext`.
  public func fail(_ load: Load) {
    paging.fail(load)
    endRefreshing()
  }

  /// Puts `items` in the place of all, and begins with the first page anew.
  open override func replaceAll(with items: [Item]) {
    paging.reset()
    super.replaceAll(with: items)
  }

  /// Adds `items`, and takes the row that asks for more away in the same step where it has nothing to
  /// ask for any more.
  private func add(_ items: [Item], andHideLoadingRow hidesLoadingRow: Bool) {
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

  // MARK: Pull to refresh

  /// Makes a pull at the top begin with the first page anew, after `onRefresh`.
  public func addPullToRefresh(
    _ control: UIRefreshControl = UIRefreshControl(),
    onRefresh: (@MainActor () -> Void)? = nil
  ) {
    self.onRefresh = onRefresh
    control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    tableView?.refreshControl = control
  }

  /// Makes a pull at the top do nothing.
  public func removePullToRefresh() {
    tableView?.refreshControl = nil
    onRefresh = nil
  }

  private func refresh() {
    onRefresh?()
    paging.reset()
    replaceAll(with: [])
    loadNext()
  }

  private func endRefreshing() {
    guard let control = tableView?.refreshControl, control.isRefreshing else { return }
    control.endRefreshing()
  }

  // MARK: UITableViewDataSource

  open override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int {
    items.count + (paging.isComplete ? 0 : 1)
  }

  open override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard indexPath.row == items.count else {
      return super.tableView(tableView, cellForRowAt: indexPath)
    }
    let cell = tableView.dequeueReusableCell(
      withIdentifier: LoadingRowCell.identifier, for: indexPath)
    (cell as? LoadingRowCell)?.spin()
    // The table is about to lay this row out and must not change meanwhile.
    Task { [weak self] in self?.loadNext() }
    return cell
  }
}

/// The row that says that more is coming.
final class LoadingRowCell: UITableViewCell {
  static let identifier = "ScreenKit.loading"

  private let spinner = UIActivityIndicatorView(style: .medium)

  func spin() {
    if spinner.superview == nil {
      selectionStyle = .none
      contentView.addSubview(spinner)
    }
    spinner.startAnimating()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    spinner.frame = CGRect(
      x: contentView.bounds.midX - 10, y: contentView.bounds.midY - 10, width: 20, height: 20)
  }
}
