/// Whether a list that loads more at its end can do so now.
public enum InfiniteScrollingState: Hashable, Sendable {
  /// The next rows are being loaded.
  case loading
  /// There is more, and it can be loaded.
  case canPaginate
  /// There is no more, or nothing to continue.
  case cannotPaginate
}

/// The paging of a list as a value: what was loaded decides what can be loaded next, and there is
/// never more than one load under way.
///
/// ```
///                   begin()                    finish(next: mark)
/// canPaginate(mark) ───────▶ loading ─────────────────────────────▶ canPaginate(mark)
///        ▲                      │  └── finish(next: nil) ──────────▶ cannotPaginate
///        └────── fail() ────────┘
/// ```
public struct InfiniteScrolling<Mark: Hashable & Sendable>: Hashable, Sendable {
  /// What the list is at.
  public private(set) var state: InfiniteScrollingState
  private var next: Mark?

  /// A list whose first part is at `first`.
  public init(first: Mark) {
    state = .canPaginate
    next = first
  }

  /// Begins the next load. The answer is where the part is; nil when there is nothing to load or a
  /// load is under way.
  public mutating func begin() -> Mark? {
    guard state == .canPaginate else { return nil }
    state = .loading
    return next
  }

  /// Ends the load with success; the next part is at `next`, or this was the last.
  public mutating func finish(next: Mark?) {
    guard state == .loading else { return }
    self.next = next
    state = next == nil ? .cannotPaginate : .canPaginate
  }

  /// Ends the load with a failure; the same part can be loaded again.
  public mutating func fail() {
    guard state == .loading else { return }
    state = .canPaginate
  }

  /// Begins anew at `first`; what a load under way still answers no longer counts.
  public mutating func reset(to first: Mark) {
    self = InfiniteScrolling(first: first)
  }
}
