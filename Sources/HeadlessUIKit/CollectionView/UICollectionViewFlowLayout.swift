public import Foundation

/// Sizes and spaces of a flow layout that differ by item or section.
@MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
  }
}

/// Fills lines with items, one line after the other.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The estimate that lets cells choose their sizes.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false

  private var sections: [FlowSection] = []
  private var preferredSizes: [IndexPath: CGSize] = [:]
  private var contentSize = CGSize.zero

  private var axis: FlowAxis { FlowAxis(scrollDirection) }

  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  open override func prepare() {
    super.prepare()
    sections = []
    guard let view = collectionView else { return }
    let room = view.bounds.inset(by: view.adjustedContentInset).size
    let breadth = axis.breadth(of: room)
    var position: CGFloat = 0
    for section in 0..<view.numberOfSections {
      let laidOut = FlowSection(
        metrics: metrics(of: section, in: view), axis: axis, start: position, breadth: breadth,
        itemCount: view.numberOfItems(inSection: section)
      ) { self.size(ofItem: $0, section: section, in: view) }
      sections.append(laidOut)
      position = laidOut.end
    }
    contentSize = axis.size(length: position, breadth: breadth)
  }

  private func metrics(of section: Int, in view: UICollectionView) -> FlowSection.Metrics {
    guard let delegate = flowDelegate else {
      return .init(
        inset: sectionInset, lineSpacing: minimumLineSpacing,
        itemSpacing: minimumInteritemSpacing, header: headerReferenceSize,
        footer: footerReferenceSize)
    }
    return .init(
      inset: delegate.collectionView(view, layout: self, insetForSectionAt: section),
      lineSpacing: delegate.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section),
      itemSpacing: delegate.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section),
      header: delegate.collectionView(
        view, layout: self, referenceSizeForHeaderInSection: section),
      footer: delegate.collectionView(
        view, layout: self, referenceSizeForFooterInSection: section))
  }

  private func size(ofItem item: Int, section: Int, in view: UICollectionView) -> CGSize {
    let path = IndexPath(item: item, section: section)
    if let preferred = preferredSizes[path] { return preferred }
    if estimatedItemSize == Self.automaticSize { return itemSize }
    if estimatedItemSize != .zero { return estimatedItemSize }
    return flowDelegate?.collectionView(view, layout: self, sizeForItemAt: path) ?? itemSize
  }

  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let range = axis.range(of: rect)
    let first = sections.partitioningIndex { $0.end >= range.lowerBound }
    var result: [UICollectionViewLayoutAttributes] = []
    for section in first..<max(first, sections.count) {
      guard sections[section].start <= range.upperBound else { break }
      result += elements(of: section, in: rect, range: range)
    }
    return result
  }

  private func elements(
    of section: Int, in rect: CGRect, range: ClosedRange<CGFloat>
  ) -> [UICollectionViewLayoutAttributes] {
    let path = IndexPath(item: 0, section: section)
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    let supplementary = kinds.compactMap {
      layoutAttributesForSupplementaryView(ofKind: $0, at: path)
    }
    let items = sections[section].items(in: range).compactMap {
      layoutAttributesForItem(at: IndexPath(item: $0, section: section))
    }
    return (supplementary + items).filter { $0.frame.overlaps(rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].frames.indices.contains(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = sections[indexPath.section].frames[indexPath.item]
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    var frame = isHeader ? section.header : section.footer
    guard !frame.isEmpty else { return nil }
    let isPinned =
      isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    if isPinned { frame = pinned(frame, isHeader: isHeader, in: section) }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = frame
    if isPinned { attributes.zIndex = 1 }
    return attributes
  }

  /// Moves a header or footer to the visible edge, without leaving its section.
  private func pinned(_ frame: CGRect, isHeader: Bool, in section: FlowSection) -> CGRect {
    guard let view = collectionView else { return frame }
    let visible = axis.range(of: view.bounds.inset(by: view.adjustedContentInset))
    let length = axis.length(of: frame.size)
    let along =
      isHeader
      ? min(
        max(section.start, visible.lowerBound),
        section.end - axis.length(of: section.footer.size) - length)
      : max(
        min(section.end, visible.upperBound) - length,
        section.start + axis.length(of: section.header.size))
    return axis.rect(along: along, across: 0, size: frame.size)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let view = collectionView else { return false }
    return axis.breadth(of: newBounds.size) != axis.breadth(of: view.bounds.size)
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard estimatedItemSize != .zero, originalAttributes.representedElementCategory == .cell,
      preferredAttributes.size != originalAttributes.size
    else { return false }
    preferredSizes[originalAttributes.indexPath] = preferredAttributes.size
    return true
  }

  override func follow(_ changes: BatchUpdates) {
    let sizes = preferredSizes.compactMap { path, size in
      changes.newKey(of: .cell(path)).map { ($0.indexPath, size) }
    }
    preferredSizes = Dictionary(sizes, uniquingKeysWith: { first, _ in first })
    super.follow(changes)
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { preferredSizes = [:] }
    super.invalidateLayout(with: context)
  }
}
