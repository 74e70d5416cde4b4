public import Foundation

/// Where a group of the app's own arrangement has one of its items.
@MainActor open class NSCollectionLayoutGroupCustomItem: NSObject, @preconcurrency NSCopying {
  open private(set) var frame: CGRect
  open private(set) var zIndex: Int

  init(_ frame: CGRect, _ zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }

  /// An item at a place of the group.
  public convenience init(frame: CGRect) {
    self.init(frame, 0)
  }

  /// An item at a place of the group, in front of or behind others.
  public convenience init(frame: CGRect, zIndex: Int) {
    self.init(frame, zIndex)
  }

  /// The item itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Says where the items of a group are.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items that stand in a row, in a column or as the app says.
@MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// How the items follow each other.
  enum Arrangement {
    case horizontal
    case vertical
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  /// How often the items are repeated.
  enum Repetition: Equatable {
    /// As long as there is room.
    case whileThereIsRoom
    case times(Int)
    /// So often, and as large as all of them fit.
    case equally(Int)
  }

  let arrangement: Arrangement
  let repetition: Repetition
  open private(set) var subitems: [NSCollectionLayoutItem]
  open var interItemSpacing: NSCollectionLayoutSpacing?

  init(
    _ arrangement: Arrangement, _ size: NSCollectionLayoutSize,
    _ subitems: [NSCollectionLayoutItem], _ repetition: Repetition = .whileThereIsRoom
  ) {
    self.arrangement = arrangement
    self.repetition = repetition
    self.subitems = subitems.copies
    super.init(size: size, supplementaryItems: [])
  }

  /// A row in which an item stands so many times.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], .times(count))
  }

  /// A row of so many equally wide items, whatever their width says.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], .equally(count))
  }

  /// A row of items, from the first again as long as there is room.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.horizontal, layoutSize, subitems)
  }

  /// A column in which an item stands so many times.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], .times(count))
  }

  /// A column of so many equally high items, whatever their height says.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], .equally(count))
  }

  /// A column of items, from the first again as long as there is room.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.vertical, layoutSize, subitems)
  }

  /// A group whose items are where the app says.
  open class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, [])
  }

  open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
    get { ownSupplementaryItems }
    set { ownSupplementaryItems = newValue.copies }
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    NSCollectionLayoutGroup(arrangement, layoutSize, subitems, repetition).taking(self)
  }

  override func taking(_ other: NSCollectionLayoutItem) -> Self {
    ownSupplementaryItems = other.ownSupplementaryItems
    if let other = other as? NSCollectionLayoutGroup { interItemSpacing = other.interItemSpacing }
    return super.taking(other)
  }
}
