/// Something that takes time, and what comes after it.
@MainActor
public struct ScreenOperation<Result> {
  let operation: @MainActor () async throws -> Result
  let then: (@MainActor (any ScreenEffects, Result) -> Void)?
  /// Without it the error is shown as a notice.
  let failed: (@MainActor (any ScreenEffects, any Error) -> Void)?
  let optimistic: OptimisticChange?
}

/// A change that is shown before it is certain.
@MainActor
public struct OptimisticChange {
  /// Makes the change last.
  let commit: @MainActor () -> Void
  /// Puts back what was before.
  let revert: @MainActor () -> Void
}

extension ScreenEffects {
  /// Runs `operation`, then `then` or `failed`. What was tapped for it is disabled meanwhile; without
  /// `failed` an error is shown as a notice.
  public func run<Result>(
    operation: @escaping @MainActor () async throws -> Result,
    then: (@MainActor (any ScreenEffects, Result) -> Void)? = nil,
    failed: (@MainActor (any ScreenEffects, any Error) -> Void)? = nil
  ) {
    perform(
      ScreenOperation(operation: operation, then: then, failed: failed, optimistic: nil))
  }

  /// Runs `operation` and shows `item` with the `optimistic` change at once; a failure puts it back.
  public func run<Item: Model, Result>(
    _ item: Item,
    optimistic change: (inout Item) -> Void,
    operation: @escaping @MainActor () async throws -> Result,
    then: (@MainActor (any ScreenEffects, Result) -> Void)? = nil,
    failed: (@MainActor (any ScreenEffects, any Error) -> Void)? = nil
  ) {
    var changed = item
    change(&changed)
    perform(
      ScreenOperation(
        operation: operation, then: then, failed: failed,
        optimistic: showOptimistically(changed)))
  }
}
