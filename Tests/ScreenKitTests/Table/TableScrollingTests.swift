import ScreenDriver
import ScreenKit
import Testing

@MainActor @Suite struct TableScrollingTests {
  private let bench = FixtureBench()

  private func settled(_ count: Int) async throws -> (CrewController, ScreenDriver) {
    let screen = CrewController(
      runtime: bench.app.runtime,
      configuration: TableConfiguration(title: .verbatim("Crew"), pullToRefresh: true))
    screen.crew.add((1...count).map { Sailor($0) }, to: .upper)
    return (screen, try await bench.settled(screen))
  }

  @Test func tableScrollsToItsEndsOnDemand() async throws {
    let (screen, driver) = try await settled(100)
    screen.scrollToBottom(animated: false)
    try await driver.settle()
    #expect(driver.sees("Sailor 100"))
    #expect(!driver.texts.contains("Sailor 1"))
    screen.scrollToTop(animated: false)
    try await driver.settle()
    #expect(driver.texts.contains("Sailor 1"))
    #expect(!driver.sees("Sailor 100"))
  }

  @Test func scrollingATableWithoutRowsDoesNothing() async throws {
    let screen = CrewController(runtime: bench.app.runtime)
    screen.scrollToTop()
    screen.scrollToBottom()
    let driver = try await bench.settled(screen)
    screen.scrollToBottom(animated: false)
    try await driver.settle()
    #expect(!screen.isShowingCells)
  }

  @Test func cellsAreShowingOnlyWhileThereAreRows() async throws {
    let (screen, driver) = try await settled(1)
    #expect(screen.isShowingCells)
    screen.crew.remove(at: 0, from: .upper)
    try await driver.settle()
    #expect(!screen.isShowingCells)
  }

  @Test func forcedRefreshLoadsAnewAndShowsThatItDoes() async throws {
    var loads = 0
    let screen = CrewController(
      runtime: bench.app.runtime,
      load: { _ in
        loads += 1
        return [StyledModel(Sailor(loads))]
      }, configuration: TableConfiguration(pullToRefresh: true))
    let driver = try await bench.settled(screen)
    #expect(loads == 2)
    screen.forceRefresh()
    #expect(driver.table?.refreshControl?.isRefreshing == true)
    #expect(screen.isShowingCells, "the rows stay meanwhile")
    try await driver.settle()
    #expect(loads == 4)
    #expect(driver.table?.refreshControl?.isRefreshing == false)
  }

  @Test func rowIsDeselectedBeforeItsClickIsTold() async throws {
    let (screen, driver) = try await settled(3)
    try await driver.tapRow(2)
    #expect(screen.events == ["clicked 3, selected 0"])
    #expect(driver.table?.indexPathForSelectedRow == nil)
  }
}
