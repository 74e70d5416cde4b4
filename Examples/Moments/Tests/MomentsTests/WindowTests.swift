import DatasetteServer
import Moments
import ScreenDriver
import ScreenKit
import Testing

@testable import MomentsFeed
@testable import MomentsPeople

/// Two windows of the app side by side, each in a scene of its own: they share the app and nothing that a reader does in
/// one of them.
@MainActor @Suite(.enabled(if: SystemDriver.isPossible, "only UIKit opens windows"))
struct WindowTests {
  private let system = SystemDriver()

  /// A window of the app, with someone before it.
  @MainActor
  private struct Window {
    let scene: UIWindowScene
    let delegate: SceneDelegate
    let driver: ScreenDriver

    var app: MomentsApp? { delegate.app as? MomentsApp }
  }

  private func window(
    of app: MomentsApp, session: UISceneSession? = nil, opening address: String? = nil,
    size: CGSize = CGSize(width: 507, height: 800)
  ) async throws -> Window {
    let delegate = SceneDelegate(app: app)
    let scene = try system.openWindow(
      of: session, size: size,
      opening: try address.map { [try #require(URL(string: $0))] } ?? []
    ) { delegate }
    let driver = ScreenDriver(window: try #require(delegate.window), timeout: .seconds(60))
    try await driver.settle()
    return Window(scene: scene, delegate: delegate, driver: driver)
  }

  /// An app whose own screens nobody sees.
  private func launched() throws -> Stage {
    let stage = try Stage()
    stage.driver.close()
    return stage
  }

  @Test(.datasette) func twoWindowsRunSideBySide() async throws {
    let server = try Datasette.requireCurrent()
    let stage = try launched()
    let left = try await window(of: stage.app)
    let right = try await window(of: stage.app, opening: "moments://posts/1083")

    // Each is where its own reader has gone.
    #expect(left.driver.screenStack == ["FeedViewController"])
    #expect(right.driver.screenStack == ["FeedViewController", "PostDetailViewController"])
    try await left.driver.tapTab("Profile")
    try await left.driver.tap(text: "Settings")
    try await right.driver.goBack()
    #expect(left.driver.topScreen is SettingsViewController)
    #expect(right.driver.topScreen is FeedViewController)
    #expect(right.app?.runtime.host?.selectedIndex == 0)

    // What is written in one is in nobody else's way.
    try await right.driver.tap(label: "New moment")
    try await right.driver.type("From the right", into: "text")
    try await left.driver.tapTab("Feed")
    try await left.driver.tap(label: "New moment")
    #expect(!left.driver.sees("From the right"))
    try await left.driver.type("From the left", into: "text")
    #expect(right.driver.sees("From the right"))

    // What is published in one is in the feed of the other.
    try await left.driver.tap(text: "Publish")
    #expect(left.driver.topScreen is FeedViewController)
    #expect(left.driver.sees("From the left"))
    #expect(right.driver.topScreen is ComposeViewController)
    try await right.driver.tap(label: "Close")
    try await right.driver.tap(text: "OK")
    #expect(right.driver.sees("From the left"))

    #expect(
      try await server.rows("feed", ["text": "From the left"]).count == 1)
  }

  @Test(.datasette) func whatBelongsToTheAppIsTheSameInBothWindows() async throws {
    let server = try Datasette.requireCurrent()
    let stage = try launched()
    let left = try await window(of: stage.app)
    let right = try await window(of: stage.app)
    #expect(!left.driver.sees("You like this") && !right.driver.sees("You like this"))
    try await left.driver.tap(label: "Like")
    try await right.driver.settle()
    #expect(left.driver.sees("You like this") && right.driver.sees("You like this"))
    let row = try #require(try await server.rows("feed", ["id": "1083"]).first)
    #expect(row["liked"] as? String == "true")

    try await right.driver.tapTab("Profile")
    try await right.driver.tap(text: "Settings")
    try await right.driver.tap(text: "Harbour")
    #expect(left.app?.runtime.theme.name == "Harbour")
    #expect(left.app?.runtime.images === right.app?.runtime.images)
  }

  @Test(.datasette) func searchesAndScreensStateStayInTheirWindow() async throws {
    let stage = try launched()
    let left = try await window(of: stage.app)
    let right = try await window(of: stage.app)
    for window in [left, right] { try await window.driver.tapTab("Search") }
    try await left.driver.search(for: "lantern")
    try await left.driver.wait(forText: "Lanterns on the river tonight.")
    #expect(!right.driver.sees("Lanterns on the river tonight."))
  }

  @Test(.datasette) func eachWindowComesBackAfterTheAppHasEnded() async throws {
    let device = Device()
    let first = try Stage(device: device)
    first.driver.close()
    let left = try await window(of: first.app, opening: "moments://posts/1083")
    let right = try await window(of: first.app)
    try await right.driver.tapTab("Profile")
    try await right.driver.tap(text: "Settings")
    let stacks = [left.driver.screenStack, right.driver.screenStack]
    for window in [left, right] { try system.close(window.scene) }

    let next = try Stage(device: device)
    next.driver.close()
    let rightAgain = try await window(of: next.app, session: right.scene.session)
    let leftAgain = try await window(of: next.app, session: left.scene.session)
    #expect([leftAgain.driver.screenStack, rightAgain.driver.screenStack] == stacks)
    #expect(leftAgain.driver.sees("Fog over the harbour"))
  }

  @Test(.datasette) func theAppsDelegateKeepsOneAppForAllWindows() async throws {
    let stage = try launched()
    let delegate = AppDelegate(app: stage.app)
    try system.launch(delegate)
    let left = try await window(of: delegate.app)
    let right = try await window(of: delegate.app)
    #expect(left.app != nil && left.app !== right.app && left.app !== delegate.app)
    withExtendedLifetime(delegate) {}
  }
}
