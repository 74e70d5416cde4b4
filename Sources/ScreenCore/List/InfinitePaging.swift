/// Whether a list that loads more at its end can do so now.
public enum InfiniteScrollingState: Hashable, Sendable {
  /// The next rows are being loaded.
  case loading
  /// There is more, and it can be loaded.
  case canPaginate
  /// There is no more, or nothing to continue.
  case cannotPaginate
}

/// Where a list stands that is loaded page by page as the reader goes on: never more than one load is
/// under way, and nothing is asked for behind the last page.
///
/// ```
///              begin()              finish(isLast: false)
/// canPaginate ─────────▶ loading ──────────────────────────▶ canPaginate
///      ▲                    │  └─── finish(isLast: true) ──▶ cannotPaginate
///      └────── fail() ──────┘
/// ```
public struct InfinitePaging: Hashable, Sendable {
  /// A load that was begun. Its answer counts only as long as the list was not begun anew.
  public struct Load: Hashable, Sendable {
    /// The number of the page to load.
    public let page: Int
    fileprivate let round: Int
  }

  /// The number of the first page.
  public let firstPage: Int
  /// The number of the page that was loaded last; nil before the first.
  public private(set) var currentPage: Int?
  private var isComplete = false
  private var load: Load?
  private var round = 0

  /// A list whose pages are numbered from `firstPage` on.
  public init(firstPage: Int = 1) {
    self.firstPage = firstPage
  }

  /// Whether the next page is under way, can be loaded, or cannot, because the last one is known.
  public var state: InfiniteScrollingState {
    if load != nil { return .loading }
    return isComplete ? .cannotPaginate : .canPaginate
  }

  /// Begins to load the next page; nil while a load is under way and behind the last page.
  public mutating func begin() -> Load? {
    guard state == .canPaginate else { return nil }
    let next = Load(page: currentPage.map { $0 + 1 } ?? firstPage, round: round)
    load = next
    return next
  }

  /// Ends `load`, whose page has arrived. The answer is whether it is wanted still.
  public mutating func finish(_ load: Load, isLast: Bool) -> Bool {
    guard self.load == load else { return false }
    self.load = nil
    currentPage = load.page
    isComplete = isLast
    return true
  }

  /// Ends `load`, which has failed; the page can be asked for again.
  public mutating func fail(_ load: Load) {
    if self.load == load { self.load = nil }
  }

  /// Begins anew; what is under way is dropped.
  public mutating func reset() {
    round += 1
    load = nil
    currentPage = nil
    isComplete = false
  }
}
