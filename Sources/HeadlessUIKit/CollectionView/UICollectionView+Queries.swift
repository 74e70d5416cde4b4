import Foundation

extension UICollectionView {
  /// The counts as last asked, or asked now.
  func loadedCounts() -> ItemCounts {
    if let counts { return counts }
    let fresh = freshCounts()
    counts = fresh
    return fresh
  }

  func freshCounts() -> ItemCounts {
    guard let dataSource else { return ItemCounts(itemsBySection: []) }
    let sections = dataSource.numberOfSections(in: self)
    return ItemCounts(
      itemsBySection: (0..<sections).map {
        dataSource.collectionView(self, numberOfItemsInSection: $0)
      })
  }
}
