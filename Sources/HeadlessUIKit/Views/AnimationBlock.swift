import Foundation

/// One call of an animating method, while its changes are being made.
@MainActor final class AnimationBlock {
  let duration: TimeInterval
  let isEnabled: Bool
  /// The window of the first view that was changed: its clock says when the animation ends.
  private(set) weak var window: UIWindow?
  /// What follows the end; nil once that has come.
  private var completion: ((Bool) -> Void)?
  /// How many views are on their way while a test holds animations.
  private(set) var movingCount = 0
  private(set) var hasEnded = false

  init(duration: TimeInterval, isEnabled: Bool, window: UIWindow? = nil) {
    self.duration = duration
    self.isEnabled = isEnabled
    self.window = window
  }

  func note(_ window: UIWindow?) {
    if self.window == nil { self.window = window }
  }

  func viewDidBegin() { movingCount += 1 }

  /// A view goes no further; with the last one the animation has ended before its time.
  func viewDidStop() {
    movingCount -= 1
    if movingCount == 0 { end(isFinished: false) }
  }

  /// Lets the end come after `delay`, in seconds.
  func scheduleEnd(after delay: TimeInterval, _ completion: ((Bool) -> Void)?) {
    self.completion = completion
    if let window {
      window.transitions.schedule(after: delay) { self.end(isFinished: true) }
    } else {
      Task { @MainActor in self.end(isFinished: true) }
    }
  }

  private func end(isFinished: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    let completion = completion
    self.completion = nil
    completion?(isFinished)
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
    guard isEnabled else {
      completion?(true)
      return
    }
    guard completion != nil || block.movingCount > 0 else { return }
    block.scheduleEnd(after: max(duration, 0) + max(delay, 0), completion)
  }
}
