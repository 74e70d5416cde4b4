/// Sections of several kinds below one another, which only UIKit's own layout lets stand together: some scroll sideways by
/// themselves, and rows of others are swiped.
///
/// Where everything stands is computed as for ``ScreenCollectionLayout``, from the screen's cache. All rows are measured: how
/// wide and how high those are that stand beside one another is not known before. Rows that scroll sideways and stop
/// somewhere are groups of their own, since it is groups that UIKit stops at; all others of a section are one group, but
/// for those that are swiped.
package final class MixedLayout: ComposedLayout, SectionedLayout {
  /// Where the sections were placed.
  private var geometry = ListGeometry([], in: .zero) { _, _, _ in .zero }
  /// What everything was placed for; nil when it has to be placed anew. To be scrolled is no reason.
  private var placedFor: Surroundings?

  /// What says where everything is, but for what the layout is told.
  private struct Surroundings: Equatable {
    let width: CGFloat
    let traits: CellTraits
    let version: Int
  }

  // MARK: Placing

  package override func prepare() {
    guard let source, let collectionView else { return super.prepare() }
    let surroundings = Surroundings(
      width: width, traits: CellTraits(collectionView.traitCollection),
      version: source.layoutVersion)
    if placedFor != surroundings { place(as: source) }
    follow(moreHeight: source.layoutMoreHeight)
    placedFor = surroundings
    super.prepare()
  }

  private func place(as source: any ScreenLayoutSource) {
    take(source.layoutSections())
    geometry = ListGeometry(sections, in: CGSize(width: width, height: 0)) {
      source.layoutSize(of: ListDiff.Place(section: $0, row: $1), width: $2)
    }
  }

  package override func invalidateLayout() {
    placedFor = nil
    super.invalidateLayout()
  }

  package override func invalidateLayout(
    with context: UICollectionViewLayoutInvalidationContext
  ) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { placedFor = nil }
    super.invalidateLayout(with: context)
  }

  // MARK: Where sections are

  func start(ofSection section: Int) -> CGFloat? { placed(section)?.start }

  func end(ofSection section: Int) -> CGFloat? { placed(section)?.end }

  /// Where the rows of a section are that scrolls sideways by itself, before anybody has scrolled it; nil for others.
  func rowsOnShelf(ofSection section: Int) -> RowFrames? {
    guard sections.indices.contains(section), case .shelf = sections[section].layout else {
      return nil
    }
    return placed(section)?.rows
  }

  /// Whether a section scrolls sideways by itself.
  package func scrollsByItself(_ section: Int) -> Bool { rowsOnShelf(ofSection: section) != nil }

  private func placed(_ section: Int) -> ListGeometry.PlacedSection? {
    geometry.sections.indices.contains(section) ? geometry.sections[section] : nil
  }

  // MARK: What the sections are made of

  override func makeSection(
    _ index: Int, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    guard sections.indices.contains(index), let placed = placed(index) else {
      return NSCollectionLayoutSection(group: .of([], in: .zero))
    }
    let own = sections[index]
    return finished(
      isList(index) ? listSection(in: environment) : rows(of: own, placed), of: index)
  }

  private func rows(
    of own: ListGeometry.Section, _ placed: ListGeometry.PlacedSection
  ) -> NSCollectionLayoutSection {
    let frames = placed.rows.map { frame in
      frame.offsetBy(
        dx: -own.insets.leading, dy: -(placed.header?.maxY ?? placed.start) - own.insets.top)
    }
    let size = CGSize(
      width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
    guard case .shelf(let shelf) = own.layout else {
      return NSCollectionLayoutSection(group: .of(frames, in: size, isWide: true))
    }
    let section =
      shelf.stops.areRows
      ? NSCollectionLayoutSection(
        group: .single(CGSize(width: frames.first?.width ?? 0, height: size.height)))
      : NSCollectionLayoutSection(group: .of(frames, in: size))
    section.interGroupSpacing = shelf.spacing
    section.orthogonalScrollingBehavior = shelf.stops.behavior
    // Nobody else hears of it: it is a view of UIKit's own that scrolls. That the list is scrolled is told as well.
    var shown: CGFloat?
    section.visibleItemsInvalidationHandler = { [weak source = self.source] _, offset, _ in
      guard offset.x != shown else { return }
      shown = offset.x
      source?.layoutWillShowShelf()
    }
    return section
  }
}

extension ShelfStops {
  /// Whether it is rows at which scrolling stops.
  var areRows: Bool {
    switch self {
    case .rows, .next, .middle: true
    case .anywhere, .pages: false
    }
  }

  fileprivate var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
    switch self {
    case .anywhere: .continuous
    case .rows: .continuousGroupLeadingBoundary
    case .next: .groupPaging
    case .middle: .groupPagingCentered
    case .pages: .paging
    }
  }
}

extension NSCollectionLayoutGroup {
  /// A group of rows with their places in it; one that `isWide` takes all the width that there is.
  fileprivate static func of(
    _ frames: [CGRect], in size: CGSize, isWide: Bool = false
  ) -> NSCollectionLayoutGroup {
    let items = frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
    return .custom(layoutSize: layoutSize(of: size, isWide: isWide)) { _ in items }
  }

  /// A group of one row of that size.
  fileprivate static func single(_ size: CGSize) -> NSCollectionLayoutGroup {
    let layoutSize = layoutSize(of: size, isWide: false)
    return .horizontal(
      layoutSize: layoutSize, subitems: [NSCollectionLayoutItem(layoutSize: layoutSize)])
  }

  // UIKit takes no size without any extent.
  private static func layoutSize(of size: CGSize, isWide: Bool) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
      widthDimension: isWide ? .fractionalWidth(1) : .absolute(max(size.width, 1)),
      heightDimension: .absolute(max(size.height, 1)))
  }
}
