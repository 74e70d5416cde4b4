import Foundation
import ScreenCore
import ScreenDriver
import Testing

/// What several ask for at the same time.
@Suite(.timeLimit(.minutes(10))) struct SharingTransportTests {
  private let scripted = ScriptedTransport { request in
    HTTPResponse(json: request.url.lastPathComponent)
  }

  private func request(
    _ path: String = "a", _ method: HTTPMethod = .get, headers: [HTTPHeader] = []
  ) throws -> HTTPRequest {
    HTTPRequest(
      method, try #require(URL(string: "https://api.example/\(path)")), headers: headers)
  }

  private func waitForHeld(_ count: Int) async throws {
    while await scripted.heldCount < count { try await Task.sleep(for: .milliseconds(1)) }
  }

  @Test func sameQuestionIsSentOnceAndAnsweredToAll() async throws {
    let transport = SharingTransport(scripted)
    await scripted.hold()
    let request = try request()
    let tasks = (0..<5).map { _ in Task { try await transport.send(request).body } }
    try await waitForHeld(1)
    await scripted.release()
    for task in tasks { #expect(try await task.value == Data("a".utf8)) }
    #expect(await scripted.requests.count == 1)
    #expect(await transport.requestCount == 0)
  }

  @Test func answeredQuestionIsSentAnew() async throws {
    let transport = SharingTransport(scripted)
    _ = try await transport.send(request())
    _ = try await transport.send(request())
    #expect(await scripted.requests.count == 2)
  }

  @Test func otherQuestionsAreSentByThemselves() async throws {
    let transport = SharingTransport(scripted)
    await scripted.hold()
    let requests = [
      try request(), try request("b"), try request(headers: [HTTPHeader("Authorization", "x")]),
      try request("a", .post), try request("a", .post),
    ]
    let tasks = requests.map { request in Task { try await transport.send(request) } }
    try await waitForHeld(5)
    await scripted.release()
    for task in tasks { _ = try await task.value }
    #expect(await scripted.requests.count == 5)
  }

  @Test func failureIsToldToAll() async throws {
    let transport = SharingTransport(scripted)
    await scripted.setAnswer { _ in throw URLError(.notConnectedToInternet) }
    await scripted.hold()
    let request = try request()
    let tasks = (0..<3).map { _ in Task { try await transport.send(request) } }
    try await waitForHeld(1)
    await scripted.release()
    for task in tasks { await #expect(throws: URLError.self) { try await task.value } }
  }

  @Test func whoIsCancelledLeavesTheOthersTheirAnswer() async throws {
    let transport = SharingTransport(scripted)
    await scripted.hold()
    let request = try request()
    let leaving = Task { try await transport.send(request) }
    let staying = Task { try await transport.send(request) }
    try await waitForHeld(1)
    leaving.cancel()
    await #expect(throws: CancellationError.self) { try await leaving.value }
    await scripted.release()
    #expect(try await staying.value.body == Data("a".utf8))
    #expect(await scripted.requests.count == 1)
  }

  @Test func nobodyWaitingEndsTheRequest() async throws {
    let transport = SharingTransport(scripted)
    await scripted.hold()
    let request = try request()
    let task = Task { try await transport.send(request) }
    try await waitForHeld(1)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(await transport.requestCount == 0)
    // Another one that asks now gets an answer of its own.
    let next = Task { try await transport.send(request) }
    try await waitForHeld(2)
    await scripted.release()
    #expect(try await next.value.status == 200)
  }

  @Test func cancelledBeforeItBeganSendsNothing() async throws {
    let transport = SharingTransport(scripted)
    let request = try request()
    let task = Task {
      while !Task.isCancelled { await Task.yield() }
      return try await transport.send(request)
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(await scripted.requests.isEmpty)
  }
}
