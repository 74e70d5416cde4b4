import Foundation

/// Fingers of tests. None of this exists in UIKit.
extension UIView {
  /// Taps the middle of the view, if it can be touched there.
  @discardableResult
  public func headlessTap() -> Bool {
    guard let window else { return false }
    window.layoutIfNeeded()
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    guard let hit = window.hitTest(middle, with: nil), hit.isDescendant(of: self) else {
      return false
    }
    return window.headlessTap(at: middle)
  }

  /// Holds a finger on the view; returns whether a recogniser reacted.
  @discardableResult
  public func headlessLongPress() -> Bool {
    guard let window else { return false }
    let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: nil)
    let touch = UITouch(windowPoint: middle, view: self, window: window)
    let presses = gestureRecognizersInChain.filter { $0 is UILongPressGestureRecognizer }
    guard let press = presses.first(where: { $0.mayBegin(with: touch) }) else { return false }
    press.windowPoint = middle
    press.change(to: .began)
    press.change(to: .ended)
    window.layoutIfNeeded()
    return true
  }

  fileprivate var gestureRecognizersInChain: [UIGestureRecognizer] {
    (gestureRecognizers ?? []) + (superview?.gestureRecognizersInChain ?? [])
  }
}

extension UIGestureRecognizer {
  /// Observes the recogniser as a target would.
  public func headlessAddHandler(_ handler: @escaping (UIGestureRecognizer) -> Void) {
    handlers.append(handler)
  }

  /// Moves the recogniser to a state and tells its handlers.
  public func headlessChange(to state: State) {
    change(to: state)
  }
}
