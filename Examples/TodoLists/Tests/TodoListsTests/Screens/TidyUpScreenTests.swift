import ScreenDriver
import ScreenKit
import Testing
import TodoLists

/// The screen TidyUp, as its spec has it.
@MainActor
@Suite struct TidyUpScreenTests {
  private func stage() throws -> ScreenStage {
    try ScreenStage(.tidyUp)
  }

  @Test func loads() async throws {
    let stage = try stage()
    try await stage.driver.settle()
    #expect(!stage.driver.texts.isEmpty)
  }
}
