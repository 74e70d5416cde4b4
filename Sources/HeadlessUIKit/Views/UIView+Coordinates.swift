import Foundation

extension UIView {
  var root: UIView { superview?.root ?? self }

  /// A point in the coordinates of another view, or of the window.
  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return root.geometry.fromSuperview(pointInRoot(point)) }
    // Most are one step away from each other.
    if view === superview { return pointInSuperview(point) }
    if view.superview === self { return view.pointFromSuperview(point) }
    return view.pointFromRoot(pointInRoot(point))
  }

  func pointInRoot(_ point: CGPoint) -> CGPoint {
    let outer = pointInSuperview(point)
    return superview?.pointInRoot(outer) ?? outer
  }

  func pointFromRoot(_ point: CGPoint) -> CGPoint {
    pointFromSuperview(superview?.pointFromRoot(point) ?? point)
  }

  func pointInSuperview(_ point: CGPoint) -> CGPoint { geometry.toSuperview(turned(point)) }

  func pointFromSuperview(_ point: CGPoint) -> CGPoint { turned(geometry.fromSuperview(point)) }

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
