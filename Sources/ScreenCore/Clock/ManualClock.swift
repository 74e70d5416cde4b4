import Foundation

/// A clock that stands still until it is moved.
@MainActor
public final class ManualClock: ScreenClock {
  private struct Entry {
    let id: Int
    let time: Date
    let action: @MainActor () -> Void
  }

  public private(set) var now: Date
  private var entries: [Entry] = []
  private var lastID = 0

  /// A clock that shows `now`.
  nonisolated public init(now: Date = Date(timeIntervalSince1970: 1_700_000_000)) {
    self.now = now
  }

  /// How many actions wait for this clock to move.
  public var scheduledCount: Int { entries.count }

  /// Moves the clock on and calls, before it returns, what is due: in the order of time, each at its
  /// time, together with what is scheduled meanwhile for a time that is passed, too.
  public func advance(by duration: Duration) {
    let end = now + duration.timeInterval
    while let next = nextEntry(until: end) {
      entries.removeAll { $0.id == next.id }
      now = max(now, next.time)
      next.action()
    }
    now = end
  }

  /// Sets the clock forward, or back by a negative duration, as a person does or the network. No time
  /// passes: what is scheduled is due as much later as before.
  public func set(by duration: Duration) {
    now += duration.timeInterval
    entries = entries.map { entry in
      Entry(id: entry.id, time: entry.time + duration.timeInterval, action: entry.action)
    }
  }

  private func nextEntry(until end: Date) -> Entry? {
    entries.filter { $0.time <= end }.min { ($0.time, $0.id) < ($1.time, $1.id) }
  }

  @discardableResult
  public func schedule(
    after duration: Duration, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledAction {
    lastID += 1
    let id = lastID
    entries.append(Entry(id: id, time: now + duration.timeInterval, action: action))
    return ScheduledAction { [weak self] in self?.entries.removeAll { $0.id == id } }
  }
}
