public import Foundation

/// Recognises a gesture on its view.
@MainActor open class UIGestureRecognizer: NSObject {
  /// Where the recognition stands.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    case ended = 3
    case cancelled = 4
    case failed = 5
    /// The state of a discrete gesture that was recognised.
    public static let recognized = State.ended
  }

  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var name: String?
  open internal(set) var state = State.possible

  var windowPoint: CGPoint = .zero
  var handlers: [(UIGestureRecognizer) -> Void] = []
  private var requiredFailures: [UIGestureRecognizer] = []

  /// A recogniser without a target.
  public override init() {
    super.init()
  }

  /// Where the gesture is, in a view's coordinates.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(windowPoint, from: nil) ?? windowPoint
  }

  /// How many fingers make the gesture.
  open var numberOfTouches: Int { state == .possible ? 0 : 1 }

  /// Lets the other recogniser go first.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requiredFailures.append(otherGestureRecognizer)
  }

  func change(to newState: State) {
    state = newState
    for handler in handlers { handler(self) }
    if [.ended, .cancelled, .failed].contains(newState) { state = .possible }
  }

  /// Whether the gesture may begin now, by its view and delegate.
  func mayBegin(with touch: UITouch) -> Bool {
    guard isEnabled, delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true else {
      return false
    }
    return (view?.gestureRecognizerShouldBegin(self) ?? false)
      && (delegate?.gestureRecognizerShouldBegin(self) ?? true)
  }
}

/// Decides about the recognition of gestures.
@MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    true
  }
}

/// Recognises taps.
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

/// Recognises a finger that stays.
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  open var allowableMovement: CGFloat = 10
}

/// Recognises dragging.
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  var moved: CGPoint = .zero
  var speed: CGPoint = .zero

  /// How far the fingers moved since the gesture began.
  open func translation(in view: UIView?) -> CGPoint { moved }

  /// Sets how far the fingers moved.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    moved = translation
  }

  /// How fast the fingers move, in points a second.
  open func velocity(in view: UIView?) -> CGPoint { speed }
}

/// Recognises swipes.
@MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe goes.
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
}
