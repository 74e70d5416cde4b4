import Foundation

/// Loads the parts of a list from Firestore: those behind the first begin behind the last document.
struct FirestorePageLoader<Item: Model & Decodable>: PageLoader {
  let client: APIClient
  let endpoint: Endpoint
  let query: FirestoreQuery
  /// Documents of a part; nil for all at once.
  let size: Int?
  var cache: CachePolicy?

  @concurrent
  func page(at position: PagePosition) async throws -> Page<Item> {
    let response = try await client.response(to: request(for: position), under: cache)
    return try page(from: response)
  }

  @concurrent
  func keptPage(at position: PagePosition) async -> Kept<Page<Item>>? {
    guard let request = try? request(for: position),
      let kept = await client.keptResponse(to: request, under: cache),
      let page = try? page(from: kept.value)
    else { return nil }
    return Kept(page, isStale: kept.isStale)
  }

  private func request(for position: PagePosition) throws -> HTTPRequest {
    var query = query
    if let size { query.limit = size }
    if case .cursor(let mark) = position {
      query.start = try JSONDecoder().decode([FirestoreValue].self, from: Data(mark.utf8))
    }
    var endpoint = endpoint
    endpoint.body = .firestore(query)
    return try client.makeRequest(for: endpoint)
  }

  private func page(from response: HTTPResponse) throws -> Page<Item> {
    let documents = try JSONDecoder().decode([FirestoreAnswer].self, from: response.body)
      .compactMap(\.document)
    let json = try JSONSerialization.data(withJSONObject: documents.map(\.json))
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = DateCoding.iso8601.strategy
    decoder.expect(ListShape())
    let list = try decoder.decode(ListBody<Item>.self, from: json).list
    return Page(items: list.elements, next: try next(after: documents))
  }

  private func next(after documents: [FirestoreDocument]) throws -> PagePosition? {
    guard let size, documents.count >= size, let last = documents.last else { return nil }
    let values = query.wholeOrder.map { last.value(at: $0.field) ?? .null }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return .cursor(String(decoding: try encoder.encode(values), as: UTF8.self))
  }
}
