import Foundation

extension FirestoreQuery {
  /// The query as it is sent to a database whose documents stand at `base`.
  func body(at base: URL) throws -> Data {
    try checkPath()
    let filters = try filters.filter(\.isAsked).map { filter in
      let value = filter.field == .name ? try name(filter.value, at: base) : filter.value
      return Body.Filter(
        fieldFilter: .init(
          field: .init(fieldPath: filter.field.text), op: filter.comparison.rawValue, value: value))
    }
    let order = wholeOrder.map {
      Body.Order(
        field: .init(fieldPath: $0.field.text),
        direction: $0.isDescending ? "DESCENDING" : "ASCENDING")
    }
    let all =
      filters.count > 1 ? Body.Filter(compositeFilter: .init(filters: filters)) : filters.first
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(
      Body(
        structuredQuery: .init(
          from: [.init(collectionId: collectionID, allDescendants: isGroup ? true : nil)],
          where: all, orderBy: order, startAt: start.isEmpty ? nil : .init(values: start),
          limit: limit)))
  }

  /// Documents are compared by references, and models know what is last in these.
  private func name(_ value: FirestoreValue, at base: URL) throws -> FirestoreValue {
    switch value {
    case .string(let text): .reference(try name(of: text, at: base))
    case .integer(let number): .reference(try name(of: String(number), at: base))
    case .array(let values): .array(try values.map { try name($0, at: base) })
    case .null, .boolean, .double, .timestamp, .bytes, .reference, .geoPoint, .map: value
    }
  }

  private struct Body: Encodable {
    struct Query: Encodable {
      var from: [Collection]
      var `where`: Filter?
      var orderBy: [Order]
      var startAt: Cursor?
      var limit: Int?
    }

    struct Collection: Encodable {
      var collectionId: String
      var allDescendants: Bool?
    }

    struct Filter: Encodable {
      struct Field: Encodable {
        var field: Reference
        var op: String
        var value: FirestoreValue
      }

      struct All: Encodable {
        var op = "AND"
        var filters: [Filter]
      }

      var fieldFilter: Field?
      var compositeFilter: All?
    }

    struct Reference: Encodable {
      var fieldPath: String
    }

    struct Order: Encodable {
      var field: Reference
      var direction: String
    }

    struct Cursor: Encodable {
      var values: [FirestoreValue]
      var before = false
    }

    var structuredQuery: Query
  }
}
