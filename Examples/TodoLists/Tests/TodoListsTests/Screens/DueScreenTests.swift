import ScreenDriver
import ScreenKit
import Testing
import TodoLists

/// The screen Due, as its spec has it.
@MainActor
@Suite struct DueScreenTests {
  private func stage() throws -> ScreenStage {
    try ScreenStage(.due)
  }

  @Test func loads() async throws {
    let stage = try stage()
    try await stage.driver.settle()
    #expect(!stage.driver.texts.isEmpty)
  }
}
