public import Foundation

/// A side of a row that a swipe uncovers.
public enum HeadlessRowEdge: Sendable {
  case leading
  case trailing
}

/// Swipes over rows, by tests. None of this exists in UIKit.
extension UITableView {
  /// Swipes a row aside; returns the actions that this uncovers, the outermost first.
  @discardableResult
  public func headlessSwipe(
    rowAt indexPath: IndexPath, edge: HeadlessRowEdge = .trailing
  ) -> [UIContextualAction] {
    swipeAside(indexPath, edge)
  }

  /// Swipes a row all the way: this does the first action if that is allowed, and otherwise uncovers
  /// the actions. Returns whether an action was done.
  @discardableResult
  public func headlessFullSwipe(
    rowAt indexPath: IndexPath, edge: HeadlessRowEdge = .trailing
  ) -> Bool {
    swipeAllTheWay(indexPath, edge)
  }

  /// Taps an action that a swipe uncovered; returns whether there is one of that title.
  @discardableResult
  public func headlessTapSwipeAction(titled title: String) -> Bool { tapSwipeAction(titled: title) }

  /// The row that is swiped aside now.
  public var headlessSwipedRow: IndexPath? { swipe?.indexPath }

  /// The actions that a swipe uncovered, the outermost first.
  public var headlessSwipeActions: [UIContextualAction] { swipe?.configuration.actions ?? [] }
}
