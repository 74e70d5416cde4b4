/// Rows that can be given other places among those of their section.
@MainActor
protocol MovableRows: AnyObject {
  /// The row at `path`; nil where there is none.
  func row(at path: IndexPath) -> RowID?

  /// Where a row stands now; nil where it has gone.
  func path(of row: RowID) -> IndexPath?

  /// Whether the row at `path` can be moved now.
  func canMoveRow(at path: IndexPath) -> Bool

  /// Moves a row to another place in its section; the answer is whether that was possible.
  func moveRow(at path: IndexPath, to index: Int) -> Bool
}

/// Lets rows be dragged to other places among those of their section, by what UIKit has for dragging things: lists
/// of both kinds make room for the row, scroll under it, and open its menu where the finger rests instead.
package final class RowDragging: NSObject, UITableViewDragDelegate, UITableViewDropDelegate,
  UICollectionViewDragDelegate, UICollectionViewDropDelegate
{
  private weak var rows: (any MovableRows)?

  /// What lets some of `rows`, which own it, be dragged.
  init(of rows: any MovableRows) {
    self.rows = rows
  }

  /// Moves a row as a drag does; the answer is whether it could be dragged there.
  package func moveRow(at path: IndexPath, to index: Int) -> Bool {
    rows?.moveRow(at: path, to: index) ?? false
  }

  // MARK: What tables and collection views ask alike

  /// What is dragged when a finger has taken hold of a row: nothing where that can't be moved.
  private func items(at path: IndexPath) -> [UIDragItem] {
    guard let rows, rows.canMoveRow(at: path), let row = rows.row(at: path) else { return [] }
    // Nobody else is handed anything: the row says by itself which it is.
    let item = UIDragItem(itemProvider: NSItemProvider())
    item.localObject = row
    return [item]
  }

  /// Where the row stands that is being dragged; nil for what isn't one of these.
  private func path(of item: UIDragItem?) -> IndexPath? {
    (item?.localObject as? RowID).flatMap { rows?.path(of: $0) }
  }

  private func operation(
    of session: any UIDropSession, at destination: IndexPath?
  ) -> UIDropOperation {
    guard let path = path(of: session.localDragSession?.items.first),
      rows?.canMoveRow(at: path) == true, destination?.section == path.section
    else { return .cancel }
    return .move
  }

  /// Moves what was dropped; the answer is where to, if it could be.
  private func drop(_ item: UIDragItem, at destination: IndexPath?) -> IndexPath? {
    guard let path = path(of: item), let destination, destination.section == path.section,
      moveRow(at: path, to: destination.item)
    else { return nil }
    return destination
  }

  // MARK: Tables

  package func tableView(
    _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
  ) -> [UIDragItem] {
    items(at: indexPath)
  }

  package func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { true }

  package func tableView(
    _ tableView: UITableView, canHandle session: any UIDropSession
  ) -> Bool {
    path(of: session.localDragSession?.items.first) != nil
  }

  package func tableView(
    _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    UITableViewDropProposal(
      operation: operation(of: session, at: destinationIndexPath),
      intent: .insertAtDestinationIndexPath)
  }

  package func tableView(
    _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    guard let item = coordinator.items.first?.dragItem,
      let path = drop(item, at: coordinator.destinationIndexPath)
    else { return }
    _ = coordinator.drop(item, toRowAt: path)
  }

  // MARK: Collection views

  package func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    items(at: indexPath)
  }

  package func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool { true }

  package func collectionView(
    _ collectionView: UICollectionView, canHandle session: any UIDropSession
  ) -> Bool {
    path(of: session.localDragSession?.items.first) != nil
  }

  package func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    UICollectionViewDropProposal(
      operation: operation(of: session, at: destinationIndexPath),
      intent: .insertAtDestinationIndexPath)
  }

  package func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    guard let item = coordinator.items.first?.dragItem,
      let path = drop(item, at: coordinator.destinationIndexPath)
    else { return }
    _ = coordinator.drop(item, toItemAt: path)
  }
}
