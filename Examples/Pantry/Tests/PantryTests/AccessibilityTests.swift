import DatasetteTesting
import Foundation
import Pantry
import ScreenDriver
import ScreenKit
import Testing

/// Nobody is kept from using the app who has it read out, or needs large text or strong colours.
@MainActor @Suite struct AccessibilityTests {
  @Test(.pantry) func goods() async throws {
    try await Stage.goods().driver.auditAccessibility()
  }

  @Test(.pantry) func good() async throws {
    let stage = try await Stage.goods()
    try await stage.driver.tapRow(1, section: 3)
    #expect(stage.driver.title == "Apples")
    try await stage.driver.tap(text: "From the same aisle")
    #expect(stage.driver.rowCount(section: 0) == 1, "it is no offer, and has no banner")
    try await stage.driver.auditAccessibility()
  }

  // Without SwiftUI nothing stands in the cell of the banner, so that nothing of it can be read out.
  #if canImport(SwiftUI)
    @Test(.pantry) func offer() async throws {
      let stage = try await Stage.goods()
      try await stage.driver.tapRow(0, section: 3)
      #expect(stage.driver.title == "Apple juice")
      try await stage.driver.tap(text: "From the same aisle")
      try await stage.driver.auditAccessibility()
    }
  #endif

  @Test(.pantry) func list() async throws {
    try await Stage.list().driver.auditAccessibility()
  }

  @Test(.pantry) func pricesAreReadOut() async throws {
    let stage = try await Stage.goods()
    let driver = stage.driver
    #expect(try await label([0, 0], driver) == "Baguette by Mill Lane, €1.95")
    #expect(try await label([1, 2], driver) == "Spaghetti by Tin & Co, €1.15, offer")
    try await driver.tapRow(0, section: 3)
    try await driver.tap(text: "From the same aisle")
    #expect(try await label([1, 0], driver) == "Apples, €2.49")
    try await driver.tapTab("Shopping list")
    #expect(try await label([0, 0], driver) == "2 × Milk, €1.29")
  }

  private func label(_ row: IndexPath, _ driver: ScreenDriver) async throws -> String? {
    try await driver.cell(at: row).accessibilityLabel
  }

  @Test(.pantry) func form() async throws {
    let stage = try await Stage.goods()
    try await stage.driver.tap(label: "Add a good")
    try await stage.driver.tap(text: "Add it")
    try await stage.driver.auditAccessibility()
  }
}
