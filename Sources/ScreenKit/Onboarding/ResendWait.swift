import Foundation

/// How long it is until another code can be sent, counted by the app's clock.
@MainActor
final class ResendWait {
  /// How long that is where the server doesn't say.
  static let standard = Duration.seconds(30)
  /// How long it is at most, whatever the server says: after that it may be asked, and refuse again.
  static let longest = Duration.seconds(3600)

  /// How many seconds are left; 0 when another code can be sent.
  private(set) var seconds = 0
  /// Whom the server has refused to send anything so soon; nil where nobody waits for that.
  private var refused: String?
  /// Called at each change of `seconds`.
  var onChange: (@MainActor () -> Void)?

  private let clock: any ScreenClock
  private var end: ScheduledAction?
  private var tick: ScheduledAction?

  init(clock: any ScreenClock) {
    self.clock = clock
  }

  var isRunning: Bool { seconds > 0 }

  /// Whether the server has refused to send `name` anything before this has ended.
  func isRefused(to name: String) -> Bool { isRunning && refused == name }

  /// How much is left, such as 0:30.
  func timeLeft(in locale: Locale) -> String {
    Duration.seconds(seconds).formatted(.time(pattern: .minuteSecond).locale(locale))
  }

  /// What a button says that `title` names and that has to wait.
  func title(_ title: ScreenText, in locale: Locale) -> ScreenText {
    .joined([title, .verbatim(" (\(timeLeft(in: locale)))")])
  }

  /// Begins anew.
  func begin(_ duration: Duration = standard, refusing name: String? = nil) {
    cancel()
    refused = name
    let duration = min(duration, Self.longest)
    seconds = Int(duration.timeInterval.rounded(.up))
    if isRunning {
      // Seconds are not counted while the app sleeps, but the end comes when it wakes up.
      end = clock.schedule(after: duration) { [weak self] in self?.finish() }
      countDown()
    }
    onChange?()
  }

  /// Begins if the server has refused to send anything to `name` so soon.
  func begin(after error: any Error, for name: String) {
    guard case .status(let status, let refusal)? = LoadError(error) else { return }
    if let duration = refusal.retryAfter {
      begin(duration, refusing: name)
    } else if status == 429 {
      begin(refusing: name)
    }
  }

  private func countDown() {
    tick = clock.schedule(after: .seconds(1)) { [weak self] in
      guard let self, seconds > 1 else { return }
      seconds -= 1
      onChange?()
      countDown()
    }
  }

  private func finish() {
    cancel()
    seconds = 0
    onChange?()
  }

  private func cancel() {
    end?.cancel()
    tick?.cancel()
  }
}
