import DatasetteServer
import Moments
import ScreenDriver
import ScreenKit
import Testing

/// Nobody is kept from using the app who has it read out, or needs large text or strong colours.
@Suite @MainActor struct AccessibilityTests {
  @Test(.datasette) func feedAndPost() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.auditAccessibility()
    try await stage.driver.tapRow(1)
    try await stage.driver.auditAccessibility()
    try await stage.driver.tap(text: "Comments")
    try await stage.driver.auditAccessibility()
  }

  @Test(.datasette) func composing() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tap(label: "New moment")
    try await stage.driver.auditAccessibility()
    try await stage.driver.tap(text: "Publish")
    #expect(stage.driver.sees("Please fill this in"))
    try await stage.driver.auditAccessibility()
  }

  @Test(.datasette) func exploring() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tapTab("Explore")
    try await stage.driver.auditAccessibility()
  }

  @Test(.datasette) func searching() async throws {
    let clock = ManualClock()
    let stage = try await Stage.settled(clock: clock)
    try await stage.driver.tapTab("Search")
    try await stage.driver.auditAccessibility()
    for text in ["lantern", "xyzzy"] {
      try await stage.driver.search(for: text)
      try await stage.driver.advance(by: .milliseconds(300))
      try await stage.driver.auditAccessibility()
    }
  }

  @Test(.datasette) func people() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tapTab("Profile")
    try await stage.driver.auditAccessibility()
    try await stage.driver.tap(text: "Followers")
    try await stage.driver.auditAccessibility()
  }

  @Test(.datasette) func settingsAndShop() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tapTab("Profile")
    try await stage.driver.tap(text: "Settings")
    try await stage.driver.auditAccessibility()
    try await stage.driver.tap(text: "Shop")
    try await stage.driver.auditAccessibility()
    try await stage.driver.goBack()
    try await stage.driver.tap(text: "About")
    try await stage.driver.auditAccessibility()
  }

  @Test(.emptyDatasette) func nothingThere() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.auditAccessibility()
    try await stage.driver.tapTab("Explore")
    try await stage.driver.auditAccessibility()
  }
}
