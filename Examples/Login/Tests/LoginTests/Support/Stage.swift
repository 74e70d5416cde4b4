import DatasetteServer
import DatasetteTesting
import Foundation
import Login
import LoginServer
import ScreenDriver
import ScreenKit
import Testing

/// Login in a window of its own, talking to the server of the running test.
@MainActor
struct Stage {
  let app: LoginApp
  let driver: ScreenDriver
  let traffic = Traffic()

  /// Launches the app.
  ///
  /// - Parameter store: What the app remembers; it has shown its walkthrough unless said otherwise.
  /// - Parameter link: An address that the app is opened with.
  init(
    store: MemoryStore = MemoryStore(["onboarding.seen": .boolean(true)]),
    sessionStorage: any SessionStorage = MemorySessionStorage(), openedWith link: URL? = nil
  ) throws {
    let server = try Datasette.requireCurrent()
    let launch = LaunchValues(
      baseURLs: ["Main": server.url], strings: try .login(), transport: traffic, store: store)
    app = .assembled(launch: launch, sessionStorage: sessionStorage)
    if let link { app.open(link) }
    driver = ScreenDriver(root: app.makeRootViewController(), timeout: .seconds(60))
  }

  /// The screen that is seen, which has to be of `type`.
  func top<Screen: UIViewController>(
    _ type: Screen.Type, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Screen {
    try #require(driver.topScreen as? Screen, "\(driver.dump)", sourceLocation: sourceLocation)
  }

  /// Launches the app and waits until its first screen is there.
  static func launched() async throws -> Stage {
    let stage = try Stage()
    try await stage.driver.settle()
    return stage
  }

  /// Launches the app and logs a member in.
  static func loggedIn() async throws -> Stage {
    let stage = try await launched()
    try await stage.logIn()
    return stage
  }

  /// Logs in, from the screen with the ways to do so.
  func logIn(
    email: String = "ada@library.example", password: String = "difference engine"
  ) async throws {
    try await driver.tap(text: "Log in by e-mail")
    try await enter(email, password)
    try await driver.tap(text: "Log in")
  }

  func enter(_ email: String, _ password: String) async throws {
    try await driver.type(email, into: "email")
    try await driver.type(password, into: "password")
  }

  /// Shows the account, from the things.
  func showAccount() async throws {
    try await driver.tap(label: "You")
    _ = try top(AccountViewController.self)
  }

  /// Logs out, from the account.
  func logOut() async throws {
    try await driver.tap(text: "Log out")
    try await driver.tap(text: "OK")
  }
}
