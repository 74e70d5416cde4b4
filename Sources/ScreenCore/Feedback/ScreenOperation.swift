/// Something that takes time, and what comes after it.
@MainActor
public struct ScreenOperation<Result> {
  /// What takes time.
  public let operation: @MainActor () async throws -> Result
  /// What comes after a success.
  public let then: (@MainActor (Result) -> Void)?
  /// What comes after a failure; without it the screen says by a notice that it did not work.
  public let failed: (@MainActor (any Error) -> Void)?
  /// What is shown while the outcome isn't certain.
  public let optimistic: OptimisticChange?

  /// An operation, and what comes after it.
  public init(
    _ operation: @escaping @MainActor () async throws -> Result,
    then: (@MainActor (Result) -> Void)? = nil, failed: (@MainActor (any Error) -> Void)? = nil,
    optimistic: OptimisticChange? = nil
  ) {
    self.operation = operation
    self.then = then
    self.failed = failed
    self.optimistic = optimistic
  }
}

/// A change that is shown before it is certain.
@MainActor
public struct OptimisticChange {
  /// Makes the change last.
  public let commit: @MainActor () -> Void
  /// Puts back what was before.
  public let revert: @MainActor () -> Void

  /// A change that nothing shows.
  public static var none: OptimisticChange { OptimisticChange(commit: {}, revert: {}) }
}
