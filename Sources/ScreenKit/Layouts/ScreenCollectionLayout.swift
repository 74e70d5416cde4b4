/// Tells a layout what there is to lay out.
@MainActor
protocol ScreenLayoutSource: AnyObject {
  /// The sections as they are shown now.
  func layoutSections() -> [ListGeometry.Section]

  /// How big a row is in `width`.
  func layoutSize(section: Int, row: Int, width: CGFloat) -> CGSize

  /// How high what stands below the last row is.
  var layoutMoreHeight: CGFloat { get }
}

/// The one layout of all screens. It keeps no size: those come from the screen's cache, which knows
/// when they are stale.
final class ScreenCollectionLayout: UICollectionViewLayout {
  weak var source: (any ScreenLayoutSource)?

  private var geometry = ListGeometry([], in: .zero) { _, _, _ in .zero }
  private var attributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var headers: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var footers: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var more: UICollectionViewLayoutAttributes?
  /// The size of the view that everything was placed for.
  private var preparedSize: CGSize?

  /// Where a section ends, along the direction in which the list scrolls.
  func end(ofSection section: Int) -> CGFloat? {
    geometry.sections.indices.contains(section) ? geometry.sections[section].end : nil
  }

  override func prepare() {
    super.prepare()
    guard let collectionView, let source else { return }
    preparedSize = collectionView.bounds.size
    let insets = collectionView.adjustedContentInset
    let bounds = CGSize(
      width: max(collectionView.bounds.width - insets.left - insets.right, 0),
      height: max(collectionView.bounds.height - insets.top - insets.bottom, 0))
    geometry = ListGeometry(
      source.layoutSections(), in: bounds,
      moreHeight: source.layoutMoreHeight
    ) { section, row, width in
      source.layoutSize(section: section, row: row, width: width)
    }
    makeAttributes()
  }

  private func makeAttributes() {
    attributes.removeAll(keepingCapacity: true)
    headers.removeAll(keepingCapacity: true)
    footers.removeAll(keepingCapacity: true)
    for (index, section) in geometry.sections.enumerated() {
      for (row, frame) in section.rows.enumerated() {
        let path = IndexPath(item: row, section: index)
        let item = UICollectionViewLayoutAttributes(forCellWith: path)
        item.frame = frame
        attributes[path] = item
      }
      let start = IndexPath(item: 0, section: index)
      headers[start] = section.header.map {
        text(UICollectionView.elementKindSectionHeader, at: start, $0)
      }
      footers[start] = section.footer.map {
        text(UICollectionView.elementKindSectionFooter, at: start, $0)
      }
    }
    more = geometry.more.flatMap { frame in
      guard !geometry.sections.isEmpty else { return nil }
      let item = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: MoreReusableView.kind,
        with: IndexPath(item: 0, section: geometry.sections.count - 1))
      item.frame = frame
      return item
    }
  }

  private func text(
    _ kind: String, at path: IndexPath, _ frame: CGRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: path)
    attributes.frame = frame
    return attributes
  }

  override var collectionViewContentSize: CGSize { geometry.contentSize }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let texts = Array(headers.values) + Array(footers.values)
    let all = Array(attributes.values) + texts + (more.map { [$0] } ?? [])
    return all.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes[indexPath]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    switch elementKind {
    case MoreReusableView.kind: more?.indexPath == indexPath ? more : nil
    case UICollectionView.elementKindSectionFooter: footers[indexPath]
    default: headers[indexPath]
    }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != preparedSize
  }
}
