import Foundation

/// Titles at the side of a collection view, by which a finger goes to an item.
extension UICollectionView {
  /// The titles as they are shown. UIKit is known to ask for them when all is loaded.
  func loadedIndex() -> [String] {
    if let index { return index }
    let titles = dataSource?.indexTitles(for: self) ?? []
    index = titles
    return titles
  }

  /// Goes where the title at a place leads. A path of one number stands for a section as a whole.
  func goToItem(ofIndexTitleAt place: Int) {
    let titles = loadedIndex()
    guard titles.indices.contains(place), let dataSource else { return }
    let path = dataSource.collectionView(
      self, indexPathForIndexTitle: titles[place], at: place)
    guard path.count > 1 else {
      guard let section = path.first, loadedCounts().items(in: section) > 0 else { return }
      return scrollToItem(at: IndexPath(item: 0, section: section), at: .top, animated: false)
    }
    scrollToItem(at: path, at: .top, animated: false)
  }
}
