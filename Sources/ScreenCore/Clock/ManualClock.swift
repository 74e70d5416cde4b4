import Foundation

/// A clock that stands still until it is moved.
@MainActor
public final class ManualClock: ScreenClock {
  private struct Sleeper {
    let id: Int
    let end: Date
    let continuation: CheckedContinuation<Void, any Error>
  }

  public private(set) var now: Date
  private var sleepers: [Sleeper] = []
  private var lastID = 0

  /// A clock that shows `now`.
  nonisolated public init(now: Date = Date(timeIntervalSince1970: 1_700_000_000)) {
    self.now = now
  }

  /// How many tasks wait for this clock to move.
  public var sleeperCount: Int { sleepers.count }

  /// Moves the clock on and wakes, in order, those whose time has come.
  public func advance(by duration: Duration) {
    now += duration.timeInterval
    let due = sleepers.filter { $0.end <= now }.sorted { $0.end < $1.end }
    sleepers.removeAll { $0.end <= now }
    for sleeper in due {
      sleeper.continuation.resume()
    }
  }

  public func sleep(for duration: Duration) async throws {
    let end = now + duration.timeInterval
    guard end > now else { return try Task.checkCancellation() }
    lastID += 1
    let id = lastID
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        if Task.isCancelled {
          continuation.resume(throwing: CancellationError())
        } else {
          sleepers.append(Sleeper(id: id, end: end, continuation: continuation))
        }
      }
    } onCancel: {
      Task { @MainActor in self.cancelSleeper(id) }
    }
  }

  private func cancelSleeper(_ id: Int) {
    guard let index = sleepers.firstIndex(where: { $0.id == id }) else { return }
    sleepers.remove(at: index).continuation.resume(throwing: CancellationError())
  }
}
