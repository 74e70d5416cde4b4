import DatasetteServer
import Moments
import ScreenDriver
import ScreenKit
import Testing

/// Nobody is kept from using the app who has it read out, or needs large text or strong colours.
@Suite @MainActor struct AccessibilityTests {
  @Test(.datasette) func feedAndPost() async throws {
    let stage = try await Stage.settled()
    try await expectNothing(stage)
    try await stage.driver.tapRow(1)
    try await expectNothing(stage)
    try await stage.driver.tap(text: "Comments")
    try await expectNothing(stage)
  }

  @Test(.datasette) func composing() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tap(label: "New moment")
    try await expectNothing(stage)
    try await stage.driver.tap(text: "Publish")
    #expect(stage.driver.sees("Please fill this in"))
    try await expectNothing(stage)
  }

  @Test(.datasette) func exploring() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tapTab("Explore")
    try await expectNothing(stage)
  }

  @Test(.datasette) func searching() async throws {
    let clock = ManualClock()
    let stage = try await Stage.settled(clock: clock)
    try await stage.driver.tapTab("Search")
    try await expectNothing(stage)
    for text in ["lantern", "xyzzy"] {
      try await stage.driver.search(for: text)
      try await stage.driver.advance(by: .milliseconds(300))
      try await expectNothing(stage)
    }
  }

  @Test(.datasette) func people() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tapTab("Profile")
    try await expectNothing(stage)
    try await stage.driver.tap(text: "Followers")
    try await expectNothing(stage)
  }

  @Test(.datasette) func settingsAndShop() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tapTab("Profile")
    try await stage.driver.tap(text: "Settings")
    try await expectNothing(stage)
    try await stage.driver.tap(text: "Shop")
    try await expectNothing(stage)
    try await stage.driver.goBack()
    try await stage.driver.tap(text: "About")
    try await expectNothing(stage)
  }

  @Test(.emptyDatasette) func nothingThere() async throws {
    let stage = try await Stage.settled()
    try await expectNothing(stage)
    try await stage.driver.tapTab("Explore")
    try await expectNothing(stage)
  }

  /// What the audit finds on the screen that is shown now.
  private func expectNothing(
    _ stage: Stage, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let issues = try await stage.driver.accessibilityIssues()
    #expect(issues.map(\.description) == [], sourceLocation: sourceLocation)
  }
}
