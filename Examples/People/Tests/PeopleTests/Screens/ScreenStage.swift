import Foundation
import People
import ScreenDriver
import ScreenKit

/// A screen of People in a window of its own. Its requests are answered by what lies beside the specs; none leaves
/// the machine.
@MainActor
struct ScreenStage {
  let driver: ScreenDriver
  let server: StageServer
  private let app: PeopleApp

  nonisolated static let specs = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Specs").standardizedFileURL

  /// Shows a screen. Nothing has been waited for when it returns.
  init(
    _ destination: PeopleDestination, _ answers: [StageAnswer] = [],
    _ mood: StageServer.Mood = .filled
  ) throws {
    server = StageServer(answers, mood)
    let texts = [
      "../Sources/People/Resources/Localizable.strings"
    ].map { Self.specs.appending(path: $0) }
    let clock = ManualClock(now: Date(timeIntervalSince1970: 1_773_500_400))
    var files = FileFolders()
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "People-\(UUID().uuidString)")
    (files.documents, files.caches) = (folder, folder)
    let launch = LaunchValues(
      strings: try StringTable(contentsOf: texts), clock: clock,
      transport: server, store: MemoryStore(), files: files)
    app = PeopleApp.assembled(launch: launch)
    driver = ScreenDriver(
      root: ScreenNavigationController(
        runtime: app.runtime, root: app.makeController(for: destination)),
      clock: clock)
  }
}

/// What the requests that go to a path are answered.
struct StageAnswer: Sendable {
  enum First: Sendable {
    /// A recorded answer, by its path from the folder of the specs.
    case recorded(String)
    case json(String)
  }

  private let path: [Substring]
  private let first: First
  fileprivate let nothing: String

  /// - Parameters:
  ///   - path: The end of the path, with a star for each value.
  ///   - first: What is answered first.
  ///   - nothing: What is answered after that, or where the source has nothing.
  init(to path: String, _ first: First, then nothing: String) {
    self.path = path.split(separator: "/")
    self.first = first
    self.nothing = nothing
  }

  fileprivate func isMeant(by request: HTTPRequest) -> Bool {
    let parts = request.url.path.split(separator: "/")
    guard path.count <= parts.count else { return false }
    return zip(path, parts.suffix(path.count)).allSatisfy { $0 == "*" || $0 == $1 }
  }

  fileprivate func firstBody() throws -> String {
    switch first {
    case .recorded(let path):
      try String(contentsOf: ScreenStage.specs.appending(path: path), encoding: .utf8)
    case .json(let text): text
    }
  }
}

/// Answers the requests of a screen.
actor StageServer: HTTPTransport {
  enum Mood: Sendable {
    case filled, empty, failing
    /// Nobody is answered yet.
    case waiting
  }

  private let answers: [StageAnswer]
  private var mood: Mood
  private var answered: Set<Int> = []

  init(_ answers: [StageAnswer], _ mood: Mood) {
    self.answers = answers
    self.mood = mood
  }

  /// Answers otherwise from now on, those who wait as well.
  func turn(to mood: Mood) { self.mood = mood }

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    while mood == .waiting { try await Task.sleep(for: .milliseconds(2)) }
    if mood == .failing { throw URLError(.notConnectedToInternet) }
    guard let number = answers.firstIndex(where: { $0.isMeant(by: request) }) else {
      return HTTPResponse(status: 404)
    }
    let isFirst = mood == .filled && answered.insert(number).inserted
    let answer = answers[number]
    return HTTPResponse(json: isFirst ? try answer.firstBody() : answer.nothing)
  }
}
