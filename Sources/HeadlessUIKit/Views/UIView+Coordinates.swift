import Foundation

extension UIView {
  var root: UIView { superview?.root ?? self }

  /// A point in the coordinates of another view, or of the window.
  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else {
      var (view, point) = (self, point)
      while let superview = view.superview {
        point = view.point(point, in: superview)
        view = superview
      }
      return view.geometry.fromSuperview(view.point(point, in: nil))
    }
    // Most are one step away from each other.
    let superview = superview
    if view === superview { return self.point(point, in: superview) }
    if view.superview === self { return view.point(point, from: self) }
    return view.pointFromRoot(pointInRoot(point))
  }

  /// A rectangle in the coordinates of a view of the same window, or of none.
  func converted(_ rect: CGRect, to view: UIView?) -> CGRect {
    Self.boundingBox(of: rect) { converted($0, to: view) }
  }

  func isNeighbor(of view: UIView) -> Bool { view === superview || view.superview === self }

  func pointInRoot(_ point: CGPoint) -> CGPoint {
    let superview = superview
    let outer = self.point(point, in: superview)
    return superview?.pointInRoot(outer) ?? outer
  }

  func pointFromRoot(_ point: CGPoint) -> CGPoint {
    let superview = superview
    return self.point(superview?.pointFromRoot(point) ?? point, from: superview)
  }

  /// A point as it is in the superview, which is at hand: it is looked up for each of thousands of points.
  private func point(_ point: CGPoint, in superview: UIView?) -> CGPoint {
    geometry.toSuperview(turned(point, in: superview))
  }

  private func point(_ point: CGPoint, from superview: UIView?) -> CGPoint {
    turned(geometry.fromSuperview(point), in: superview)
  }

  /// A point as seen where either this view's coordinates are mirrored or those that it is placed in.
  private func turned(_ point: CGPoint, in superview: UIView?) -> CGPoint {
    guard mirrorsCoordinates != (superview?.mirrorsCoordinates ?? false) else { return point }
    return CGPoint(x: bounds.minX + bounds.maxX - point.x, y: point.y)
  }

  /// The frame as it is seen from the superview's left side.
  var frameFromTheLeft: CGRect {
    guard let superview else { return frame }
    return frameFromTheLeft(of: superview)
  }

  func frameFromTheLeft(of superview: UIView) -> CGRect {
    superview.mirrorsCoordinates ? frame.mirrored(in: superview.bounds) : frame
  }

  static func boundingBox(
    of rect: CGRect, _ convert: (CGPoint) -> CGPoint
  ) -> CGRect {
    let one = convert(rect.origin)
    let other = convert(CGPoint(x: rect.maxX, y: rect.maxY))
    // What is at infinity is nowhere: from there on its corners would come back as no numbers.
    guard one.x.isFinite, one.y.isFinite, other.x.isFinite, other.y.isFinite else { return .null }
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
