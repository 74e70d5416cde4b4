import Foundation

/// Where the keyboard goes, and how, as a notification of the system says it.
struct KeyboardChange: Sendable {
  /// The keys of what notifications of the keyboard carry.
  @MainActor
  struct Keys: Sendable {
    nonisolated let frame: String
    nonisolated let duration: String
    nonisolated let curve: String

    init() {
      frame = UIResponder.keyboardFrameEndUserInfoKey
      duration = UIResponder.keyboardAnimationDurationUserInfoKey
      curve = UIResponder.keyboardAnimationCurveUserInfoKey
    }
  }

  /// The screen that the keyboard is on; nil where the system doesn't say it, as before iOS 16.1.
  let screen: UIScreen?
  /// Where it will be, in the coordinates of the screen.
  let frame: CGRect
  let duration: TimeInterval
  let curve: UInt

  init?(_ notification: Notification, _ keys: Keys) {
    guard let frame = notification.userInfo?[keys.frame] as? CGRect else { return nil }
    screen = notification.object as? UIScreen
    self.frame = frame
    duration = notification.userInfo?[keys.duration] as? TimeInterval ?? 0
    curve = (notification.userInfo?[keys.curve] as? Int).flatMap(UInt.init(exactly:)) ?? 0
  }

  /// Makes `changes` along with the keyboard.
  @MainActor
  func animate(_ changes: @escaping () -> Void) {
    // The keyboard's curve is none of those that have names, so it takes the place of their bits.
    let options = UIView.AnimationOptions(rawValue: curve << 16)
    UIView.animate(
      withDuration: duration, delay: 0, options: [options, .beginFromCurrentState],
      animations: changes)
  }
}
