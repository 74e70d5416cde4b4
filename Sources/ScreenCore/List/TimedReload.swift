import Foundation

/// Says when a list that asks again by itself has to: so long after the last answer, by one wait, which is there only
/// while somebody sees the list and nothing of it is under way. However slow a server is, it is never asked twice at once.
@MainActor
final class TimedReload {
  private let interval: TimeInterval
  private let clock: any ScreenClock
  private let reload: @MainActor () -> Bool
  /// When the list was asked for last, or when that ended; nil as long as it wasn't.
  private var last: Date?
  private var wait: ScheduledAction?

  /// Whether the list's screen is in sight.
  var isOnScreen = false
  /// Whether the app is.
  var isAppSeen = true

  /// Calls `reload` each time that `interval` is over; the answer is whether the list could load. Where it was loading
  /// something else, it does so behind that.
  init(
    every interval: Duration, by clock: any ScreenClock, reload: @escaping @MainActor () -> Bool
  ) {
    self.interval = interval.timeInterval
    self.clock = clock
    self.reload = reload
  }

  /// A load from the start has ended, whoever wanted it and however it ended.
  func loadDidEnd() {
    last = clock.now
    stop()
  }

  /// Waits, or stops waiting. What became due while nobody saw the list is done at once.
  ///
  /// - Parameter isIdle: Whether the list could load, and doesn't.
  func follow(isIdle: Bool) {
    guard isOnScreen, isAppSeen, isIdle, let last else { return stop() }
    guard wait == nil else { return }
    let age = clock.now.timeIntervalSince(last)
    // By a clock that was set back, nobody knows how old the list is.
    guard age >= 0, age < interval else { return timeHasCome() }
    wait = clock.schedule(after: .seconds(interval - age)) { [weak self] in self?.timeHasCome() }
  }

  private func timeHasCome() {
    wait = nil
    let before = last
    last = clock.now
    if !reload() { last = before }
  }

  private func stop() {
    wait?.cancel()
    wait = nil
  }
}
