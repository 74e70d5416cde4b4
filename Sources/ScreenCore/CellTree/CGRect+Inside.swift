package import Foundation

extension CGRect {
  /// What margins leave of it. Where they would take more than there is, as in a view that has not been laid out yet, that
  /// is a line or a point in its middle: `insetBy` answers a rectangle that is nowhere then, with its origin at infinity.
  package func inside(dx: CGFloat, dy: CGFloat) -> CGRect {
    insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2))
  }
}
