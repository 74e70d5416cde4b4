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

extension ScreenOperation {
  /// The same, with something else that is shown while the outcome isn't certain.
  package func showing(_ change: OptimisticChange?) -> ScreenOperation {
    guard let change else { return self }
    return ScreenOperation(
      operation, then: then, failed: failed, optimistic: optimistic.map { $0.and(change) } ?? change
    )
  }
}

/// A change that is shown before it is certain.
@MainActor
public struct OptimisticChange {
  /// Makes the change last.
  public let commit: @MainActor () -> Void
  /// Puts back what was before.
  public let revert: @MainActor () -> Void

  package init(
    commit: @escaping @MainActor () -> Void, revert: @escaping @MainActor () -> Void
  ) {
    self.commit = commit
    self.revert = revert
  }

  /// Both changes as one.
  func and(_ other: OptimisticChange) -> OptimisticChange {
    let own = self
    return OptimisticChange(
      commit: {
        own.commit()
        other.commit()
      },
      revert: {
        own.revert()
        other.revert()
      })
  }

  /// A change that nothing shows.
  public static var none: OptimisticChange { OptimisticChange(commit: {}, revert: {}) }
}
