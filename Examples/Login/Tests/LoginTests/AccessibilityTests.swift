import DatasetteTesting
import Login
import LoginServer
import ScreenDriver
import ScreenKit
import Testing

/// Nobody is kept from using the app who has it read out, or needs large text or strong colours.
@MainActor @Suite struct AccessibilityTests {
  @Test(.library) func walkthrough() async throws {
    let stage = try Stage(store: MemoryStore())
    try await stage.driver.settle()
    try await stage.driver.auditAccessibility()
    try await stage.driver.tap(text: "Next")
    try await stage.driver.auditAccessibility()
  }

  @Test(.library) func waysIn() async throws {
    let stage = try await Stage.launched()
    try await stage.driver.auditAccessibility()
    try await stage.driver.tap(text: "Log in by e-mail")
    try await stage.driver.auditAccessibility()
    try await stage.driver.tap(text: "Log in")
    #expect(stage.driver.sees("Please fill this in"))
    try await stage.driver.auditAccessibility()
    try await stage.driver.tap(text: "Forgot your password?")
    try await stage.driver.auditAccessibility()
  }

  @Test(.library) func signingUp() async throws {
    let stage = try await Stage.launched()
    try await stage.driver.tap(text: "Sign up by e-mail")
    try await stage.driver.auditAccessibility()
  }

  @Test(.library) func things() async throws {
    let stage = try await Stage.loggedIn()
    try await stage.driver.auditAccessibility()
    try await stage.driver.tapRow(1)
    try await stage.driver.auditAccessibility()
    try await stage.driver.goBack()
    try await stage.driver.tap(label: "Keep in mind")
    try await stage.driver.tap(label: "What you keep in mind")
    try await stage.driver.auditAccessibility()
  }

  @Test(.library) func account() async throws {
    let stage = try await Stage.loggedIn()
    try await stage.showAccount()
    try await stage.driver.auditAccessibility()
    try await stage.driver.tap(text: "Wish for a thing")
    try await stage.driver.auditAccessibility()
  }

  @Test(.emptyLibrary) func emptyLibrary() async throws {
    try await Stage.loggedIn().driver.auditAccessibility()
  }
}
