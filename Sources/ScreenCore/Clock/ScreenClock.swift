import Foundation

/// The time that screens live in. Tests hand in one that they move by hand.
@MainActor
public protocol ScreenClock: AnyObject, Sendable {
  /// The time now.
  var now: Date { get }

  /// Calls `action` once, when `duration` has passed, unless the answer is cancelled before.
  @discardableResult
  func schedule(
    after duration: Duration, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledAction
}

extension ScreenClock where Self == SystemClock {
  /// The machine's clock.
  nonisolated public static var system: SystemClock { SystemClock() }
}

/// What a clock is to do at its time.
@MainActor
public final class ScheduledAction {
  private var onCancel: (@MainActor () -> Void)?

  /// An action that `onCancel` takes from its clock.
  public init(onCancel: @escaping @MainActor () -> Void) {
    self.onCancel = onCancel
  }

  /// Sees to it that the action is not called any more.
  public func cancel() {
    onCancel?()
    onCancel = nil
  }
}

/// The machine's clock.
@MainActor
public final class SystemClock: ScreenClock {
  nonisolated public init() {}

  public var now: Date { Date() }

  @discardableResult
  public func schedule(
    after duration: Duration, _ action: @escaping @MainActor () -> Void
  ) -> ScheduledAction {
    let task = Task {
      guard (try? await Task.sleep(for: duration)) != nil, !Task.isCancelled else { return }
      action()
    }
    return ScheduledAction { task.cancel() }
  }
}
