public import Foundation

/// Something that has coordinates of its own: a view, or a screen.
@MainActor public protocol UICoordinateSpace: NSObjectProtocol {
  /// What there is of it, in its own coordinates.
  var bounds: CGRect { get }

  /// A point of these coordinates in those of another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// A point of another space's coordinates in these.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// A rectangle of these coordinates in those of another space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// A rectangle of another space's coordinates in these.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: coordinateSpace).origin
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    // Where a view is meant, the compiler takes this rather than what takes an optional one.
    if let view = coordinateSpace as? UIView, isNeighbor(of: view) || view.root === root {
      return converted(rect, to: view)
    }
    return coordinateSpace.fromScreen(toScreen(rect))
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return view.convert(rect, to: self) }
    return fromScreen(coordinateSpace.toScreen(rect))
  }
}

/// The coordinates of a screen.
final class ScreenSpace: NSObject, UICoordinateSpace {
  private unowned let screen: UIScreen

  init(of screen: UIScreen) {
    self.screen = screen
  }

  var bounds: CGRect { screen.bounds }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: coordinateSpace).origin
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), from: coordinateSpace).origin
  }

  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.fromScreen(rect)
  }

  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.toScreen(rect)
  }
}

extension UICoordinateSpace {
  fileprivate func toScreen(_ rect: CGRect) -> CGRect {
    guard let view = self as? UIView else { return rect }
    let origin = view.window?.frame.origin ?? .zero
    return view.convert(rect, to: nil as UIView?).offsetBy(dx: origin.x, dy: origin.y)
  }

  fileprivate func fromScreen(_ rect: CGRect) -> CGRect {
    guard let view = self as? UIView else { return rect }
    let origin = view.window?.frame.origin ?? .zero
    return view.convert(rect.offsetBy(dx: -origin.x, dy: -origin.y), from: nil as UIView?)
  }
}
