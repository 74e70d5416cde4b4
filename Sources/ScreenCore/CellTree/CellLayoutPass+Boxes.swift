import Foundation

extension CellLayoutPass {
  func measure(_ box: CellBox, width: CGFloat) -> MeasuredElement {
    let insets = points(box.insets)
    let room = min(width, box.mostWidth ?? width)
    let content = measure(box.content, width: room - insets.left - insets.right)
    let wanted = content.width + insets.left + insets.right
    return MeasuredElement(
      size: CGSize(
        width: min(box.limitedWidth(wanted), width),
        height: box.limitedHeight(content.height + insets.top + insets.bottom)),
      children: [content])
  }

  func place(
    _ box: CellBox, measured: MeasuredElement, in frame: CGRect
  ) -> [PlacedElement] {
    guard let content = measured.children.first else { return [] }
    return decorated(box, placeContent(of: box, content, in: frame), in: frame)
      + box.overlays.flatMap { place($0, on: frame) }
  }

  private func placeContent(
    of box: CellBox, _ content: MeasuredElement, in frame: CGRect
  ) -> [PlacedElement] {
    let insets = points(box.insets)
    let width = min(frame.width, box.mostWidth ?? frame.width)
    let height = min(frame.height, box.mostHeight ?? frame.height)
    var inner = CGRect(
      x: frame.minX + insets.left, y: frame.minY + insets.top,
      width: max(width - insets.left - insets.right, 0),
      height: max(height - insets.top - insets.bottom, 0))
    if case .image(let image) = box.content, image.ownWidth != nil {
      // An image of a given size is not stretched to a box that is larger.
      inner.size.width = min(inner.width, content.width)
      inner.size.height = min(inner.height, content.height)
    }
    return place(box.content, measured: content, in: inner)
  }

  /// Parts between what is drawn behind them and what around.
  private func decorated(
    _ box: CellBox, _ parts: [PlacedElement], in frame: CGRect
  ) -> [PlacedElement] {
    let decoration = box.decoration
    var all = parts
    if let picture = box.picture {
      all.insert(PlacedElement(element: .image(picture), frame: frame), at: 0)
    }
    let corners = decoration.corners.map(environment.theme.corners)
    if let corners {
      for index in all.indices { all[index].round(corners, of: frame) }
    }
    if decoration.hasGround {
      all.insert(
        PlacedElement(element: .box(box), frame: frame, corners: corners), at: 0)
    }
    if decoration.border != nil {
      all.append(
        PlacedElement(
          element: .box(box), frame: frame, layer: .border, corners: corners))
    }
    return all
  }

  /// The parts of an element that stands on a box.
  private func place(_ overlay: CellOverlay, on frame: CGRect) -> [PlacedElement] {
    let ideal = idealWidth(of: overlay.content) ?? frame.width
    let width = overlay.content.isOneLine ? ideal : min(ideal, frame.width)
    let measured = measure(overlay.content, width: width.rounded(.up))
    let share = overlay.place.share
    let origin = CGPoint(
      x: frame.minX + (frame.width - measured.width) * share.x + overlay.x,
      y: frame.minY + (frame.height - measured.height) * share.y + overlay.y)
    return place(
      overlay.content, measured: measured, in: CGRect(origin: origin, size: measured.size))
  }

  /// The width that the box takes when there is no limit; nil when it fills what there is.
  func idealWidth(of box: CellBox) -> CGFloat? {
    guard box.share == nil, let content = idealWidth(of: box.content) else { return nil }
    let insets = points(box.insets)
    return box.limitedWidth(content + insets.left + insets.right)
  }

  /// The width that the element keeps where there is too little room.
  func leastWidth(of element: CellElement) -> CGFloat {
    guard case .box(let box) = element else { return 0 }
    let insets = points(box.insets)
    return box.limitedWidth(leastWidth(of: box.content) + insets.left + insets.right)
  }

  /// How the elements of a column share its height. Those with a weight and spacers get what the others
  /// leave; where there is too little, those with a priority give way.
  func columnHeights(
    _ stack: CellStack, _ measured: MeasuredElement, available: CGFloat
  ) -> [CGFloat] {
    let heights = measured.children.map(\.height)
    guard stack.children.contains(where: \.sharesHeight) else { return heights }
    var shares = RoomShares(
      zip(stack.children, heights).map { child, height in
        let box = child.box
        let least = box?.priority == nil ? height : box?.minHeight ?? 0
        guard let weight = child.weight else {
          return box?.priority == nil
            ? .fixed(height) : .atMost(height, least: least, priority: box?.priority ?? 0)
        }
        return .share(
          weight, least: least, most: box?.maxHeight ?? .infinity, priority: box?.priority ?? 0)
      })
    shares.divide(available)
    return shares.lengths
  }

  // Leading is left: languages that are read from right to left have the whole cell mirrored.
  private func points(
    _ insets: CellInsets
  ) -> (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    let theme = environment.theme
    return (
      theme.points(insets.top), theme.points(insets.leading), theme.points(insets.bottom),
      theme.points(insets.trailing)
    )
  }
}

extension CellBox {
  /// The greatest width, which is not less than the least one.
  var mostWidth: CGFloat? { maxWidth.map { max($0, minWidth ?? 0) } }
  var mostHeight: CGFloat? { maxHeight.map { max($0, minHeight ?? 0) } }

  func limitedWidth(_ wanted: CGFloat) -> CGFloat {
    max(min(wanted, maxWidth ?? wanted), minWidth ?? 0)
  }

  func limitedHeight(_ wanted: CGFloat) -> CGFloat {
    max(min(wanted, maxHeight ?? wanted), minHeight ?? 0)
  }

  /// The weight, where it is one.
  fileprivate var share: CGFloat? {
    guard let weight, weight > 0, weight.isFinite else { return nil }
    return weight
  }
}

extension CellPlace {
  /// How much of the room that is left is before the element.
  fileprivate var share: CGPoint {
    switch self {
    case .topLeading: CGPoint(x: 0, y: 0)
    case .top: CGPoint(x: 0.5, y: 0)
    case .topTrailing: CGPoint(x: 1, y: 0)
    case .leading: CGPoint(x: 0, y: 0.5)
    case .center: CGPoint(x: 0.5, y: 0.5)
    case .trailing: CGPoint(x: 1, y: 0.5)
    case .bottomLeading: CGPoint(x: 0, y: 1)
    case .bottom: CGPoint(x: 0.5, y: 1)
    case .bottomTrailing: CGPoint(x: 1, y: 1)
    }
  }
}

extension PlacedElement {
  /// Rounds those corners of the part that are corners of a box that it stands in.
  fileprivate mutating func round(_ corners: CellCorners, of box: CGRect) {
    guard self.corners == nil else { return }
    func isAt(_ x: CGFloat, _ boxX: CGFloat, _ y: CGFloat, _ boxY: CGFloat) -> Bool {
      abs(x - boxX) < 0.5 && abs(y - boxY) < 0.5
    }
    var shared: CellCorners.Places = []
    if isAt(frame.minX, box.minX, frame.minY, box.minY) { shared.insert(.topLeading) }
    if isAt(frame.maxX, box.maxX, frame.minY, box.minY) { shared.insert(.topTrailing) }
    if isAt(frame.minX, box.minX, frame.maxY, box.maxY) { shared.insert(.bottomLeading) }
    if isAt(frame.maxX, box.maxX, frame.maxY, box.maxY) { shared.insert(.bottomTrailing) }
    shared.formIntersection(corners.places)
    guard !shared.isEmpty else { return }
    self.corners = CellCorners(corners.radius, at: shared)
  }
}

extension CellElement {
  var box: CellBox? {
    if case .box(let box) = self { box } else { nil }
  }

  /// Whether it is a text of one line, which on top of something narrow is not cut.
  fileprivate var isOneLine: Bool {
    if case .text(let text) = unboxed { text.lines == 1 } else { false }
  }

  /// The element in its boxes, if it is in any.
  var unboxed: CellElement {
    if case .box(let box) = self { box.content.unboxed } else { self }
  }

  /// The share of what is left over along a stack; nil for what takes only what it needs.
  var weight: CGFloat? {
    switch self {
    case .spacer: 1
    case .box(let box): box.share ?? box.content.spacerWeight
    default: nil
    }
  }

  var isHidden: Bool {
    if case .hidden = unboxed { true } else { false }
  }

  private var spacerWeight: CGFloat? {
    if case .spacer = unboxed { 1 } else { nil }
  }

  /// Whether the height in a column may be another than that of the content.
  fileprivate var sharesHeight: Bool {
    switch self {
    case .spacer: true
    case .box(let box): weight != nil || box.priority != nil
    default: false
    }
  }
}
