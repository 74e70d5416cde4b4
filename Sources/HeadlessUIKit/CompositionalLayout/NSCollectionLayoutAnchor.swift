public import Foundation

/// A side, a corner or the middle of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top = 1
  case topLeading = 2
  case leading = 3
  case bottomLeading = 4
  case bottom = 5
  case bottomTrailing = 6
  case trailing = 7
  case topTrailing = 8

  /// The sides that it lies at.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}

/// Where a supplementary item is fastened.
@MainActor open class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  open private(set) var edges: NSDirectionalRectEdge
  open private(set) var offset: CGPoint
  open private(set) var isFractionalOffset: Bool
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
  }

  /// At sides.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }

  /// So many points away from sides.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }

  /// So many times its own size away from sides.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  /// The anchor itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The place of something in a rectangle. Another anchor says what of it stands at this one.
  func frame(of size: CGSize, in container: CGRect, itemAnchor: NSCollectionLayoutAnchor?) -> CGRect
  {
    var origin = CGPoint(
      x: edges.position(
        from: .leading, to: .trailing, start: container.minX, room: container.width,
        size: itemAnchor == nil ? size.width : 0),
      y: edges.position(
        from: .top, to: .bottom, start: container.minY, room: container.height,
        size: itemAnchor == nil ? size.height : 0))
    move(&origin, by: size)
    if let itemAnchor {
      origin.x -= itemAnchor.edges.position(
        from: .leading, to: .trailing, start: 0, room: size.width, size: 0)
      origin.y -= itemAnchor.edges.position(
        from: .top, to: .bottom, start: 0, room: size.height, size: 0)
      itemAnchor.move(&origin, by: size)
    }
    return CGRect(origin: origin, size: size)
  }

  private func move(_ origin: inout CGPoint, by size: CGSize) {
    origin.x += isFractionalOffset ? offset.x * size.width : offset.x
    origin.y += isFractionalOffset ? offset.y * size.height : offset.y
  }
}

extension NSDirectionalRectEdge {
  /// Where something begins that stands at one of two sides, or in the middle between them.
  func position(
    from first: NSDirectionalRectEdge, to last: NSDirectionalRectEdge, start: CGFloat,
    room: CGFloat, size: CGFloat
  ) -> CGFloat {
    switch (contains(first), contains(last)) {
    case (true, false): start
    case (false, true): start + room - size
    default: start + (room - size) / 2
    }
  }
}
