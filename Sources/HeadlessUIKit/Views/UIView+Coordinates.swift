public import Foundation

extension UIView {
  /// A point of this view's coordinates in those of another, or of the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let global = pointInRoot(point)
    return view?.pointFromRoot(global) ?? root.geometry.fromSuperview(global)
  }

  /// A point of another view's coordinates, or of the window's, in those of this view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    view?.convert(point, to: self)
      ?? pointFromRoot(root.geometry.toSuperview(point))
  }

  /// A rectangle of this view's coordinates in those of another, or of the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    Self.boundingBox(of: rect) { convert($0, to: view) }
  }

  /// A rectangle of another view's coordinates, or of the window's, in those of this view.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    Self.boundingBox(of: rect) { convert($0, from: view) }
  }

  private var root: UIView { superview?.root ?? self }

  private func pointInRoot(_ point: CGPoint) -> CGPoint {
    let outer = geometry.toSuperview(turned(point))
    return superview?.pointInRoot(outer) ?? outer
  }

  private func pointFromRoot(_ point: CGPoint) -> CGPoint {
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

  private static func boundingBox(
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
