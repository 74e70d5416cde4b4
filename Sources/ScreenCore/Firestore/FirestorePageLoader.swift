import Foundation

/// Loads the parts of a list from Firestore: those behind the first begin behind the last document.
struct FirestorePageLoader<Item: Model & Decodable>: PageLoader {
  let client: APIClient
  let endpoint: Endpoint
  let query: FirestoreQuery
  /// Documents of a part; nil for all at once.
  let size: Int?
  var cache: CachePolicy?
  var invalid = InvalidElements.fail

  @concurrent
  func page(at position: PagePosition) async throws -> Page<Item> {
    guard !query.hasNoAnswer else {
      try query.checkPath()
      return Page(items: [])
    }
    let response = try await client.response(to: request(for: position), under: cache)
    return try await invalid.reporting(for: client) { try page(from: response, leaveOut: $0) }
  }

  @concurrent
  func keptPage(at position: PagePosition) async -> Kept<Page<Item>>? {
    guard !query.hasNoAnswer, let request = try? request(for: position),
      let kept = await client.keptResponse(to: request, under: cache),
      // What is left out was told when the answer came.
      let page = try? page(from: kept.value, leaveOut: invalid.makeNotes(for: client))
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

  private func page(
    from response: HTTPResponse, leaveOut notes: LeftOutElements?
  ) throws -> Page<Item> {
    let answer = try FirestoreAnswer(response, leaveOut: notes)
    return Page(
      items: try answer.list(of: Item.self, inGroup: query.isGroup, leaveOut: notes),
      next: try next(after: answer))
  }

  private func next(after answer: FirestoreAnswer) throws -> PagePosition? {
    guard let size, answer.countInPayload >= size, let last = answer.documents.last
    else { return nil }
    let values = query.wholeOrder.map { last.value(at: $0.field) ?? .null }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return .cursor(String(decoding: try encoder.encode(values), as: UTF8.self))
  }
}
