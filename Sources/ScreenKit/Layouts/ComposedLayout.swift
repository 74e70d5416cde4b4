/// Sections below one another that UIKit composes. It lets rows be swiped in those that are lists.
///
/// Everything stands where ``ScreenCollectionLayout`` has it. A list takes it from its cells how high rows are, when
/// these come into sight; here the screen's cache knows that before, and says it for them.
package class ComposedLayout: UICollectionViewCompositionalLayout {
  /// Says what a swipe over a row uncovers; nil where it uncovers nothing.
  typealias Swipes = @MainActor (IndexPath, SwipeAction.Edge) -> UISwipeActionsConfiguration?

  final weak var source: (any ScreenLayoutSource)?

  private let swipes: Swipes
  /// The sections as they were placed.
  private(set) final var sections: [ListGeometry.Section] = []
  /// Whether something lies behind one of them.
  private var hasGrounds = false
  /// How high what stands below the last row is.
  private var moreHeight: CGFloat = 0
  /// What the heights of rows were said for; nil when they have to be said anew.
  private var fitted: Surroundings?

  /// A layout in which swipes uncover what `swipes` says.
  init(swipes: @escaping Swipes = { _, _ in nil }) {
    self.swipes = swipes
    let maker = SectionMaker()
    super.init(
      sectionProvider: { index, environment in maker.layout?.makeSection(index, in: environment) },
      configuration: .rows(above: 0))
    maker.layout = self
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) { nil }

  /// What a swipe over a row from `edge` uncovers. UIKit tells that to nobody.
  package final func swipes(
    at path: IndexPath, from edge: SwipeAction.Edge
  ) -> UISwipeActionsConfiguration? { isList(path.section) ? swipes(path, edge) : nil }

  // MARK: For subclasses

  /// Whether UIKit has a section for a list, in which rows are as high as is said.
  func isList(_ number: Int) -> Bool {
    sections.indices.contains(number) && sections[number].isSwiped
  }

  /// What a section is made of, in the place in which `sections` has it.
  func makeSection(
    _ index: Int, in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    finished(listSection(in: environment), of: index)
  }

  /// Takes what there is to place now.
  final func take(_ sections: [ListGeometry.Section]) {
    self.sections = sections
    hasGrounds = sections.contains { $0.ground != nil }
  }

  /// What the view's insets leave of its width.
  final var width: CGFloat {
    guard let collectionView else { return 0 }
    let insets = collectionView.adjustedContentInset
    return max(collectionView.bounds.width - insets.left - insets.right, 0)
  }

  final func follow(moreHeight: CGFloat) {
    guard moreHeight != self.moreHeight else { return }
    self.moreHeight = moreHeight
    configuration = .rows(above: moreHeight)
  }

  // MARK: Placing

  package override func prepare() {
    super.prepare()
    let surroundings = Surroundings(width: width, traits: collectionView?.traitCollection)
    guard let source, fitted != surroundings, width > 0 else { return }
    fitted = surroundings
    if fitRows(to: source) { super.prepare() }
  }

  /// What UIKit forgets heights with.
  private struct Surroundings: Equatable {
    let width: CGFloat
    let textSize: UIContentSizeCategory?
    let horizontal: UIUserInterfaceSizeClass?
    let vertical: UIUserInterfaceSizeClass?

    init(width: CGFloat, traits: UITraitCollection?) {
      self.width = width
      textSize = traits?.preferredContentSizeCategory
      horizontal = traits?.horizontalSizeClass
      vertical = traits?.verticalSizeClass
    }
  }

  package override func invalidateLayout(
    with context: UICollectionViewLayoutInvalidationContext
  ) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { fitted = nil }
    super.invalidateLayout(with: context)
  }

  // MARK: Heights of rows

  /// Says of rows that have no cell how high they are, as their cells would; the answer is whether any is as high
  /// as was not known.
  private func fitRows(to source: any ScreenLayoutSource) -> Bool {
    var isNew = false
    for (number, section) in sections.enumerated() where isList(number) {
      for row in 0..<section.rowCount {
        let path = IndexPath(item: row, section: number)
        guard let height = height(at: path, of: source, measures: !source.layoutExpectsSizes),
          let original = super.layoutAttributesForItem(at: path), original.size.height != height,
          let fitted = original.copy(with: nil) as? UICollectionViewLayoutAttributes
        else { continue }
        fitted.size.height = height
        guard
          super.shouldInvalidateLayout(
            forPreferredLayoutAttributes: fitted, withOriginalAttributes: original)
        else { continue }
        super.invalidateLayout(
          with: super.invalidationContext(
            forPreferredLayoutAttributes: fitted, withOriginalAttributes: original))
        isNew = true
      }
    }
    return isNew
  }

  /// How high a row is; nil where it has to be measured for that, and shall not be.
  private func height(
    at path: IndexPath, of source: any ScreenLayoutSource, measures: Bool
  ) -> CGFloat? {
    let place = ListDiff.Place(section: path.section, row: path.item)
    let width = rowWidth(inSection: path.section)
    guard measures else { return source.layoutKnownSizes.size(at: place, width: width)?.height }
    return source.layoutSize(of: place, width: width).height
  }

  /// What the insets of a section leave of the width.
  private func rowWidth(inSection number: Int) -> CGFloat {
    guard sections.indices.contains(number) else { return width }
    let insets = sections[number].insets
    return max(width - insets.leading - insets.trailing, 0)
  }

  /// A row is as high as the screen says, whatever its cell needs.
  package override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    if let source, preferredAttributes.representedElementCategory == .cell,
      isList(originalAttributes.indexPath.section),
      let height = height(at: originalAttributes.indexPath, of: source, measures: true)
    {
      preferredAttributes.size.height = height
    }
    return super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes)
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
extension ComposedLayout {
  /// A section of rows below one another that can be swiped.
  final func listSection(
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.showsSeparators = false
    list.backgroundColor = .clear
    list.leadingSwipeActionsConfigurationProvider = { [weak self] in
      self?.swipes(at: $0, from: .leading)
    }
    list.trailingSwipeActionsConfigurationProvider = { [weak self] in
      self?.swipes(at: $0, from: .trailing)
    }
    return .list(using: list, layoutEnvironment: environment)
  }

  /// `section` with what is around its rows.
  final func finished(
    _ section: NSCollectionLayoutSection, of index: Int
  ) -> NSCollectionLayoutSection {
    // The view keeps clear of the device's edges by itself, where it does.
    section.contentInsetsReference = .none
    guard sections.indices.contains(index) else { return section }
    section.boundarySupplementaryItems = sections[index].boundaryTexts(width: width)
    sections[index].addLook(to: section)
    return section
  }
}

/// Makes the sections of a layout, which has to be handed what makes them before it is there.
@MainActor
private final class SectionMaker {
  weak var layout: ComposedLayout?
}
