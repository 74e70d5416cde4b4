// What the run-time uses of Core Graphics, as Apple declares it, without anything behind it. Points, sizes and
// rectangles are Foundation's on every system.
public import CoreFoundation

// https://developer.apple.com/documentation/coregraphics/cgimage
public final class CGImage {}

// https://developer.apple.com/documentation/coregraphics/cgaffinetransform
public struct CGAffineTransform: Hashable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  public init(translationX tx: CGFloat, y ty: CGFloat) { self.init() }
  public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init() }
  public init(rotationAngle angle: CGFloat) { self.init() }
}

// https://developer.apple.com/documentation/coregraphics/cgaffinetransform
extension CGAffineTransform {
  public static var identity: CGAffineTransform { CGAffineTransform() }
  public var isIdentity: Bool { false }
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform { self }
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform { self }
  public func rotated(by angle: CGFloat) -> CGAffineTransform { self }
  public func inverted() -> CGAffineTransform { self }
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform { self }
}

// https://developer.apple.com/documentation/corefoundation/cgpoint/applying(_:)
extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint { self }
}

// https://developer.apple.com/documentation/corefoundation/cgsize/applying(_:)
extension CGSize {
  public func applying(_ t: CGAffineTransform) -> CGSize { self }
}

// https://developer.apple.com/documentation/corefoundation/cgrect/applying(_:)
extension CGRect {
  public func applying(_ t: CGAffineTransform) -> CGRect { self }
}
