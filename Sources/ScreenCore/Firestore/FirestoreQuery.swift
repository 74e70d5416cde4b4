import Foundation

/// A question to Firestore for the documents of a collection.
///
/// See <https://firebase.google.com/docs/firestore/reference/rest/v1/StructuredQuery>.
public struct FirestoreQuery: Hashable, Sendable {
  /// The collection's path below the database's documents, such as `rooms/1/messages`.
  public var collection: EndpointPath
  /// Whether all collections of that name are meant, however deep they are below the document.
  public var isGroup: Bool
  public var filters: [FirestoreFilter]
  public var order: [FirestoreOrder]
  /// How many documents at most.
  public var limit: Int?
  /// The values of the last document of the part before, as ``order`` has them.
  var start: [FirestoreValue] = []

  /// The documents of `collection`, or of all collections of its name; a filter without a value is left
  /// out.
  public init(
    _ collection: EndpointPath, isGroup: Bool = false, where filters: [FirestoreFilter] = [],
    order: [FirestoreOrder] = [], limit: Int? = nil
  ) {
    self.collection = collection
    self.isGroup = isGroup
    self.filters = filters
    self.order = order
    self.limit = limit
  }

  /// The order with the documents' names at its end, so that no two documents are at one place, and
  /// before them the fields that filters compare by size, as Firestore demands.
  var wholeOrder: [FirestoreOrder] {
    guard !order.contains(where: { $0.field == .name }) else { return order }
    let compared = filters.filter { $0.comparison.isInequality && $0.isAsked }.map(\.field)
    let missing = Set(compared).subtracting(order.map(\.field)).subtracting([.name])
      .sorted { $0.text < $1.text }
    return order
      + (missing + [.name]).map {
        FirestoreOrder($0, descending: order.last?.isDescending ?? false)
      }
  }

  /// Whether the answer is known without asking: no document can be like that.
  var hasNoAnswer: Bool { filters.contains(where: \.excludesAll) }
}

extension Endpoint {
  /// The call that asks Firestore a query, at an API whose base ends in `/documents`.
  public static func firestore(_ query: FirestoreQuery, headers: [HTTPHeader] = []) -> Endpoint {
    Endpoint(
      .post, EndpointPath(encoded: query.parent + ":runQuery"), headers: headers,
      body: .firestore(query))
  }
}

extension Endpoint {
  /// Whether what it is asked is answered without asking: by nothing.
  var hasNoAnswer: Bool {
    guard case .firestore(let query) = body else { return false }
    return query.hasNoAnswer
  }
}

extension FirestoreQuery {
  private var parts: [Substring] {
    collection.encoded.split(separator: "/", omittingEmptySubsequences: false)
  }

  /// The path of the document that the collection belongs to; empty for one of the database.
  fileprivate var parent: String { parts.dropLast().map { "/\($0)" }.joined() }

  /// The collection's own name.
  var collectionID: String { Self.decoded(parts.last ?? "") }

  /// What of a path was a value that is empty would otherwise lead to another collection.
  func checkPath() throws {
    guard !parts.contains("") else { throw LoadError.address(collection.encoded) }
  }

  /// What a document of the collection is called in the database, whose documents stand at `base`.
  func name(of document: String, at base: URL) throws -> String {
    let path = base.path(percentEncoded: false)
    guard let root = path.firstRange(of: "projects/")?.lowerBound else {
      throw LoadError.address(base.absoluteString)
    }
    let database = path[root...].split(separator: "/").map(String.init)
    // Documents of groups are called by their paths.
    let collection = isGroup ? [] : parts.map(Self.decoded)
    return (database + collection + [document]).joined(separator: "/")
  }

  private static func decoded(_ part: Substring) -> String {
    String(part).removingPercentEncoding ?? String(part)
  }
}
