import Foundation

/// A question to Firestore for the documents of a collection.
///
/// See <https://firebase.google.com/docs/firestore/reference/rest/v1/StructuredQuery>.
public struct FirestoreQuery: Hashable, Sendable {
  /// The collection's path below the database's documents, such as `rooms/1/messages`.
  public var collection: EndpointPath
  public var filters: [FirestoreFilter]
  public var order: [FirestoreOrder]
  /// How many documents at most.
  public var limit: Int?
  /// The values of the last document of the part before, as ``order`` has them.
  var start: [FirestoreValue] = []

  /// The documents of `collection`; a filter without a value is left out.
  public init(
    _ collection: EndpointPath, where filters: [FirestoreFilter] = [],
    order: [FirestoreOrder] = [], limit: Int? = nil
  ) {
    self.collection = collection
    self.filters = filters
    self.order = order
    self.limit = limit
  }

  /// The order with the documents' names at its end, so that no two documents are at one place, and
  /// before them the fields that filters compare by size, as Firestore demands.
  var wholeOrder: [FirestoreOrder] {
    guard !order.contains(where: { $0.field == "__name__" }) else { return order }
    let compared = filters.filter { $0.comparison.isInequality && $0.value != .null }.map(\.field)
    let missing = Set(compared).subtracting(order.map(\.field)).sorted() + ["__name__"]
    return order
      + missing.map { FirestoreOrder($0, descending: order.last?.isDescending ?? false) }
  }
}

/// What documents have to be like.
public struct FirestoreFilter: Hashable, Sendable {
  /// How a field is compared with a value.
  public enum Comparison: String, Hashable, Sendable {
    case equal = "EQUAL"
    case notEqual = "NOT_EQUAL"
    case less = "LESS_THAN"
    case lessOrEqual = "LESS_THAN_OR_EQUAL"
    case greater = "GREATER_THAN"
    case greaterOrEqual = "GREATER_THAN_OR_EQUAL"
    /// The field is a list with the value in it.
    case contains = "ARRAY_CONTAINS"
    /// The field is one of the values.
    case isOneOf = "IN"

    /// Whether documents have to be in the order of the field.
    var isInequality: Bool {
      switch self {
      case .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: true
      case .equal, .contains, .isOneOf: false
      }
    }
  }

  let field: String
  let comparison: Comparison
  let value: FirestoreValue

  /// A comparison of a field, named by its dotted path, with a value; nil leaves the filter out.
  public init(_ field: String, _ comparison: Comparison, _ value: (some RequestValue)?) {
    self.field = field
    self.comparison = comparison
    if let date = value as? Date {
      self.value = .timestamp(
        date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
    } else {
      self.value = FirestoreValue(value.requestScalar)
    }
  }
}

/// By what documents are ordered.
public struct FirestoreOrder: Hashable, Sendable {
  let field: String
  let isDescending: Bool

  /// By a field, named by its dotted path.
  public init(_ field: String, descending: Bool = false) {
    self.field = field
    isDescending = descending
  }
}

extension Endpoint {
  /// The call that asks Firestore a query, at an API whose base ends in `/documents`.
  public static func firestore(_ query: FirestoreQuery, headers: [HTTPHeader] = []) -> Endpoint {
    Endpoint(
      .post, EndpointPath(encoded: query.parent + ":runQuery"), headers: headers,
      body: .firestore(query))
  }
}

extension FirestoreQuery {
  /// The path of the document that the collection belongs to; empty for one of the database.
  fileprivate var parent: String {
    collection.encoded.split(separator: "/").dropLast().map { "/\($0)" }.joined()
  }

  fileprivate var collectionID: String {
    let last = collection.encoded.split(separator: "/").last.map(String.init) ?? ""
    return last.removingPercentEncoding ?? last
  }
}

extension FirestoreQuery: Encodable {
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

  public func encode(to encoder: any Encoder) throws {
    let filters = self.filters.filter { $0.value != .null }.map { filter in
      Body.Filter(
        fieldFilter: .init(
          field: .init(fieldPath: filter.field), op: filter.comparison.rawValue, value: filter.value
        ))
    }
    let order = wholeOrder.map {
      Body.Order(
        field: .init(fieldPath: $0.field), direction: $0.isDescending ? "DESCENDING" : "ASCENDING")
    }
    let all =
      filters.count > 1 ? Body.Filter(compositeFilter: .init(filters: filters)) : filters.first
    try Body(
      structuredQuery: .init(
        from: [.init(collectionId: collectionID)], where: all, orderBy: order,
        startAt: start.isEmpty ? nil : .init(values: start), limit: limit)
    ).encode(to: encoder)
  }
}
