import Foundation

/// The time that screens live in. Tests hand in one that they move by hand.
@MainActor
public protocol ScreenClock: AnyObject, Sendable {
  /// The time now.
  var now: Date { get }

  /// Waits for `duration`; throws when the task is cancelled meanwhile.
  func sleep(for duration: Duration) async throws
}

extension ScreenClock where Self == SystemClock {
  /// The machine's clock.
  nonisolated public static var system: SystemClock { SystemClock() }
}

/// The machine's clock.
@MainActor
public final class SystemClock: ScreenClock {
  nonisolated public init() {}

  public var now: Date { Date() }

  public func sleep(for duration: Duration) async throws {
    try await Task.sleep(for: duration)
  }
}
