/// Waits until `condition` holds: for what has no screen of its own, such as a presenter or a source.
///
/// - Throws: `DriverError` when it does not hold within `timeout`, in time that the process had for it.
@MainActor
public func wait(
  until what: String, timeout: Duration = .seconds(60),
  _ condition: @MainActor () async -> Bool
) async throws {
  var patience = Patience(timeout)
  while !(await condition()) {
    guard !patience.isExhausted else {
      throw DriverError(message: "Waited in vain until \(what).", screen: "")
    }
    try await patience.wait()
  }
}

/// How long something has been waited for, measured in time that the process had for it.
///
/// Where many tests run at once, the tasks of a screen stand in one queue with all of theirs, and the
/// clock on the wall says nothing about the screen. So every turn goes through that queue once, and
/// counts for no more than a turn takes where nobody else waits.
struct Patience {
  private static let longestTurn: Duration = .milliseconds(20)
  private var left: Duration
  /// How many more turns are tried without a rest.
  private var turnsAtOnce: Int

  /// - Parameter turnsAtOnce: How many turns are tried before the first rest: what is answered at once is there before
  ///   one is over.
  init(_ timeout: Duration, turnsAtOnce: Int = 0) {
    left = timeout
    self.turnsAtOnce = turnsAtOnce
  }

  /// Whether nothing is left.
  var isExhausted: Bool { left <= .zero }

  /// Waits for all tasks that were ready to run before, and for a moment where that was not enough.
  mutating func wait() async throws {
    let begin = ContinuousClock.now
    if turnsAtOnce > 0 {
      turnsAtOnce -= 1
      try Task.checkCancellation()
    } else {
      try await Task.sleep(for: .milliseconds(1))
    }
    await Task.detached {}.value
    left -= min(ContinuousClock.now - begin, Self.longestTurn)
  }
}
