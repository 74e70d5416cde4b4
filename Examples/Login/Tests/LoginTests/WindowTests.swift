import DatasetteTesting
import Login
import LoginServer
import ScreenDriver
import ScreenKit
import Testing

/// Each window has a gate of its own before one session.
@MainActor @Suite(.enabled(if: SystemDriver.isPossible, "only UIKit opens windows"))
struct WindowTests {
  /// Shows the app in a window.
  private final class SceneDelegate: AppSceneDelegate {
    private let login: LoginApp

    init(app: LoginApp) {
      login = app
      super.init()
    }

    override func makeScene() -> (any AppScene)? { login.makeScene() }
  }

  private let system = SystemDriver()

  /// A window; its scene keeps the delegate.
  private func window(
    of app: LoginApp, session: UISceneSession? = nil, opening address: String? = nil
  ) async throws -> (scene: UIWindowScene, driver: ScreenDriver) {
    let scene = try system.openWindow(
      of: session, opening: try address.map { [try #require(URL(string: $0))] } ?? []
    ) { SceneDelegate(app: app) }
    let driver = ScreenDriver(window: try #require(scene.keyWindow), timeout: .seconds(60))
    try await driver.settle()
    return (scene, driver)
  }

  private func logIn(in driver: ScreenDriver) async throws {
    try await driver.tap(text: "Log in by e-mail")
    try await driver.type("ada@library.example", into: "email")
    try await driver.type("difference engine", into: "password")
    try await driver.tap(text: "Log in")
  }

  @Test(.library) func logInInOneWindowOpensTheGatesOfAll() async throws {
    let app = try Stage().app
    let left = try await window(of: app)
    let right = try await window(of: app)
    #expect(left.driver.sees("Log in by e-mail") && right.driver.sees("Log in by e-mail"))
    try await logIn(in: left.driver)
    try await right.driver.settle()
    #expect(left.driver.topScreen is ThingsViewController)
    #expect(right.driver.topScreen is ThingsViewController)
    #expect(left.driver.topScreen !== right.driver.topScreen)
  }

  @Test(.library) func logOutInOneWindowClosesTheGatesOfAll() async throws {
    let app = try Stage().app
    let left = try await window(of: app)
    try await logIn(in: left.driver)
    let right = try await window(of: app, opening: "login://things/1")
    #expect(right.driver.topScreen is ThingDetailViewController)
    try await left.driver.tap(label: "You")
    try await left.driver.tap(text: "Log out")
    try await left.driver.tap(text: "OK")
    try await right.driver.settle()
    #expect(left.driver.sees("Log in by e-mail") && right.driver.sees("Log in by e-mail"))
  }

  @Test(.library) func linkWaitsAtTheGateOfItsWindow() async throws {
    let app = try Stage().app
    let left = try await window(of: app)
    let right = try await window(of: app, opening: "login://things/1")
    #expect(right.driver.sees("Log in by e-mail"))
    try await logIn(in: left.driver)
    try await right.driver.settle()
    #expect(left.driver.topScreen is ThingsViewController)
    #expect(right.driver.topScreen is ThingDetailViewController)
  }

  /// The presenter's navigator shows screens in the window of whoever asks, whichever was used last.
  @Test(.library) func presentersLeadToScreensOfTheirOwnWindow() async throws {
    let app = try Stage().app
    let left = try await window(of: app)
    try await logIn(in: left.driver)
    let right = try await window(of: app)
    try await left.driver.tap(label: "You")
    #expect(left.driver.topScreen is AccountViewController)
    #expect(right.driver.topScreen is ThingsViewController)
    try await right.driver.tap(label: "You")
    #expect(right.driver.topScreen is AccountViewController)
    (left.driver.topScreen as? ScreenController)?.dismissScreen()
    try await left.driver.settle()
    #expect(left.driver.topScreen is ThingsViewController)
    #expect(right.driver.topScreen is AccountViewController)
  }

  @Test(.library) func windowThatWasClosedBeforeALogOutBeginsAnew() async throws {
    let app = try Stage().app
    let left = try await window(of: app)
    try await logIn(in: left.driver)
    let right = try await window(of: app, opening: "login://things/1")
    try system.close(right.scene)
    let again = try await window(of: app, session: right.scene.session)
    #expect(again.driver.topScreen is ThingDetailViewController)
    try system.close(again.scene)
    app.runtime.logOut()
    try await left.driver.settle()
    try await logIn(in: left.driver)
    let last = try await window(of: app, session: right.scene.session)
    #expect(last.driver.topScreen is ThingsViewController)
  }
}
