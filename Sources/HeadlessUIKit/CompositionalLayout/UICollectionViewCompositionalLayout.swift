public import Foundation

/// What all sections of a compositional layout have in common.
@MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject,
  @preconcurrency NSCopying
{
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.automatic
  private var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Sections below each other.
  public override init() {
    super.init()
  }

  /// Headers and footers of the whole content.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { boundaryItems }
    set { boundaryItems = newValue.copies }
  }

  /// A copy with all that was set.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionViewCompositionalLayoutConfiguration()
    copy.scrollDirection = scrollDirection
    copy.interSectionSpacing = interSectionSpacing
    copy.contentInsetsReference = contentInsetsReference
    copy.boundarySupplementaryItems = boundaryItems
    return copy
  }
}

/// Makes a section of a layout; nil ends the app in UIKit, and shows nothing here.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

/// Arranges items in groups, and these in sections that each look as they like.
@MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  private var ownConfiguration: UICollectionViewCompositionalLayoutConfiguration
  private(set) var placed = PlacedSections()
  private var preferredSizes: [ElementKey: CGSize] = [:]
  private var prepared: LayoutSurroundings?

  /// A layout in which all sections look alike.
  public init(section: NSCollectionLayoutSection) {
    provider = Self.provider(of: section)
    ownConfiguration = .init()
    super.init()
  }

  /// A layout in which all sections look alike.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = Self.provider(of: section)
    ownConfiguration = Self.copy(of: configuration)
    super.init()
  }

  /// A layout whose sections are made one by one.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    provider = sectionProvider
    ownConfiguration = .init()
    super.init()
  }

  /// A layout whose sections are made one by one.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    ownConfiguration = Self.copy(of: configuration)
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  private static func provider(
    of section: NSCollectionLayoutSection
  ) -> UICollectionViewCompositionalLayoutSectionProvider {
    let copy = section.copy(with: nil) as? NSCollectionLayoutSection ?? section
    return { _, _ in copy }
  }

  private static func copy(
    of configuration: UICollectionViewCompositionalLayoutConfiguration
  ) -> UICollectionViewCompositionalLayoutConfiguration {
    configuration.copy(with: nil) as? UICollectionViewCompositionalLayoutConfiguration
      ?? configuration
  }

  /// What all sections have in common. It is copied when it is set: changes of what was got don't count.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    get { ownConfiguration }
    set {
      ownConfiguration = Self.copy(of: newValue)
      invalidateLayout()
    }
  }

  private var axis: FlowAxis { FlowAxis(ownConfiguration.scrollDirection) }

  // MARK: Preparing

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else {
      placed = PlacedSections()
      return
    }
    let surroundings = LayoutSurroundings(of: view)
    if let prepared,
      surroundings.changesMeasures(since: prepared)
        || axis.breadth(of: surroundings.size) != axis.breadth(of: prepared.size)
    {
      // What views need in a narrower room, or with larger text, is another thing.
      preferredSizes = [:]
    }
    prepared = surroundings
    placed = PlacedSections(
      counts: view.loadedCounts(), surroundings: surroundings,
      configuration: ownConfiguration, provider: provider
    ) { self.preferredSizes[$0] }
  }

  open override var collectionViewContentSize: CGSize { placed.contentSize }

  // MARK: Elements

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    placed.elements(in: rect, visible: visibleRange, axis) { self.shownFrame(of: $0) }
      .map(\.attributes)
  }

  private var visibleRange: ClosedRange<CGFloat> {
    guard let view = collectionView else { return 0...0 }
    return axis.range(of: view.bounds.inset(by: view.adjustedContentInset))
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.section(indexPath.section)?.element(ofItem: indexPath.item)?.attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.element(.supplementary(elementKind, indexPath), visible: visibleRange, axis)?.attributes
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placed.section(indexPath.section)?.element(.decoration(elementKind, indexPath))?.attributes
  }

  // MARK: Scrolling of sections

  override var hasOrthogonalSections: Bool { placed.hasOrthogonalSections }

  override func orthogonalSection(_ section: Int) -> OrthogonalSection? {
    placed.section(section)?.scrolled
  }

  override var keepsDepth: Bool { true }

  override func scrollsByItself(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    placed.scrollsByItself(attributes.key)
  }

  override func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    shownFrame(of: attributes.key, attributes.frame)
  }

  private func shownFrame(of element: LayoutElement) -> CGRect {
    shownFrame(of: element.key, element.frame)
  }

  /// Where an element is seen in the list, and nowhere if its section is scrolled past it.
  private func shownFrame(of key: ElementKey, _ frame: CGRect) -> CGRect {
    guard hasOrthogonalSections, placed.scrollsByItself(key),
      let section = orthogonalSection(key.indexPath.section)
    else { return frame }
    let offset = scrolledOffset(of: key.indexPath.section, section)
    return frame.offsetBy(dx: -offset.x, dy: -offset.y).intersection(section.frame)
  }

  private func scrolledOffset(of index: Int, _ section: OrthogonalSection) -> CGPoint {
    if let scroller = collectionView?.orthogonalScrollers[index] { return scroller.contentOffset }
    let before = section.centeringInsets.before
    return section.axis.isVertical ? CGPoint(x: -before, y: 0) : CGPoint(x: 0, y: -before)
  }

  override func willShow(_ attributes: [UICollectionViewLayoutAttributes]) {
    guard placed.hasHandlers, let view = collectionView else { return }
    let ofSections = attributes.filter { $0.indexPath.count > 1 }
    let grouped = Dictionary(grouping: ofSections, by: \.indexPath.section)
    for (section, shown) in grouped.sorted(by: { $0.key < $1.key }) {
      guard let found = placed.section(section),
        let handler = found.model.visibleItemsInvalidationHandler
      else { continue }
      let offset = found.scrolled.map { scrolledOffset(of: section, $0) } ?? view.contentOffset
      handler(shown.map(VisibleItem.init), offset, found.environment)
    }
  }

  // MARK: Swipes

  override func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    placed.section(section)?.model.list
  }

  // MARK: Invalidation

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    return newBounds.size != view.bounds.size
  }

  override func isOutOfRoom() -> Bool {
    guard let view = collectionView else { return false }
    return prepared.map { !LayoutSurroundings(of: view).suits($0) } ?? true
  }

  override func wantsPreferredSize(of attributes: UICollectionViewLayoutAttributes) -> Bool {
    !(attributes.keepsWidth && attributes.keepsHeight) && preferredSizes[attributes.key] == nil
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let (old, new) = (originalAttributes.size, preferredAttributes.size)
    guard !(originalAttributes.keepsWidth && originalAttributes.keepsHeight) else { return false }
    preferredSizes[originalAttributes.key] = new
    return (!originalAttributes.keepsWidth && old.width != new.width)
      || (!originalAttributes.keepsHeight && old.height != new.height)
  }

  override func follow(_ changes: BatchUpdates) {
    let sizes = preferredSizes.compactMap { key, size in changes.newKey(of: key).map { ($0, size) }
    }
    preferredSizes = Dictionary(sizes, uniquingKeysWith: { first, _ in first })
    for path in changes.reconfiguredItems.compactMap(changes.newPath) {
      preferredSizes[.cell(path)] = nil
    }
    super.follow(changes)
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { preferredSizes = [:] }
    super.invalidateLayout(with: context)
  }

  /// Leading is on the right where the language reads from there.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
