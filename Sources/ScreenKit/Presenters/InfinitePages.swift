/// The pages of a list that is loaded as the reader comes to its end, and the pull at its top that
/// begins with the first page anew.
@MainActor
public final class InfinitePages {
  /// A page that was asked for.
  public typealias Load = InfinitePaging.Load

  var paging: InfinitePaging
  var onLoad: (@MainActor (Load) -> Void)?
  var onRefresh: (@MainActor () -> Void)?

  init(firstPage: Int) {
    paging = InfinitePaging(firstPage: firstPage)
  }
}

/// A data source whose items are loaded page by page: at their end a row says that more is coming, and
/// asks for it when it is seen. Never more than one page is under way.
@MainActor
public protocol InfiniteDataSource<Item>: AnyObject {
  associatedtype Item

  /// The items now.
  var items: [Item] { get }

  /// The pages of the list.
  var pages: InfinitePages { get }

  /// The view that the items are in.
  var scrollView: UIScrollView? { get }

  /// Whether the row that says that more is coming is in sight.
  var isLoadingRowSeen: Bool { get }

  /// Puts `items` at the end, and takes the row that asks for more away in the same step where it has
  /// nothing to ask for any more.
  func add(_ items: [Item], andHideLoadingRow hidesLoadingRow: Bool)

  /// Puts `items` in the place of all, and begins with the first page anew.
  func replaceAll(with items: [Item])
}

extension InfiniteDataSource {
  /// A page that was asked for: what has come of it is told by `finish` or `fail`.
  public typealias Load = InfinitePages.Load

  /// Asks for a page.
  public var onLoad: (@MainActor (Load) -> Void)? {
    get { pages.onLoad }
    set { pages.onLoad = newValue }
  }

  /// The number of the page that was loaded last; nil before the first.
  public var currentPage: Int? { pages.paging.currentPage }

  /// Whether the last page is known, so that no row asks for more.
  public var isComplete: Bool { pages.paging.isComplete }

  /// Whether a page is under way.
  public var isLoading: Bool { pages.paging.isLoading }

  // MARK: Pages

  /// Asks for the next page, unless one is under way or the last one is known.
  public func loadNext() {
    guard let load = pages.paging.begin() else { return }
    onLoad?(load)
  }

  /// Adds the items that have come for `load`. What came too late for `replaceAll` is dropped.
  public func finish(_ load: Load, with items: [Item], isLast: Bool) {
    guard pages.paging.finish(load, isLast: isLast) else { return }
    add(items, andHideLoadingRow: isLast)
    endRefreshing()
    Task { [weak self] in self?.loadNextIfSeen() }
  }

  /// Asks for the next page where the row that asks for more is still in sight after a short page: it
  /// does not come into sight anew then.
  private func loadNextIfSeen() {
    guard !isComplete else { return }
    scrollView?.layoutIfNeeded()
    if isLoadingRowSeen { loadNext() }
  }

  /// The page for `load` did not come. It is asked for again when the loading row comes
  /// into sight anew, or by `loadNext`.
  public func fail(_ load: Load) {
    pages.paging.fail(load)
    endRefreshing()
  }

  /// Called when the row that says that more is coming is about to be seen.
  func loadingRowWillShow() {
    // The view is about to lay this row out and must not change meanwhile.
    Task { [weak self] in self?.loadNext() }
  }

  // MARK: Pull to refresh

  /// Makes a pull at the top begin with the first page anew, after `onRefresh`.
  public func addPullToRefresh(
    _ control: UIRefreshControl = UIRefreshControl(),
    onRefresh: (@MainActor () -> Void)? = nil
  ) {
    pages.onRefresh = onRefresh
    control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
    scrollView?.refreshControl = control
  }

  /// Makes a pull at the top do nothing.
  public func removePullToRefresh() {
    scrollView?.refreshControl = nil
    pages.onRefresh = nil
  }

  private func refresh() {
    pages.onRefresh?()
    replaceAll(with: [])
    loadNext()
  }

  private func endRefreshing() {
    guard let control = scrollView?.refreshControl, control.isRefreshing else { return }
    control.endRefreshing()
  }
}
