public import Foundation

extension UICollectionView {
  /// The cells that are visible, in no particular order.
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }

  /// The items that are visible.
  public var indexPathsForVisibleItems: [IndexPath] {
    display.views.keys.compactMap { key in
      if case .cell(let path) = key { path } else { nil }
    }.sorted()
  }

  /// The cell of an item, if it is visible.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    display[.cell(indexPath)] as? UICollectionViewCell
  }

  /// The item that a cell shows.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    display.key(of: cell)?.indexPath
  }

  /// The item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    return collectionViewLayout.layoutAttributesForElements(in: spot)?.first {
      $0.representedElementCategory == .cell && $0.frame.contains(point)
    }?.indexPath
  }

  /// The supplementary view of a place, if it is visible.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    display[.supplementary(elementKind, indexPath)]
  }

  /// The visible supplementary views of a kind.
  public func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }

  /// The places of the visible supplementary views of a kind.
  public func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    display.views.keys.compactMap { key in
      if case .supplementary(elementKind, let path) = key { path } else { nil }
    }.sorted()
  }

  /// Where the layout puts an item.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Where the layout puts a supplementary view.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
}

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
