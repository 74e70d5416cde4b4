/// Says who asks an API, and finds out what to say instead when the API refuses that.
public protocol Authorization: Sendable {
  /// What goes with a request now.
  func credentials() async -> Credentials

  /// Renews credentials that the server has refused.
  ///
  /// - Returns: Whether there are others now, with which the request may be sent once more.
  func renew(_ refused: Credentials, through client: APIClient) async throws -> Bool

  /// Takes note of what the server has answered.
  func take<Request: APIRequest>(_ answer: Request.Response, to request: Request) async throws
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
