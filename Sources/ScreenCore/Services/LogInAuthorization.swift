import Foundation

/// Lets the app's own log-in say who asks.
///
/// However many requests are refused at once, the log-in is asked to renew what it has once. Requests that
/// were authorized before a renewal and refused after it are sent again without another one.
public actor LogInAuthorization: Authorization {
  private let logIn: any AppLogIn
  /// What else goes with requests.
  private let other: (any Authorization)?
  /// How many sessions have ended until now.
  private let endings: @MainActor @Sendable () -> Int

  private var running: Task<Bool, any Error>?
  private var renewals = 0

  /// The requests of an app whose specs don't know who is logged in.
  ///
  /// - Parameter other: What else goes with requests, such as a key of the app.
  public init(_ logIn: any AppLogIn, besides other: (any Authorization)? = nil) {
    self.logIn = logIn
    self.other = other
    endings = { 0 }
  }

  /// The requests of who is logged in by `sessions`. What was asked in the name of someone who has logged out
  /// is not asked again in the name of the next user.
  public init<Session>(
    _ logIn: any AppLogIn, sessions: SessionStore<Session>, besides other: (any Authorization)? = nil
  ) {
    self.logIn = logIn
    self.other = other
    endings = { sessions.endings }
  }

  public func credentials() async -> Credentials { await other?.credentials() ?? .none }

  public func credentials(for request: HTTPRequest) async throws -> Credentials {
    let stamp = Credentials.Stamp(endings: await endings(), renewals: renewals)
    let others = try await other?.credentials(for: request) ?? .none
    let message = request.adding(others).urlRequest
    var credentials = others + Credentials(of: try await logIn.authorize(message), beyond: request)
    credentials.stamp = stamp
    return credentials
  }

  public func renew(_ refused: Credentials, through client: APIClient) async throws -> Bool { false }

  public func renew(
    _ refused: Credentials, of request: HTTPRequest, through client: APIClient
  ) async throws -> Bool {
    guard let stamp = refused.stamp, await endings() == stamp.endings else { return false }
    // Somebody else has renewed it while this request was under way, or is about to.
    if stamp.renewals < renewals { return true }
    let isRenewed = try await renewal(after: request.adding(refused))
    let isSameLogIn = await endings() == stamp.endings
    return isRenewed && isSameLogIn
  }

  private func renewal(after refused: HTTPRequest) async throws -> Bool {
    if let running { return try await running.value }
    let task = Task { [logIn] in try await logIn.refresh(after: refused.urlRequest) }
    running = task
    defer { running = nil }
    let isRenewed = try await task.value
    if isRenewed { renewals += 1 }
    return isRenewed
  }

  public func take<Request: APIRequest>(
    _ answer: Request.Response, to request: Request
  ) async throws {}
}
