import ScreenDriver
import ScreenKit
import Testing

/// Values that can be missing, and what can be done with them only while they are there.
@MainActor @Suite(.serialized) struct MarksScreenTests {
  private func marks(_ system: ListSystem) async throws -> LibraryBench {
    try await LibraryBench.showing { system.makeMarks(app: $0) }
  }

  @Test(arguments: ListSystem.allCases)
  func whatNeedsTheValueIsThereWithIt(system: ListSystem) async throws {
    let bench = try await marks(system)
    #expect(!bench.driver.sees("Open"))
    #expect(bench.toolbar == nil)
    try await bench.driver.tap(text: "None")
    #expect(!bench.driver.sees("None"))
    #expect(bench.toolbar == ["Ask"])
    try await bench.driver.tap(text: "Open")
    #expect(bench.driver.screenStack.last == "MarkPageViewController")
    #expect(bench.driver.sees("Momo"))
  }

  @Test(arguments: ListSystem.allCases)
  func nothingFollowsWhileTheValueIsMissing(system: ListSystem) async throws {
    let bench = try await marks(system)
    let stack = bench.driver.screenStack
    try await bench.driver.tapRow(0)
    #expect(bench.driver.screenStack == stack)
    try await bench.driver.tap(text: "None")
    try await bench.driver.tapRow(0)
    #expect(bench.driver.screenStack.last == "MarkPageViewController")
    #expect(bench.driver.sees("Momo and Book 1"))
  }
}
