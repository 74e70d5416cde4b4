import ScreenDriver
import ScreenKit
import Testing
import TodoLists

/// The screen Lists, as its spec has it.
@MainActor
@Suite struct ListsScreenTests {
  private func stage() throws -> ScreenStage {
    try ScreenStage(.lists)
  }

  @Test func loads() async throws {
    let stage = try stage()
    try await stage.driver.settle()
    #expect(!stage.driver.texts.isEmpty)
  }
}
