import Foundation

/// The way of a view that an animation moves while a test holds animations: it is where the animation leads
/// to, and is seen on the way there.
struct ViewMotion {
  let block: AnimationBlock
  /// Where the view was seen when the animation began.
  let start: CGRect
  /// Where the animation leads to.
  let goal: CGRect
  /// When it began, by the clock of held animations.
  let time: TimeInterval

  /// How far from the frame that the view has by itself it is seen; changes that are not animated come on top.
  @MainActor
  func seen(_ frame: CGRect, at now: TimeInterval) -> CGRect {
    guard !block.hasEnded, block.duration > 0 else { return frame }
    let left = CGFloat(1 - min(max((now - time) / block.duration, 0), 1))
    return CGRect(
      x: frame.minX + (start.minX - goal.minX) * left,
      y: frame.minY + (start.minY - goal.minY) * left,
      width: frame.width + (start.width - goal.width) * left,
      height: frame.height + (start.height - goal.height) * left)
  }
}

extension UIView {
  /// Where the view is seen in its superview, which may be on the way to its frame.
  var seenFrame: CGRect {
    guard let motion, let window else { return frame }
    return motion.seen(frame, at: window.transitions.now)
  }

  /// Makes a change of where the view is a part of the animating call that runs now, if a test holds those.
  func moveAnimated(_ change: () -> Void) {
    guard let block = AnimationContext.current, block.isEnabled, block.duration > 0,
      let transitions = window?.transitions, transitions.isHeld
    else { return change() }
    let isMoving = motion?.block === block
    let start = isMoving ? motion?.start ?? frame : seenFrame
    let old = frame
    change()
    guard frame != old else { return }
    if !isMoving { block.viewDidBegin() }
    motion = ViewMotion(block: block, start: start, goal: frame, time: transitions.now)
  }

  /// Is seen from now on where the view is.
  func stopMoving() {
    guard let motion else { return }
    self.motion = nil
    motion.block.viewDidStop()
  }
}
