public import Foundation

/// A view fastened to an item or a group.
@MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  open private(set) var elementKind: String
  open private(set) var containerAnchor: NSCollectionLayoutAnchor
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?
  open var zIndex = 1

  init(
    _ size: NSCollectionLayoutSize, _ elementKind: String, _ anchor: NSCollectionLayoutAnchor,
    _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    containerAnchor = anchor
    self.itemAnchor = itemAnchor
    super.init(size: size, supplementaryItems: [])
  }

  /// A view at a place of what it is fastened to.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, nil)
  }

  /// A view of which one place is at a place of what it is fastened to.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize, elementKind, containerAnchor, itemAnchor)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutSupplementaryItem(layoutSize, elementKind, containerAnchor, itemAnchor)
      .taking(self)
  }

  override func taking(_ other: NSCollectionLayoutItem) -> Self {
    if let other = other as? NSCollectionLayoutSupplementaryItem { zIndex = other.zIndex }
    return super.taking(other)
  }
}

/// A header, a footer or another view at the edge of a section or of the whole layout.
@MainActor
open class NSCollectionLayoutBoundarySupplementaryItem:
  NSCollectionLayoutSupplementaryItem
{
  open private(set) var alignment: NSRectAlignment
  open private(set) var offset: CGPoint
  /// Whether the content makes room for the view, and is not covered by it.
  open var extendsBoundary = true
  /// Whether the view stays in sight as long as what it belongs to.
  open var pinToVisibleBounds = false

  init(
    _ size: NSCollectionLayoutSize, _ elementKind: String, _ alignment: NSRectAlignment,
    _ offset: CGPoint
  ) {
    self.alignment = alignment
    self.offset = offset
    super.init(size, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
  }

  /// A view at a side.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(layoutSize, elementKind, alignment, .zero)
  }

  /// A view so many points away from a side.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init(layoutSize, elementKind, alignment, absoluteOffset)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutBoundarySupplementaryItem(layoutSize, elementKind, alignment, offset)
      .taking(self)
  }

  override func taking(_ other: NSCollectionLayoutItem) -> Self {
    if let other = other as? NSCollectionLayoutBoundarySupplementaryItem {
      extendsBoundary = other.extendsBoundary
      pinToVisibleBounds = other.pinToVisibleBounds
    }
    return super.taking(other)
  }
}

/// The background of a section.
@MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  open private(set) var elementKind: String
  open var zIndex = 0

  init(_ elementKind: String) {
    self.elementKind = elementKind
    let whole = NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))
    super.init(size: whole, supplementaryItems: [])
  }

  /// A view behind all of a section, registered with the layout.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutDecorationItem(elementKind).taking(self)
  }

  override func taking(_ other: NSCollectionLayoutItem) -> Self {
    if let other = other as? NSCollectionLayoutDecorationItem { zIndex = other.zIndex }
    return super.taking(other)
  }
}
