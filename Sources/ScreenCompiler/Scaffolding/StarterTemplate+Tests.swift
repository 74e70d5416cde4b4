extension StarterTemplate {
  /// What is launched to be printed or tested: an app, answered by `server` where it asks one.
  private var launch: String {
    asksServer ? "launch: LaunchValues(transport: server)" : ""
  }

  private var asksServer: Bool { api != nil }

  /// The tests of a package, in the file of the first screen.
  func tests(ofApp name: String) -> (path: String, text: String) {
    let screen = menu(ofApp: name)[0].screen
    return (
      "Tests/\(name)Tests/\(screen)Tests.swift",
      """
      \(asksServer ? "import Foundation\n" : "")import \(name)
      import ScreenDriver
      import ScreenKit
      import Testing

      @MainActor
      @Suite struct \(screen)Tests {
        /// The app, in a window of its own, once its first screen is quiet.
        private func launch(\(asksServer ? "_ server: ScriptedTransport" : "")) async throws -> ScreenDriver {
          let app = \(name)App.assembled(\(launch))
          let driver = ScreenDriver(root: app.makeRootViewController())
          try await driver.settle()
          return driver
        }

      \(testFunctions.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n"))
      }

      """
    )
  }

  private var testFunctions: String {
    switch self {
    case .hello:
      """
      @Test func greets() async throws {
        let driver = try await launch()
        #expect(driver.sees("Hello"))
      }
      """
    case .list:
      #"""
      @Test func aNoteIsListedAndRead() async throws {
        let notes = #"[{ "id": "1", "title": "Milk", "text": "Two bottles." }]"#
        let driver = try await launch(ScriptedTransport(json: notes))
        try await driver.tap(text: "Milk")
        #expect(driver.topScreen is NoteDetailViewController)
        #expect(driver.sees("Two bottles."))
      }

      @Test func nothingIsSaidToBeNothing() async throws {
        let driver = try await launch(ScriptedTransport(json: "[]"))
        #expect(driver.sees("Nothing here yet"))
      }

      @Test func aServerOutOfReachIsAskedAgain() async throws {
        let server = ScriptedTransport { _ in throw URLError(.notConnectedToInternet) }
        let driver = try await launch(server)
        #expect(driver.sees("The notes could not be loaded."))
        await server.setAnswer { _ in HTTPResponse(json: "[]") }
        try await driver.tap(text: "Try again")
        #expect(driver.sees("Nothing here yet"))
      }
      """#
    case .tabs:
      """
      @Test func whatIsToBeReadIsReached() async throws {
        let driver = try await launch()
        try await driver.tap(text: "Read on")
        #expect(driver.topScreen is WelcomeViewController)
      }

      @Test func settingsAreBesideTheFirstTab() async throws {
        let driver = try await launch()
        try await driver.tapTab("Settings")
        #expect(driver.sees("Sounds"))
      }
      """
    case .login:
      #"""
      @Test func membersAreGreeted() async throws {
        let member = #"{ "member": { "id": "1", "name": "Ada" }, "token": "t" }"#
        let driver = try await launch(ScriptedTransport(json: member))
        try await driver.tap(text: "Log in by e-mail")
        try await driver.type("ada@example.com", into: "email")
        try await driver.type("difference engine", into: "password")
        try await driver.tap(text: "Log in")
        #expect(driver.sees("Hello, Ada"))
      }
      """#
    }
  }
}

extension StarterTemplate {
  /// What answers the app that is printed, where it asks a server at once.
  var demonstrationAnswers: String? {
    guard self == .list else { return nil }
    return """
        /// Answers with what was recorded for the specs.
        private static let answers = ScriptedTransport { _ in
          let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Specs/Samples/notes.json")
          return HTTPResponse(json: try String(contentsOf: file, encoding: .utf8))
        }
      """
  }
}
