public import Foundation

/// Decides where the elements of a collection view are; to be subclassed.
@MainActor open class UICollectionViewLayout: NSObject {
  /// A layout.
  public override init() {
    super.init()
  }

  /// A layout from an archive.
  public required init?(coder: NSCoder) {
    super.init()
  }

  open internal(set) weak var collectionView: UICollectionView?

  /// Whether `prepare` has to run before the layout is asked.
  var needsPreparation = true

  /// The class of the attributes that the layout makes.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts by which the layout is invalidated.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// The size of all elements together.
  open var collectionViewContentSize: CGSize { .zero }

  /// Computes what the other methods answer from.
  open func prepare() {}

  /// The elements that intersect a rectangle.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Decorations

  private var decorationMakers: [String: (UICollectionView) -> UICollectionReusableView] = [:]

  /// Names the class of the decoration views of a kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    let viewClass = viewClass as? UICollectionReusableView.Type
    decorationMakers[elementKind] = viewClass.map { viewClass in
      { _ in viewClass.init(_headlessRegistered: ()) }
    }
  }

  /// Names the XIB of the decoration views of a kind.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationMakers[elementKind] = nib.map { nib in
      { list in
        nib.onlyObject(
          of: UICollectionReusableView.self, for: elementKind, orElse: list.assertionHandler)
          ?? UICollectionReusableView(frame: .zero)
      }
    }
  }

  func makeDecorationView(
    ofKind kind: String, in list: UICollectionView
  ) -> UICollectionReusableView? { decorationMakers[kind]?(list) }

  // MARK: Sections that scroll by themselves

  var hasOrthogonalSections: Bool { false }

  /// What a section is that scrolls across the direction of the layout.
  func orthogonalSection(_ section: Int) -> OrthogonalSection? { nil }

  /// Whether an element is moved with its section, and not only with the list.
  func scrollsByItself(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }

  /// Where an element is seen in the list's content.
  func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect { attributes.frame }

  /// Whether views lie above each other as their attributes say, for touches, too.
  var keepsDepth: Bool { false }

  /// Called with all elements that are about to be seen, which can be changed.
  func willShow(_ attributes: [UICollectionViewLayoutAttributes]) {}

  // MARK: Swipes

  /// What a section is a list by, whose rows can be swiped; nil for one that is none.
  func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }

  // MARK: Invalidation

  /// Whether a view has to be asked, though it is shown already, how big it wants to be.
  func wantsPreferredSize(of attributes: UICollectionViewLayoutAttributes) -> Bool { false }

  /// Whether the layout was prepared for another room than the list has now.
  func isOutOfRoom() -> Bool { false }

  /// Forgets everything.
  open func invalidateLayout() {
    let context = makeInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Forgets what the context names.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    needsPreparation = true
    collectionView?.layoutWasInvalidated(context)
  }

  /// Whether other bounds need another layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What other bounds make invalid.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Whether a size that a cell prefers needs another layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What a size that a cell prefers makes invalid.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.invalidateItems(at: [originalAttributes.indexPath])
    return context
  }

  private func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let contextClass =
      Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return (contextClass ?? UICollectionViewLayoutInvalidationContext.self).init()
  }

  // MARK: Updates

  /// Follows the elements of a batch to their new places.
  func follow(_ changes: BatchUpdates) {
    let context = makeInvalidationContext()
    context.invalidateDataSourceCounts = true
    invalidateLayout(with: context)
  }

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  open func finalizeCollectionViewUpdates() {}
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  open func finalizeAnimatedBoundsChange() {}
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  open func finalizeLayoutTransition() {}

  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  // MARK: Scrolling

  /// Where an update shall leave the content.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Where a drag is to come to rest.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Languages

  /// The direction that the layout was made for: that of the language in which the app is developed.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view's horizontal coordinates run the other way where the language does.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}

/// What of a layout is no longer valid.
@MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// A context that names nothing.
  public required override init() {
    super.init()
  }

  open internal(set) var invalidateEverything = false
  open internal(set) var invalidateDataSourceCounts = false
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
  open var contentOffsetAdjustment = CGPoint.zero
  open var contentSizeAdjustment = CGSize.zero

  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }

  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }

  open func invalidateDecorationElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:])
      .merging([elementKind: indexPaths]) { $0 + $1 }
  }
}
