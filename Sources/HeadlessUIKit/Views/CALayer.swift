public import Foundation

/// How a view's backing is drawn: corners, border, shadow, opacity.
@MainActor open class CALayer: NSObject {
  open var cornerRadius: CGFloat = 0
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  open var borderWidth: CGFloat = 0
  /// Black unless said otherwise.
  open var borderColor: CGColor?
  open var masksToBounds = false
  /// Black unless said otherwise.
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var zPosition: CGFloat = 0
  weak var view: UIView?
  /// Where a layer is that only tells what is seen now.
  private var seen: CGRect?

  /// A layer that no view has.
  public required override init() {}

  /// The frame of the layer's view.
  open var frame: CGRect { seen ?? view?.frame ?? .zero }

  /// The bounds of the layer's view.
  open var bounds: CGRect {
    seen.map { CGRect(origin: .zero, size: $0.size) } ?? view?.bounds ?? .zero
  }

  /// The layer as it is seen now, as far as its place goes: while a test holds animations, somewhere on the
  /// way. Nil outside windows.
  open func presentation() -> CALayer? {
    guard let view, view.window != nil else { return nil }
    let layer = CALayer()
    layer.seen = view.seenFrame
    return layer
  }

  /// Ends running animations where they would lead to. Of those that a test holds, one that moves no other
  /// view is told to have ended before its time.
  open func removeAllAnimations() { view?.stopMoving() }
}

/// A layer that colours run through.
@MainActor open class CAGradientLayer: CALayer {
  /// Of type `CGColor`, in their order.
  open var colors: [Any]?
  /// Where the colours begin, with 1 as the far edges.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A colour that doesn't depend on traits.
public final class CGColor: Sendable, Hashable {
  let color: UIColor

  init(_ color: UIColor) {
    self.color = color
  }

  public static func == (left: CGColor, right: CGColor) -> Bool { left.color == right.color }

  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

/// The form of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let circular = Self(rawValue: "circular")
  public static let continuous = Self(rawValue: "continuous")
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}
