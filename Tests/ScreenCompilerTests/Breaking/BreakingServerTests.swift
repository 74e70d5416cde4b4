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
    ("{ user: ID, token: String }", []),
    (
      "{ user: Int, token: String }",
      ["`user` of the session is `Int` and was kept as `String`"]
    ),
  ])
  func sessionsThatAreKeptAreReadAgain(fields: String, expected: [String]) throws {
    try expect(sessionsOf: "{ user: String, token: String }", as: fields, toTell: expected)
  }

  /// Numbers are read as other numbers, and what tells people apart as a text.
  @Test(arguments: [
    ("Int", "ID", true), ("Int", "Double", true), ("Double", "Int", false),
    ("URL", "String", true), ("String", "URL", false), ("ID", "String?", true),
  ])
  func sessionsAreReadAsOtherTypes(old: String, new: String, isRead: Bool) throws {
    try expect(
      sessionsOf: "{ user: \(old), token: String }", as: "{ user: \(new), token: String }",
      toTell: isRead ? [] : ["`user` of the session is `\(new)` and was kept as `\(old)`"])
  }

  /// What is told of sessions that were kept with some fields and have others now.
  private func expect(
    sessionsOf before: String, as now: String, toTell expected: [String]
  ) throws {
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
    let changes = try changes(from: app(before), to: app(now))
    #expect(changes.allSatisfy { $0.rule.hasPrefix("data-") })
    let kept = changes.filter { $0.rule == "data-stored" }
    #expect(kept.map(\.message) == expected)
  }

  /// What the app has to implement, and what the server has to know.
  @Test(arguments: [
    ("", "auth: app", ["source-requirements: `Main` asks the app's own log-in now"]),
    (
      "auth: { bearer: $flags.key }", "auth: app",
      ["source-requirements: `Main` asks the app's own log-in now"]
    ),
    (
      "auth: app", "auth: { bearer: $flags.key }",
      ["source-requirements: `Main` does not ask the app's own log-in any more"]
    ),
    ("auth: app", "", ["source-requirements: `Main` does not ask the app's own log-in any more"]),
    ("auth: app", "auth: app", []),
    (
      "auth: { bearer: $flags.key }", "auth: { key: $flags.key, header: X-Key }",
      [
        "data-request: `Main` says who asks by a key in the header `X-Key` and did by a bearer token"
      ]
    ),
    (
      "auth: { key: $flags.key, query: key }", "auth: { key: $flags.key, query: api_key }",
      [
        "data-request: `Main` says who asks by a key in `api_key` of the query and did by a key in `key` of the query"
      ]
    ),
    ("auth: { bearer: $flags.key }", "", ["data-request: `Main` does not say who asks any more"]),
    // Who says nothing was not known; and from where a value comes is nobody's business.
    ("", "auth: { bearer: $flags.key }", []),
    ("auth: { bearer: $flags.key }", "auth: { bearer: $flags.other }", []),
  ])
  func whoAsksIsToldInAnotherWay(before: String, after: String, expected: [String]) throws {
    func app(_ authentication: String) -> String {
      """
      app: Shop
      language: 1
      flags: { key: String = "", other: String = "" }
      host: { menu: [{ screen: Home, title: tab.home }] }
      ---
      api: Main
      base: https://api.example.com
      \(authentication)
      ---
      request: Ping
      path: /ping
      ---
      screen: Home
      content: [{ button: { title: ping, request: Ping } }]

      """
    }
    let project = try ScratchProject([
      "Specs/App.yaml": app(after), "Before/App.yaml": app(before),
    ])
    let changes = try project.compiler().breakingChanges(
      since: .folder(project.folder.appending(path: "Before").path),
      Set(BreakingCategory.allCases)
    ).diagnostics
    #expect(changes.map { "\($0.rule): \($0.message)" } == expected)
  }
}
