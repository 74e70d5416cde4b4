/// The items of a list, one section of them, each shown by a cell with a presenter. What is added,
/// inserted, removed or replaced moves in the view at once. Subclasses say what view that is.
///
/// Where `onLoad` says how, the items are loaded page by page: at their end a row says that more is
/// coming, and asks for the next page when it is seen. Never more than one page is under way.
@MainActor
open class PresenterDataSource<Item>: NSObject {
  /// A page that was asked for: what has come of it is told by `finish` or `fail`.
  public typealias Load = InfinitePaging.Load

  static var loadingRow: String { "ScreenKit.loading" }

  /// The items now.
  public private(set) var items: [Item]
  /// Which pages were loaded, and whether there are others.
  public private(set) var paging: InfinitePaging
  /// Asks for a page; without it all items are there.
  public var onLoad: (@MainActor (Load) -> Void)? {
    didSet { view?.reloadData() }
  }

  private weak var view: (any BatchView)?
  private var onRefresh: (@MainActor () -> Void)?

  init(_ items: [Item], firstPage: Int, in view: any BatchView) {
    self.items = items
    self.view = view
    paging = InfinitePaging(firstPage: firstPage)
  }

  /// The item at `position`; nil where there is none.
  public func item(at position: Int) -> Item? { items[checked: position] }

  // MARK: Changes

  /// Puts `items` at the end.
  open func add(_ items: [Item], with animation: UITableView.RowAnimation = .automatic) {
    insert(items, at: self.items.count, with: animation)
  }

  /// Puts `items` before the one at `position`; a position behind the end is the end.
  open func insert(
    _ items: [Item], at position: Int, with animation: UITableView.RowAnimation = .automatic
  ) {
    guard !items.isEmpty else { return }
    let position = min(max(position, 0), self.items.count)
    countRows()
    self.items.insert(contentsOf: items, at: position)
    view?.addRows(at: paths(position..<position + items.count), with: animation)
  }

  /// Takes the item at `position` out, if there is one.
  open func remove(at position: Int, with animation: UITableView.RowAnimation = .automatic) {
    guard items.indices.contains(position) else { return }
    countRows()
    items.remove(at: position)
    view?.removeRows(at: paths(position..<position + 1), with: animation)
  }

  /// Puts `item` in the place of the one at `position`, if there is one.
  open func replace(
    at position: Int, with item: Item, animation: UITableView.RowAnimation = .automatic
  ) {
    guard items.indices.contains(position) else { return }
    countRows()
    items[position] = item
    view?.replaceRows(at: paths(position..<position + 1), with: animation)
  }

  /// Puts `items` in the place of all, and begins with the first page anew.
  open func replaceAll(with items: [Item]) {
    paging.reset()
    self.items = items
    view?.reloadData()
  }

  /// Takes all items out.
  open func clear(with animation: UITableView.RowAnimation = .automatic) {
    guard !items.isEmpty else { return }
    countRows()
    let rows = paths(items.indices)
    items = []
    view?.removeRows(at: rows, with: animation)
  }

  /// Makes the view know how many rows there are before a change. One that has not been laid out since it was
  /// told to load them would count them when it hears of the change, and find the new ones already there.
  private func countRows() {
    _ = view?.numberOfRows(inSection: 0)
  }

  private func paths(_ rows: Range<Int>) -> [IndexPath] {
    rows.map { IndexPath(item: $0, section: 0) }
  }

  // MARK: Pages

  /// How many rows there are: the items', and the one that asks for more.
  var rowCount: Int { items.count + (onLoad == nil || paging.state == .cannotPaginate ? 0 : 1) }

  /// Asks for the next page, unless one is under way or the last one is known.
  public func loadNext() {
    guard let onLoad, let load = paging.begin() else { return }
    onLoad(load)
  }

  /// Called when the row that says that more is coming is about to be seen.
  func loadingRowWillShow() {
    // The view is about to lay this row out and must not change meanwhile.
    Task { [weak self] in self?.loadNext() }
  }

  /// Adds the items that have come for `load`. What arrived too late for `replaceAll` is dropped.
  public func finish(_ load: Load, with items: [Item], isLast: Bool) {
    guard paging.finish(load, isLast: isLast) else { return }
    addPage(items, isLast: isLast)
    endRefreshing()
    Task { [weak self] in self?.loadNextIfSeen() }
  }

  /// Adds items, and takes the row that asks for more away in the same step where that has nothing to ask
  /// for any more.
  private func addPage(_ items: [Item], isLast: Bool) {
    guard let view else { return add(items, with: .none) }
    let loadingRow = paths(self.items.count..<self.items.count + 1)
    let hasLoadingRow = view.numberOfRows(inSection: 0) > self.items.count
    UIView.performWithoutAnimation {
      view.batch(
        { [self] in
          add(items, with: .none)
          if isLast, hasLoadingRow { view.removeRows(at: loadingRow, with: .none) }
        }, completion: nil)
    }
  }

  /// Asks for the next page where the row that asks for more is still in sight after a short page: it
  /// does not come into sight anew then.
  private func loadNextIfSeen() {
    view?.layoutIfNeeded()
    if view?.rowsInSight.contains(where: { $0.item == items.count }) == true { loadNext() }
  }

  /// The page for `load` did not come. It is asked for again when the loading row comes
  /// into sight anew, or by `loadNext`.
  public func fail(_ load: Load) {
    paging.fail(load)
    endRefreshing()
  }

  // MARK: Pull to refresh

  /// Makes a pull at the top begin with the first page anew, after `onRefresh`.
  public func addPullToRefresh(
    _ control: UIRefreshControl = UIRefreshControl(),
    onRefresh: (@MainActor () -> Void)? = nil
  ) {
    self.onRefresh = onRefresh
    control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    view?.refreshControl = control
  }

  /// Makes a pull at the top do nothing.
  public func removePullToRefresh() {
    view?.refreshControl = nil
    onRefresh = nil
  }

  private func refresh() {
    onRefresh?()
    replaceAll(with: [])
    loadNext()
  }

  private func endRefreshing() {
    guard let control = view?.refreshControl, control.isRefreshing else { return }
    control.endRefreshing()
  }
}
