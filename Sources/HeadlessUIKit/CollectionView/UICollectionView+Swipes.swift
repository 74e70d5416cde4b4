import Foundation

/// Swipes over items of sections that are lists.
extension UICollectionView: SwipedRows {
  func openSwipe(at path: IndexPath, isTrailing: Bool) -> RowSwipe? {
    closeSwipe()
    swipe = swipe(at: path, isTrailing: isTrailing)
    return swipe
  }

  /// What a swipe would uncover; nil if there is nothing.
  func swipe(at path: IndexPath, isTrailing: Bool) -> RowSwipe? {
    prepareLayoutIfNeeded()
    guard !isEditing, loadedCounts().contains(path),
      let list = collectionViewLayout.list(ofSection: path.section)
    else { return nil }
    let provider =
      isTrailing
      ? list.trailingSwipeActionsConfigurationProvider
      : list.leadingSwipeActionsConfigurationProvider
    guard let configuration = provider?(path), !configuration.actions.isEmpty else { return nil }
    return RowSwipe(indexPath: path, configuration: configuration, isTrailing: isTrailing)
  }

  func shownCell(at path: IndexPath) -> UIView? { cellForItem(at: path) }

  /// Whether a cell is that of the item that is swiped aside.
  func isSwipedAside(_ cell: UICollectionViewCell) -> Bool {
    swipe.map { cellForItem(at: $0.indexPath) === cell } ?? false
  }

  func closeSwipe() {
    swipe = nil
  }

  /// Follows a swiped item to its place after an update, or forgets it when it goes.
  func moveSwipe(over changes: BatchUpdates) {
    guard let old = swipe else { return }
    swipe = changes.newKey(of: .cell(old.indexPath)).map { old.moved(to: $0.indexPath) }
  }
}
