import ScreenDriver
import ScreenKit
import Testing
import TodoLists

/// Nobody is kept from using the app who has it read out, or needs large text or strong colours.
@MainActor @Suite struct AccessibilityTests {
  nonisolated private static func shopping(_ contents: inout TodoContents) {
    contents.addList(named: "Groceries")
    contents.addList(named: "Travel")
    guard let list = contents.todoLists.first else { return }
    for title in ["Bread", "Apples from the market beyond the bridge", "Coffee"] {
      contents.addItem(title, toList: list.id)
    }
  }

  @Test func emptyScreens() async throws {
    let stage = try await Stage()
    try await stage.driver.auditAccessibility()
    try stage.close()
  }

  @Test func listsAndItems() async throws {
    let stage = try await Stage.filled(Self.shopping)
    try await stage.driver.auditAccessibility()
    try await stage.driver.tapRow(0)
    try await stage.driver.auditAccessibility()
    try await stage.driver.tapRow(1)
    try await stage.driver.auditAccessibility()
    try await stage.driver.goBack()
    try await stage.driver.goBack()
    try await stage.driver.tapRow(1)
    try await stage.driver.auditAccessibility()
    try stage.close()
  }

  @Test func tidyingUp() async throws {
    let stage = try await Stage.filled(Self.shopping)
    try await stage.driver.tap(label: "Tidy up")
    try await stage.driver.auditAccessibility()
    try await stage.driver.tap(text: "Select")
    try await stage.driver.auditAccessibility()
    try stage.close()
  }
}
