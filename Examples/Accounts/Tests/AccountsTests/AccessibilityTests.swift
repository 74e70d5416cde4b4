import Accounts
import DatasetteTesting
import ScreenDriver
import ScreenKit
import Testing

/// Nobody is kept from using the app who has it read out, or needs large text or strong colours.
@MainActor @Suite struct AccessibilityTests {
  @Test(.datasette) func homeAndDetail() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.auditAccessibility()
    try await stage.driver.tapRow(0)
    try await stage.driver.auditAccessibility()
  }

  @Test(.datasette) func forms() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tapRow(0)
    try await stage.driver.tap(text: "Edit")
    try await stage.driver.auditAccessibility()
    try await stage.driver.tap(label: "Close")
    try await stage.driver.tap(label: "Book a movement")
    try await stage.driver.auditAccessibility()
    try await stage.driver.tap(text: "Book")
    #expect(stage.driver.sees("Please fill this in"))
    try await stage.driver.auditAccessibility()
  }

  @Test(.datasette) func formInSteps() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tap(label: "Open an account")
    try await stage.driver.auditAccessibility()
    try await stage.driver.type("Aaron Abel", into: "owner")
    try await stage.driver.type("aaron@abel.example", into: "email")
    try await stage.driver.tap(text: "Next")
    try await stage.driver.auditAccessibility()
  }

  @Test(.datasette) func finding() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tapTab("Find")
    try await stage.driver.auditAccessibility()
    try await stage.driver.search(for: "Friis")
    try await stage.driver.wait(forText: "Ivo Friis")
    try await stage.driver.auditAccessibility()
  }

  @Test(.emptyDatasette) func emptyHomeAndAbout() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.auditAccessibility()
    try await stage.driver.tap(text: "About")
    try await stage.driver.auditAccessibility()
  }
}
