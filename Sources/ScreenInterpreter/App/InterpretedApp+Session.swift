import ScreenKit
import SpecModel
import SpecSemantics

/// Who is logged in, and how servers are told so.
extension InterpretedApp {
  /// Whether somebody is logged in.
  package var isLoggedIn: Bool { sessions.current != nil }

  /// Knows of sessions what requests make of them.
  func followSessions() {
    runtime.follow(sessions)
    sessionChanges = sessions.changes.listen { [weak self] change in
      guard let self else { return }
      switch change {
      case .began(let session, replacing: _), .renewed(let session): self.session = session.fields
      // Screens behind a gate, where there always is a session, are on their way out still.
      case .ended: if index.app?.host?.onboarding == nil { session = [:] }
      }
    }
  }

  func begin(_ session: DynamicSession) {
    do {
      try sessions.begin(session)
    } catch {
      runtime.problems.report("The session cannot be kept: \(error)")
    }
  }

  /// What says who asks an API, the same for all that ask it; nil where nobody is to know.
  func authorization(of api: APIDeclaration) -> (any Authorization)? {
    if let known = authorizations[api.name.text] { return known }
    let made = makeAuthorization(of: api)
    authorizations.updateValue(made, forKey: api.name.text)
    return made
  }

  private func makeAuthorization(of api: APIDeclaration) -> (any Authorization)? {
    guard let app = index.app,
      let client = try? lowering.plan(of: app).clients.first(where: {
        $0.api.name.text == api.name.text
      })
    else { return nil }
    let isOwn = index.sessionAPI?.name.text == api.name.text
    guard isOwn || !client.credentials.isEmpty else { return nil }
    let refresh = isOwn ? index.session?.refresh.flatMap { index.request($0.text) } : nil
    let session = SessionAuthorization<DynamicSession>(
      sessions,
      credentials: { [weak self] session in
        self?.credentials(of: client, in: session) ?? Credentials.none
      }, renewal: refresh.map { renewal(by: $0) })
    guard let refresh, let type = refresh.yields.flatMap({ index.type($0) }) else { return session }
    return RenewingAuthorization(
      session: session, reading: ValueReading(schema: schema, type: type),
      client: self.client(of: api, for: .request(refresh), by: session))
  }

  /// The request that renews a session with what it needs of that.
  private func renewal(
    by refresh: RequestDeclaration
  ) -> @MainActor @Sendable (DynamicSession) -> any SessionRequest<DynamicSession> {
    { [weak self] session in
      let endpoint = try? self?.endpoint(of: refresh, with: session.fields)
      // Of an app that has gone, nobody waits for the answer.
      return RenewingRequest(endpoint: endpoint ?? Endpoint(.post, "/"))
    }
  }

  // MARK: - Credentials

  /// What goes with a request of who is logged in by a session; nil for nobody.
  private func credentials(
    of client: ClientPlan, in session: DynamicSession?
  ) -> Credentials {
    var roots = Roots(app: self)
    roots.session = session?.fields ?? [:]
    let values = roots.values
    return client.credentials.filter { session != nil || !$0.usesSession }
      .reduce(Credentials.none) { $0 + credentials($1.content, of: client.api, values) }
  }

  private func credentials(
    _ content: CredentialPlan.Content, of api: APIDeclaration, _ values: Evaluation
  ) -> Credentials {
    switch content {
    case .bearer(let token): return .bearer(values.string(token))
    case .basic(let user, let password):
      return .basic(user: values.string(user), password: values.string(password))
    case .key(let key, .query(let name)): return .key(values.string(key), query: name.text)
    case .key(let key, .header(let name)): return .key(values.string(key), header: name.text)
    case .key(let key, nil): return .key(values.string(key), header: api.keyHeader)
    case .header(let header):
      return Credentials(headers: [HTTPHeader(header.name, values.string(header.value))])
    case .aws(let keys):
      return .signature(
        AWSSignature(
          accessKeyID: values.string(keys.key), secretAccessKey: values.string(keys.secret),
          sessionToken: keys.token.map { values.string($0) }, region: values.string(keys.region),
          service: keys.service))
    case .azure(let scheme, let account, let key):
      return .signature(
        AzureSharedKey(
          account: values.string(account), key: values.string(key),
          scheme: scheme == .sharedKey ? .sharedKey : .sharedKeyLite))
    }
  }
}

/// Renews the session by a request of its own, whoever was refused.
private struct RenewingAuthorization: Authorization {
  let session: SessionAuthorization<DynamicSession>
  let reading: ValueReading
  let client: APIClient

  func credentials() async -> Credentials { await session.credentials() }

  func renew(_ refused: Credentials, through _: APIClient) async throws -> Bool {
    try await ValueReading.$current.withValue(reading) {
      try await session.renew(refused, through: client)
    }
  }

  func take<Request: APIRequest>(_ answer: Request.Response, to request: Request) async throws {
    try await session.take(answer, to: request)
  }
}
