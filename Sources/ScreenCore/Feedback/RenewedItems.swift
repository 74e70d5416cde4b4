/// What answers bring anew while something runs that may show what it expects of them.
///
/// A screen shows an item as it is going to be and makes that last when the answer has come. What the answer itself says
/// of the item is newer, so it is shown behind that.
@MainActor
package final class RenewedItems {
  private var steps: [@MainActor () -> Void] = []

  /// Nothing yet.
  package init() {}

  /// Does `work`, and keeps what its answers bring until ``show()``.
  func collecting<Result>(
    _ work: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    try await RunningRenewal.$items.withValue(self, operation: work)
  }

  /// Shows what has come.
  func show() {
    let steps = steps
    self.steps = []
    for step in steps { step() }
  }

  /// Shows `items` wherever those with their identities are shown, which `changes` tells: when what asked for them is
  /// done, or at once where nobody waits for that.
  package static func show(_ items: [any Model], by changes: Broadcaster<any Model>) {
    guard !items.isEmpty else { return }
    let step: @MainActor () -> Void = { items.forEach(changes.send) }
    if let waiting = RunningRenewal.items { waiting.steps.append(step) } else { step() }
  }
}

/// What runs in a task.
private enum RunningRenewal {
  /// What its answers bring; nil where nothing is shown that is expected of them.
  @TaskLocal static var items: RenewedItems?
}
