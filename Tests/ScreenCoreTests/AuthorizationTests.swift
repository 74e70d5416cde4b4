import Foundation
import ScreenCore
import ScreenDriver
import Testing

private struct Session: Codable, Hashable, Sendable {
  var user: String
  var token: String
}

private struct Answer: Decodable, Hashable, Sendable {
  var user: String?
  var token: String
}

private struct LogIn: SessionRequest {
  typealias Response = Answer

  var endpoint: Endpoint { Endpoint(.post, "/login") }

  static func session(after answer: Answer, in current: Session?) -> Session? {
    Session(user: answer.user ?? "", token: answer.token)
  }
}

private struct Renew: SessionRequest {
  typealias Response = Answer

  let user: String
  var endpoint: Endpoint { Endpoint(.post, "/renew/\(user)") }

  static func session(after answer: Answer, in current: Session?) -> Session? {
    guard var session = current else { return nil }
    session.token = answer.token
    return session
  }
}

/// A server that knows the token `t2` and gives it to who renews, and the session of Ann with `t1`.
@MainActor
private final class SessionBench {
  let transport: ScriptedTransport
  let store: SessionStore<Session>
  let client: APIClient

  init(
    _ answer: @escaping ScriptedTransport.Answer = { request in
      switch request.url.path {
      case "/login", "/renew/Ann": return HTTPResponse(json: #"{"user": "Ann", "token": "t2"}"#)
      default:
        let isKnown = request.headers.contains(HTTPHeader("Authorization", "Bearer t2"))
        return isKnown ? HTTPResponse(json: "{}") : HTTPResponse(status: 401)
      }
    }
  ) {
    transport = ScriptedTransport(answer)
    let store = SessionStore<Session>()
    self.store = store
    let authorization = SessionAuthorization(
      store, credentials: { session in session.map { .bearer($0.token) } ?? .none },
      renewal: { session in Renew(user: session.user) })
    client = APIClient(
      APIConfiguration(name: "Main", base: URL(fileURLWithPath: "/")), transport: transport,
      authorization: authorization)
  }

  func begin() throws { try store.begin(Session(user: "Ann", token: "t1")) }

  func paths() async -> [String] { await transport.requests.map(\.url.path) }
}

@MainActor @Suite struct AuthorizationTests {
  @Test func whoLogsInHasASession() async throws {
    let bench = SessionBench()
    _ = try await bench.client.send(LogIn())
    #expect(bench.store.current == Session(user: "Ann", token: "t2"))
    _ = try await bench.client.response(to: Endpoint(.get, "/things"))
    #expect(await bench.transport.requests[0].headers.isEmpty)
  }

  @Test func whatIsRefusedIsSentOnceMoreWithARenewedSession() async throws {
    let bench = SessionBench()
    try bench.begin()
    _ = try await bench.client.response(to: Endpoint(.get, "/things"))
    #expect(bench.store.current == Session(user: "Ann", token: "t2"))
    #expect(await bench.paths() == ["/things", "/renew/Ann", "/things"])
  }

  @Test func manyRefusedRequestsRenewOnce() async throws {
    let bench = SessionBench()
    try bench.begin()
    try await withThrowingTaskGroup { group in
      for number in 1...8 {
        group.addTask { [client = bench.client] in
          _ = try await client.response(to: Endpoint(.get, "/things/\(number)"))
        }
      }
      try await group.waitForAll()
    }
    #expect(await bench.paths().filter { $0 == "/renew/Ann" }.count == 1)
  }

  @Test func aSessionThatCanNotBeRenewedEnds() async throws {
    let bench = SessionBench { _ in HTTPResponse(status: 401) }
    try bench.begin()
    await #expect(throws: LoadError.status(401)) {
      try await bench.client.response(to: Endpoint(.get, "/things"))
    }
    #expect(bench.store.current == nil)
    #expect(await bench.paths() == ["/things", "/renew/Ann"])
  }

  @Test func aSessionStaysWhereNoAnswerComes() async throws {
    let bench = SessionBench { request in
      guard request.url.path == "/things" else { throw URLError(.networkConnectionLost) }
      return HTTPResponse(status: 401)
    }
    try bench.begin()
    await #expect(throws: (any Error).self) {
      try await bench.client.response(to: Endpoint(.get, "/things"))
    }
    #expect(bench.store.current == Session(user: "Ann", token: "t1"))
  }

  /// What one asked is not asked once more in the name of another.
  @Test func requestOfWhoHasLoggedOutIsNotSentForWhoIsThereNow() async throws {
    let bench = SessionBench()
    try bench.begin()
    await bench.transport.hold()
    let answer = Task { try await bench.client.response(to: Endpoint(.get, "/things")) }
    while await bench.transport.heldCount == 0 { await Task.yield() }
    try bench.store.end()
    try bench.store.begin(Session(user: "Bob", token: "t2"))
    await bench.transport.release()
    await #expect(throws: LoadError.status(401)) { _ = try await answer.value }
    #expect(await bench.paths() == ["/things"])
    #expect(bench.store.current?.user == "Bob")
  }

  @Test func requestOfWhoWasThereIsNotSentForWhoHasLoggedInOverThem() async throws {
    let bench = SessionBench()
    try bench.begin()
    await bench.transport.hold()
    let answer = Task { try await bench.client.response(to: Endpoint(.get, "/things")) }
    while await bench.transport.heldCount == 0 { await Task.yield() }
    try bench.store.begin(Session(user: "Bob", token: "t2"))
    await bench.transport.release()
    await #expect(throws: LoadError.status(401)) { _ = try await answer.value }
    #expect(await bench.paths() == ["/things"])
  }

  @Test("what an app sends to renew its session renews it, and a log-in begins another")
  func renewalsAreToldFromLogIns() async throws {
    let bench = SessionBench()
    try bench.begin()
    var told: [SessionChange<Session>] = []
    let subscription = bench.store.changes.listen { told.append($0) }
    let (old, new) = (Session(user: "Ann", token: "t1"), Session(user: "Ann", token: "t2"))
    _ = try await bench.client.send(Renew(user: "Ann"))
    #expect(told == [.renewed(new)])
    _ = try await bench.client.send(LogIn())
    #expect(told.last == .began(new, replacing: new))
    try bench.store.begin(old)
    _ = try? await bench.client.response(to: Endpoint(.get, "/things"))
    #expect(told.last == .renewed(new))
    withExtendedLifetime(subscription) {}
  }

  @Test func renewalOfWhoHasLoggedOutSendsNothingForWhoIsThereNow() async throws {
    let bench = SessionBench()
    try bench.begin()
    await bench.transport.hold()
    let answer = Task { try await bench.client.response(to: Endpoint(.get, "/things")) }
    while await bench.transport.heldCount == 0 { await Task.yield() }
    await bench.transport.releaseHeld()
    while await bench.paths().count < 2 { await Task.yield() }
    while await bench.transport.heldCount == 0 { await Task.yield() }
    try bench.store.end()
    try bench.store.begin(Session(user: "Bob", token: "t2"))
    await bench.transport.release()
    await #expect(throws: LoadError.status(401)) { _ = try await answer.value }
    #expect(await bench.paths() == ["/things", "/renew/Ann"])
    #expect(bench.store.current?.user == "Bob")
  }

  @Test func requestFromBeforeARenewalIsSentAgain() async throws {
    let bench = SessionBench()
    try bench.begin()
    await bench.transport.hold()
    let answer = Task { try await bench.client.response(to: Endpoint(.get, "/things")) }
    while await bench.transport.heldCount == 0 { await Task.yield() }
    try bench.store.renew(Session(user: "Ann", token: "t2"))
    await bench.transport.release()
    _ = try await answer.value
    #expect(await bench.paths() == ["/things", "/things"])
  }

  @Test func logInThatWasCalledOffBeginsNothing() async throws {
    let bench = SessionBench()
    await bench.transport.hold()
    let logIn = Task { try await bench.client.send(LogIn()) }
    while await bench.transport.heldCount == 0 { await Task.yield() }
    logIn.cancel()
    await bench.transport.release()
    await #expect(throws: (any Error).self) { _ = try await logIn.value }
    #expect(bench.store.current == nil)
  }

  @Test func nobodyIsAskedToRenewWhileNobodyIsLoggedIn() async throws {
    let bench = SessionBench()
    await #expect(throws: LoadError.status(401)) {
      try await bench.client.response(to: Endpoint(.get, "/things"))
    }
    #expect(await bench.paths() == ["/things"])
  }
}

@Suite struct CredentialTests {
  private func request(_ credentials: Credentials) async throws -> HTTPRequest {
    let transport = ScriptedTransport(json: "{}")
    let base = try #require(URL(string: "https://api.example/v1"))
    let client = APIClient(
      APIConfiguration(name: "Main", base: base), transport: transport,
      authorization: FixedAuthorization(credentials))
    _ = try await client.response(to: Endpoint(.get, "/x", query: [QueryItem("q", "1")]))
    return try #require(await transport.requests.first)
  }

  @Test func namesAndPasswordsAreEncoded() async throws {
    // The example of RFC 7617, section 2.
    let request = try await request(.basic(user: "Aladdin", password: "open sesame"))
    #expect(
      request.headers == [HTTPHeader("Authorization", "Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==")])
  }

  @Test func keysStandInHeadersOrQueries() async throws {
    let header = try await request(.key("k", header: "X-API-Key"))
    #expect(header.headers == [HTTPHeader("X-API-Key", "k")])
    let query = try await request(.key("a&b", query: "key") + .bearer("t"))
    #expect(query.url.absoluteString == "https://api.example/v1/x?q=1&key=a%26b")
    #expect(query.headers == [HTTPHeader("Authorization", "Bearer t")])
  }
}

/// Keys of Amazon that expire: services say so by the name of an error, and not all by 401.
@MainActor @Suite struct ExpiredKeysTests {
  private struct Keys: Codable, Hashable, Sendable {
    var token: String
  }

  private struct RenewKeys: SessionRequest {
    struct Response: Decodable, Sendable {
      var token: String
    }

    var endpoint: Endpoint { Endpoint(.post, "/keys") }

    static func session(after answer: Response, in current: Keys?) -> Keys? {
      Keys(token: answer.token)
    }
  }

  /// The paths of what is sent where keys with the token `t1` are answered with `refusal`.
  private func paths(_ refusal: HTTPResponse, signs: Bool = true) async throws -> [String] {
    let transport = ScriptedTransport { request in
      if request.url.path == "/keys" { return HTTPResponse(json: #"{"token": "t2"}"#) }
      let isKnown = request.headers.contains { $0.value == "t2" || $0.value == "Bearer t2" }
      return isKnown ? HTTPResponse(json: "{}") : refusal
    }
    let store = SessionStore<Keys>()
    try store.begin(Keys(token: "t1"))
    let authorization = SessionAuthorization(
      store,
      credentials: { keys in
        guard signs else { return .bearer(keys?.token ?? "") }
        return .signature(
          AWSSignature(
            accessKeyID: "a", secretAccessKey: "s", sessionToken: keys?.token, region: "r",
            service: "appsync"))
      }, renewal: { _ in RenewKeys() })
    let client = APIClient(
      APIConfiguration(name: "Main", base: URL(fileURLWithPath: "/")), transport: transport,
      authorization: authorization)
    _ = try? await client.response(to: Endpoint(.get, "/things"))
    return await transport.requests.map(\.url.path)
  }

  nonisolated static let expired: [HTTPResponse] = [
    HTTPResponse(
      status: 403,
      headers: ["x-amzn-ErrorType": "ExpiredTokenException:http://internal.amazon.com/"],
      body: Data(#"{"message": "The security token included in the request is expired"}"#.utf8)),
    HTTPResponse(
      status: 400, body: Data(#"{"__type": "com.amazon.coral.service#ExpiredTokenException"}"#.utf8)
    ),
    HTTPResponse(
      status: 403, body: Data(#"{"errors": [{"errorType": "ExpiredTokenException"}]}"#.utf8)),
    HTTPResponse(
      status: 400,
      body: Data("<?xml version=\"1.0\"?><Error><Code>ExpiredToken</Code></Error>".utf8)),
    HTTPResponse(
      status: 403, body: Data("<Response><Errors><Error><Code>RequestExpired</Code></Error>".utf8)),
  ]

  @Test(arguments: expired) func keysThatHaveExpiredAreRenewedOnce(refusal: HTTPResponse)
    async throws
  {
    #expect(try await paths(refusal) == ["/things", "/keys", "/things"])
  }

  @Test(arguments: [
    #"{"__type": "AccessDeniedException"}"#, #"{"message": "ExpiredToken"}"#, "",
    "<Code>NoSuchKey</Code>",
  ])
  func otherRefusalsStand(body: String) async throws {
    #expect(try await paths(HTTPResponse(status: 403, body: Data(body.utf8))) == ["/things"])
  }

  @Test func whatIsNotSignedIsNoMatterOfAmazon() async throws {
    #expect(try await paths(Self.expired[0], signs: false) == ["/things"])
  }

  @Test func anErrorOfTheServerIsNoRefusal() async throws {
    var refusal = Self.expired[0]
    refusal.status = 500
    #expect(try await paths(refusal) == ["/things"])
  }
}
