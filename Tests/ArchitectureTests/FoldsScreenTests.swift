import ScreenDriver
import ScreenKit
import Testing

/// Headers that stay in sight and fold the rows below them, generated for every system.
@MainActor @Suite(.serialized) struct FoldsScreenTests {
  private func folds(_ system: ListSystem) async throws -> ScreenDriver {
    try await LibraryBench.showing { system.makeFolds(app: $0) }.driver
  }

  @Test(arguments: ListSystem.allCases)
  func tapOnAHeaderFoldsItsRowsAndAnotherOneBringsThemBack(system: ListSystem) async throws {
    let driver = try await folds(system)
    #expect(driver.rowCount(section: 0) >= BookServer.pageSize)
    #expect(driver.sees("Book 1"))
    try await driver.tap(text: "All books")
    #expect(driver.rowCount(section: 0) == 0)
    #expect(!driver.sees("Book 1"))
    try await driver.tap(text: "All books")
    #expect(driver.rowCount(section: 0) >= BookServer.pageSize)
    #expect(driver.sees("Book 1"))
  }

  @Test(arguments: ListSystem.allCases)
  func collapsedRowsAreFoldedUntilTheirHeaderIsTapped(system: ListSystem) async throws {
    let driver = try await folds(system)
    try await driver.tap(text: "All books")
    #expect(driver.rowCount(section: 1) == 0)
    #expect(!driver.sees("Emma"))
    try await driver.tap(text: "Kept books")
    #expect(driver.rowCount(section: 1) == 1)
    #expect(driver.sees("Emma"))
    #expect(driver.rowCount(section: 0) == 0)
  }

  @Test(arguments: ListSystem.allCases)
  func stickyHeaderStaysAboveItsRowsAndFoldsThemFromThere(system: ListSystem) async throws {
    let driver = try await folds(system)
    try await driver.scrollToEnd()
    #expect(!driver.sees("Book 1"))
    #expect(driver.sees("All books"))
    try await driver.tap(text: "All books")
    #expect(driver.rowCount(section: 0) == 0)
    #expect(driver.sees("All books"))
  }
}
