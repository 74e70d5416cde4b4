import ScreenKit

extension ScreenDriver {
  /// Scrolls the list, form or page of the top screen to its end, once: what is loaded for that comes below.
  public func scrollToEnd() async throws {
    let list = try scrolledList()
    list.layoutIfNeeded()
    let insets = list.adjustedContentInset
    let end = CGPoint(
      x: max(list.contentSize.width + insets.right - list.bounds.width, -insets.left),
      y: max(list.contentSize.height + insets.bottom - list.bounds.height, -insets.top))
    let start = list.contentOffset
    hands.drag(list, by: CGPoint(x: end.x - start.x, y: end.y - start.y))
    try await settle()
  }

  /// Scrolls to the end again and again until nothing more comes.
  public func scrollThroughAll() async throws {
    var length: CGFloat = -1
    _ = try scrolledList()
    while let list = rows?.scrollView, length != list.contentSize.height + list.contentSize.width {
      length = list.contentSize.height + list.contentSize.width
      try await scrollToEnd()
    }
  }

  /// Scrolls back to the start.
  public func scrollToStart() async throws {
    let list = try scrolledList()
    let insets = list.adjustedContentInset
    list.setContentOffset(CGPoint(x: -insets.left, y: -insets.top), animated: false)
    list.layoutIfNeeded()
    try await settle()
  }

  /// Pulls the list of the top screen down to refresh it.
  public func pullToRefresh() async throws {
    try beginRefresh()
    try await settle()
  }

  /// Pulls the list down and doesn't wait for what comes.
  public func beginRefresh() throws {
    guard let list = rows?.scrollView, list.isScrollEnabled, list.refreshControl != nil else {
      throw failure("There is no pull to refresh.")
    }
    hands.pullToRefresh(list)
  }

  /// The list, form or page of the top screen, where a finger scrolls it.
  private func scrolledList() throws -> UIScrollView {
    guard let list = rows?.scrollView ?? scrolledContent else {
      throw failure("There is no list to scroll.")
    }
    guard list.isScrollEnabled else { throw failure("The list does not scroll.") }
    return list
  }

  private var scrolledContent: UIScrollView? {
    guard let front = frontView else { return nil }
    let views = ViewTexts.visibleViews(in: front)
    return views.first { $0 is UIScrollView && !($0 is UITextView) } as? UIScrollView
  }
}
