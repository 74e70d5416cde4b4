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
  /// - Parameter age: How old an answer may be that was kept from before; without it the server is
  ///   asked. Only answers to GET are kept.
  /// - Throws: What went wrong on the way, with the server, or in the answer.
  @concurrent
  public func response<Value: Decodable & Sendable>(
    to route: Router, as type: Value.Type, notOlderThan age: Duration? = nil
  ) async throws(LoadError) -> ServiceResponse<Value> {
    do {
      let (answer, origin) = try await answer(to: route, notOlderThan: age)
      let value =
        try NoContent() as? Value ?? client.makeDecoder().decode(type, from: answer.body)
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
