#if canImport(FoundationNetworking)
  import Synchronization

  /// Waits for an operation that must not be cancelled: when the waiting task is, it stops waiting, and
  /// the operation goes on unheard.
  final class AbandonableWait<Value: Sendable>: Sendable {
    private enum State {
      case idle
      case waiting(CheckedContinuation<Value, any Error>)
      case over
    }

    private let state = Mutex(State.idle)

    private init() {}

    static func value(of operation: @escaping @Sendable () async throws -> Value) async throws
      -> Value
    {
      let wait = AbandonableWait()
      return try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { continuation in
          guard wait.begin(continuation) else {
            return continuation.resume(throwing: CancellationError())
          }
          // A task of its own, since cancellation would reach a child.
          Task {
            do {
              wait.end(with: .success(try await operation()))
            } catch {
              wait.end(with: .failure(error))
            }
          }
        }
      } onCancel: {
        wait.end(with: .failure(CancellationError()))
      }
    }

    /// Keeps `continuation` for the end; false when that has come already.
    private func begin(_ continuation: CheckedContinuation<Value, any Error>) -> Bool {
      state.withLock { state in
        guard case .idle = state else { return false }
        state = .waiting(continuation)
        return true
      }
    }

    /// Ends the wait, unless it is over.
    private func end(with result: Result<Value, any Error>) {
      let continuation: CheckedContinuation<Value, any Error>? = state.withLock { state in
        defer { state = .over }
        guard case .waiting(let continuation) = state else { return nil }
        return continuation
      }
      continuation?.resume(with: result)
    }
  }
#endif
