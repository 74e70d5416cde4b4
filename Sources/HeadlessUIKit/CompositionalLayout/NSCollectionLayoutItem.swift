public import Foundation

/// What one cell takes of the room, or a group of them.
@MainActor open class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  open private(set) var layoutSize: NSCollectionLayoutSize
  /// The items that are fastened to this one.
  var ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// How far inside of its room the content lies. Does not count in directions in which views say what they need.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spaces between the item and what is around.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  init(
    size: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    layoutSize = size
    ownSupplementaryItems = supplementaryItems.copies
  }

  /// An item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(size: layoutSize, supplementaryItems: [])
  }

  /// An item of a size, with others fastened to it.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(size: layoutSize, supplementaryItems: supplementaryItems)
  }

  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaryItems }

  /// A copy with the same spaces.
  open func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutItem(size: layoutSize, supplementaryItems: ownSupplementaryItems)
      .taking(self)
  }

  /// Takes what can be set of an item.
  func taking(_ other: NSCollectionLayoutItem) -> Self {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
    return self
  }

  /// The content's place in the room that the item has.
  func content(of room: CGRect) -> CGRect {
    let insets = contentInsets
    let isWide = !layoutSize.widthDimension.isGuess
    let isHigh = !layoutSize.heightDimension.isGuess
    return CGRect(
      x: room.minX + (isWide ? insets.leading : 0), y: room.minY + (isHigh ? insets.top : 0),
      width: max(room.width - (isWide ? insets.leading + insets.trailing : 0), 0),
      height: max(room.height - (isHigh ? insets.top + insets.bottom : 0), 0))
  }
}

extension Array where Element: NSCopying {
  /// Copies of all, so that later changes of the originals don't count.
  var copies: [Element] { map { $0.copy(with: nil) as? Element ?? $0 } }
}

extension NSDirectionalEdgeInsets {
  func shrinking(_ rect: CGRect) -> CGRect {
    CGRect(
      x: rect.minX + leading, y: rect.minY + top,
      width: max(rect.width - leading - trailing, 0),
      height: max(rect.height - top - bottom, 0))
  }
}
