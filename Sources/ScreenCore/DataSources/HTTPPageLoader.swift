import Foundation

/// Loads the parts of a list from an API.
struct HTTPPageLoader<Item: Model & Decodable>: PageLoader {
  let client: APIClient
  let endpoint: Endpoint
  let items: String?
  let paging: Paging
  var cache: CachePolicy?
  var invalid = InvalidElements.fail

  @concurrent
  func page(at position: PagePosition) async throws -> Page<Item> {
    let response = try await client.response(
      to: request(for: position), under: cache, isGraphQL: endpoint.isGraphQL)
    return try await invalid.reporting(for: client) {
      try page(from: response, at: position, leaveOut: $0)
    }
  }

  @concurrent
  func keptPage(at position: PagePosition) async -> Kept<Page<Item>>? {
    guard let request = try? request(for: position),
      let kept = await client.keptResponse(to: request, under: cache),
      // What is left out was told when the answer came.
      let page = try? page(from: kept.value, at: position, leaveOut: invalid.makeNotes(for: client))
    else { return nil }
    return Kept(page, isStale: kept.isStale)
  }

  private func request(for position: PagePosition) throws -> HTTPRequest {
    if case .link(let address) = position {
      return try client.makeRequest(for: endpoint, following: address)
    }
    return try client.makeRequest(for: endpoint.asking(for: fields(for: position)))
  }

  private func page(
    from response: HTTPResponse, at position: PagePosition, leaveOut notes: LeftOutElements?
  ) throws -> Page<Item> {
    let shape = ListShape(listPath: items ?? "", next: paging.next, endPath: paging.endPath)
    let body = try client.read(
      ListBody<Item>.self, shape, in: response, to: endpoint, leaveOut: notes)
    return Page(
      items: body.list.elements, next: next(after: position, body: body, response: response))
  }

  /// What a part is asked for by.
  private func fields(for position: PagePosition) -> [BodyField] {
    var fields: [BodyField] = []
    switch (paging, position) {
    case (.cursor(let send, _, _, _), .cursor(let mark)),
      (.last(let send, _, _, _), .cursor(let mark)):
      fields.append(BodyField(send, mark))
    case (.page(let send, let first, _, _), let position):
      fields.append(BodyField(send, position.number(first: first)))
    case (.offset(let send, _, _), let position):
      fields.append(BodyField(send, position.number(first: 0)))
    case (.header, .marks(let marks)):
      fields += marks.sorted { $0.key < $1.key }.map { BodyField($0.key, $0.value) }
    case (.none, _), (.cursor, _), (.last, _), (.link, _), (.header, _):
      break
    }
    if let size = paging.size, let name = size.query { fields.append(BodyField(name, size.count)) }
    return fields
  }

  private func next(
    after position: PagePosition, body: ListBody<Item>, response: HTTPResponse
  ) -> PagePosition? {
    let part = Part(count: body.list.countInPayload, end: body.end, response: response)
    let size = paging.size?.count
    switch paging {
    case .none:
      return nil
    case .cursor(_, _, _, let ends):
      if let ends, isLast(part, ends, canBeEmpty: true) { return nil }
      return body.next?.cursor.map(PagePosition.cursor)
    case .last(_, _, _, let ends):
      if isLast(part, ends) { return nil }
      return body.next?.cursor.map(PagePosition.cursor)
    case .link(nil, _):
      return response.header("Link").flatMap { LinkHeader($0)["next"] }.map(PagePosition.link)
    case .link(_?, _):
      return body.next?.cursor.map(PagePosition.link)
    case .header(let marks, _):
      return Self.position(behind: marks, in: response)
    case .page(_, let first, _, let ends):
      let number = position.number(first: first)
      let parts = number - first + 1
      let isLast = isLast(part, ends, pages: parts, items: size.map { $0 * parts })
      return isLast ? nil : .page(number + 1)
    case .offset(_, _, let ends):
      let offset = position.number(first: 0)
      let after = offset + part.count
      let parts = size.map { offset / max($0, 1) + 1 } ?? 1
      return isLast(part, ends, pages: parts, items: after) ? nil : .offset(after)
    }
  }

  private static func position(
    behind marks: [PageMarkHeader], in response: HTTPResponse
  ) -> PagePosition? {
    let values = marks.compactMap { mark in
      response.header(mark.name).flatMap { $0.isEmpty ? nil : (mark.query, $0) }
    }
    return values.isEmpty ? nil : .marks(Dictionary(values) { $1 })
  }

  /// What is known of a part that has come.
  private struct Part {
    let count: Int
    let end: PageMark?
    let response: HTTPResponse
  }

  /// Whether a part is the last of its list. An empty part is, unless it says itself that there are more
  /// and how these are asked for.
  ///
  /// - Parameters:
  ///   - canBeEmpty: Whether the part says how the next one is asked for.
  ///   - pages: How many parts have come, this one too; nil where that is not known.
  ///   - items: How many items have come at least.
  private func isLast(
    _ part: Part, _ end: PageEnd, canBeEmpty: Bool = false, pages: Int? = nil, items: Int? = nil
  ) -> Bool {
    let isSaid = if case .field = end { true } else { false }
    if part.count == 0, !canBeEmpty || !isSaid { return true }
    switch end {
    case .empty: return false
    case .short: return paging.size.map { part.count < $0.count } ?? false
    case .header(let name, let counted):
      let length = part.response.header(name).flatMap { Int($0) }
      return length.map { PageMark.number($0).endsList(after: counted == .pages ? pages : items) }
        ?? true
    case .field(_, let counted):
      return part.end?.endsList(after: counted == .pages ? pages : items) ?? true
    }
  }
}

extension Endpoint {
  /// The call of a part of a list: GraphQL is asked by variables, anything else by the query.
  fileprivate func asking(for fields: [BodyField]) -> Endpoint {
    guard case .graphQL(let query, let variables) = body else {
      return adding(fields.map { QueryItem($0.name, $0.value) })
    }
    var endpoint = self
    endpoint.body = .graphQL(query: query, variables: variables + fields)
    return endpoint
  }
}

extension Paging {
  var size: PageSize? {
    switch self {
    case .none: nil
    case .cursor(_, _, let size, _), .page(_, _, let size, _), .offset(_, let size, _),
      .last(_, _, let size, _), .link(_, let size), .header(_, let size):
      size
    }
  }

  /// Where in an answer stands what the next part is asked for by.
  fileprivate var next: ListShape.Next {
    switch self {
    case .cursor(_, let path, _, _), .link(let path?, _): .inBody(path)
    case .last(_, let path, _, _): .inLastItem(path)
    case .none, .page, .offset, .link, .header: .notInBody
    }
  }

  /// Where in an answer stands whether there is a next part.
  fileprivate var endPath: String? {
    switch self {
    case .cursor(_, _, _, .field(let path, _)), .page(_, _, _, .field(let path, _)),
      .offset(_, _, .field(let path, _)), .last(_, _, _, .field(let path, _)):
      path
    case .none, .cursor, .page, .offset, .last, .link, .header: nil
    }
  }
}
