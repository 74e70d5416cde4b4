import Foundation
import ScreenCore
import ScreenDriver
import Synchronization
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

private struct Owner: Codable, Hashable, Sendable {
  var name: String
}

/// A log-in as apps have them: a token that is renewed, and somebody who is told of log-ins.
@MainActor
private final class LegacyLogIn: AppLogIn {
  private let token = Mutex("t1")
  private let refreshed = Mutex<[String]>([])
  private let answers: Bool
  var session: Owner?
  private var tell: (@MainActor (LogInChange<Owner>) -> Void)?
  private(set) var logOuts = 0
  /// What a renewal waits for.
  private let gate: (@Sendable () async -> Void)?

  init(
    session: Owner? = nil, renews: Bool = true, waitingFor gate: (@Sendable () async -> Void)? = nil
  ) {
    self.session = session
    answers = renews
    self.gate = gate
  }

  nonisolated var refusals: [String] { refreshed.withLock { $0 } }

  nonisolated func authorize(_ request: URLRequest) async throws -> URLRequest {
    var request = request
    request.setValue("Bearer \(token.withLock { $0 })", forHTTPHeaderField: "Authorization")
    return request
  }

  nonisolated func refresh(after refused: URLRequest) async throws -> Bool {
    refreshed.withLock { $0.append(refused.value(forHTTPHeaderField: "Authorization") ?? "") }
    await gate?()
    if answers { token.withLock { $0 = "t2" } }
    return answers
  }

  func observeSession(_ change: @escaping @MainActor (LogInChange<Owner>) -> Void) {
    tell = change
  }

  func logOut() {
    logOuts += 1
    announce(.loggedOut)
  }

  func announce(_ change: LogInChange<Owner>) { tell?(change) }
}

/// Puts what it authorizes elsewhere.
private struct MovingLogIn: AppLogIn {
  func authorize(_ request: URLRequest) async throws -> URLRequest {
    var request = request
    request.url = URL(string: "https://other.example/moved?signature=1")
    request.setValue("text/plain", forHTTPHeaderField: "Accept")
    return request
  }
}

/// Has nobody who could ask.
private struct ClosedLogIn: AppLogIn {
  struct NobodyIsLoggedIn: Error {}

  func authorize(_ request: URLRequest) async throws -> URLRequest { throw NobodyIsLoggedIn() }
}

@MainActor @Suite struct AppLogInTests {
  private nonisolated static let answer: ScriptedTransport.Answer = { request in
    let isKnown = request.headers.contains(HTTPHeader("Authorization", "Bearer t2"))
    return isKnown ? HTTPResponse(json: "{}") : HTTPResponse(status: 401)
  }

  private func client(
    _ authorization: any Authorization, _ transport: ScriptedTransport
  ) throws -> APIClient {
    APIClient(
      APIConfiguration(
        name: "Main", base: try #require(URL(string: "https://main.example")),
        headers: [HTTPHeader("Accept", "application/json")]),
      transport: transport, authorization: authorization)
  }

  private func get(_ client: APIClient, _ path: EndpointPath = "/things") async throws -> Int {
    try await client.response(to: Endpoint(.get, path)).status
  }

  @Test func refusedRequestIsRenewedAndSentAgain() async throws {
    let transport = ScriptedTransport(Self.answer)
    let logIn = LegacyLogIn()
    let client = try client(LogInAuthorization(logIn), transport)
    #expect(try await get(client) == 200)
    #expect(logIn.refusals == ["Bearer t1"])
    #expect(await transport.requests.count == 2)
  }

  @Test func manyRefusalsRenewOnce() async throws {
    let transport = ScriptedTransport(Self.answer)
    let isOpen = Mutex(false)
    let logIn = LegacyLogIn(waitingFor: {
      while !isOpen.withLock({ $0 }) { await Task.yield() }
    })
    let client = try client(LogInAuthorization(logIn), transport)
    let tasks = (0..<8).map { number in
      Task { try await client.response(to: Endpoint(.get, "/things/\(number)")).status }
    }
    while await transport.requests.count < 8 { await Task.yield() }
    isOpen.withLock { $0 = true }
    for task in tasks { #expect(try await task.value == 200) }
    #expect(logIn.refusals.count == 1)
  }

  @Test func refusalOfWhatWasSentBeforeARenewalRenewsNothing() async throws {
    let transport = ScriptedTransport(Self.answer)
    let logIn = LegacyLogIn()
    let authorization = LogInAuthorization(logIn)
    let client = try client(authorization, transport)
    let request = HTTPRequest(.get, try #require(URL(string: "https://main.example/late")))
    let early = try await authorization.credentials(for: request)
    #expect(try await get(client) == 200)
    #expect(try await authorization.renew(early, of: request, through: client))
    #expect(logIn.refusals.count == 1)
  }

  @Test func refusalThatCannotBeRenewedStands() async throws {
    let transport = ScriptedTransport(Self.answer)
    let client = try client(LogInAuthorization(LegacyLogIn(renews: false)), transport)
    await #expect(throws: LoadError.status(401)) { try await get(client) }
    #expect(await transport.requests.count == 1)
  }

  @Test func addressAndHeadersAreThoseOfTheLogIn() async throws {
    let transport = ScriptedTransport(json: "{}")
    _ = try await get(client(LogInAuthorization(MovingLogIn()), transport))
    let sent = try #require(await transport.requests.first)
    #expect(sent.url.absoluteString == "https://other.example/moved?signature=1")
    #expect(sent.headers == [HTTPHeader("Accept", "text/plain")])
  }

  @Test func whatTheLogInThrowsIsWhatTheRequestFailsWith() async throws {
    let transport = ScriptedTransport(json: "{}")
    let client = try client(LogInAuthorization(ClosedLogIn()), transport)
    await #expect(throws: ClosedLogIn.NobodyIsLoggedIn.self) { try await get(client) }
    #expect(await transport.requests.isEmpty)
  }

  @Test func whatElseGoesWithRequestsGoesWithThem() async throws {
    let transport = ScriptedTransport(json: "{}")
    let other = FixedAuthorization(.key("k", query: "key"))
    _ = try await get(client(LogInAuthorization(LegacyLogIn(), besides: other), transport))
    let sent = try #require(await transport.requests.first)
    #expect(sent.url.query == "key=k")
    #expect(sent.headers.contains(HTTPHeader("Authorization", "Bearer t1")))
  }

  // MARK: - Who is logged in

  @Test func sessionsAreThoseOfTheLogIn() async throws {
    let ann = Owner(name: "Ann")
    let logIn = LegacyLogIn(session: ann)
    let store = SessionStore<Owner>(following: logIn)
    var changes: [SessionChange<Owner>] = []
    let subscription = store.changes.listen { changes.append($0) }
    #expect(store.current == ann)
    logIn.announce(.renewed(Owner(name: "Anna")))
    #expect(store.current == Owner(name: "Anna"))
    logIn.announce(.loggedIn(Owner(name: "Bob")))
    logIn.announce(.loggedOut)
    logIn.announce(.loggedOut)
    logIn.announce(.renewed(ann))
    #expect(
      changes == [
        .renewed(Owner(name: "Anna")),
        .began(Owner(name: "Bob"), replacing: Owner(name: "Anna")), .ended,
        .began(ann, replacing: nil),
      ])
    _ = subscription
  }

  @Test func logOutsAreTheLogIns() throws {
    let logIn = LegacyLogIn(session: Owner(name: "Ann"))
    let store = SessionStore<Owner>(following: logIn)
    var ends = 0
    let subscription = store.changes.listen { if $0 == .ended { ends += 1 } }
    try store.end()
    #expect(store.current == nil)
    #expect(logIn.logOuts == 1)
    #expect(ends == 1)
    _ = subscription
  }

  @Test func whatWasAskedForSomeoneElseIsNotAskedAgain() async throws {
    let transport = ScriptedTransport(Self.answer)
    let logIn = LegacyLogIn(session: Owner(name: "Ann"))
    let store = SessionStore<Owner>(following: logIn)
    let client = try client(LogInAuthorization(logIn, sessions: store), transport)
    await transport.hold()
    let task = Task { try await client.response(to: Endpoint(.get, "/things")).status }
    while await transport.heldCount < 1 { await Task.yield() }
    logIn.announce(.loggedIn(Owner(name: "Bob")))
    await transport.release()
    await #expect(throws: LoadError.status(401)) { try await task.value }
    #expect(await transport.requests.count == 1)
    #expect(logIn.refusals.isEmpty)
  }
}
