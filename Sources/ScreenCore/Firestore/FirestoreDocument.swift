import Foundation

/// A document of an answer of Firestore.
struct FirestoreDocument: Decodable {
  /// Its full path: `projects/…/databases/…/documents/…`.
  let name: String
  let fields: FirestoreValue

  private enum CodingKeys: CodingKey { case name, fields }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decode(String.self, forKey: .name)
    fields = .map(
      try container.decodeIfPresent([String: FirestoreValue].self, forKey: .fields) ?? [:])
  }

  /// The last part of a document's path.
  static func identity(of name: String) -> String {
    name.split(separator: "/").last.map(String.init) ?? name
  }

  /// What tells documents of several collections apart: the path below the database's documents.
  private var path: String {
    name.firstRange(of: "/documents/").map { String(name[$0.upperBound...]) } ?? name
  }

  /// The document as models are read from it: its fields, and as `id` what it is called.
  func json(inGroup isGroup: Bool) -> [String: Any] {
    var object = fields.json as? [String: Any] ?? [:]
    object["id"] = isGroup ? path : Self.identity(of: name)
    return object
  }

  /// What orders documents by a field.
  func value(at path: FirestoreFieldPath) -> FirestoreValue? {
    switch path {
    case .name: .reference(name)
    case .field(let parts): fields[parts[...]]
    }
  }
}

/// The answer to a query of Firestore.
struct FirestoreAnswer {
  let documents: [FirestoreDocument]

  /// An element of the answer; one without a document tells of the query's progress.
  private struct Element: Decodable {
    let document: FirestoreDocument?
  }

  init(_ response: HTTPResponse) throws {
    documents = try JSONDecoder().decode([Element].self, from: response.body)
      .compactMap(\.document)
  }

  /// The documents as models.
  func list<Item: Decodable>(of type: Item.Type, inGroup isGroup: Bool) throws -> [Item] {
    let objects = documents.map { $0.json(inGroup: isGroup) }
    let json = try JSONSerialization.data(withJSONObject: objects)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = DateCoding.iso8601.strategy
    decoder.expect(ListShape())
    return try decoder.decode(ListBody<Item>.self, from: json).list.elements
  }
}
