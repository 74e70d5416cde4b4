import DatasetteTesting
import Pantry
import ScreenDriver
import ScreenKit
import Testing

/// Nobody is kept from using the app who has it read out, or needs large text or strong colours.
@MainActor @Suite struct AccessibilityTests {
  @Test(.pantry) func goods() async throws {
    let stage = try await Stage.goods()
    try await stage.driver.auditAccessibility()
    try await stage.driver.tapRow(0, section: 3)
    try await stage.driver.tap(text: "From the same aisle")
    try await stage.driver.auditAccessibility()
  }

  @Test(.pantry) func list() async throws {
    try await Stage.list().driver.auditAccessibility()
  }

  @Test(.pantry) func form() async throws {
    let stage = try await Stage.goods()
    try await stage.driver.tap(label: "Add a good")
    try await stage.driver.tap(text: "Add it")
    try await stage.driver.auditAccessibility()
  }
}
