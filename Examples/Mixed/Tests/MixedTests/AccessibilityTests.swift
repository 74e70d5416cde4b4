import DatasetteServer
import ScreenDriver
import ScreenKit
import Testing

@testable import Mixed

/// Nobody is kept from using the app who has it read out, or needs large text or strong colours.
@MainActor @Suite(.serialized) struct AccessibilityTests {
  @Test(.club) func logIn() async throws {
    try await Stage().driver.auditAccessibility()
  }

  @Test(.club) func huts() async throws {
    let stage = try await Stage.loggedIn()
    try await stage.driver.auditAccessibility()
    try await stage.driver.tap(text: "Kestrel Hut")
    try await stage.driver.auditAccessibility()
    try await stage.driver.tap(text: "Find a bed")
    try await stage.driver.auditAccessibility()
    try await stage.driver.tapRow(1)
    try await stage.driver.auditAccessibility()
  }

  @Test(.club) func tours() async throws {
    let stage = try await Stage.loggedIn()
    try await stage.driver.tapTab("Tours")
    try await stage.driver.auditAccessibility()
    try await stage.driver.tapRow(0)
    try await stage.driver.auditAccessibility()
  }

  @Test(.club) func trails() async throws {
    let stage = try await Stage.loggedIn()
    try await stage.driver.tapTab("Trails")
    try await stage.driver.wait(forText: "Lake side")
    try await stage.driver.auditAccessibility()
    try await stage.driver.tap(text: "Lake side")
    try await stage.wait(for: TrailsViewController.self)
    try await stage.driver.auditAccessibility()
    try await stage.driver.tapRow(0)
    try await stage.driver.auditAccessibility()
  }

  @Test(.club) func member() async throws {
    let stage = try await Stage.loggedIn()
    try await stage.driver.tapTab("You")
    try await stage.driver.auditAccessibility()
  }
}
