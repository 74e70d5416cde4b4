import Diagnostics
import Testing

@testable import ScreenCompiler

/// What a change of servers and of sessions breaks.
@Suite struct BreakingServerTests {
  private func changes(from before: String, to after: String) throws -> [Diagnostic] {
    let project = try ScratchProject(["Specs/App.yaml": after, "Before/App.yaml": before])
    return try project.compiler().breakingChanges(
      since: .folder(project.folder.appending(path: "Before").path), [.data]
    ).diagnostics
  }

  @Test func requestsThatGoToAnotherServerAreFound() throws {
    let app = """
      app: Shop
      language: 1
      host: { menu: [{ screen: Home, title: tab.home }] }
      ---
      api: Main
      base: https://api.example.com
      ---
      api: Other
      base: https://other.example.com
      ---
      request: Ping
      api: Main
      path: /ping
      ---
      screen: Home
      content: [{ button: { title: ping, request: Ping } }]

      """
    let moved = app.replacing("Ping\napi: Main", with: "Ping\napi: Other")
    #expect(
      try changes(from: app, to: moved).map(\.message)
        == ["`Ping` asks `Other` and asked `Main`"])
    // What is only called otherwise is asked as before.
    let renamed = app.replacing("api: Main", with: "api: Shop")
    #expect(try changes(from: app, to: renamed).isEmpty)
  }

  @Test(arguments: [
    ("{ user: String, token: String }", []),
    ("{ user: String, token: String, mark: Int? }", []),
    ("{ user: String? , token: String }", []),
    (
      "{ user: String, token: String, mark: Int }",
      ["sessions that devices keep have no `mark`"]
    ),
    (
      "{ user: ID, token: String }",
      ["`user` of the session is `ID` and was kept as `String`"]
    ),
  ])
  func sessionsThatAreKeptAreReadAgain(fields: String, expected: [String]) throws {
    func app(_ fields: String) -> String {
      """
      app: Shop
      language: 1
      host: { menu: [{ screen: Home, title: tab.home }] }
      ---
      api: Main
      base: https://api.example.com
      session: { fields: \(fields), begins: [LogIn] }
      ---
      model: Admission
      fields: \(fields)
      ---
      request: LogIn
      path: /log-in
      yields: Admission
      ---
      screen: Home
      content: [{ button: { title: logIn, request: LogIn } }]

      """
    }
    let changes = try changes(from: app("{ user: String, token: String }"), to: app(fields))
    #expect(changes.allSatisfy { $0.rule.hasPrefix("data-") })
    let kept = changes.filter { $0.rule == "data-stored" }
    #expect(kept.map(\.message) == expected)
  }
}
