/// What screens have begun that takes its time, so that all of it can be called off at once.
@MainActor
public final class RunningOperations {
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var lastID = 0
  /// Takes what a developer should know of those that fail.
  private let problems: ProblemReporter?

  /// Nothing is running.
  nonisolated public init(problems: ProblemReporter? = nil) {
    self.problems = problems
  }

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

  /// Says that one of them has failed, where that is nothing that a reader can do anything about.
  func note(_ failure: LoadError, of runner: Any.Type) {
    if failure.isMistake { problems?.report("an effect of \(runner) has failed: \(failure)") }
  }

  /// Calls off all that is running.
  public func cancelAll() {
    for task in tasks.values { task.cancel() }
  }
}
