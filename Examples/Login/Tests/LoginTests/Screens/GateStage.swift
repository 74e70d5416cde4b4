import Foundation
import Login
import ScreenDriver
import ScreenKit

/// Login in a window of its own, as it begins. Its requests are answered by what stands in the tests or lies
/// beside the specs; none leaves the machine.
@MainActor
struct GateStage {
  let driver: ScreenDriver
  let server: GateServer
  let app: LoginApp

  nonisolated static let specs = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Specs").standardizedFileURL

  /// Begins the app, and waits until all is there.
  ///
  /// - Parameter store: What it remembers. It has shown its walkthrough unless said otherwise.
  init(
    _ answers: [GateAnswer],
    remembering store: MemoryStore = MemoryStore(["onboarding.seen": .boolean(true)])
  ) async throws {
    server = GateServer(answers)
    let texts = [
      "../Sources/Login/Resources/Localizable.xcstrings"
    ].map { Self.specs.appending(path: $0) }
    let clock = ManualClock(now: Date(timeIntervalSince1970: 1_773_500_400))
    var files = FileFolders()
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "Login-\(UUID().uuidString)")
    (files.documents, files.caches) = (folder, folder)
    let launch = LaunchValues(
      strings: try StringTable(contentsOf: texts), clock: clock,
      transport: server, store: store, files: files)
    app = LoginApp.assembled(launch: launch)
    // So high that nothing has to be scrolled for.
    driver = ScreenDriver(
      root: app.makeRootViewController(), size: CGSize(width: 390, height: 2600), clock: clock)
    try await driver.settle()
  }
}

/// What a source or a request of the app is answered.
struct GateAnswer: Sendable {
  enum Body: Sendable {
    /// A recorded answer, by its path from the folder of the specs.
    case recorded(String)
    case json(String)
    case nothing
  }

  let name: String
  private let method: HTTPMethod
  private let path: [Substring]
  private let body: Body
  private let rest: String?

  /// - Parameters:
  ///   - path: The end of the path, with a star for each value.
  ///   - body: What is answered to the first question, and to that one whenever it is asked.
  ///   - rest: What is answered to other questions, such as for what follows; nil for the same.
  init(
    _ name: String, _ method: HTTPMethod, _ path: String, _ body: Body,
    then rest: String? = nil
  ) {
    self.name = name
    self.method = method
    self.path = path.split(separator: "/")
    self.body = body
    self.rest = rest
  }

  fileprivate func isMeant(by request: HTTPRequest) -> Bool {
    let parts = request.url.path.split(separator: "/")
    guard request.method == method, path.count <= parts.count else { return false }
    return zip(path, parts.suffix(path.count)).allSatisfy { $0 == "*" || $0 == $1 }
  }

  fileprivate func response(isFirst: Bool) throws -> HTTPResponse {
    if !isFirst, let rest { return HTTPResponse(json: rest) }
    switch body {
    case .recorded(let path):
      let file = GateStage.specs.appending(path: path)
      return HTTPResponse(json: try String(contentsOf: file, encoding: .utf8))
    case .json(let text): return HTTPResponse(json: text)
    case .nothing: return HTTPResponse(status: 204)
    }
  }
}

/// Answers the requests of the app.
actor GateServer: HTTPTransport {
  private let answers: [GateAnswer]
  private var counts: [String: Int] = [:]
  private var refusals: [String: Int?] = [:]
  /// What was asked first, by who is answered.
  private var questions: [String: String] = [:]
  /// Who is told that the session has run out, until a request has renewed it.
  private var turnedAway: (names: [String], renewal: String) = ([], "")

  init(_ answers: [GateAnswer]) {
    self.answers = answers
  }

  /// How often somebody has asked.
  func count(of name: String) -> Int { counts[name, default: 0] }

  /// Refuses a request from now on; with nil it has no answer at all.
  func refuse(_ name: String, with status: Int?) {
    refusals.updateValue(status, forKey: name)
  }

  /// Takes nobody's session any more until a request renews it.
  func endSessions(of names: [String], until renewal: String) {
    turnedAway = (names, renewal)
  }

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard let answer = answers.first(where: { $0.isMeant(by: request) }) else {
      return HTTPResponse(status: 404)
    }
    counts[answer.name, default: 0] += 1
    if let refusal = refusals[answer.name] {
      guard let status = refusal else { throw URLError(.notConnectedToInternet) }
      return HTTPResponse(status: status)
    }
    if answer.name == turnedAway.renewal { turnedAway.names = [] }
    if turnedAway.names.contains(answer.name) { return HTTPResponse(status: 401) }
    let question = request.url.query ?? ""
    let first = questions[answer.name, default: question]
    questions[answer.name] = first
    return try answer.response(isFirst: question == first)
  }
}
