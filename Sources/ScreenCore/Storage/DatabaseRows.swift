import Foundation

/// Rows of a database as the JSON that models are read from.
///
/// A column whose name has dots is a value in a nested object: `author.name`. Tables know no truth
/// values, so the columns that are to be read as such are named.
struct DatabaseRows {
  let rows: [[String: DatabaseValue]]
  let booleans: Set<String>

  /// The rows as models.
  func list<Item: Decodable>(
    of type: Item.Type, leaveOut notes: LeftOutElements?
  ) throws -> [Item] {
    let json = try JSONSerialization.data(withJSONObject: rows.map(object))
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom(DateCoding.decodeStored)
    decoder.expect(ListShape())
    decoder.leaveOut(into: notes)
    return try decoder.decode(ListBody<Item>.self, from: json).list.elements
  }

  private func object(_ row: [String: DatabaseValue]) -> [String: Any] {
    var object: [String: Any] = [:]
    for (column, value) in row.sorted(by: { $0.key < $1.key }) {
      let path = column.split(separator: ".").map(String.init)
      Self.set(element(value, of: column), at: path[...], in: &object)
    }
    return object
  }

  private static func set(
    _ value: Any?, at path: ArraySlice<String>, in object: inout [String: Any]
  ) {
    guard let key = path.first, let value else { return }
    guard path.count > 1 else {
      object[key] = value
      return
    }
    var nested = object[key] as? [String: Any] ?? [:]
    set(value, at: path.dropFirst(), in: &nested)
    object[key] = nested
  }

  /// What is null is left out; an object all of whose columns are null is missing.
  private func element(_ value: DatabaseValue, of column: String) -> Any? {
    switch value {
    case .null: return nil
    case .integer(let number):
      if booleans.contains(column) { return number != 0 }
      return number
    case .real(let number): return number.isFinite ? number : nil
    case .text(let text): return text
    case .blob(let data): return data.base64EncodedString()
    }
  }
}
