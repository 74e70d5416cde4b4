/// Says who asks an API, and finds out what to say instead when the API refuses that.
public protocol Authorization: Sendable {
  /// What goes with a request now.
  func credentials() async -> Credentials

  /// What goes with `request` now, where that depends on the request; what it throws is what the request
  /// fails with.
  func credentials(for request: HTTPRequest) async throws -> Credentials

  /// Renews credentials that the server has refused.
  ///
  /// - Returns: Whether there are others now, with which the request may be sent once more.
  func renew(_ refused: Credentials, through client: APIClient) async throws -> Bool

  /// Renews credentials that the server has refused with `request`.
  ///
  /// - Returns: Whether there are others now, with which the request may be sent once more.
  func renew(
    _ refused: Credentials, of request: HTTPRequest, through client: APIClient
  ) async throws -> Bool

  /// Takes note of what the server has answered.
  func take<Request: APIRequest>(_ answer: Request.Response, to request: Request) async throws
}

extension Authorization {
  public func credentials(for request: HTTPRequest) async throws -> Credentials {
    await credentials()
  }

  public func renew(
    _ refused: Credentials, of request: HTTPRequest, through client: APIClient
  ) async throws -> Bool {
    try await renew(refused, through: client)
  }
}

/// Credentials that stay the same while the app runs, such as its key.
public struct FixedAuthorization: Authorization {
  private let fixed: Credentials

  /// `credentials`, for every request.
  public init(_ credentials: Credentials) {
    fixed = credentials
  }

  public func credentials() async -> Credentials { fixed }

  public func renew(_ refused: Credentials, through client: APIClient) async throws -> Bool {
    false
  }

  public func take<Request: APIRequest>(
    _ answer: Request.Response, to request: Request
  ) async throws {}
}
