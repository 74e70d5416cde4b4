import Foundation

/// A value in a table.
public enum DatabaseValue: Hashable, Sendable {
  case null
  case integer(Int)
  case real(Double)
  case text(String)
  case blob(Data)
}

/// A question to a database, with values for its named placeholders.
public struct DatabaseQuery: Hashable, Sendable {
  public var text: QueryText
  /// By the placeholders' names, without what stands before them in the query.
  public var values: [String: DatabaseValue]

  /// A query; `:name` in it stands for the value of that name.
  public init(_ text: QueryText, values: [BodyField] = []) {
    self.text = text
    self.values = Dictionary(values.map { ($0.name, DatabaseValue($0.value)) }) { $1 }
  }
}

/// What answers queries: a SQLite file by `SQLiteDatabase` of ScreenKitSQLite, or something of the
/// app's own. Its work is done off the main actor.
public protocol DatabaseReading: Sendable {
  /// The rows that answer a query, as columns by their names.
  func rows(of query: DatabaseQuery) async throws -> [[String: DatabaseValue]]

  /// Tells whenever something in the database has changed. What changes while nobody listens to the
  /// last telling may be told once. A database that tells nothing ends it at once.
  func changes() async -> AsyncStream<Void>

  /// Looks whether others, such as another process, have changed something since the last telling, and
  /// tells it then as any other change. Called when lists come into sight again; it has to be cheap.
  func lookForChanges() async
}

extension DatabaseReading {
  /// Nothing is told.
  public func changes() async -> AsyncStream<Void> { AsyncStream { $0.finish() } }
  /// Nothing is looked for.
  public func lookForChanges() async {}
}

extension DatabaseValue {
  /// A value of a request; a list or object is written as JSON, which databases read by their own functions.
  init(_ scalar: RequestScalar) {
    switch scalar {
    case .null: self = .null
    case .string(let text): self = .text(text)
    case .integer(let number): self = .integer(number)
    case .double(let number): self = .real(number)
    case .decimal(let number): self = .real(number.nearestDouble)
    case .bool(let flag): self = .integer(flag ? 1 : 0)
    case .date: self = .text(scalar.text)
    case .list, .object: self = .text(scalar.json)
    }
  }
}
