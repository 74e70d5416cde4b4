extension ScreenClock {
  /// Waits until `duration` has passed. Throws a `CancellationError` as soon as the task is cancelled.
  func wait(for duration: Duration) async throws {
    let wait = ClockWait()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { wait.begin($0, of: duration, on: self) }
    } onCancel: {
      Task { await wait.cancel() }
    }
  }
}

/// A task that waits for a clock.
@MainActor
private final class ClockWait {
  private var continuation: CheckedContinuation<Void, any Error>?
  private var action: ScheduledAction?
  private var isCancelled = false

  nonisolated init() {}

  func begin(
    _ continuation: CheckedContinuation<Void, any Error>, of duration: Duration,
    on clock: some ScreenClock
  ) {
    guard !isCancelled else { return continuation.resume(throwing: CancellationError()) }
    self.continuation = continuation
    action = clock.schedule(after: duration) { [weak self] in self?.end(with: .success(())) }
  }

  func cancel() {
    isCancelled = true
    action?.cancel()
    end(with: .failure(CancellationError()))
  }

  private func end(with result: Result<Void, any Error>) {
    continuation?.resume(with: result)
    continuation = nil
  }
}
