import CSQLiteLibrary
import Foundation
import ScreenCore

/// A SQLite file. What it is asked is done one after the other, off the main actor.
public actor SQLiteDatabase: DatabaseReading {
  private let connection: SQLiteConnection
  private var listeners: [Int: AsyncStream<Void>.Continuation] = [:]
  private var lastListener = 0
  /// Whether something has changed that was not announced yet, because a transaction is under way.
  private var hasChanged = false
  /// SQLite's number for what others had written when was told last.
  private var toldVersion: Int?

  /// Opens the file at `url`, and makes it if it isn't there.
  public init(at url: URL) throws(SQLiteError) {
    connection = try SQLiteConnection(path: url.path)
    toldVersion = connection.dataVersion
  }

  /// The rows that answer a query, as columns by their names.
  public func rows(of query: DatabaseQuery) throws -> [[String: DatabaseValue]] {
    try connection.rows(query.text.text, query.values)
  }

  /// Runs a statement, and says how many rows it has changed.
  @discardableResult
  public func run(
    _ statement: String, values: [String: DatabaseValue] = [:]
  ) throws(SQLiteError) -> Int {
    let before = connection.totalChangeCount
    // What failed may have ended a transaction, too.
    defer { tellChanges(since: before) }
    _ = try connection.rows(statement, values)
    return connection.changeCount
  }

  /// Tells whenever `run` has changed rows: at the end of a transaction, for all that was done in it.
  /// What others write into the file, such as another process, is told when it is looked for.
  public func changes() -> AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    lastListener += 1
    let listener = lastListener
    listeners[listener] = continuation
    continuation.onTermination = { [weak self] _ in
      Task { await self?.forget(listener) }
    }
    return stream
  }

  /// Looks whether others have written into the file, by another connection or in another process. Screens do
  /// when they appear and when the app comes back; an app that hears of it earlier, as by its extension,
  /// calls this by itself. It reads no row.
  public func lookForChanges() {
    guard let version = connection.dataVersion, version != toldVersion else { return }
    toldVersion = version
    hasChanged = true
    tell()
  }

  private func forget(_ listener: Int) {
    listeners[listener] = nil
  }

  private func tellChanges(since count: Int) {
    if connection.totalChangeCount != count { hasChanged = true }
    tell()
  }

  private func tell() {
    guard hasChanged, !connection.isInTransaction else { return }
    hasChanged = false
    for listener in listeners.values { listener.yield() }
  }
}

/// What SQLite refused, and why.
public struct SQLiteError: Error, Hashable, Sendable, CustomStringConvertible {
  /// SQLite's own number for it.
  public let code: Int
  public let message: String

  public var description: String { message }
}

/// A connection to a file, which its actor owns.
private final class SQLiteConnection {
  private let handle: OpaquePointer

  init(path: String) throws(SQLiteError) {
    var opened: OpaquePointer?
    let status = sqlite3_open(path, &opened)
    guard status == SQLITE_OK, let opened else {
      sqlite3_close_v2(opened)
      throw SQLiteError(code: Int(status), message: "\(path) can't be opened")
    }
    handle = opened
    // Who writes from elsewhere is waited for.
    sqlite3_busy_timeout(handle, 5_000)
  }

  deinit {
    sqlite3_close_v2(handle)
  }

  var changeCount: Int { Int(sqlite3_changes(handle)) }

  /// How many rows have been changed since the file was opened.
  var totalChangeCount: Int { Int(sqlite3_total_changes(handle)) }

  /// A number that is another one whenever another connection has changed the file; nil where that cannot be
  /// told now.
  var dataVersion: Int? {
    let rows = try? rows("PRAGMA data_version", [:])
    guard case .integer(let version)? = rows?.first?["data_version"] else { return nil }
    return version
  }

  var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  func rows(
    _ sql: String, _ values: [String: DatabaseValue]
  ) throws(SQLiteError) -> [[String: DatabaseValue]] {
    var prepared: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, sql, -1, &prepared, nil))
    defer { sqlite3_finalize(prepared) }
    try bind(values, to: prepared)
    var rows: [[String: DatabaseValue]] = []
    while true {
      let status = sqlite3_step(prepared)
      if status == SQLITE_DONE { return rows }
      guard status == SQLITE_ROW else { throw error(status) }
      rows.append(Self.row(of: prepared))
    }
  }

  /// Every placeholder has a value; a missing one would quietly be null.
  private func bind(
    _ values: [String: DatabaseValue], to statement: OpaquePointer?
  ) throws(SQLiteError) {
    let count = sqlite3_bind_parameter_count(statement)
    guard count > 0 else { return }
    for index in 1...count {
      let name = sqlite3_bind_parameter_name(statement, index).map { String(cString: $0) } ?? "?"
      guard let value = values[String(name.dropFirst())] else {
        throw SQLiteError(code: Int(SQLITE_MISUSE), message: "\(name) has no value")
      }
      try check(value.bind(to: statement, at: index))
    }
  }

  private static func row(of statement: OpaquePointer?) -> [String: DatabaseValue] {
    var row: [String: DatabaseValue] = [:]
    for column in 0..<sqlite3_column_count(statement) {
      guard let name = sqlite3_column_name(statement, column) else { continue }
      row[String(cString: name)] = DatabaseValue(statement, column)
    }
    return row
  }

  private func check(_ status: Int32) throws(SQLiteError) {
    guard status == SQLITE_OK else { throw error(status) }
  }

  private func error(_ status: Int32) -> SQLiteError {
    SQLiteError(code: Int(status), message: String(cString: sqlite3_errmsg(handle)))
  }
}

extension DatabaseValue {
  fileprivate init(_ statement: OpaquePointer?, _ column: Int32) {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: self = .integer(Int(sqlite3_column_int64(statement, column)))
    case SQLITE_FLOAT: self = .real(sqlite3_column_double(statement, column))
    case SQLITE_TEXT:
      guard let text = sqlite3_column_text(statement, column) else {
        self = .null
        return
      }
      // A text may have a zero in it, which ends it for C only.
      let count = Int(sqlite3_column_bytes(statement, column))
      self = .text(
        String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self))
    case SQLITE_BLOB:
      let count = Int(sqlite3_column_bytes(statement, column))
      self = .blob(
        sqlite3_column_blob(statement, column).map { Data(bytes: $0, count: count) } ?? Data())
    default: self = .null
    }
  }

  fileprivate func bind(to statement: OpaquePointer?, at index: Int32) -> Int32 {
    // SQLite's own word for "make a copy", a macro that Swift doesn't see.
    let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
    switch self {
    case .null: return sqlite3_bind_null(statement, index)
    case .integer(let number): return sqlite3_bind_int64(statement, index, Int64(number))
    case .real(let number): return sqlite3_bind_double(statement, index, number)
    case .text(let text):
      return sqlite3_bind_text(statement, index, text, Int32(text.utf8.count), copies)
    case .blob(let data):
      // Without bytes there is no address, which would stand for null.
      if data.isEmpty { return sqlite3_bind_zeroblob(statement, index, 0) }
      return data.withUnsafeBytes { bytes in
        sqlite3_bind_blob(statement, index, bytes.baseAddress, Int32(bytes.count), copies)
      }
    }
  }
}
