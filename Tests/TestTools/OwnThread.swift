import Foundation

/// A thread for what waits: the threads that tests share are few, and other tests wait for theirs to go on.
public enum OwnThread {
  /// What work comes to that is done on a thread of its own.
  public static func run<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try work() })
      }
    }
  }
}
