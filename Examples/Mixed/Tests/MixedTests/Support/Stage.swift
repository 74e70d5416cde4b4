import DatasetteServer
import DatasetteTesting
import Foundation
import MixedServer
import ScreenDriver
import ScreenKit
import Testing

@testable import Mixed

/// The hiking club's app in a window of its own, talking to the server of the running test.
@MainActor
struct Stage {
  static let phone = CGSize(width: 390, height: 844)
  static let pad = CGSize(width: 1024, height: 768)

  let delegate: AppDelegate
  let driver: ScreenDriver
  let analytics = RecordingTracking()

  /// Launches the app.
  init(size: CGSize = phone) throws {
    let server = try Datasette.requireCurrent()
    let defaults = try #require(UserDefaults(suiteName: "club-\(UUID().uuidString)"))
    delegate = AppDelegate(
      services: ClubServices(
        server: server.url, sessions: SessionKeeper(defaults: defaults), analytics: analytics))
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    delegate.window = window
    _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
    driver = ScreenDriver(window: window, timeout: .seconds(60))
  }

  /// Launches the app and logs a member in.
  static func loggedIn(size: CGSize = phone) async throws -> Stage {
    let stage = try Stage(size: size)
    try await stage.logIn()
    return stage
  }

  /// Logs in, from the screen for that.
  func logIn(password: String = "chamois") async throws {
    try await driver.type("edith@club.example", into: "E-mail")
    try await driver.type(password, into: "Password")
    try await driver.tap(text: "Log in")
    guard password == "chamois" else { return }
    try await driver.wait(forText: "Kestrel Hut")
  }

  /// Opens an address as the system does.
  @discardableResult
  func open(_ address: String) throws -> Bool {
    delegate.application(.shared, open: try #require(URL(string: address)))
  }

  /// The screen that is seen, which has to be of `type`.
  @discardableResult
  func top<Screen: UIViewController>(
    _ type: Screen.Type, sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Screen {
    try #require(driver.topScreen as? Screen, "\(driver.dump)", sourceLocation: sourceLocation)
  }

  /// Waits for a screen of `type`, and until it has loaded.
  func wait<Screen: UIViewController>(for type: Screen.Type) async throws {
    try await driver.wait(until: "\(type) is seen") { driver.topScreen is Screen }
    try await driver.settle()
  }

  /// Shows the nights of the first hut, from the huts.
  func showNights() async throws {
    try await driver.tap(text: "Kestrel Hut")
    try await driver.tap(text: "Find a bed")
    try top(NightsViewController.self)
  }
}
