public import Foundation

/// Fingers on collections, by tests. None of this exists in UIKit.
extension UICollectionView {
  /// Opens the menu of an item; nil when it has none.
  public func headlessContextMenu(forItemAt indexPath: IndexPath) -> UIMenu? {
    contextMenu(forItemAt: indexPath)?.actionProvider?([])
  }

  private func contextMenu(forItemAt indexPath: IndexPath) -> UIContextMenuConfiguration? {
    let center = cellForItem(at: indexPath)?.center ?? .zero
    return delegate?.collectionView(
      self, contextMenuConfigurationForItemsAt: [indexPath], point: center)
  }

  /// Rests a finger on an item until its menu is open; the answer is what is shown beside that, nil when nothing is.
  @discardableResult
  public func headlessOpenPreview(forItemAt indexPath: IndexPath) -> UIViewController? {
    headlessClosePreview()
    preview = contextMenu(forItemAt: indexPath).flatMap { OpenPreview(of: $0, in: window) }
    return preview?.controller
  }

  /// Taps what is shown beside a menu; the answer is whether anything is.
  @discardableResult
  public func headlessTapPreview() -> Bool {
    guard let open = preview else { return false }
    preview = nil
    let commit = PreviewCommit(of: open)
    delegate?.collectionView(
      self, willPerformPreviewActionForMenuWith: open.configuration, animator: commit)
    commit.finish(open)
    return true
  }

  /// Taps beside a menu and what is shown beside it, which closes both.
  public func headlessClosePreview() {
    preview?.close()
    preview = nil
  }

  /// The titles at the side, by which a finger goes to an item.
  public var headlessIndexTitles: [String] { loadedIndex() }

  /// Taps a title at the side.
  public func headlessTapIndexTitle(at place: Int) {
    goToItem(ofIndexTitleAt: place)
    (window ?? self).layoutIfNeeded()
  }

  /// How many cells and other views were fitted to their content, which UIKit lets Auto Layout do, because their
  /// classes don't say how big they want to be.
  public var headlessFittingCount: Int { fittings }
}
