import DatasetteServer
import DatasetteTesting
import Foundation
import Login
import LoginServer
import ScreenDriver
import ScreenKit
import Testing

/// The log-in gate against the real server: into the app and out of it again.
@MainActor
@Suite struct GateTests {
  @Test(.library) func walkthroughIsShownAtTheFirstStartOnly() async throws {
    let store = MemoryStore()
    let stage = try Stage(store: store)
    try await stage.driver.settle()
    #expect(stage.driver.sees("Borrow, not buy"))
    try await stage.driver.tap(text: "Next")
    #expect(stage.driver.sees("Keep in mind"))
    try await stage.driver.tap(text: "Get started")
    #expect(stage.driver.sees("Library of things"))
    let next = try Stage(store: store)
    try await next.driver.settle()
    #expect(next.driver.sees("Log in by e-mail"))
  }

  @Test(.library) func wrongPasswordIsToldAndTheRightOneLeadsToTheThings() async throws {
    let stage = try await Stage.launched()
    try await stage.driver.tap(text: "Log in by e-mail")
    try await stage.driver.tap(text: "Log in")
    #expect(stage.driver.sees("Please fill this in"))
    try await stage.enter("ada@library.example", "analytical engine")
    try await stage.driver.tap(text: "Log in")
    #expect(stage.driver.sees("The library does not know this e-mail with this password."))
    #expect(stage.app.sessions.current == nil)
    try await stage.enter("ada@library.example", "difference engine")
    try await stage.driver.tap(text: "Log in")
    _ = try stage.top(ThingsViewController.self)
    #expect(stage.driver.sees("Beamer, large"))
    // What is refused at the gate is no session to renew.
    #expect(await stage.traffic.count(of: "/members/renew") == 0)
  }

  @Test(.library) func passwordIsNotReadable() async throws {
    let stage = try await Stage.launched()
    try await stage.driver.tap(text: "Log in by e-mail")
    try await stage.enter("ada@library.example", "difference engine")
    #expect(stage.driver.sees("ada@library.example"))
    #expect(!stage.driver.dump.contains("difference engine"))
  }

  @Test(.library) func newMemberSignsUpOnce() async throws {
    let stage = try await Stage.launched()
    try await stage.driver.tap(text: "Sign up by e-mail")
    try await stage.enter("ada@library.example", "anything")
    try await stage.driver.tap(text: "Sign up")
    #expect(stage.driver.sees("Do you have an account already?"))
    try await stage.enter("mary@library.example", "magic square")
    try await stage.driver.tap(text: "Sign up")
    try await stage.showAccount()
    #expect(stage.driver.sees("Hello, Mary"))
    try await stage.logOut()
    try await stage.logIn(email: "mary@library.example", password: "magic square")
    _ = try stage.top(ThingsViewController.self)
  }

  @Test(.library) func forgottenPasswordIsAskedFor() async throws {
    let stage = try await Stage.launched()
    try await stage.driver.tap(text: "Log in by e-mail")
    try await stage.driver.tap(text: "Forgot your password?")
    try await stage.driver.type("eve@library.example", into: "email")
    try await stage.driver.tap(text: "Reset the password")
    #expect(stage.driver.sees("Nobody here is known by this"))
    try await stage.driver.type("grace@library.example", into: "email")
    try await stage.driver.tap(text: "Reset the password")
    #expect(stage.driver.sees("Look into your mail for what to do next"))
    let mails = try await Datasette.requireCurrent().rows(of: "mails")
    #expect(mails.map { $0["member"] } == [2])
  }

  @Test(.library) func screensBehindTheGateShowWhoIsLoggedIn() async throws {
    let stage = try await Stage.launched()
    for (email, password, name) in [
      ("ada@library.example", "difference engine", "Ada"),
      ("grace@library.example", "nanoseconds", "Grace"),
    ] {
      try await stage.logIn(email: email, password: password)
      try await stage.showAccount()
      #expect(stage.driver.sees("Hello, \(name)"))
      #expect(stage.driver.sees(email))
      try await stage.logOut()
      #expect(stage.driver.sees("Log in by e-mail"))
      #expect(stage.app.sessions.current == nil)
    }
  }

  @Test(.library) func sessionOutlivesTheApp() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).session")
    defer { try? FileManager.default.removeItem(at: file) }
    let first = try Stage(sessionStorage: FileSessionStorage(file: file))
    try await first.driver.settle()
    try await first.logIn()
    first.driver.close()
    let second = try Stage(sessionStorage: FileSessionStorage(file: file))
    try await second.driver.settle()
    #expect(second.driver.sees("Beamer, large"))
    try await second.showAccount()
    try await second.logOut()
    let third = try Stage(sessionStorage: FileSessionStorage(file: file))
    try await third.driver.settle()
    #expect(third.driver.sees("Log in by e-mail"))
  }

  @Test(.library) func linkThatCameBeforeTheLogInIsFollowedAfterIt() async throws {
    let link = try #require(URL(string: "login://things/5"))
    let stage = try Stage(openedWith: link)
    try await stage.driver.settle()
    #expect(stage.driver.sees("Log in by e-mail"))
    try await stage.logIn()
    _ = try stage.top(ThingDetailViewController.self)
    #expect(stage.driver.sees("Pressure washer, small"))
    try await stage.driver.goBack()
    _ = try stage.top(ThingsViewController.self)
  }

  @Test(.library) func expiredTokenIsRenewedUnseen() async throws {
    let server = try Datasette.requireCurrent()
    let stage = try await Stage.loggedIn()
    let token = stage.app.sessions.current?.token
    try await server.expireTokens()
    try await stage.driver.tapRow(1)
    _ = try stage.top(ThingDetailViewController.self)
    #expect(stage.driver.sees("Beamer, large"))
    #expect(stage.app.sessions.current?.token != token)
    // What is written by hand goes on in the name of the same member.
    try await server.expireTokens()
    try await stage.driver.tap(text: "Borrow")
    #expect(stage.driver.sees("Beamer, large waits for you at the counter."))
    #expect(try await server.rows(of: "reservations").map { $0["member"] } == [1])
    #expect(await stage.traffic.count(of: "/members/renew") == 2)
  }

  @Test(.library) func sessionThatCannotBeRenewedLeadsBackToTheGate() async throws {
    let stage = try await Stage.loggedIn()
    try await Datasette.requireCurrent().endSessions()
    try await stage.driver.tap(label: "What you keep in mind")
    #expect(stage.driver.sees("Log in by e-mail"))
    #expect(stage.app.sessions.current == nil)
    try await stage.logIn()
    #expect(stage.driver.sees("Beamer, large"))
  }
}
