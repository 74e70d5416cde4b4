public import Foundation

/// Swipes over items of lists, by tests. None of this exists in UIKit.
extension UICollectionView {
  /// Swipes an item aside; returns the actions that this uncovers, the outermost first.
  @discardableResult
  public func headlessSwipe(
    itemAt indexPath: IndexPath, edge: HeadlessRowEdge = .trailing
  ) -> [UIContextualAction] {
    swipeAside(indexPath, edge)
  }

  /// Swipes an item all the way: this does the first action if that is allowed, and otherwise uncovers
  /// the actions. Returns whether an action was done.
  @discardableResult
  public func headlessFullSwipe(
    itemAt indexPath: IndexPath, edge: HeadlessRowEdge = .trailing
  ) -> Bool {
    swipeAllTheWay(indexPath, edge)
  }

  /// Taps an action that a swipe uncovered; returns whether there is one of that title.
  @discardableResult
  public func headlessTapSwipeAction(titled title: String) -> Bool { tapSwipeAction(titled: title) }

  /// Lets the item that is swiped aside slide back, as a finger elsewhere does.
  public func headlessCloseSwipe() { closeSwipe() }

  /// The item that is swiped aside now.
  public var headlessSwipedItem: IndexPath? { swipe?.indexPath }

  /// The actions that a swipe uncovered, the outermost first.
  public var headlessSwipeActions: [UIContextualAction] { swipe?.configuration.actions ?? [] }
}
