/// Asks the network: the gateway of every request of scenes, unless the app supplies another one.
public struct NetworkGateway<Request: APIRequest>: Sendable {
  /// What sends the request.
  public let client: APIClient

  /// A gateway that sends through `client`.
  public init(client: APIClient) { self.client = client }

  /// The answer to `request`.
  public func fetch(with request: Request) async throws -> Request.Response {
    try await client.send(request)
  }
}
