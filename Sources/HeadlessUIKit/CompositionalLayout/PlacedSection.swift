import Foundation

/// One section of a compositional layout with all that is in it at its place.
@MainActor struct PlacedSection {
  /// A group of items, and how far it reaches along the layout.
  struct Group {
    var range: ClosedRange<CGFloat>
    var frame: CGRect
    var elements: [LayoutElement]
  }

  let model: NSCollectionLayoutSection
  let environment: any NSCollectionLayoutEnvironment
  let start: CGFloat
  private(set) var end: CGFloat
  private(set) var groups: [Group] = []
  private(set) var boundaries: [BoundaryElement] = []
  private(set) var backgrounds: [LayoutElement] = []
  /// What scrolls across the layout, and the part of it that is seen, in the coordinates of the list.
  private(set) var scrolled: OrthogonalSection?
  /// The group and the place in it of each item.
  private var places: [Int: (group: Int, element: Int)] = [:]

  /// What a section is placed by.
  struct Request {
    var section: Int
    var itemCount: Int
    var axis: FlowAxis
    var start: CGFloat
    var insets: NSDirectionalEdgeInsets
    var boundaryInsets: NSDirectionalEdgeInsets
    var preferredSize: (ElementKey) -> CGSize?
  }

  init(
    _ model: NSCollectionLayoutSection, in environment: any NSCollectionLayoutEnvironment,
    _ request: Request
  ) {
    self.model = model
    self.environment = environment
    start = request.start
    end = request.start
    let axis = request.axis
    let whole = environment.container.contentSize
    let breadth = axis.breadth(of: whole)
    let edges = BoundaryPlacement(
      items: model.boundarySupplementaryItems, axis: axis, breadth: breadth,
      insets: request.boundaryInsets, container: whole, preferredSize: request.preferredSize,
      pathOfItem: { IndexPath(item: $0, section: request.section) })
    end += edges.lengthBefore
    let contentStart = end
    placeGroups(request, container: request.insets.shrinking(CGRect(origin: .zero, size: whole)))
    let content = contentStart...end
    end += edges.lengthAfter
    boundaries = edges.elements(around: content, from: start, to: end)
    backgrounds = model.decorationItems.map { item in
      let frame = axis.rect(
        along: start, across: 0, size: axis.size(length: end - start, breadth: breadth))
      return LayoutElement(
        key: .decoration(item.elementKind, IndexPath(item: 0, section: request.section)),
        frame: item.contentInsets.shrinking(frame), zIndex: item.zIndex)
    }
  }

  var range: ClosedRange<CGFloat> { start...max(start, end) }

  private mutating func placeGroups(_ request: Request, container: CGRect) {
    let axis = request.axis
    let isScrolled = model.orthogonalScrollingBehavior != .none
    end += axis.isVertical ? request.insets.top : request.insets.leading
    var placement = GroupPlacement(
      section: request.section, count: request.itemCount, environment: environment,
      preferredSize: request.preferredSize)
    let origin = axis.isVertical ? container.minX : container.minY
    let first = end
    var along = end
    var across = origin
    var last = end
    while !placement.isDone {
      let before = placement.next
      let placed = placement.place(model.group, in: container.size)
      guard placement.next > before else { break }
      if !groups.isEmpty {
        if isScrolled {
          across += model.interGroupSpacing
        } else {
          along += model.interGroupSpacing
        }
      }
      add(placed, axis, at: axis.rect(along: along, across: across, size: placed.size))
      last = max(last, along + axis.length(of: placed.size))
      if isScrolled { across += axis.breadth(of: placed.size) } else { along = last }
    }
    end = last
    if isScrolled { scroll(request, from: first, content: across, origin: origin) }
    end += axis.isVertical ? request.insets.bottom : request.insets.trailing
  }

  private mutating func add(_ placed: PlacedItem, _ axis: FlowAxis, at frame: CGRect) {
    let elements = placed.elements.map { element in
      var element = element.moved(by: frame.origin)
      // Backgrounds lie behind all items.
      if case .cell = element.key, !model.decorationItems.isEmpty { element.zIndex += 1 }
      return element
    }
    for (index, element) in elements.enumerated() {
      if case .cell(let path) = element.key { places[path.item] = (groups.count, index) }
    }
    groups.append(Group(range: axis.range(of: frame), frame: frame, elements: elements))
  }

  private mutating func scroll(
    _ request: Request, from first: CGFloat, content: CGFloat, origin: CGFloat
  ) {
    let axis = request.axis
    let breadth = axis.breadth(of: environment.container.contentSize)
    let after = axis.isVertical ? request.insets.trailing : request.insets.bottom
    scrolled = OrthogonalSection(
      axis: axis, behavior: model.orthogonalScrollingBehavior,
      frame: axis.rect(
        along: first, across: 0, size: axis.size(length: end - first, breadth: breadth)),
      contentSize: axis.size(length: end - first, breadth: content + after), origin: origin,
      groups: groups.map { axis.breadthRange(of: $0.frame) })
  }

  // MARK: Queries

  func element(ofItem item: Int) -> LayoutElement? {
    places[item].map { groups[$0.group].elements[$0.element] }
  }

  func element(_ key: ElementKey) -> LayoutElement? {
    switch key {
    case .cell(let path): element(ofItem: path.item)
    case .decoration: backgrounds.first { $0.key == key }
    case .supplementary:
      groups.lazy.flatMap(\.elements).first { $0.key == key }
    }
  }

  /// The elements of the groups that touch a range; of those that scroll, all.
  func elements(in range: ClosedRange<CGFloat>) -> [LayoutElement] {
    guard scrolled == nil else { return groups.flatMap(\.elements) }
    let first = groups.partitioningIndex { $0.range.upperBound >= range.lowerBound }
    let last = groups.partitioningIndex { $0.range.lowerBound > range.upperBound }
    guard first < last else { return [] }
    return groups[first..<last].flatMap(\.elements)
  }
}

extension FlowAxis {
  func breadthRange(of rect: CGRect) -> ClosedRange<CGFloat> {
    isVertical ? rect.minX...rect.maxX : rect.minY...rect.maxY
  }
}
