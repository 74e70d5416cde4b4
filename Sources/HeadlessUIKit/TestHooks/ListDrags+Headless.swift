public import Foundation

/// Drags of rows, by tests. None of this exists in UIKit.
extension UITableView {
  /// Drags a row to where another stands and drops it there: what the delegates are asked then, in UIKit's order.
  ///
  /// - Parameter target: The place that the row shall have when it has been moved.
  /// - Returns: Whether the drop has put it there; false also where the row can't be dragged.
  @discardableResult
  public func headlessDrag(rowAt indexPath: IndexPath, to target: IndexPath) -> Bool {
    guard dragInteractionEnabled, let dragDelegate, let dropDelegate else { return false }
    let empty = LocalDrag([])
    let items = dragDelegate.tableView(self, itemsForBeginning: empty, at: indexPath)
    guard !items.isEmpty else { return false }
    let drag = LocalDrag(items)
    dragDelegate.tableView(self, dragSessionWillBegin: drag)
    defer { dragDelegate.tableView(self, dragSessionDidEnd: drag) }
    let over = LocalDragOver(drag)
    guard dropDelegate.tableView(self, canHandle: over) else { return false }
    defer { dropDelegate.tableView(self, dropSessionDidEnd: over) }
    let proposal = dropDelegate.tableView(
      self, dropSessionDidUpdate: over, withDestinationIndexPath: target)
    guard proposal.operation == .move || proposal.operation == .copy else { return false }
    let drop = TableDrop(over, from: indexPath, to: target, proposal)
    dropDelegate.tableView(self, performDropWith: drop)
    (window ?? self).layoutIfNeeded()
    return drop.place == target
  }
}

/// Drags of items, by tests. None of this exists in UIKit.
extension UICollectionView {
  /// Drags an item to where another stands and drops it there: what the delegates are asked then, in UIKit's order.
  ///
  /// - Parameter target: The place that the item shall have when it has been moved.
  /// - Returns: Whether the drop has put it there; false also where the item can't be dragged.
  @discardableResult
  public func headlessDrag(itemAt indexPath: IndexPath, to target: IndexPath) -> Bool {
    guard dragInteractionEnabled, let dragDelegate, let dropDelegate else { return false }
    let empty = LocalDrag([])
    let items = dragDelegate.collectionView(self, itemsForBeginning: empty, at: indexPath)
    guard !items.isEmpty else { return false }
    let drag = LocalDrag(items)
    dragDelegate.collectionView(self, dragSessionWillBegin: drag)
    defer { dragDelegate.collectionView(self, dragSessionDidEnd: drag) }
    let over = LocalDragOver(drag)
    guard dropDelegate.collectionView(self, canHandle: over) else { return false }
    defer { dropDelegate.collectionView(self, dropSessionDidEnd: over) }
    let proposal = dropDelegate.collectionView(
      self, dropSessionDidUpdate: over, withDestinationIndexPath: target)
    guard proposal.operation == .move || proposal.operation == .copy else { return false }
    let drop = CollectionDrop(over, from: indexPath, to: target, proposal)
    dropDelegate.collectionView(self, performDropWith: drop)
    (window ?? self).layoutIfNeeded()
    return drop.place == target
  }
}
