import Foundation

extension UIView {
  var root: UIView { superview?.root ?? self }

  func pointInRoot(_ point: CGPoint) -> CGPoint {
    let outer = geometry.toSuperview(turned(point))
    return superview?.pointInRoot(outer) ?? outer
  }

  func pointFromRoot(_ point: CGPoint) -> CGPoint {
    turned(geometry.fromSuperview(superview?.pointFromRoot(point) ?? point))
  }

  /// A point as seen where either this view's coordinates are mirrored or those that it is placed in.
  private func turned(_ point: CGPoint) -> CGPoint {
    guard mirrorsCoordinates != (superview?.mirrorsCoordinates ?? false) else { return point }
    return CGPoint(x: bounds.minX + bounds.maxX - point.x, y: point.y)
  }

  /// The frame as it is seen from the superview's left side.
  var frameFromTheLeft: CGRect {
    guard let superview, superview.mirrorsCoordinates else { return frame }
    return frame.mirrored(in: superview.bounds)
  }

  static func boundingBox(
    of rect: CGRect, _ convert: (CGPoint) -> CGPoint
  ) -> CGRect {
    let one = convert(rect.origin)
    let other = convert(CGPoint(x: rect.maxX, y: rect.maxY))
    return CGRect(
      x: min(one.x, other.x), y: min(one.y, other.y), width: abs(other.x - one.x),
      height: abs(other.y - one.y))
  }
}

extension CGRect {
  /// The rectangle as far from the right side of `room` as it is from the left.
  func mirrored(in room: CGRect) -> CGRect {
    CGRect(x: room.minX + room.maxX - maxX, y: minY, width: width, height: height)
  }
}
