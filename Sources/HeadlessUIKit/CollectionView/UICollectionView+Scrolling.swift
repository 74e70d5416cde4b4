import Foundation

extension UICollectionView {
  func bring(_ path: IndexPath, to position: ScrollPosition, animated: Bool) {
    guard loadedCounts().contains(path) else {
      assertionHandler(
        "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when "
          + "there are only \(loadedCounts().items(in: path.section)) items in section "
          + "\(path.section).")
      return
    }
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
    bringInSection(path, to: position, animated: animated)
    if position.isEmpty {
      scrollRectToVisible(frame, animated: animated)
      return
    }
    let insets = adjustedContentInset
    let room = bounds.inset(by: insets).size
    var offset = contentOffset
    if position.contains(.top) { offset.y = frame.minY - insets.top }
    if position.contains(.centeredVertically) {
      offset.y = frame.midY - room.height / 2 - insets.top
    }
    if position.contains(.bottom) { offset.y = frame.maxY - room.height - insets.top }
    if position.contains(.left) { offset.x = frame.minX - insets.left }
    if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - room.width / 2 - insets.left
    }
    if position.contains(.right) { offset.x = frame.maxX - room.width - insets.left }
    setContentOffset(nearestRestingOffset(to: offset), animated: animated)
    if window != nil { layoutIfNeeded() }
  }

  /// Names the items that come next, half a screen's worth in both directions.
  func requestPrefetching() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let visible = indexPathsForVisibleItems
    guard let first = visible.first, let last = visible.last else { return }
    let counts = loadedCounts()
    let change = prefetchWindow.move(
      around: counts.ordinal(of: first)..<counts.ordinal(of: last) + 1, of: counts)
    if !change.cancelled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: change.cancelled)
    }
    if !change.wanted.isEmpty {
      prefetchDataSource.collectionView(self, prefetchItemsAt: change.wanted)
    }
  }
}
