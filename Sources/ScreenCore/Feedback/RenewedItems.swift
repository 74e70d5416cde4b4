/// What answers bring anew while something runs that may show what it expects of them.
///
/// A screen shows an item as it is going to be and makes that last when the answer has come. What the answer itself says
/// of the item is newer, so it is shown behind that.
@MainActor
package final class RenewedItems {
  private var steps: [@MainActor () -> Void] = []
  /// Whether nobody waits any more. What was begun meanwhile, and not waited for, may be answered later.
  private var isShown = false

  /// Nothing yet.
  package init() {}

  /// Does `work`, and keeps what its answers bring until ``show()``.
  func collecting<Result>(
    _ work: @MainActor () async throws -> Result
  ) async rethrows -> Result {
    try await RunningRenewal.$items.withValue(self, operation: work)
  }

  /// Shows what has come. What comes later is shown at once.
  func show() {
    isShown = true
    let steps = steps
    self.steps = []
    for step in steps { step() }
  }

  /// Shows `items` wherever those with their identities are shown, which `changes` tells: when what asked for them is
  /// done, or at once where nobody waits for that. What comes after them, `next` does. Without any it is done at once,
  /// and behind what waits already: nothing is told before what happened earlier.
  package static func show(
    _ items: [any Model], by changes: Broadcaster<any Model>,
    then next: @escaping @MainActor () -> Void = {}
  ) {
    let step: @MainActor () -> Void = {
      items.forEach(changes.send)
      next()
    }
    if let waiting = RunningRenewal.items, waiting.keeps(items) {
      waiting.steps.append(step)
    } else {
      step()
    }
  }

  private func keeps(_ items: [any Model]) -> Bool {
    !isShown && !(items.isEmpty && steps.isEmpty)
  }
}

/// What runs in a task.
private enum RunningRenewal {
  /// What its answers bring; nil where nothing is shown that is expected of them.
  @TaskLocal static var items: RenewedItems?
}
