public import Foundation

/// A finger of a test on a window. None of this exists in UIKit.
@MainActor public final class HeadlessFinger {
  private let sequence: TouchSequence
  private let window: UIWindow

  init(_ sequence: TouchSequence, on window: UIWindow) {
    self.sequence = sequence
    self.window = window
    sequence.begin()
    window.layoutIfNeeded()
  }

  /// Where the finger is, in the window's coordinates.
  public var point: CGPoint { sequence.touch.windowPoint }

  /// Whether a recogniser, a control or a list took notice of the touch.
  public var hasReacted: Bool { sequence.hasReacted }

  /// Moves the finger in a straight line. The velocity follows from the duration.
  public func move(to goal: CGPoint, in duration: TimeInterval = 0.2, steps: Int = 4) {
    let start = point
    for step in 1...max(steps, 1) {
      let part = CGFloat(step) / CGFloat(max(steps, 1))
      sequence.move(
        to: CGPoint(x: start.x + (goal.x - start.x) * part, y: start.y + (goal.y - start.y) * part),
        in: duration / TimeInterval(max(steps, 1)))
      window.layoutIfNeeded()
    }
  }

  /// Takes the finger off.
  public func lift() {
    sequence.end()
    window.layoutIfNeeded()
  }

  /// Lets the system take the touch away, as when a call comes in.
  public func cancel() {
    sequence.cancel()
    window.layoutIfNeeded()
  }
}

extension UIWindow {
  /// Puts a finger down at a point; nil if nothing there can be touched.
  public func headlessTouch(at point: CGPoint, tapCount: Int = 1) -> HeadlessFinger? {
    layoutIfNeeded()
    guard let target = hitTest(point, with: nil) else { return nil }
    let touch = UITouch(windowPoint: point, view: target, window: self)
    touch.tapCount = tapCount
    return HeadlessFinger(TouchSequence(touch, on: target), on: self)
  }

  /// Taps at a point; returns whether something reacted.
  @discardableResult
  public func headlessTap(at point: CGPoint) -> Bool {
    guard let finger = headlessTouch(at: point) else { return false }
    finger.lift()
    return finger.hasReacted
  }
}
