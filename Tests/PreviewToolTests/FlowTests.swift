import Foundation
import ScreenCore
import Testing

@testable import screenc_preview

/// The ways into apps with a log-in gate, and out of them: gone straight from specs, and begun as tests.
@MainActor @Suite struct FlowTests {
  private static let examples = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Examples").standardizedFileURL

  private func flows(_ app: PreviewedApp) async throws -> [TrialReport.Test] {
    await FlowTrials(try TrialSetting(app, language: nil)).run()
  }

  private func flows(_ sketch: SpecSketch) async throws -> [TrialReport.Test] {
    try await flows(try PreviewedApp(sketch.specs))
  }

  private func example(_ name: String) throws -> PreviewedApp {
    try PreviewedApp(Self.examples.appending(path: "\(name)/Specs").path)
  }

  private func outcome(
    _ name: String, in tests: [TrialReport.Test]
  ) throws -> TrialReport.Test.Outcome {
    try #require(tests.first { $0.name == name }, "\(tests.map(\.name))").outcome
  }

  /// The club with some of its files changed.
  private func changed(_ file: String, _ edits: (String, String)...) -> [String: String] {
    var files = SpecSketch.club
    for (old, new) in edits {
      let text = files[file] ?? ""
      #expect(text.contains(old))
      files[file] = text.replacing(old, with: new)
    }
    return files
  }

  // MARK: - The library's gate

  @Test func allWaysThroughTheGateOfTheLibraryAreGone() async throws {
    let tests = try await flows(example("Login"))
    #expect(tests.allSatisfy { $0.outcome == .passed }, "\(tests.map { ($0.name, $0.outcome) })")
    #expect(
      tests.map(\.name) == [
        "the app begins at its gate", "the walkthrough leads to the gate",
        "the walkthrough is shown at the first start only", "the walkthrough can be skipped",
        "Log in by e-mail: what is missing is asked for",
        "Log in by e-mail: who is refused is told so and stays outside",
        "Log in by e-mail: that no answer comes is told", "Log in by e-mail: leads to Things",
        "Sign up by e-mail: what is missing is asked for",
        "Sign up by e-mail: who is refused is told so and stays outside",
        "Sign up by e-mail: that no answer comes is told", "Sign up by e-mail: leads to Things",
        "a forgotten password is asked for", "a password of nobody is told",
        "Account: row WayRow: account.leave does logOut, and leads to the gate",
        "a session that has run out is renewed unseen",
        "a session that is not renewed ends at the gate",
      ])
    #expect(tests.allSatisfy { $0.kind == .flow && $0.place != nil })
  }

  @Test func theReportOfAnAppHasItsFlows() async throws {
    let options = try PreviewOptions(["--tests", "json"])
    let report = try await Trials(try example("Login"), options).run()
    #expect(report.failures.isEmpty, "\(report.failures)")
    #expect(report.tests.contains { $0.kind == .flow && $0.owner == "Login" })
    let one = try PreviewOptions(["--tests", "json", "--only", "Wish"])
    let short = try await Trials(try example("Login"), one).run()
    #expect(!short.tests.contains { $0.kind == .flow })
  }

  @Test func anAppWithoutAGateHasNone() async throws {
    let app = try example("Accounts")
    #expect(try await flows(app).isEmpty)
    let folder = FileManager.default.temporaryDirectory.appending(path: "screenc-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let lines = try await TestScaffold(app, try PreviewOptions([]), into: folder.path).write()
    #expect(lines.contains { $0.contains("HomeScreenTests.swift") })
    #expect(!lines.contains { $0.contains("Gate") })
  }

  @Test func whoIsLoggedInIsToldWithEachRequest() async throws {
    let setting = try TrialSetting(example("Login"), language: nil)
    let trials = await FlowTrials(setting).trials()
    let exchanges = trials.flatMap { trial -> [TrialServer.Exchange] in
      if case .gone(let gone) = trial { gone.exchanges } else { [] }
    }
    let loads = exchanges.filter { $0.asker == .source("ThingSource") }
    #expect(!loads.isEmpty)
    for load in loads {
      let tokens = load.request.headers.filter { $0.name == "Authorization" }.map(\.value)
      #expect(tokens.count == 1 && tokens.allSatisfy { $0.count > "Bearer ".count })
    }
  }

  // MARK: - A gate of the app's own

  @Test func theWayThroughAGateOfTheAppsOwnIsLookedFor() async throws {
    let sketch = try SpecSketch(SpecSketch.club)
    let tests = try await flows(sketch)
    #expect(tests.allSatisfy { $0.outcome == .passed }, "\(tests.map { ($0.name, $0.outcome) })")
    #expect(
      tests.map(\.name) == [
        "the app begins at its gate", "LogIn: who is refused stays outside", "LogIn leads to News",
        "You: row PieceRow: Leave does logOut, and leads to the gate",
        "a session that has run out is renewed unseen",
        "a session that is not renewed ends at the gate",
      ])
  }

  @Test func aMainScreenThatCannotLoadAfterTheGateIsTold() async throws {
    let sketch = try SpecSketch(SpecSketch.club)
    let app = try PreviewedApp(sketch.specs)
    try sketch.write(#"{"rows": [{"id": 1}]}"#, to: "news.json")
    guard case .failed(let seen) = try outcome("LogIn leads to News", in: await flows(app)) else {
      Issue.record("it loads")
      return
    }
    #expect(seen.hasPrefix("News could not load"), "\(seen)")
  }

  @Test func aGateFromWhichNobodyCanLogInIsTold() async throws {
    let sketch = try SpecSketch(changed("Screens.yaml", (", push: Entry", "")))
    let tests = try await flows(sketch)
    #expect(
      try outcome("LogIn leads to News", in: tests)
        == .notVisited("nothing was seen at the gate that sends LogIn"))
    #expect(tests.map(\.name) == ["the app begins at its gate", "LogIn leads to News"])
  }

  @Test func aSessionThatNothingRenewsIsTold() async throws {
    let sketch = try SpecSketch(changed("App.yaml", ("  refresh: Renew\n", "")))
    let outcome = try outcome(
      "a session that has run out is renewed unseen", in: await flows(sketch))
    #expect(
      outcome
        == .notVisited("`session:` has no `refresh:`, so screens say that they could not load"))
  }

  @Test func anAppFromWhichNobodyLogsOutIsTold() async throws {
    let sketch = try SpecSketch(changed("Screens.yaml", ("do: logOut", "do: popToRoot")))
    let outcome = try outcome("logging out", in: await flows(sketch))
    #expect(outcome == .notVisited("no effect of the specs does `logOut`"))
  }

  // MARK: - Tests of the built app

  @Test func theFlowsAreBegunAsTests() async throws {
    let sketch = try SpecSketch(SpecSketch.club)
    let app = try PreviewedApp(sketch.specs)
    let lines = try await TestScaffold(app, try PreviewOptions([]), into: sketch.output).write()
    #expect(lines.contains("wrote \(sketch.output)/GateStage.swift"))
    let text = String(decoding: try sketch.written("GateFlowTests.swift"), as: UTF8.self)
    for part in [
      "@Test func logInLeadsToNews() async throws {",
      #""LogIn", .post, "/log-in","#,
      #".recorded("news.json"),"#,
      #"let stage = try await GateStage([logInAnswer, piecesAnswer])"#,
      #"try await stage.driver.type("ada@example.com", into: "email")"#,
      #"await stage.server.refuse("LogIn", with: 401)"#,
      #"await stage.server.endSessions(of: ["Pieces"], until: "Renew")"#,
      #"#expect(stage.driver.title == "News")"#,
      #"#expect(stage.driver.sees("First"))"#,
      "#expect(stage.app.sessions.current == nil)",
    ] {
      #expect(text.contains(part), "\(part)\n\(text)")
    }
    let again = try await TestScaffold(app, try PreviewOptions([]), into: sketch.output).write()
    #expect(again.contains("kept \(sketch.output)/GateFlowTests.swift"))
  }

  @Test func listsOfArgumentsAreAsTheFormatterHasThem() {
    let names = (1...12).map { "answer\($0)OfTheServer" }
    #expect(
      SwiftText.call("a", listing: ["b", "c"], ", d: e", indented: 4) == "a([b, c], d: e)")
    #expect(
      SwiftText.call("try stage", listing: Array(names.prefix(6)), "", indented: 4) == """
        try stage([
              answer1OfTheServer, answer2OfTheServer, answer3OfTheServer, answer4OfTheServer,
              answer5OfTheServer, answer6OfTheServer,
            ])
        """)
    #expect(
      SwiftText.call("end", "of: ", listing: Array(names.prefix(5)), ", until: x", indented: 4)
        == """
        end(
              of: [
                answer1OfTheServer, answer2OfTheServer, answer3OfTheServer, answer4OfTheServer,
                answer5OfTheServer,
              ], until: x)
        """)
  }
}
