/// Where a list stands that is loaded page by page as the reader goes on: never more than one load is
/// under way, and nothing is asked for behind the last page.
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
  /// Whether the last page is known: then there is nothing more to load.
  public private(set) var isComplete = false
  private var load: Load?
  private var round = 0

  /// A list whose pages are numbered from `firstPage` on.
  public init(firstPage: Int = 1) {
    self.firstPage = firstPage
  }

  /// Whether a load is under way.
  public var isLoading: Bool { load != nil }

  /// Begins to load the next page; nil while a load is under way and behind the last page.
  public mutating func begin() -> Load? {
    guard load == nil, !isComplete else { return nil }
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
