import ScreenDriver
import ScreenKit
import Testing
import TodoLists

/// The screen Item, as its spec has it.
@MainActor
@Suite struct ItemScreenTests {
  private func stage() throws -> ScreenStage {
    try ScreenStage(.item(itemID: "item-7"))
  }

  @Test func loads() async throws {
    let stage = try stage()
    try await stage.driver.settle()
    #expect(!stage.driver.texts.isEmpty)
  }
}
