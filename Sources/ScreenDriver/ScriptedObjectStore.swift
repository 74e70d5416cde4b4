import ScreenKit

/// A store of objects for tests: it answers every query with the same rows, as many as are asked for,
/// and tells those who watch when they change.
@MainActor
public final class ScriptedObjectStore: ManagedObjectStore {
  /// The objects; their columns are those that models read.
  public var rows: [[String: DatabaseValue]]
  /// What is thrown instead of an answer.
  public var refusal: (any Error)?
  /// What was asked.
  public private(set) var queries: [ManagedObjectQuery] = []
  private var watching: [Weak] = []

  private struct Weak {
    weak var objects: Objects?
  }

  private final class Objects: WatchedObjects {
    let store: ScriptedObjectStore
    let limit: Int?
    let didChange: @MainActor () -> Void

    init(
      _ store: ScriptedObjectStore, limit: Int?, didChange: @escaping @MainActor () -> Void
    ) {
      self.store = store
      self.limit = limit
      self.didChange = didChange
    }

    var rows: [[String: DatabaseValue]] {
      limit.map { Array(store.rows.prefix($0)) } ?? store.rows
    }
  }

  /// A store with `rows`.
  public init(rows: [[String: DatabaseValue]] = []) {
    self.rows = rows
  }

  /// How many watch.
  public var watchers: Int { watching.filter { $0.objects != nil }.count }

  public func watch(
    _ query: ManagedObjectQuery, didChange: @escaping @MainActor () -> Void
  ) throws -> any WatchedObjects {
    queries.append(query)
    if let refusal { throw refusal }
    let objects = Objects(self, limit: query.limit, didChange: didChange)
    watching.append(Weak(objects: objects))
    return objects
  }

  /// Changes the objects, and tells those who watch.
  public func change(_ edit: (inout [[String: DatabaseValue]]) -> Void) {
    edit(&rows)
    for watcher in watching { watcher.objects?.didChange() }
  }
}
