import People
import ScreenDriver
import ScreenKit
import Testing

/// Nobody is kept from using the app who has it read out, or needs large text or strong colours.
@MainActor @Suite struct AccessibilityTests {
  @Test func directory() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.auditAccessibility()
    try await stage.driver.tapRow(0)
    try await stage.driver.auditAccessibility()
  }

  @Test func feed() async throws {
    try await Stage.settled(at: "Feed").driver.auditAccessibility()
  }

  @Test func invitations() async throws {
    try await Stage.settled(at: "Invitations").driver.auditAccessibility()
  }

  @Test func nothingFoundAndNothingReached() async throws {
    let stage = try await Stage.settled()
    try await stage.search(for: "nobody")
    try await stage.driver.auditAccessibility()
    await stage.post.loseAll(true)
    try await stage.driver.tapTab("Feed")
    try await stage.driver.auditAccessibility()
    try await stage.driver.tapTab("Invitations")
    try await stage.driver.auditAccessibility()
  }
}
