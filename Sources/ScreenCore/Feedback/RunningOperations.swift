/// What screens have begun that takes its time, so that all of it can be called off at once.
@MainActor
public final class RunningOperations {
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var lastID = 0

  /// Nothing is running.
  nonisolated public init() {}

  /// How many are running.
  public var count: Int { tasks.count }

  /// Begins `work`.
  public func run(_ work: @escaping @MainActor () async -> Void) {
    lastID += 1
    let id = lastID
    tasks[id] = Task { [weak self] in
      await work()
      self?.tasks[id] = nil
    }
  }

  /// Calls off all that is running.
  public func cancelAll() {
    for task in tasks.values { task.cancel() }
  }
}
