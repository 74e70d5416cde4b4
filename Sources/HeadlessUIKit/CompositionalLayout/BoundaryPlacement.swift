import Foundation

/// A header or footer, and how far it may move to stay in sight.
struct BoundaryElement {
  var element: LayoutElement
  var isPinned: Bool
  /// Whether it stands before the content, not after it.
  var isBefore: Bool
  /// Where it may be.
  var limits: ClosedRange<CGFloat>

  /// The element, moved into the part that is seen.
  func element(in visible: ClosedRange<CGFloat>, _ axis: FlowAxis) -> LayoutElement {
    guard isPinned else { return element }
    var element = element
    let own = axis.range(of: element.frame)
    let length = axis.length(of: element.frame.size)
    let last = max(limits.upperBound - length, limits.lowerBound)
    let along =
      isBefore
      ? min(max(own.lowerBound, visible.lowerBound), last)
      : max(min(own.lowerBound, visible.upperBound - length), limits.lowerBound)
    let across = axis.breadthRange(of: element.frame).lowerBound
    element.frame = axis.rect(along: along, across: across, size: element.frame.size)
    return element
  }
}

/// Places what stands around a section or around all of them.
@MainActor struct BoundaryPlacement {
  private struct Sized {
    let item: NSCollectionLayoutBoundarySupplementaryItem
    let key: ElementKey
    let size: CGSize
  }

  private let axis: FlowAxis
  private let breadth: CGFloat
  private let insets: NSDirectionalEdgeInsets
  private let items: [Sized]

  init(
    items: [NSCollectionLayoutBoundarySupplementaryItem], axis: FlowAxis, breadth: CGFloat,
    insets: NSDirectionalEdgeInsets, container: CGSize,
    preferredSize: (ElementKey) -> CGSize?, pathOfItem: (Int) -> IndexPath
  ) {
    self.axis = axis
    self.breadth = breadth
    self.insets = insets
    let across = NSDirectionalEdgeInsets(
      top: axis.isVertical ? 0 : insets.top, leading: axis.isVertical ? insets.leading : 0,
      bottom: axis.isVertical ? 0 : insets.bottom, trailing: axis.isVertical ? insets.trailing : 0)
    let room = across.shrinking(CGRect(origin: .zero, size: container)).size
    var counts: [String: Int] = [:]
    self.items = items.map { item in
      let number = counts[item.elementKind, default: 0]
      counts[item.elementKind] = number + 1
      let key = ElementKey.supplementary(item.elementKind, pathOfItem(number))
      return Sized(
        item: item, key: key,
        size: item.layoutSize.size(in: room, preferred: preferredSize(key)))
    }
  }

  /// The sides at which content begins and ends.
  private var sides: (first: NSDirectionalRectEdge, last: NSDirectionalRectEdge) {
    axis.isVertical ? (.top, .bottom) : (.leading, .trailing)
  }

  private func isBefore(_ sized: Sized) -> Bool {
    sized.item.alignment.edges.contains(sides.first)
  }

  private func isAfter(_ sized: Sized) -> Bool {
    sized.item.alignment.edges.contains(sides.last)
  }

  private func length(_ isThere: (Sized) -> Bool) -> CGFloat {
    items.filter { isThere($0) && $0.item.extendsBoundary }
      .map { axis.length(of: $0.size) }.max() ?? 0
  }

  var lengthBefore: CGFloat { length(isBefore) }
  var lengthAfter: CGFloat { length(isAfter) }

  /// - Parameter content: Where the content is, without what makes room around it.
  func elements(
    around content: ClosedRange<CGFloat>, from start: CGFloat, to end: CGFloat
  ) -> [BoundaryElement] {
    items.map { sized in
      let length = axis.length(of: sized.size)
      let extends = sized.item.extendsBoundary
      let along: CGFloat
      if isBefore(sized) {
        along = extends ? content.lowerBound - length : content.lowerBound
      } else if isAfter(sized) {
        along = extends ? content.upperBound : content.upperBound - length
      } else {
        along = (content.lowerBound + content.upperBound - length) / 2
      }
      return boundary(sized, along: along, from: start, to: end)
    }
  }

  private func boundary(
    _ sized: Sized, along: CGFloat, from start: CGFloat, to end: CGFloat
  ) -> BoundaryElement {
    let item = sized.item
    let before = axis.isVertical ? insets.leading : insets.top
    let after = axis.isVertical ? insets.trailing : insets.bottom
    let across = item.alignment.edges.position(
      from: axis.isVertical ? .leading : .top, to: axis.isVertical ? .trailing : .bottom,
      start: before, room: breadth - before - after, size: axis.breadth(of: sized.size))
    let place = axis.rect(along: along, across: across, size: sized.size)
      .offsetBy(dx: item.offset.x, dy: item.offset.y)
    let element = LayoutElement(
      key: sized.key, frame: item.content(of: place),
      // What is pinned lies over the content that moves under it.
      zIndex: item.pinToVisibleBounds ? item.zIndex + 1 : item.zIndex,
      guessesWidth: item.layoutSize.widthDimension.isGuess,
      guessesHeight: item.layoutSize.heightDimension.isGuess)
    let isBefore = isBefore(sized)
    let limits =
      isBefore
      ? start...max(start, end - lengthAfter)
      : start + lengthBefore...max(start + lengthBefore, end)
    return BoundaryElement(
      element: element, isPinned: item.pinToVisibleBounds, isBefore: isBefore, limits: limits)
  }
}
