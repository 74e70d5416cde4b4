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
  var path: String {
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
  /// How many documents the answer holds, those too that are left out because they are none of Firestore's.
  let countInPayload: Int

  /// An element of the answer; one without a document reports the query's progress.
  private struct Element: Decodable {
    let document: FirestoreDocument?
  }

  init(_ response: HTTPResponse, leaveOut notes: LeftOutElements?) throws {
    let decoder = JSONDecoder()
    decoder.leaveOut(into: notes)
    let elements = try decoder.decode([ListElement<Element>].self, from: response.body)
    documents = elements.compactMap { $0.value?.document }
    countInPayload = documents.count + elements.count { $0.value == nil }
  }

  /// The documents as models. What is left out is named by its document.
  func list<Item: Decodable>(
    of type: Item.Type, inGroup isGroup: Bool, leaveOut notes: LeftOutElements?
  ) throws -> [Item] {
    let objects = documents.map { $0.json(inGroup: isGroup) }
    let json = try JSONSerialization.data(withJSONObject: objects)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = DateCoding.iso8601.strategy
    decoder.expect(ListShape())
    let found = notes.map { LeftOutElements(onlyUnknown: $0.onlyUnknown) }
    decoder.leaveOut(into: found)
    let list = try decoder.decode(ListBody<Item>.self, from: json).list.elements
    let named = found?.value.map { $0.naming(documents) } ?? []
    notes?.update { $0 += named }
    return list
  }
}

extension LoadError {
  /// The same with the path of a document in the place of its position, which nobody knows.
  fileprivate func naming(_ documents: [FirestoreDocument]) -> LoadError {
    guard case .decoding(let path, let reason) = self,
      let position = path.firstMatch(of: /^\[([0-9]+)\]/), let index = Int(position.1),
      documents.indices.contains(index)
    else { return self }
    return .decoding(
      path: documents[index].path + path[position.range.upperBound...], reason: reason)
  }
}
