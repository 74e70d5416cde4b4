import CSQLite

/// A connection to a SQLite file. One at a time may use it; an actor owns it.
nonisolated final class SQLiteDatabase {
  private let handle: OpaquePointer

  /// Opens the file at `path` and makes it if it isn't there.
  init(path: String) throws(SQLiteError) {
    var opened: OpaquePointer?
    let status = sqlite3_open(path, &opened)
    guard status == SQLITE_OK, let opened else {
      sqlite3_close_v2(opened)
      throw SQLiteError(code: status, message: "\(path) can't be opened")
    }
    handle = opened
  }

  deinit {
    sqlite3_close_v2(handle)
  }

  /// How many rows the last statement changed.
  var changeCount: Int { Int(sqlite3_changes(handle)) }

  /// Runs a statement with values for its question marks.
  func run(_ sql: String, _ values: [SQLiteValue] = []) throws(SQLiteError) {
    _ = try rows(sql, values)
  }

  /// What a query answers.
  func rows(_ sql: String, _ values: [SQLiteValue] = []) throws(SQLiteError) -> [SQLiteRow] {
    var prepared: OpaquePointer?
    try check(sqlite3_prepare_v2(handle, sql, -1, &prepared, nil))
    defer { sqlite3_finalize(prepared) }
    for (index, value) in values.enumerated() {
      try check(value.bind(to: prepared, at: Int32(index + 1)))
    }
    var rows: [SQLiteRow] = []
    while true {
      let status = sqlite3_step(prepared)
      if status == SQLITE_DONE { return rows }
      guard status == SQLITE_ROW else { throw error(status) }
      rows.append(SQLiteRow(prepared))
    }
  }

  private func check(_ status: Int32) throws(SQLiteError) {
    guard status == SQLITE_OK else { throw error(status) }
  }

  private func error(_ status: Int32) -> SQLiteError {
    SQLiteError(code: status, message: String(cString: sqlite3_errmsg(handle)))
  }
}

/// SQLite refused something.
nonisolated struct SQLiteError: Error, Hashable {
  let code: Int32
  let message: String
}

/// A value in a table.
nonisolated enum SQLiteValue: Hashable, Sendable {
  case null
  case integer(Int)
  case real(Double)
  case text(String)

  fileprivate func bind(to statement: OpaquePointer?, at index: Int32) -> Int32 {
    switch self {
    case .null: return sqlite3_bind_null(statement, index)
    case .integer(let number): return sqlite3_bind_int64(statement, index, Int64(number))
    case .real(let number): return sqlite3_bind_double(statement, index, number)
    case .text(let text):
      // SQLite's own word for "make a copy", a macro that Swift doesn't see.
      let copies = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      return sqlite3_bind_text(statement, index, text, -1, copies)
    }
  }
}

/// A row that a query answered.
nonisolated struct SQLiteRow: Hashable, Sendable {
  private var values: [String: SQLiteValue] = [:]

  fileprivate init(_ statement: OpaquePointer?) {
    for column in 0..<sqlite3_column_count(statement) {
      guard let name = sqlite3_column_name(statement, column) else { continue }
      values[String(cString: name)] = Self.value(statement, column)
    }
  }

  private static func value(_ statement: OpaquePointer?, _ column: Int32) -> SQLiteValue {
    switch sqlite3_column_type(statement, column) {
    case SQLITE_INTEGER: .integer(Int(sqlite3_column_int64(statement, column)))
    case SQLITE_FLOAT: .real(sqlite3_column_double(statement, column))
    case SQLITE_NULL: .null
    default: sqlite3_column_text(statement, column).map { .text(String(cString: $0)) } ?? .null
    }
  }

  /// The text in `column`; empty where there is none.
  func text(_ column: String) -> String {
    switch values[column] {
    case .text(let text): text
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .null, nil: ""
    }
  }

  /// The number in `column`; 0 where there is none.
  func number(_ column: String) -> Double {
    switch values[column] {
    case .real(let number): number
    case .integer(let number): Double(number)
    case .text(let text): Double(text) ?? 0
    case .null, nil: 0
    }
  }
}
