import Foundation

/// Where a view is: bounds and middle are kept, the frame follows from them.
struct ViewGeometry {
  var bounds: CGRect
  var center: CGPoint
  var transform = CGAffineTransform.identity

  init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    center = CGPoint(x: frame.midX, y: frame.midY)
  }

  var frame: CGRect {
    get {
      let width = abs(transform.a) * bounds.width + abs(transform.c) * bounds.height
      let height = abs(transform.b) * bounds.width + abs(transform.d) * bounds.height
      return CGRect(
        x: center.x + transform.tx - width / 2, y: center.y + transform.ty - height / 2,
        width: width, height: height)
    }
    set {
      bounds.size = newValue.size
      center = CGPoint(x: newValue.midX - transform.tx, y: newValue.midY - transform.ty)
    }
  }

  /// What has a number that is none.
  var partWithoutNumber: String? {
    if center.x.isNaN || center.y.isNaN { return "position" }
    let size = bounds.size
    let isSound = !(size.width.isNaN || size.height.isNaN)
    return isSound && !(bounds.origin.x.isNaN || bounds.origin.y.isNaN) ? nil : "bounds"
  }

  /// A point of the view's coordinates in those of its superview.
  func toSuperview(_ point: CGPoint) -> CGPoint {
    let x = point.x - bounds.midX
    let y = point.y - bounds.midY
    return CGPoint(
      x: center.x + transform.tx + transform.a * x + transform.c * y,
      y: center.y + transform.ty + transform.b * x + transform.d * y)
  }

  /// A point of the superview's coordinates in those of the view.
  func fromSuperview(_ point: CGPoint) -> CGPoint {
    let x = point.x - center.x - transform.tx
    let y = point.y - center.y - transform.ty
    let determinant = transform.a * transform.d - transform.b * transform.c
    guard determinant != 0 else { return bounds.origin }
    return CGPoint(
      x: bounds.midX + (transform.d * x - transform.c * y) / determinant,
      y: bounds.midY + (transform.a * y - transform.b * x) / determinant)
  }
}

extension UIView {
  /// UIKit ends the app where a number of a view's place or size is none. One may be infinite, as after `insetBy` has taken
  /// more than there was: the view is nowhere then.
  func checkGeometry() {
    guard let part = geometry.partWithoutNumber else { return }
    preconditionFailure(
      "CALayerInvalidGeometry: CALayer \(part) contains NaN. View: \(self) in "
        + (superview.map { "<\(DescribedView.name(of: $0))>" } ?? "no other"))
  }

  func changeGeometry(_ change: (inout ViewGeometry) -> Void) {
    let old = geometry
    moveAnimated { change(&geometry) }
    checkGeometry()
    noteAnimatableChange()
    guard geometry.bounds != old.bounds else { return }
    setNeedsLayout()
    if geometry.bounds.size != old.bounds.size {
      resizeSubviews(from: old.bounds.size)
    }
  }

  private func resizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    for subview in subviews where !subview.autoresizingMask.isEmpty {
      subview.autoresize(from: oldSize, to: bounds.size)
    }
  }

  private func autoresize(from oldSize: CGSize, to newSize: CGSize) {
    let mask = autoresizingMask
    let horizontal = AutoresizedAxis(start: frame.minX, length: frame.width).resized(
      by: newSize.width - oldSize.width, total: oldSize.width,
      flexibleStart: mask.contains(.flexibleLeftMargin),
      flexibleLength: mask.contains(.flexibleWidth),
      flexibleEnd: mask.contains(.flexibleRightMargin))
    let vertical = AutoresizedAxis(start: frame.minY, length: frame.height).resized(
      by: newSize.height - oldSize.height, total: oldSize.height,
      flexibleStart: mask.contains(.flexibleTopMargin),
      flexibleLength: mask.contains(.flexibleHeight),
      flexibleEnd: mask.contains(.flexibleBottomMargin))
    frame = CGRect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }
}

/// One direction of a frame that follows its superview's size.
private struct AutoresizedAxis {
  var start: CGFloat
  var length: CGFloat

  /// Shares a change among the flexible parts in proportion to their lengths.
  func resized(
    by change: CGFloat, total: CGFloat, flexibleStart: Bool, flexibleLength: Bool,
    flexibleEnd: Bool
  ) -> AutoresizedAxis {
    let end = total - start - length
    let flexible =
      (flexibleStart ? start : 0) + (flexibleLength ? length : 0) + (flexibleEnd ? end : 0)
    let count = [flexibleStart, flexibleLength, flexibleEnd].count { $0 }
    guard count > 0 else { return self }
    func share(_ isFlexible: Bool, _ part: CGFloat) -> CGFloat {
      guard isFlexible else { return 0 }
      return flexible == 0 ? change / CGFloat(count) : change * part / flexible
    }
    return AutoresizedAxis(
      start: start + share(flexibleStart, start), length: length + share(flexibleLength, length))
  }
}
