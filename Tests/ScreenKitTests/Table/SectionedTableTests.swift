import ScreenDriver
import ScreenKit
import Testing

@MainActor @Suite struct SectionedTableTests {
  private let bench = FixtureBench()

  private func settled() async throws -> (CrewController, ScreenDriver) {
    let screen = CrewController(runtime: bench.app.runtime)
    screen.crew.add([Sailor(1, "a"), Sailor(2, "b")], to: .upper)
    screen.crew.add([Sailor(3, "c")], to: .lower)
    return (screen, try await bench.settled(screen))
  }

  @Test func sectionsShowTheirModelsUnderTheirHeadings() async throws {
    let (_, driver) = try await settled()
    #expect(driver.rowNames == [["a", "b"], ["c"]])
    #expect(driver.sees("upper deck"))
    #expect(driver.sees("lower deck"))
  }

  @Test func addedInsertedAndRemovedModelsChangeTheirSectionOnly() async throws {
    let (screen, driver) = try await settled()
    screen.crew.add(Sailor(4, "d"), to: .lower)
    try await driver.settle()
    #expect(driver.rowNames == [["a", "b"], ["c", "d"]])
    screen.crew.insert([Sailor(5, "e")], at: 1, in: .upper)
    try await driver.settle()
    #expect(driver.rowNames == [["a", "e", "b"], ["c", "d"]])
    screen.crew.remove(at: 0, from: .upper)
    screen.crew.remove(Sailor(3), from: .lower)
    try await driver.settle()
    #expect(driver.rowNames == [["e", "b"], ["d"]])
  }

  @Test func reloadLoadsOneSectionAnew() async throws {
    var loads: [CrewController.Deck] = []
    let screen = CrewController(runtime: bench.app.runtime) { deck in
      loads.append(deck)
      return [StyledModel(Sailor(deck == .upper ? 1 : 2, "load \(loads.count)"))]
    }
    let driver = try await bench.settled(screen)
    #expect(loads.count == 2)
    let lower = try #require(driver.rowNames.last)
    screen.crew.reload(.upper)
    try await driver.settle()
    #expect(loads.last == .upper)
    #expect(driver.rowNames == [["load 3"], lower])
  }

  @Test func changedModelIsShownInItsPlace() async throws {
    let (screen, driver) = try await settled()
    screen.crew.replace(Sailor(2, "new"))
    try await driver.settle()
    #expect(driver.sees("new"))
    #expect(driver.rowNames == [["a", "new"], ["c"]])
  }
}
