public import Foundation

/// How a section scrolls across the direction of the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none = 0
  case continuous = 1
  case continuousGroupLeadingBoundary = 2
  case paging = 3
  case groupPaging = 4
  case groupPagingCentered = 5
}

/// What insets are measured from.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic = 0
  case none = 1
  case safeArea = 2
  case layoutMargins = 3
  case readableContent = 4
}

/// Is told which items of a section are seen, whenever that changes, and can change them.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  (
    _ visibleItems: [any NSCollectionLayoutVisibleItem], _ contentOffset: CGPoint,
    _ layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> Void

/// Groups that repeat until all items of a section have a place, and what stands around them.
@MainActor open class NSCollectionLayoutSection: NSObject, @preconcurrency NSCopying {
  let group: NSCollectionLayoutGroup
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What headers and footers keep clear of.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  open var supplementariesFollowContentInsets = true
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// What makes the section a list whose rows can be swiped; nil for others.
  var list: UICollectionLayoutListConfiguration?

  private var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  private var backgrounds: [NSCollectionLayoutDecorationItem] = []

  init(copying group: NSCollectionLayoutGroup) {
    self.group = group.copy(with: nil) as? NSCollectionLayoutGroup ?? group
  }

  /// A section of groups.
  public convenience init(group: NSCollectionLayoutGroup) {
    self.init(copying: group)
  }

  /// Headers, footers and what else stands at the edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { boundaryItems }
    set { boundaryItems = newValue.copies }
  }

  /// What lies behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] {
    get { backgrounds }
    set { backgrounds = newValue.copies }
  }

  /// A copy with all that was set.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSection(copying: group)
    copy.contentInsets = contentInsets
    copy.interGroupSpacing = interGroupSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
    copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
    copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
    copy.list = list
    copy.boundarySupplementaryItems = boundaryItems
    copy.decorationItems = backgrounds
    return copy
  }
}
