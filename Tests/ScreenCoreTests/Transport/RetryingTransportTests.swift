import Foundation
import ScreenCore
import ScreenDriver
import Synchronization
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What is sent again, and when.
@MainActor @Suite(.timeLimit(.minutes(10))) struct RetryingTransportTests {
  private let clock = ManualClock()

  private func request(_ method: HTTPMethod = .get) throws -> HTTPRequest {
    HTTPRequest(method, try #require(URL(string: "https://api.example/notes")))
  }

  /// Sends a request to servers that answer one after the other, and lets all waits pass.
  ///
  /// - Returns: The answer, and how long was waited before each further attempt.
  private func send(
    _ method: HTTPMethod = .get, policy: RetryPolicy = RetryPolicy(), chance: Double = 1,
    _ answers: @escaping @Sendable (_ attempt: Int) throws -> HTTPResponse
  ) async throws -> (result: Result<HTTPResponse, any Error>, waits: [Duration]) {
    let attempts = Mutex(0)
    let scripted = ScriptedTransport { _ in
      let attempt = attempts.withLock { attempts in
        attempts += 1
        return attempts
      }
      return try answers(attempt)
    }
    let transport = RetryingTransport(scripted, policy: policy, clock: clock) { chance }
    let request = try request(method)
    let task = Task { try await transport.send(request) }
    var waits: [Duration] = []
    let end = Task {
      let result = await task.result
      ended = true
      return result
    }
    while !ended {
      guard clock.scheduledCount > 0 else {
        try await Task.sleep(for: .milliseconds(1))
        continue
      }
      var waited = Duration.zero
      while clock.scheduledCount > 0 {
        clock.advance(by: .milliseconds(125))
        waited += .milliseconds(125)
      }
      waits.append(waited)
    }
    return (await end.value, waits)
  }

  private final class Flag { var isSet = false }
  private let flag = Flag()
  private var ended: Bool {
    get { flag.isSet }
    nonmutating set { flag.isSet = newValue }
  }

  @Test(arguments: [408, 429, 502, 503, 504])
  func serversThatAreBusyAreAskedAgain(status: Int) async throws {
    let (result, waits) = try await send { attempt in
      HTTPResponse(status: attempt < 3 ? status : 200)
    }
    #expect(try result.get().status == 200)
    #expect(waits == [.milliseconds(500), .seconds(1)])
  }

  @Test func waitsGrowAndAreSpread() async throws {
    let policy = RetryPolicy(attempts: 6, base: .seconds(1), longest: .seconds(5))
    let (_, whole) = try await send(policy: policy) { _ in HTTPResponse(status: 503) }
    #expect(whole == [1, 2, 4, 5, 5].map { .seconds($0) })
    flag.isSet = false
    let (_, half) = try await send(policy: policy, chance: 0.5) { _ in HTTPResponse(status: 503) }
    #expect(half == [500, 1000, 2000, 2500, 2500].map { .milliseconds($0) })
  }

  @Test func theLastAnswerStands() async throws {
    let (result, waits) = try await send { _ in HTTPResponse(status: 503) }
    #expect(try result.get().status == 503)
    #expect(waits.count == 2)
  }

  @Test(arguments: [200, 304, 400, 401, 404, 500])
  func otherAnswersStandAtOnce(status: Int) async throws {
    let (result, waits) = try await send { _ in HTTPResponse(status: status) }
    #expect(try result.get().status == status)
    #expect(waits.isEmpty)
  }

  @Test(arguments: [HTTPMethod.post, .patch])
  func whatMightBeDoneTwiceIsSentOnce(method: HTTPMethod) async throws {
    let (answered, first) = try await send(method) { _ in HTTPResponse(status: 503) }
    #expect(try answered.get().status == 503)
    flag.isSet = false
    let (broken, second) = try await send(method) { _ in throw URLError(.networkConnectionLost) }
    #expect(throws: (any Error).self) { try broken.get() }
    #expect(first.isEmpty && second.isEmpty)
  }

  @Test func serverThatRefusedForNowIsBelieved() async throws {
    let (result, waits) = try await send(.post) { attempt in
      attempt == 1
        ? HTTPResponse(status: 429, headers: ["Retry-After": "3"]) : HTTPResponse(status: 201)
    }
    #expect(try result.get().status == 201)
    #expect(waits == [.seconds(3)])
  }

  @Test func dateOfTheServerIsHeldAgainstItsOwnClock() async throws {
    let (result, waits) = try await send { attempt in
      attempt > 1
        ? HTTPResponse(status: 200)
        : HTTPResponse(
          status: 503,
          headers: [
            "Date": "Sun, 06 Nov 1994 08:49:37 GMT",
            "Retry-After": "Sun, 06 Nov 1994 08:49:41 GMT",
          ])
    }
    #expect(try result.get().status == 200)
    #expect(waits == [.seconds(4)])
  }

  @Test func serverThatWantsToBeLeftAloneForLongHasRefused() async throws {
    let (result, waits) = try await send { _ in
      HTTPResponse(status: 429, headers: ["Retry-After": "3600"])
    }
    #expect(try result.get().status == 429)
    #expect(waits.isEmpty)
  }

  @Test(arguments: ["soon", "-1", "99999999999999999999", ""])
  func timesThatSayNothingAreNotThere(text: String) async throws {
    let (result, waits) = try await send { attempt in
      HTTPResponse(status: attempt < 2 ? 503 : 200, headers: ["Retry-After": text])
    }
    #expect(try result.get().status == 200)
    #expect(waits == [.milliseconds(500)])
  }

  @Test(arguments: [URLError.Code.networkConnectionLost, .cannotConnectToHost])
  func connectionsThatBreakAreMadeAgain(code: URLError.Code) async throws {
    let (result, waits) = try await send { attempt in
      guard attempt > 1 else { throw URLError(code) }
      return HTTPResponse()
    }
    #expect(try result.get().status == 200)
    #expect(waits == [.milliseconds(500)])
  }

  @Test(arguments: [
    URLError.Code.notConnectedToInternet, .timedOut, .cannotFindHost, .cancelled,
  ])
  func whatWouldGoNoBetterFailsAtOnce(code: URLError.Code) async throws {
    let (result, waits) = try await send { _ in throw URLError(code) }
    #expect(throws: URLError.self) { try result.get() }
    #expect(waits.isEmpty)
  }

  @Test func cancelledWaitEndsAtOnce() async throws {
    let scripted = ScriptedTransport { _ in HTTPResponse(status: 503) }
    let transport = RetryingTransport(scripted, clock: clock) { 1 }
    let request = try request()
    let task = Task { try await transport.send(request) }
    try await wait(until: "it waits") { clock.scheduledCount == 1 }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.scheduledCount == 0)
    #expect(await scripted.requests.count == 1)
  }
}
