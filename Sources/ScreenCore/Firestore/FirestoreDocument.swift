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

  /// The document as models are read from it: its fields, and as `id` what it is called.
  var json: [String: Any] {
    var object = fields.json as? [String: Any] ?? [:]
    object["id"] = Self.identity(of: name)
    return object
  }

  /// What orders documents by a field; `__name__` is the document itself.
  func value(at path: String) -> FirestoreValue? {
    path == "__name__" ? .reference(name) : fields[path.split(separator: ".")[...]]
  }
}

/// An element of the answer to a query; one without a document tells of the query's progress.
struct FirestoreAnswer: Decodable {
  let document: FirestoreDocument?
}
