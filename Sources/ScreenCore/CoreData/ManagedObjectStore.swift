/// What keeps the objects of an app and says when they change: on Apple's platforms a context of Core
/// Data, by `CoreDataStore`, and elsewhere, as in tests, something of one's own.
@MainActor
public protocol ManagedObjectStore: AnyObject {
  /// Begins to watch the objects that answer `query`.
  ///
  /// - Parameter didChange: Called whenever their number, order or values have changed, until the
  ///   watching is let go.
  func watch(
    _ query: ManagedObjectQuery, didChange: @escaping @MainActor () -> Void
  ) throws -> any WatchedObjects
}

/// The objects that answer a query. They are watched as long as this is there.
@MainActor
public protocol WatchedObjects: AnyObject {
  /// The objects as they are now: the values that were asked for, by their columns.
  var rows: [[String: DatabaseValue]] { get }
}

extension ManagedObjectStore {
  /// The objects that answer `query` now.
  func rows(of query: ManagedObjectQuery) throws -> [[String: DatabaseValue]] {
    let rows = try watch(query) {}.rows
    return query.limit.map { Array(rows.prefix($0)) } ?? rows
  }
}
