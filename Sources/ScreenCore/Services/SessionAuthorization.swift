/// Says who is logged in, and renews the session when the server refuses it.
///
/// However many requests are refused at once, the session is renewed once. It ends when the server
/// refuses to renew it; when no answer comes it stays.
public final class SessionAuthorization<Session: Codable & Hashable & Sendable>: Authorization {
  private let store: SessionStore<Session>
  private let makeCredentials: @MainActor @Sendable (Session?) -> Credentials
  private let renewal: (@MainActor @Sendable (Session) -> any SessionRequest<Session>)?
  @MainActor private var running: Task<Bool, any Error>?

  /// The credentials of the session in `store`, which `renewal` renews.
  public init(
    _ store: SessionStore<Session>,
    credentials: @escaping @MainActor @Sendable (Session?) -> Credentials,
    renewal: (@MainActor @Sendable (Session) -> any SessionRequest<Session>)? = nil
  ) {
    self.store = store
    makeCredentials = credentials
    self.renewal = renewal
  }

  @MainActor
  public func credentials() async -> Credentials {
    makeCredentials(store.current)
  }

  @MainActor
  public func renew(_ refused: Credentials, through client: APIClient) async throws -> Bool {
    if let running { return try await running.value }
    guard let session = store.current, let renewal else { return false }
    // Somebody else has renewed it while this request was under way.
    if makeCredentials(session) != refused { return isOfThisLogIn(refused) }
    let task = Task { [store] in
      try await Self.renew(session, by: renewal(session), in: store, through: client)
    }
    running = task
    defer { running = nil }
    return try await task.value
  }

  /// Whether credentials are those of nobody, or were those of the session before it was renewed. What was
  /// asked in the name of someone who has logged out is not asked again in the name of the next user.
  @MainActor
  private func isOfThisLogIn(_ credentials: Credentials) -> Bool {
    credentials == makeCredentials(nil)
      || store.earlier.contains { makeCredentials($0) == credentials }
  }

  @MainActor
  private static func renew(
    _ session: Session, by request: some SessionRequest<Session>,
    in store: SessionStore<Session>, through client: APIClient
  ) async throws -> Bool {
    let endings = store.endings
    do {
      let answer = try await client.sendOnce(request)
      // Who has logged out or in meanwhile is not to be logged in again by this.
      guard store.current == session else {
        return store.current != nil && store.endings == endings
      }
      guard let renewed = type(of: request).session(after: answer, in: session) else {
        return false
      }
      try store.renew(renewed)
      return true
    } catch let error as LoadError where error.status.map((400..<500).contains) == true {
      if store.current == session { try store.end() }
      return false
    }
  }

  @MainActor
  public func take<Request: APIRequest>(
    _ answer: Request.Response, to request: Request
  ) async throws {
    guard let request = request as? any SessionRequest<Session> else { return }
    try begin(answer, to: request)
  }

  @MainActor
  private func begin<Request: SessionRequest<Session>>(
    _ answer: any Sendable, to request: Request
  ) throws {
    guard let answer = answer as? Request.Response,
      let session = Request.session(after: answer, in: store.current)
    else { return }
    if renews(request), store.current != nil {
      try store.renew(session)
    } else {
      try store.begin(session)
    }
  }
  /// Whether `request` is the one that renews sessions, which an app may send by itself, too.
  @MainActor
  private func renews<Request: SessionRequest<Session>>(_ request: Request) -> Bool {
    guard let session = store.current, let renewal else { return false }
    return renewal(session) is Request
  }
}
