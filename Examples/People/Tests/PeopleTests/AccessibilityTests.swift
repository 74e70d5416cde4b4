import People
import ScreenDriver
import ScreenKit
import Testing

/// Nobody is kept from using the app who has it read out, or needs large text or strong colours.
@MainActor @Suite struct AccessibilityTests {
  @Test func directory() async throws {
    let stage = try await Stage.settled()
    try await expectNothing(stage)
    try await stage.driver.tapRow(0)
    try await expectNothing(stage)
  }

  @Test func feed() async throws {
    try await expectNothing(try await Stage.settled(at: "Feed"))
  }

  @Test func invitations() async throws {
    try await expectNothing(try await Stage.settled(at: "Invitations"))
  }

  @Test func nothingFoundAndNothingReached() async throws {
    let stage = try await Stage.settled()
    try await stage.search(for: "nobody")
    try await expectNothing(stage)
    await stage.post.loseAll(true)
    try await stage.driver.tapTab("Feed")
    try await expectNothing(stage)
    try await stage.driver.tapTab("Invitations")
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
