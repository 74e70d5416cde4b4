import ScreenDriver
import ScreenKit
import Testing
import TodoLists

/// The screen Options, as its spec has it.
@MainActor
@Suite struct OptionsScreenTests {
  private func stage() throws -> ScreenStage {
    try ScreenStage(.options)
  }

  @Test func loads() async throws {
    let stage = try stage()
    try await stage.driver.settle()
    #expect(!stage.driver.texts.isEmpty)
  }
}
