import Foundation

/// Loads the parts of a list from a database.
struct DatabasePageLoader<Item: Model & Decodable>: PageLoader {
  let database: any DatabaseReading
  let query: DatabaseQuery
  let booleans: Set<String>
  let paging: Paging
  let invalid: InvalidElements

  @concurrent
  func page(at position: PagePosition) async throws -> Page<Item> {
    let rows = try await database.rows(of: query(for: position))
    try Task.checkCancellation()
    let table = DatabaseRows(rows: rows, booleans: booleans)
    let items = try await invalid.reporting { try table.list(of: Item.self, leaveOut: $0) }
    return Page(items: items, next: next(after: position, rows))
  }

  private func query(for position: PagePosition) -> DatabaseQuery {
    var query = query
    switch paging {
    case .last(let send, _, _, _), .cursor(let send, _, _, _):
      query.values[send] = Self.value(of: position)
    case .offset(let send, _, _): query.values[send] = .integer(position.number(first: 0))
    case .page(let send, let first, _, _):
      query.values[send] = .integer(position.number(first: first))
    case .none, .link, .header: break
    }
    if let size = paging.size, let name = size.query { query.values[name] = .integer(size.count) }
    return query
  }

  private func next(after position: PagePosition, _ rows: [[String: DatabaseValue]])
    -> PagePosition?
  {
    switch paging {
    case .none, .link, .header: return nil
    case .last(_, let column, let size, let ends), .cursor(_, let column, let size, let ends?):
      guard let last = rows.last, !isLast(rows.count, size, ends) else { return nil }
      return last[column].flatMap(Self.mark).map(PagePosition.cursor)
    case .cursor(_, let column, _, nil):
      return rows.last.flatMap { $0[column] }.flatMap(Self.mark).map(PagePosition.cursor)
    case .offset(_, let size, let ends):
      let after = position.number(first: 0) + rows.count
      return isLast(rows.count, size, ends) ? nil : .offset(after)
    case .page(_, let first, let size, let ends):
      let number = position.number(first: first)
      return isLast(rows.count, size, ends) ? nil : .page(number + 1)
    }
  }

  private func isLast(_ count: Int, _ size: PageSize?, _ ends: PageEnd) -> Bool {
    switch ends {
    case .short: count < (size?.count ?? 1)
    case .empty, .header, .field: count == 0
    }
  }

  /// A column's value as a mark that keeps its type: to a database, 10 and "10" are not in one order.
  private static func mark(_ value: DatabaseValue) -> String? {
    switch value {
    case .integer(let number): "i\(number)"
    case .real(let number): "r\(number)"
    case .text(let text): "t\(text)"
    case .null, .blob: nil
    }
  }

  private static func value(of position: PagePosition) -> DatabaseValue {
    guard case .cursor(let mark) = position else { return .null }
    let text = String(mark.dropFirst())
    switch mark.first {
    case "i": return Int(text).map(DatabaseValue.integer) ?? .null
    case "r": return Double(text).map(DatabaseValue.real) ?? .null
    default: return .text(text)
    }
  }
}

extension RemoteDataSource {
  /// A list that a database answers, and that follows its changes as far as it was loaded. `booleans` are
  /// the columns that hold truth values; a column with dots in its name is a value in a nested object.
  /// `invalid` says what becomes of rows that cannot be read.
  public convenience init(
    database: any DatabaseReading, booleans: Set<String> = [], paging: Paging = .none,
    invalid: InvalidElements = .fail, query: @escaping @MainActor () -> DatabaseQuery
  ) where Item: Decodable {
    self.init {
      DatabasePageLoader(
        database: database, query: query(), booleans: booleans, paging: paging, invalid: invalid)
    }
    follow(database)
  }
}
