import Foundation
import ScreenDriver
import ScreenKit
import Testing

@MainActor @Suite struct OwnershipTests {
  enum Screen: CaseIterable {
    case feed, stories, explore, profile, settings, search, compose
  }

  private func make(_ screen: Screen, _ app: FixtureApp) -> UIViewController {
    switch screen {
    case .feed: FeedViewController(app: app)
    case .stories: StoriesViewController(app: app, tray: StoryTray(id: "1"))
    case .explore: ExploreViewController(app: app)
    case .profile: ProfileViewController(app: app, userID: "1")
    case .settings: SettingsViewController(app: app)
    case .search: SearchViewController(app: app)
    case .compose: ComposeViewController(app: app)
    }
  }

  private func pushAndPop(_ screen: Screen, on driver: ScreenDriver, _ app: FixtureApp) async throws
    -> WeakScreen
  {
    let pushed = make(screen, app)
    let left = WeakScreen(pushed)
    (driver.topScreen as? ScreenController)?.push(pushed)
    try await driver.settle()
    #expect(driver.topScreen === pushed)
    try await driver.goBack()
    return left
  }

  @Test(arguments: Screen.allCases)
  func screensAreReleasedWhenTheyAreLeft(screen: Screen) async throws {
    let bench = FixtureBench()
    let driver = bench.show(SettingsViewController(app: bench.app))
    try await driver.settle()
    let left = try await pushAndPop(screen, on: driver, bench.app)
    try await driver.wait(until: "the screen is released") { left.screen == nil }
  }

  @Test func screensLeftWhileLoadingAreReleasedToo() async throws {
    let bench = FixtureBench()
    let driver = bench.show(SettingsViewController(app: bench.app))
    try await driver.settle()
    await bench.transport.hold()
    var pushed: UIViewController? = ProfileViewController(app: bench.app, userID: "1")
    let left = WeakScreen(pushed)
    (driver.topScreen as? ScreenController)?.push(try #require(pushed))
    driver.window.headlessFinishTransitions()
    pushed = nil
    #expect(left.screen != nil)
    try await driver.goBack()
    try await driver.wait(until: "the screen is released") { left.screen == nil }
    await bench.transport.release()
  }

  @Test func operationsGoOnWhenTheirScreenIsLeft() async throws {
    let bench = FixtureBench()
    let driver = bench.show(SettingsViewController(app: bench.app))
    try await driver.settle()
    var hasEnded = false
    var wasTold = false
    do {
      let screen = ProfileViewController(app: bench.app, userID: "1")
      screen.run(
        operation: {
          try await Task.sleep(for: .milliseconds(5))
          hasEnded = true
        }, then: { _, _ in wasTold = true })
    }
    try await driver.wait(until: "the operation has ended") { hasEnded }
    try await driver.settle()
    #expect(!wasTold)
  }
}

@MainActor
private final class WeakScreen {
  weak var screen: UIViewController?

  init(_ screen: UIViewController?) {
    self.screen = screen
  }
}
