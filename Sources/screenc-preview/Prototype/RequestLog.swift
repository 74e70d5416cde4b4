import ScreenCore

/// What was answered while an app ran. When what was done is done again, after specs have changed, no server is asked
/// twice.
actor RequestLog {
  private var answers: [HTTPRequest: HTTPResponse] = [:]
  private var isRepeating = false
  private let tell: @MainActor @Sendable (PrototypeNote) -> Void

  init(telling tell: @escaping @MainActor @Sendable (PrototypeNote) -> Void) {
    self.tell = tell
  }

  /// Says whether what happens now has happened before.
  func setRepeating(_ isRepeating: Bool) { self.isRepeating = isRepeating }

  /// Forgets all answers.
  func forget() { answers = [:] }

  /// Answers a request as before, or asks.
  func response(
    to request: HTTPRequest, _ ask: @Sendable (HTTPRequest) async throws -> HTTPResponse
  ) async throws -> HTTPResponse {
    if isRepeating {
      if let answer = answers[request] { return answer }
      // What changes something is done when a person does it, and not a second time.
      if request.method != .get { return HTTPResponse(status: 204) }
    }
    let begin = ContinuousClock.now
    let name = "\(request.method.rawValue.uppercased()) \(request.url.absoluteString)"
    do {
      let answer = try await ask(request)
      answers[request] = answer
      let took = Int((ContinuousClock.now - begin) / .milliseconds(1))
      await tell(
        PrototypeNote(
          kind: .request,
          text: "\(name) → \(answer.status), \(answer.body.count) bytes, \(took) ms"))
      return answer
    } catch {
      await tell(PrototypeNote(kind: .request, text: "\(name) → \(error)"))
      throw error
    }
  }
}

/// Notes requests on their way to whoever answers them.
struct LoggedTransport: HTTPTransport {
  let log: RequestLog
  let answers: any HTTPTransport

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    try await log.response(to: request) { [answers] in try await answers.send($0) }
  }
}
