import Foundation

/// Loads the parts of a list from an API.
struct HTTPPageLoader<Item: Model & Decodable>: PageLoader {
  let client: APIClient
  let endpoint: Endpoint
  let items: String?
  let paging: Paging

  @concurrent
  func page(at position: PagePosition) async throws -> Page<Item> {
    let response = try await client.response(to: endpoint.adding(query(for: position)))
    let decoder = client.makeDecoder()
    decoder.expect(ListShape(listPath: items ?? "", markPath: markPath))
    let body = try decoder.decode(ListBody<Item>.self, from: response.body)
    return Page(
      items: body.list.elements, next: next(after: position, body: body, response: response))
  }

  private var size: PageSize? {
    switch paging {
    case .none: nil
    case .cursor(_, _, let size, _), .page(_, _, let size, _), .offset(_, let size, _): size
    }
  }

  private func query(for position: PagePosition) -> [QueryItem] {
    var query: [QueryItem] = []
    switch (paging, position) {
    case (.cursor(let send, _, _, _), .cursor(let mark)):
      query.append(QueryItem(send, mark))
    case (.page(let send, let first, _, _), let position):
      query.append(QueryItem(send, number(of: position, first: first)))
    case (.offset(let send, _, _), let position):
      query.append(QueryItem(send, number(of: position, first: 0)))
    case (.none, _), (.cursor, _):
      break
    }
    if let size, let name = size.query { query.append(QueryItem(name, size.count)) }
    return query
  }

  private func number(of position: PagePosition, first: Int) -> Int {
    switch position {
    case .page(let number), .offset(let number): number
    case .first, .cursor: first
    }
  }

  /// Where in the answer stands what says how the list goes on.
  private var markPath: String? {
    switch paging {
    case .cursor(_, let receive, _, _): receive
    case .page(_, _, _, .field(let path)), .offset(_, _, .field(let path)): path
    case .none, .page, .offset: nil
    }
  }

  private func next(
    after position: PagePosition, body: ListBody<Item>, response: HTTPResponse
  ) -> PagePosition? {
    switch paging {
    case .none:
      return nil
    case .cursor:
      return body.mark?.cursor.map(PagePosition.cursor)
    case .page(_, let first, _, let ends):
      let number = number(of: position, first: first)
      let isLast = isLast(
        ends, parts: number - first + 1, count: body.list.countInPayload, body.mark, response)
      return isLast ? nil : .page(number + 1)
    case .offset(_, _, let ends):
      let offset = number(of: position, first: 0)
      let after = offset + body.list.countInPayload
      let parts = size.map { offset / max($0.count, 1) + 1 } ?? 1
      let isLast = isLast(
        ends, parts: parts, count: body.list.countInPayload, body.mark, response)
      return isLast ? nil : .offset(after)
    }
  }

  /// Whether the part is the last of its list. An empty part always is: asking on would never end.
  private func isLast(
    _ end: PageEnd, parts: Int, count: Int, _ mark: PageMark?, _ response: HTTPResponse
  ) -> Bool {
    if count == 0 { return true }
    switch end {
    case .empty: return false
    case .short: return size.map { count < $0.count } ?? false
    case .header(let name):
      return response.header(name).flatMap { Int($0) }.map { parts >= $0 } ?? true
    case .field: return mark?.endsList(after: parts) ?? true
    }
  }
}
