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
  open var isEnabled = true { didSet { if !isEnabled { stop() } } }
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var name: String?
  open internal(set) var state = State.possible

  var windowPoint: CGPoint = .zero
  var startPoint: CGPoint = .zero
  var handlers: [(UIGestureRecognizer) -> Void] = []
  var recognition = GestureRecognition()

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
    recognition.required.append(otherGestureRecognizer)
    otherGestureRecognizer.recognition.dependents.append(GestureReference(recognizer: self))
  }

  // MARK: Touches

  /// Called when a finger comes down on the view or one inside.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when it moves.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when it lifts.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system takes the touch away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { stop() }
  /// Called when the recogniser is ready for the next gesture.
  open func reset() {}

  /// Moves to a state and tells the handlers.
  func change(to newState: State) {
    state = newState
    for handler in handlers { handler(self) }
    if [.ended, .cancelled, .failed].contains(newState) {
      state = .possible
      reset()
    }
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
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
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
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }

  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    true
  }
}
