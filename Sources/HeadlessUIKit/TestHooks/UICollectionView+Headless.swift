public import Foundation

/// Fingers on collections, by tests. None of this exists in UIKit.
extension UICollectionView {
  /// Opens the menu of an item; nil when it has none.
  public func headlessContextMenu(forItemAt indexPath: IndexPath) -> UIMenu? {
    let center = cellForItem(at: indexPath)?.center ?? .zero
    let configuration = delegate?.collectionView(
      self, contextMenuConfigurationForItemsAt: [indexPath], point: center)
    return configuration?.actionProvider?([])
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
