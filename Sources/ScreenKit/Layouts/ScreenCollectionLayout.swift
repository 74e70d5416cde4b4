/// Tells a layout what there is to lay out.
@MainActor
protocol ScreenLayoutSource: AnyObject {
  /// The sections as they are shown now.
  func layoutSections() -> [ListGeometry.Section]

  /// Which list is shown: another number for each.
  var layoutVersion: Int { get }

  /// How big a row is in `width`; measures it if that is not known.
  func layoutSize(of place: ListDiff.Place, width: CGFloat) -> CGSize

  /// Whether there are too many rows to measure those that are not near.
  var layoutExpectsSizes: Bool { get }

  /// How big rows are that were measured.
  var layoutKnownSizes: RowExtents { get }

  /// How high rows are expected to be that were not measured.
  var layoutExpectedHeight: CGFloat { get }

  /// How high what stands below the last row is.
  var layoutMoreHeight: CGFloat { get }

  /// Rows that scroll sideways by themselves are about to be shown, maybe elsewhere than before.
  func layoutWillShowShelf()
}

/// The layout of all screens but those whose rows are swiped, or stand on shelves. It keeps no size: those come from the screen's cache, which knows
/// when they are stale. Of a long list it measures the rows in sight and a screen around them; where
/// that moves others, what is seen stays in its place.
final class ScreenCollectionLayout: UICollectionViewLayout, SectionedLayout {
  weak var source: (any ScreenLayoutSource)?

  private var geometry = ListGeometry([], in: .zero) { _, _, _ in .zero }
  /// The colours behind sections.
  private var grounds: [Int: UIColor] = [:]
  /// The size of the view that everything was placed for.
  private var preparedSize: CGSize?
  /// What the view's insets leave of it.
  private var room = CGSize.zero
  /// The height that was expected of rows that were not measured.
  private var expectedHeight: CGFloat = 0
  /// Whether everything has its place, as after rows have been measured that come into sight.
  private var isPlaced = false
  /// What reports scrolling, which changes nothing else.
  private weak var scrolling: UICollectionViewLayoutInvalidationContext?

  /// Where measuring rows brings others into sight, again and again, it ends after so many turns.
  private var mostTurns: Int { 8 }

  func end(ofSection section: Int) -> CGFloat? {
    geometry.sections.indices.contains(section) ? geometry.sections[section].end : nil
  }

  func start(ofSection section: Int) -> CGFloat? {
    geometry.sections.indices.contains(section) ? geometry.sections[section].start : nil
  }

  // MARK: Placing

  override func prepare() {
    super.prepare()
    guard let collectionView, source != nil else { return }
    if !isPlaced { placeAnew(in: collectionView) }
    isPlaced = true
    measure(in: collectionView.bounds)
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context !== scrolling { isPlaced = false }
    super.invalidateLayout(with: context)
  }

  private func placeAnew(in collectionView: UICollectionView) {
    preparedSize = collectionView.bounds.size
    let insets = collectionView.adjustedContentInset
    room = CGSize(
      width: max(collectionView.bounds.width - insets.left - insets.right, 0),
      height: max(collectionView.bounds.height - insets.top - insets.bottom, 0))
    place()
  }

  private func place() {
    guard let source else { return }
    let sections = source.layoutSections()
    grounds = sections.grounds
    expectedHeight = source.layoutExpectedHeight
    let moreHeight = source.layoutMoreHeight
    guard source.layoutExpectsSizes else {
      geometry = ListGeometry(sections, in: room, moreHeight: moreHeight) {
        source.layoutSize(of: ListDiff.Place(section: $0, row: $1), width: $2)
      }
      return
    }
    geometry = ListGeometry(
      sections, in: room, moreHeight: moreHeight, expectedHeight: expectedHeight,
      size: Self.size(from: source.layoutKnownSizes, orHeight: expectedHeight))
  }

  /// The sizes of rows as far as they were measured, and what is expected of the others.
  private static func size(
    from known: RowExtents, orHeight height: CGFloat
  ) -> ListGeometry.RowSize {
    { section, row, width in
      known.size(at: ListDiff.Place(section: section, row: row), width: width)
        ?? CGSize(width: width, height: height)
    }
  }

  /// Measures the rows in `rect`, and moves the others until all there are known.
  private func measure(in rect: CGRect) {
    guard let source, source.layoutExpectsSizes else { return }
    for _ in 0..<mostTurns {
      geometry.place(
        downTo: rect.maxY,
        size: Self.size(from: source.layoutKnownSizes, orHeight: expectedHeight))
      let unknown = unknownRows(in: rect, source)
      guard !unknown.isEmpty else { return }
      for place in unknown {
        _ = source.layoutSize(of: place, width: geometry.sections[place.section].rowWidth)
      }
      if source.layoutExpectedHeight == expectedHeight {
        geometry.resize(
          unknown, size: Self.size(from: source.layoutKnownSizes, orHeight: expectedHeight))
      } else {
        self.place()
      }
    }
  }

  private func unknownRows(
    in rect: CGRect, _ source: any ScreenLayoutSource
  ) -> [ListDiff.Place] {
    let known = source.layoutKnownSizes
    return geometry.rows(in: rect).filter { !isKnown($0, known) }
  }

  /// Whether a row has been measured and has its place.
  private func isKnown(_ place: ListDiff.Place, _ known: RowExtents) -> Bool {
    known.size(at: place, width: geometry.sections[place.section].rowWidth) != nil
      && geometry.isPlaced(place)
  }

  // MARK: Languages

  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Columns and strips begin at the side where the language does.
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // MARK: UICollectionViewLayout

  override var collectionViewContentSize: CGSize { geometry.contentSize }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let rows = geometry.rows(in: rect).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0.row, section: $0.section))
    }
    let texts = geometry.sections(in: rect).flatMap { section in
      [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        .compactMap {
          layoutAttributesForSupplementaryView(
            ofKind: $0, at: IndexPath(item: 0, section: section))
        }
    }
    let around = texts + grounds(in: rect) + (more.map { [$0] } ?? [])
    return rows + around.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let rows = section(at: indexPath)?.rows, rows.indices.contains(indexPath.item) else {
      return nil
    }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = rows[indexPath.item]
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    if elementKind == MoreReusableView.kind { return more?.indexPath == indexPath ? more : nil }
    guard indexPath.item == 0, let section = section(at: indexPath) else { return nil }
    if elementKind == UICollectionView.elementKindSectionFooter {
      return section.footer.map { attributes(elementKind, at: indexPath, $0) }
    }
    let header = section.header(seenFrom: top).map { attributes(elementKind, at: indexPath, $0) }
    // Rows scroll away below it.
    if section.isSticky { header?.zIndex = 1 }
    return header
  }

  private func grounds(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard !grounds.isEmpty else { return [] }
    return geometry.sections(in: rect).compactMap(ground)
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementKind == SectionGround.kind ? ground(ofSection: indexPath.section) : nil
  }

  /// What lies behind all of a section that has a colour of its own, where it has anything.
  private func ground(ofSection number: Int) -> UICollectionViewLayoutAttributes? {
    guard let color = grounds[number], geometry.sections.indices.contains(number) else {
      return nil
    }
    let section = geometry.sections[number]
    guard !section.isSideways, section.end > section.start else { return nil }
    return SectionGroundAttributes(
      color, ofSection: number,
      in: CGRect(
        x: 0, y: section.start, width: room.width, height: section.end - section.start))
  }

  /// From where on the content is seen, below what lies over the list.
  private var top: CGFloat {
    collectionView.map { $0.bounds.minY + $0.adjustedContentInset.top } ?? 0
  }

  private func section(at path: IndexPath) -> ListGeometry.PlacedSection? {
    geometry.sections.indices.contains(path.section) ? geometry.sections[path.section] : nil
  }

  private var more: UICollectionViewLayoutAttributes? {
    guard let frame = geometry.more, !geometry.sections.isEmpty else { return nil }
    let path = IndexPath(item: 0, section: geometry.sections.count - 1)
    return attributes(MoreReusableView.kind, at: path, frame)
  }

  private func attributes(
    _ kind: String, at path: IndexPath, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: path)
    attributes.frame = frame
    return attributes
  }

  // MARK: Scrolling

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard newBounds.size == preparedSize, !geometry.hasStickyHeaders else { return true }
    guard let source, source.layoutExpectsSizes else { return false }
    return !unknownRows(in: newBounds, source).isEmpty
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard newBounds.size == preparedSize, let source,
      source.layoutExpectsSizes || geometry.hasStickyHeaders
    else { return context }
    scrolling = context
    guard source.layoutExpectsSizes else { return context }
    // What was seen before stays where it is; when rows come in from above, that is the last one.
    let seen = geometry.rows(in: newBounds)
    let sizes = source.layoutKnownSizes
    let known = seen.last { isKnown($0, sizes) }
    guard let anchor = known ?? seen.first else { return context }
    let before = geometry.sections[anchor.section].rows[anchor.row].minY
    measure(in: newBounds.insetBy(dx: 0, dy: -newBounds.height))
    context.contentOffsetAdjustment.y =
      geometry.sections[anchor.section].rows[anchor.row].minY - before
    return context
  }
}

extension [ListGeometry.Section] {
  /// The colours behind those that have one, by their numbers.
  var grounds: [Int: UIColor] {
    var grounds: [Int: UIColor] = [:]
    for (number, section) in enumerated() { grounds[number] = section.ground }
    return grounds
  }
}
