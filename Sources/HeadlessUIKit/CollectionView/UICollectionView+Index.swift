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

  /// Goes where the title at a place leads.
  func goToItem(ofIndexTitleAt place: Int) {
    let titles = loadedIndex()
    guard titles.indices.contains(place), let dataSource else { return }
    let path = dataSource.collectionView(
      self, indexPathForIndexTitle: titles[place], at: place)
    scrollToItem(at: path, at: .top, animated: false)
  }
}
