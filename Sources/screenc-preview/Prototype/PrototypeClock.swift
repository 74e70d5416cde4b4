import Foundation
import ScreenCore

/// The machine's clock, set to another time.
@MainActor
final class PrototypeClock: ScreenClock {
  private let machine = SystemClock()
  private let distance: TimeInterval

  /// A clock that shows `now` and goes on from there.
  init(from now: Date) {
    distance = now.timeIntervalSinceNow
  }

  var now: Date { machine.now.addingTimeInterval(distance) }

  @discardableResult
  func schedule(
    after duration: Duration, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledAction {
    machine.schedule(after: duration, action)
  }
}
