import Foundation

/// All sections of a compositional layout, one after the other.
@MainActor struct PlacedSections {
  private var sections: [PlacedSection] = []
  private var boundaries: [BoundaryElement] = []
  private(set) var contentSize = CGSize.zero
  private(set) var hasOrthogonalSections = false
  private(set) var hasHandlers = false

  init() {}

  init(
    counts: ItemCounts, surroundings: LayoutSurroundings,
    configuration: UICollectionViewCompositionalLayoutConfiguration,
    provider: UICollectionViewCompositionalLayoutSectionProvider,
    preferredSize: @escaping (ElementKey) -> CGSize?
  ) {
    let axis = FlowAxis(configuration.scrollDirection)
    let breadth = axis.breadth(of: surroundings.size)
    let usual = surroundings.insets(configuration.contentInsetsReference, axis)
    let environment = LayoutEnvironment(
      container: LayoutContainer(contentSize: surroundings.size, contentInsets: usual),
      traitCollection: surroundings.traits)
    let edges = BoundaryPlacement(
      items: configuration.boundarySupplementaryItems, axis: axis, breadth: breadth,
      insets: usual, container: surroundings.size, preferredSize: preferredSize,
      pathOfItem: { IndexPath(index: $0) })
    var position = edges.lengthBefore
    for index in 0..<counts.sections {
      guard let model = provider(index, environment) else { break }
      if index > 0 { position += configuration.interSectionSpacing }
      let section = PlacedSection(
        model, in: environment,
        Self.request(index, counts, surroundings, axis, position, model, usual, preferredSize))
      sections.append(section)
      position = section.end
    }
    let end = position + edges.lengthAfter
    boundaries = edges.elements(around: edges.lengthBefore...position, from: 0, to: end)
    contentSize = axis.size(length: end, breadth: breadth)
    hasOrthogonalSections = sections.contains { $0.scrolled != nil }
    hasHandlers = sections.contains { $0.model.visibleItemsInvalidationHandler != nil }
  }

  private static func request(
    _ index: Int, _ counts: ItemCounts, _ surroundings: LayoutSurroundings, _ axis: FlowAxis,
    _ start: CGFloat, _ model: NSCollectionLayoutSection, _ usual: NSDirectionalEdgeInsets,
    _ preferredSize: @escaping (ElementKey) -> CGSize?
  ) -> PlacedSection.Request {
    func reference(_ own: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
      own == .automatic ? usual : surroundings.insets(own, axis)
    }
    let insets = model.contentInsets + reference(model.contentInsetsReference)
    let follows =
      model.supplementariesFollowContentInsets
      && model.supplementaryContentInsetsReference == .automatic
    return PlacedSection.Request(
      section: index, itemCount: counts.items(in: index), axis: axis, start: start,
      insets: insets,
      boundaryInsets: follows ? insets : reference(model.supplementaryContentInsetsReference),
      preferredSize: preferredSize)
  }

  func section(_ index: Int) -> PlacedSection? {
    sections.indices.contains(index) ? sections[index] : nil
  }

  /// Whether an element is moved with its section, and not with the list.
  func scrollsByItself(_ key: ElementKey) -> Bool {
    guard key.indexPath.count > 1, let section = section(key.indexPath.section),
      section.scrolled != nil
    else { return false }
    switch key {
    case .cell: return true
    case .decoration: return false
    case .supplementary: return !section.boundaries.contains { $0.element.key == key }
    }
  }

  // MARK: Queries

  func elements(
    in rect: CGRect, visible: ClosedRange<CGFloat>, _ axis: FlowAxis,
    shownFrame: (LayoutElement) -> CGRect
  ) -> [LayoutElement] {
    let range = axis.range(of: rect)
    var found = boundaries.map { $0.element(in: visible, axis) }
    let first = sections.partitioningIndex { $0.end >= range.lowerBound }
    for section in sections[first...] {
      guard section.start <= range.upperBound else { break }
      found += section.boundaries.map { $0.element(in: visible, axis) }
      found += section.backgrounds
      found += section.elements(in: range)
    }
    return found.filter { shownFrame($0).overlaps(rect) }
  }

  func element(
    _ key: ElementKey, visible: ClosedRange<CGFloat>, _ axis: FlowAxis
  ) -> LayoutElement? {
    let section = section(key.indexPath.section)
    let edges = boundaries + (section?.boundaries ?? [])
    if let boundary = edges.first(where: { $0.element.key == key }) {
      return boundary.element(in: visible, axis)
    }
    return section?.element(key)
  }
}

extension NSDirectionalEdgeInsets {
  static func + (
    first: NSDirectionalEdgeInsets, second: NSDirectionalEdgeInsets
  ) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: first.top + second.top, leading: first.leading + second.leading,
      bottom: first.bottom + second.bottom, trailing: first.trailing + second.trailing)
  }
}
