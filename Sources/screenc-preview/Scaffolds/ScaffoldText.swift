import Foundation

/// The beginnings of tests, in Swift.
struct ScaffoldText {
  let app: String
  /// Whether tests see declarations of the app only by `@testable`.
  let isTestable: Bool
  /// The folders from that of the tests to the one of the specs.
  let wayToSpecs: String
  /// The files with the app's texts, from the folder of the specs.
  let strings: [String]
  /// The time of the tests, in seconds since 1970.
  let now: Int

  /// Imports of the app and of other modules.
  func imports(_ others: [String]) -> String {
    let first = isTestable ? others : others + [app]
    // What is imported for tests stands by itself.
    return first.sorted().map { "import \($0)" }.joined(separator: "\n")
      + (isTestable ? "\n\n@testable import \(app)" : "")
  }

  /// A file with the tests of a screen.
  func tests(of screen: ScaffoldedScreen) -> String {
    let answers = screen.answers.isEmpty ? [] : [self.answers(of: screen)]
    let members = answers + [stage(of: screen)] + tests(ofStatesOf: screen)
    return """
      \(imports(["ScreenDriver", "ScreenKit", "Testing"]))

      /// The screen \(screen.name), as its spec has it.
      @MainActor
      @Suite struct \(screen.name)ScreenTests {
      \(members.joined(separator: "\n\n"))
      }

      """
  }

  private func stage(of screen: ScaffoldedScreen) -> String {
    let hasAnswers = !screen.answers.isEmpty
    let parameter = hasAnswers ? "_ mood: StageServer.Mood = .filled" : ""
    let arguments = [screen.destination] + (hasAnswers ? ["answers", "mood"] : [])
    return """
        private func stage(\(parameter)) throws -> ScreenStage {
          try \(SwiftText.call("ScreenStage", arguments, indented: 4))
        }
      """
  }

  private func answers(of screen: ScaffoldedScreen) -> String {
    let answers = screen.answers.map { answer in
      let first =
        switch answer.first {
        case .recorded(let path): ".recorded(\(SwiftText.literal(path)))"
        case .invented(let text): ".json(\n        \(SwiftText.block(text, indented: 8)))"
        }
      return """
            StageAnswer(
              to: \(SwiftText.literal(answer.path)),
              \(first),
              then: \(SwiftText.literal(answer.nothing)))
        """
    }
    let end = answers.count > 1 ? ",\n  ]" : "\n  ]"
    return "  private let answers = [\n" + answers.joined(separator: ",\n") + end
  }

  private func tests(ofStatesOf screen: ScaffoldedScreen) -> [String] {
    let seen = screen.texts.map { "#expect(stage.driver.sees(\(SwiftText.literal($0))))" }
    var tests = [
      test(
        "loads", begun: "stage()",
        ["try await stage.driver.settle()"]
          + (seen.isEmpty ? ["#expect(!stage.driver.texts.isEmpty)"] : seen))
    ]
    tests += screen.ways.map(test)
    guard let text = screen.texts.first.map(SwiftText.literal) else { return tests }
    if screen.waits {
      tests.append(
        test(
          "waitsForWhatItLoads", begun: "stage(.waiting)",
          [
            "try await stage.driver.finishTransitions()", "#expect(!stage.driver.sees(\(text)))",
            "await stage.server.turn(to: .filled)", "try await stage.driver.settle()",
            "#expect(stage.driver.sees(\(text)))",
          ]))
    }
    if let words = screen.emptyText {
      tests.append(
        test(
          "saysThatThereIsNothing", begun: "stage(.empty)",
          [
            "try await stage.driver.settle()",
            "#expect(stage.driver.sees(\(SwiftText.literal(words))))",
          ]))
    }
    if let words = screen.errorText {
      let said = "#expect(stage.driver.sees(\(SwiftText.literal(words))))"
      let again = screen.retryTitle.map { title in
        [
          "await stage.server.turn(to: .filled)",
          "try await stage.driver.tap(text: \(SwiftText.literal(title)))",
          "#expect(stage.driver.sees(\(text)))",
        ]
      }
      tests.append(
        test(
          again == nil ? "saysThatALoadHasFailed" : "saysThatALoadHasFailedAndTriesAgain",
          begun: "stage(.failing)", ["try await stage.driver.settle()", said] + (again ?? [])))
    }
    return tests
  }

  private func test(_ way: ScaffoldedScreen.Way) -> String {
    test(
      "leadsTo\(way.screen)", begun: "stage()",
      [
        "try await stage.driver.settle()",
        "try await stage.driver.tap(label: \(SwiftText.literal(way.label)))",
        "#expect(stage.driver.title == \(SwiftText.literal(way.title)))",
      ])
  }

  private func test(_ name: String, begun stage: String, _ lines: [String]) -> String {
    let body = ["let stage = try \(stage)"] + lines
    return "  @Test func \(name)() async throws {\n"
      + body.map { "    \($0)\n" }.joined() + "  }"
  }

  /// The lines that name the files with the app's texts, and the argument that reads them.
  var texts: (lines: String, argument: String) {
    guard !strings.isEmpty else { return ("", "") }
    let files = strings.map { "      " + SwiftText.literal($0) }.joined(separator: ",\n")
    return (
      "    let texts = [\n\(files)\(strings.count > 1 ? "," : "")\n    ]"
        + ".map { Self.specs.appending(path: $0) }\n",
      "strings: try StringTable(contentsOf: texts), "
    )
  }

  /// A file with what the tests share.
  var stage: String {
    let (texts, table) = texts
    return """
      \(imports(["Foundation", "ScreenDriver", "ScreenKit"]))

      /// A screen of \(app) in a window of its own. Its requests are answered by what lies beside the specs; none leaves
      /// the machine.
      @MainActor
      struct ScreenStage {
        let driver: ScreenDriver
        let server: StageServer
        private let app: \(app)App

        nonisolated static let specs = URL(filePath: #filePath).deletingLastPathComponent()
          .appending(path: \(SwiftText.literal(wayToSpecs))).standardizedFileURL

        /// Shows a screen. Nothing has been waited for when it returns.
        init(
          _ destination: \(app)Destination, _ answers: [StageAnswer] = [],
          _ mood: StageServer.Mood = .filled
        ) throws {
          server = StageServer(answers, mood)
      \(texts)\
          let clock = ManualClock(now: Date(timeIntervalSince1970: \(SwiftText.literal(now))))
          var files = FileFolders()
          let folder = FileManager.default.temporaryDirectory
            .appending(path: "\(app)-\\(UUID().uuidString)")
          (files.documents, files.caches) = (folder, folder)
          let launch = LaunchValues(
            \(table)clock: clock,
            transport: server, store: MemoryStore(), files: files)
          app = \(app)App.assembled(launch: launch)
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

      """
  }
}
