import ScreenCore

/// What was answered while an app ran. When what was done is done again, after specs have changed, no server is asked
/// twice.
actor RequestLog {
  private var answers: [HTTPRequest: HTTPResponse] = [:]
  /// What is kept, the oldest first.
  private var kept: [HTTPRequest] = []
  private var isRepeating = false
  private var withholdsChanges = false

  /// What is larger, or comes before so many others, is asked for again.
  private static let (largest, most) = (1 << 20, 200)

  private let tell: @MainActor @Sendable (PrototypeNote) -> Void

  init(telling tell: @escaping @MainActor @Sendable (PrototypeNote) -> Void) {
    self.tell = tell
  }

  /// What happens from now on has happened before.
  func beginRepeating() {
    isRepeating = true
    withholdsChanges = true
  }

  /// All has been done again. What still follows from it by itself changes nothing, until a person does something.
  func endRepeating() { isRepeating = false }

  /// A person does something.
  func allowChanges() { withholdsChanges = false }

  /// Forgets all answers.
  func forget() {
    answers = [:]
    kept = []
  }

  /// Answers a request as before, or asks.
  ///
  /// - Parameter changes: Whether the request is not sent to load something.
  func response(
    to request: HTTPRequest, changes: Bool,
    _ ask: @Sendable (HTTPRequest) async throws -> HTTPResponse
  ) async throws -> HTTPResponse {
    if isRepeating, let answer = answers[request] { return answer }
    // What changes something is done when a person does it, and not a second time.
    if withholdsChanges, changes, request.method != .get { return HTTPResponse(status: 204) }
    let begin = ContinuousClock.now
    let name = "\(request.method.rawValue.uppercased()) \(request.url.absoluteString)"
    do {
      let answer = try await ask(request)
      keep(answer, to: request)
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

  private func keep(_ answer: HTTPResponse, to request: HTTPRequest) {
    guard answer.body.count <= Self.largest else { return }
    if answers.updateValue(answer, forKey: request) == nil { kept.append(request) }
    if kept.count > Self.most { answers[kept.removeFirst()] = nil }
  }
}

/// Notes requests on their way to whoever answers them.
struct LoggedTransport: HTTPTransport {
  let log: RequestLog
  let answers: any HTTPTransport
  /// Whether its requests are not sent to load something.
  var changes = false

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    try await log.response(to: request, changes: changes) { [answers] in try await answers.send($0)
    }
  }
}
