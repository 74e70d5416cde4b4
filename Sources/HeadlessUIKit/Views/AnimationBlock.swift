import Foundation

/// One call of an animating method, while its changes are being made.
@MainActor final class AnimationBlock {
  let duration: TimeInterval
  let isEnabled: Bool
  /// The window of the first view that was changed: its clock says when the animation ends.
  private(set) weak var window: UIWindow?

  init(duration: TimeInterval, isEnabled: Bool, window: UIWindow? = nil) {
    self.duration = duration
    self.isEnabled = isEnabled
    self.window = window
  }

  func note(_ window: UIWindow?) {
    if self.window == nil { self.window = window }
  }
}

/// The innermost animating call that runs now.
enum AnimationContext {
  @TaskLocal static var current: AnimationBlock?
}

extension UIView {
  /// Tells the animating call that runs now, if any, that it concerns this view.
  func noteAnimatableChange() {
    if let block = AnimationContext.current { block.note(window) }
  }

  /// Makes changes within an animating call, and schedules what follows its end.
  static func runAnimation(
    duration: TimeInterval, delay: TimeInterval, options: AnimationOptions, in window: UIWindow?,
    _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    let outer = AnimationContext.current
    let isEnabled = outer?.isEnabled ?? true
    var duration = duration
    if let outer, !options.contains(.overrideInheritedDuration) { duration = outer.duration }
    let block = AnimationBlock(duration: duration, isEnabled: isEnabled, window: window)
    AnimationContext.$current.withValue(block) { animations() }
    outer?.note(block.window)
    guard let completion else { return }
    guard isEnabled else { return completion(true) }
    if let window = block.window {
      window.transitions.schedule(after: max(duration, 0) + max(delay, 0)) { completion(true) }
    } else {
      Task { @MainActor in completion(true) }
    }
  }
}
