/// Tells a layout what there is to lay out.
@MainActor
protocol ScreenLayoutSource: AnyObject {
  /// The sections as they are shown now.
  func layoutSections(width: CGFloat) -> [ListGeometry.Section]

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
      source.layoutSections(width: bounds.width), in: bounds,
      moreHeight: source.layoutMoreHeight
    ) { section, row, width in
      source.layoutSize(section: section, row: row, width: width)
    }
    makeAttributes()
  }

  private func makeAttributes() {
    attributes.removeAll(keepingCapacity: true)
    headers.removeAll(keepingCapacity: true)
    for (index, section) in geometry.sections.enumerated() {
      for (row, frame) in section.rows.enumerated() {
        let path = IndexPath(item: row, section: index)
        let item = UICollectionViewLayoutAttributes(forCellWith: path)
        item.frame = frame
        attributes[path] = item
      }
      if let frame = section.header {
        let path = IndexPath(item: 0, section: index)
        let header = UICollectionViewLayoutAttributes(
          forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: path)
        header.frame = frame
        headers[path] = header
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

  override var collectionViewContentSize: CGSize { geometry.contentSize }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let all = Array(attributes.values) + Array(headers.values) + (more.map { [$0] } ?? [])
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
    if elementKind == MoreReusableView.kind { return more?.indexPath == indexPath ? more : nil }
    return headers[indexPath]
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != preparedSize
  }
}
