import ScreenKit

extension ScreenDriver {
  /// The rows of a section of the top screen's list that are in sight, by their places.
  public func rowsInSight(section: Int) -> [Int] {
    switch rows {
    case .collection(let list):
      list.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item).sorted()
    case .table(let table):
      (table.indexPathsForVisibleRows ?? []).filter { $0.section == section }.map(\.row)
    case nil: []
    }
  }

  /// Scrolls a section that does so by itself with a finger, which then rests and lets go: a positive distance shows rows
  /// that come later, where the language is read from the right as well.
  public func scroll(section: Int, by distance: CGFloat) async throws {
    let shelf = try shelf(section)
    hands.drag(shelf, by: CGPoint(x: shelf.forward * distance, y: 0))
    try await settle()
  }

  /// Scrolls a section that does so by itself to its end, once: what is loaded for that comes behind.
  public func scrollToEnd(section: Int) async throws {
    let shelf = try shelf(section)
    hands.drag(shelf, by: CGPoint(x: shelf.forward * shelf.wayToEnd, y: 0))
    try await settle()
  }

  /// The view that scrolls a section by itself, scrolled into sight.
  private func shelf(_ section: Int) throws -> UIScrollView {
    let path = IndexPath(item: rowsInSight(section: section).first ?? 0, section: section)
    let rows = try rowsShowing(path)
    var view = rows.cell(at: path)?.superview
    while let parent = view, parent !== rows.scrollView {
      if let shelf = parent as? UIScrollView { return shelf }
      view = parent.superview
    }
    throw failure("Section \(section) does not scroll by itself.")
  }
}

extension UIScrollView {
  /// Whether the end is on the left: the stand-in counts from where reading begins.
  private var endsLeft: Bool {
    #if canImport(UIKit)
      effectiveUserInterfaceLayoutDirection == .rightToLeft
    #else
      false
    #endif
  }

  /// The direction in which rows come later.
  fileprivate var forward: CGFloat { endsLeft ? -1 : 1 }

  /// How far it is to the end.
  fileprivate var wayToEnd: CGFloat {
    let insets = adjustedContentInset
    let way =
      endsLeft
      ? contentOffset.x + insets.left
      : contentSize.width + insets.right - bounds.width - contentOffset.x
    return max(way, 0)
  }
}
