import Foundation

/// Calls an API by the routes of a router, and keeps answers where it is told to. All its work runs off
/// the main actor, and it knows no views.
public struct HTTPService<Router: EndpointRouter>: Sendable {
  private let client: APIClient
  private let cache: ResponseCache?
  private let authorization: @Sendable () async -> [HTTPHeader]

  /// A service that sends through `client`. What `authorization` gives, such as the token of the
  /// session, goes with every request.
  public init(
    client: APIClient, cache: ResponseCache? = nil,
    authorization: @escaping @Sendable () async -> [HTTPHeader] = { [] }
  ) {
    self.client = client
    self.cache = cache
    self.authorization = authorization
  }

  /// The answer for `route`, read as a `Value`.
  ///
  /// - Parameters:
  ///   - age: How old an answer may be that was kept from before; without it the server is asked. Only
  ///     answers to GET are kept.
  ///   - invalid: What becomes of elements that cannot be read, of lists in the value. A value that is a list
  ///     itself is asked for by ``list(of:for:at:notOlderThan:invalid:)``.
  /// - Throws: What went wrong on the way, with the server, or in the answer.
  @concurrent
  public func response<Value: Decodable & Sendable>(
    to route: Router, as type: Value.Type, notOlderThan age: Duration? = nil,
    invalid: InvalidElements = .fail
  ) async throws(LoadError) -> ServiceResponse<Value> {
    try await response(to: route, notOlderThan: age, invalid: invalid) { [client] answer, notes in
      if let nothing = NoContent() as? Value { return nothing }
      return try client.read(
        type, ListShape(), in: answer, to: route.endpoint, leaveOut: notes)
    }
  }

  /// The list in the answer for `route`. A missing list and null are empty.
  ///
  /// - Parameters:
  ///   - path: The list's dotted path in the body, as sources have it; without it the body is the list.
  ///   - age: How old an answer may be that was kept from before; without it the server is asked. Only
  ///     answers to GET are kept.
  ///   - invalid: What becomes of elements that cannot be read.
  /// - Throws: What went wrong on the way, with the server, or in the answer.
  @concurrent
  public func list<Element: Decodable & Sendable>(
    of type: Element.Type, for route: Router, at path: String? = nil,
    notOlderThan age: Duration? = nil, invalid: InvalidElements = .fail
  ) async throws(LoadError) -> ServiceResponse<[Element]> {
    try await response(to: route, notOlderThan: age, invalid: invalid) { [client] answer, notes in
      try client.list(of: type, at: path, in: answer, to: route.endpoint, leaveOut: notes)
    }
  }

  private func response<Value: Sendable>(
    to route: Router, notOlderThan age: Duration?, invalid: InvalidElements,
    _ read: @Sendable (HTTPResponse, LeftOutElements?) throws -> Value
  ) async throws(LoadError) -> ServiceResponse<Value> {
    do {
      let (answer, origin) = try await answer(to: route, notOlderThan: age)
      let value = try await invalid.reporting(for: client) { try read(answer, $0) }
      return ServiceResponse(
        value: value, status: answer.status, headers: answer.headers, origin: origin)
    } catch {
      throw LoadError(error) ?? .connection("The request was cancelled.")
    }
  }

  private func answer(
    to route: Router, notOlderThan age: Duration?
  ) async throws -> (HTTPResponse, ResponseOrigin) {
    var endpoint = route.endpoint
    endpoint.headers += await authorization()
    guard let cache, endpoint.method == .get else {
      return (try await client.response(to: endpoint), .server)
    }
    let request = try client.makeRequest(for: endpoint)
    if let age, let kept = await cache.response(to: request, notOlderThan: age) {
      return (kept, .cache)
    }
    let answer = try await client.response(to: endpoint)
    await cache.keep(answer, for: request)
    return (answer, .server)
  }
}
