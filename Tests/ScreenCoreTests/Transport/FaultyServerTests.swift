import Foundation
import ScreenCore
import ScreenDriver
import TestServers
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What real connections do when a server does not behave, over sockets of this machine.
@MainActor @Suite(.timeLimit(.minutes(10)), .serialized) struct FaultyServerTests {
  private func transport() -> URLSessionTransport {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.timeoutIntervalForRequest = 30
    return URLSessionTransport(session: URLSession(configuration: configuration))
  }

  private func client(_ server: SocketServer, retries: Bool = false) -> APIClient {
    let transport: any HTTPTransport =
      retries ? RetryingTransport(self.transport()) { 0 } : self.transport()
    return APIClient(
      APIConfiguration(name: "Main", base: server.address), transport: transport,
      responses: ResponseCache())
  }

  nonisolated private static let notes = ##"{"rows": [\##(note(1, "a")), \##(note(2, "b"))]}"##

  nonisolated private static func note(_ id: Int, _ text: String) -> String {
    #"{"id": \#(id), "text": "\#(text)"}"#
  }

  /// What a list tells that is loaded from a server.
  private func events(of client: APIClient) async throws -> (
    events: [RecordingDelegate.Event], texts: [String]
  ) {
    let source = RemoteDataSource<Note>(client: client, items: "rows") { Endpoint(.get, "/notes") }
    let delegate = RecordingDelegate()
    source.delegate = delegate
    source.loadFirst()
    try await delegate.waitForEnds(1)
    return (delegate.events, source.objects.map(\.text))
  }

  @Test func slowAnswerIsTakenWhole() async throws {
    let server = try SocketServer { _, _ in
      let body = Self.notes
      let head = "HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
      return (head + body).map { SocketServer.Step.send(String($0)) }
        .flatMap { [$0, .pause(.milliseconds(1))] }
    }
    defer { server.stop() }
    #expect(try await events(of: client(server)).texts == ["a", "b"])
  }

  @Test func answerThatIsCutOffIsAFailure() async throws {
    let server = try SocketServer { _, _ in
      [.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n{\"rows\": [{\"id\""), .close]
    }
    defer { server.stop() }
    let told = try await events(of: client(server)).events
    guard case .failed(.first, .connection) = told.last else {
      Issue.record("told \(told)")
      return
    }
  }

  @Test func brokenConnectionIsMadeAgain() async throws {
    let server = try SocketServer { number, _ in
      number < 3 ? [.reset] : [.answer(body: Self.notes)]
    }
    defer { server.stop() }
    #expect(try await events(of: client(server, retries: true)).texts == ["a", "b"])
    #expect(server.requests.count == 3)
  }

  @Test func serverThatStaysBrokenFailsInTheEnd() async throws {
    let server = try SocketServer { _, _ in [.reset] }
    defer { server.stop() }
    let told = try await events(of: client(server, retries: true)).events
    guard case .failed(.first, .connection) = told.last else {
      Issue.record("told \(told)")
      return
    }
    #expect(server.requests.count == 3)
  }

  @Test func busyServerIsAskedAgainWhenItSaysSo() async throws {
    let server = try SocketServer { number, _ in
      number == 1
        ? [.answer("429 Too Many Requests", headers: ["Retry-After: 0"])]
        : [.answer(body: Self.notes)]
    }
    defer { server.stop() }
    #expect(try await events(of: client(server, retries: true)).texts == ["a", "b"])
    #expect(server.requests.count == 2)
  }

  @Test func errorOfTheServerIsNotRepeated() async throws {
    let server = try SocketServer { _, _ in [.answer("500 Internal Server Error")] }
    defer { server.stop() }
    let told = try await events(of: client(server, retries: true)).events
    #expect(told == [.began(.first), .failed(.first, .status(500))])
    #expect(server.requests.count == 1)
  }

  @Test(arguments: ["", "garbage\r\n\r\n", "HTTP/1.1 banana\r\n\r\n", "HTTP/9"])
  func whatIsNoHTTPIsAFailure(text: String) async throws {
    let server = try SocketServer { _, _ in [.send(text), .close] }
    defer { server.stop() }
    let told = try await events(of: client(server)).events
    #expect(told.count == 2)
    guard case .failed(.first, _) = told.last else {
      Issue.record("told \(told)")
      return
    }
  }

  @Test(arguments: ["", "<html>", "{", "[]", "null", #"{"rows": 3}"#, "\u{FEFF}{", "\0"])
  func whatIsNoListIsAFailure(body: String) async throws {
    let server = try SocketServer { _, _ in [.answer(body: body)] }
    defer { server.stop() }
    let told = try await events(of: client(server)).events
    guard case .failed(.first, .decoding) = told.last else {
      Issue.record("told \(told)")
      return
    }
  }

  @Test func oneElementOfAnotherTypeIsNamed() async throws {
    let server = try SocketServer { _, _ in
      [.answer(body: #"{"rows": [{"id": 1, "text": "a"}, {"id": 2, "text": 5}]}"#)]
    }
    defer { server.stop() }
    let told = try await events(of: client(server)).events
    #expect(
      told.last
        == .failed(.first, .decoding(path: "rows[1].text", reason: "is not a String")))
  }

  @Test func oneElementOfAnotherTypeIsSkippedWhereTheSourceSaysSo() async throws {
    let server = try SocketServer { number, _ in
      let rows = number == 1 ? "[\(Self.note(1, "a")), 7]" : "[\(Self.note(3, "c"))]"
      return [.answer(body: #"{"rows": \#(rows)}"#)]
    }
    defer { server.stop() }
    let told = RecordingProblems()
    let source = RemoteDataSource<Note>(
      client: client(server), items: "rows",
      paging: .offset(send: "skip", size: PageSize(2), ends: .short),
      invalid: .skip(of: "Notes", reportTo: told.reporter)
    ) { Endpoint(.get, "/notes") }
    let delegate = RecordingDelegate()
    source.delegate = delegate
    source.loadFirst()
    try await delegate.waitForEnds(1)
    source.loadBottom()
    try await delegate.waitForEnds(2)
    #expect(source.objects.map(\.text) == ["a", "c"])
    // What was left out counts: the page was not short, and the next one begins behind it.
    #expect(server.requests.last?.hasPrefix("GET /notes?skip=2 ") == true)
    #expect(told.problems == ["Notes leaves out what cannot be read: rows[1] is not an object"])
  }

  @Test func itemThatComesTwiceIsThereOnce() async throws {
    let server = try SocketServer { _, _ in
      [.answer(body: #"{"rows": [{"id": 1, "text": "a"}, {"id": 1, "text": "again"}]}"#)]
    }
    defer { server.stop() }
    #expect(try await events(of: client(server)).texts == ["a"])
  }

  @Test func unchangedAnswerIsNotSentAgain() async throws {
    let server = try SocketServer { _, request in
      request.contains("If-None-Match: \"v1\"")
        ? [.send("HTTP/1.1 304 Not Modified\r\nConnection: close\r\n\r\n")]
        : [.answer(headers: ["ETag: \"v1\""], body: Self.notes)]
    }
    defer { server.stop() }
    let client = client(server)
    #expect(try await events(of: client).texts == ["a", "b"])
    #expect(try await events(of: client).texts == ["a", "b"])
    #expect(server.requests.count == 2)
  }

  @Test func nobodyToAnswerIsAFailure() async throws {
    let server = try SocketServer { _, _ in [] }
    server.stop()
    let told = try await events(of: client(server, retries: true)).events
    guard case .failed(.first, .connection) = told.last else {
      Issue.record("told \(told)")
      return
    }
  }
}
