/// Sections below one another of which some scroll sideways by themselves, which only UIKit's own layout lets them.
///
/// Where everything stands is computed as for ``ScreenCollectionLayout``, from the screen's cache. All rows are measured: how
/// wide and how high those are that stand beside one another is not known before. Rows that scroll sideways and stop
/// somewhere are groups of their own, since it is groups that UIKit stops at; all others of a section are one group.
package final class ShelvesLayout: UICollectionViewCompositionalLayout, SectionedLayout {
  weak var source: (any ScreenLayoutSource)?

  /// The sections as they were placed, and where that was.
  private var sections: [ListGeometry.Section] = []
  private var geometry = ListGeometry([], in: .zero) { _, _, _ in .zero }
  /// What the view's insets leave of its width.
  private(set) var width: CGFloat = 0
  /// Whether something lies behind a section.
  private var hasGrounds = false
  /// How high what stands below the last row is.
  private var moreHeight: CGFloat = 0
  /// What everything was placed for; nil when it has to be placed anew. To be scrolled is no reason.
  private var placedFor: Surroundings?

  /// What says where everything is, but for what the layout is told.
  private struct Surroundings: Equatable {
    let width: CGFloat
    let traits: CellTraits
    let version: Int
  }

  /// A layout of no sections yet.
  init() {
    let maker = SectionMaker()
    super.init(
      sectionProvider: { index, _ in maker.layout?.makeSection(index) },
      configuration: .rows(above: 0))
    maker.layout = self
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  // MARK: Placing

  package override func prepare() {
    guard let source, let collectionView else { return super.prepare() }
    let insets = collectionView.adjustedContentInset
    width = max(collectionView.bounds.width - insets.left - insets.right, 0)
    let surroundings = Surroundings(
      width: width, traits: CellTraits(collectionView.traitCollection),
      version: source.layoutVersion)
    if placedFor != surroundings { place(as: source) }
    follow(moreHeight: source.layoutMoreHeight)
    placedFor = surroundings
    super.prepare()
  }

  private func place(as source: any ScreenLayoutSource) {
    sections = source.layoutSections()
    hasGrounds = sections.contains { $0.ground != nil }
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

  private func follow(moreHeight: CGFloat) {
    guard moreHeight != self.moreHeight else { return }
    self.moreHeight = moreHeight
    configuration = .rows(above: moreHeight)
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

  // MARK: Grounds

  package override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let elements = super.layoutAttributesForElements(in: rect)
    guard hasGrounds else { return elements }
    return elements?.map { $0.colored(as: sections) }
  }

  package override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
      .map { $0.colored(as: sections) }
  }
}

/// What the sections are made of.
extension ShelvesLayout {
  fileprivate func makeSection(_ index: Int) -> NSCollectionLayoutSection {
    guard sections.indices.contains(index), let placed = placed(index) else {
      return NSCollectionLayoutSection(group: .of([], in: .zero))
    }
    let own = sections[index]
    let section = rows(of: own, placed)
    // The view keeps clear of the device's edges by itself, where it does.
    section.contentInsetsReference = .none
    section.boundarySupplementaryItems = own.boundaryTexts(width: width)
    own.addLook(to: section)
    return section
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

/// Makes the sections of a layout, which has to be handed what makes them before it is there.
@MainActor
private final class SectionMaker {
  weak var layout: ShelvesLayout?
}
