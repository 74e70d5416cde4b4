import DatasetteServer
import DatasetteTesting
import Login
import ScreenDriver
import ScreenKit
import Testing

/// Login in a window of its own, talking to the server of the running test.
@MainActor
struct Stage {
  let app: LoginApp
  let driver: ScreenDriver

  init() throws {
    let server = try #require(Datasette.current, "the test or its suite has no server")
    app = .assembled(launch: LaunchValues(baseURLs: ["Main": server.url], strings: try .login()))
    driver = ScreenDriver(root: app.makeRootViewController())
  }

  /// The screen that is seen, which has to be of `type`.
  func top<Screen: UIViewController>(_ type: Screen.Type) throws -> Screen {
    try #require(driver.topScreen as? Screen, "\(driver.dump)")
  }

  /// Launches the app and logs a member in.
  static func loggedIn() async throws -> Stage {
    let stage = try Stage()
    try await stage.driver.settle()
    try await stage.logIn()
    return stage
  }

  func logIn(password: String = "difference engine") async throws {
    try await driver.type("ada@library.example", into: "email")
    try await driver.type(password, into: "password")
    try await driver.tap(text: "Log in")
  }
}
