import Foundation
import ScreenDriver
import SeededRandom
import Testing

@testable import ScreenKit

@MainActor @Suite struct TableSurfaceTests {
  private let bench = FixtureBench()
  private let first = LocalDataSource<Line>()
  private let second = LocalDataSource<Line>()

  private func makeScreen(onSelect: ScreenAction? = nil) -> TestTableController {
    let row = LineRow()
    return TestTableController(runtime: bench.app.runtime) { [first, second] in
      [
        RowSection(id: "first", header: .verbatim("Top"), source: first) {
          TestRow($0, row, onSelect: onSelect)
        },
        RowSection(id: "second", header: .verbatim("Rest"), source: second) {
          TestRow($0, row, onSelect: onSelect)
        },
      ]
    }
  }

  private func show(_ screen: TestTableController) async throws -> ScreenDriver {
    let driver = bench.show(screen)
    try await driver.settle()
    return driver
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  // MARK: Rows

  @Test("a cell that was made before it comes into sight shows then what its row has become")
  func cellsMadeAheadAreBroughtUpToDate() async throws {
    first.items = Line.some(1...200)
    let screen = makeScreen()
    let driver = try await show(screen)
    let table = screen.tableView
    // So the system does when it has time, as while nobody scrolls.
    let cell = try #require(
      table.dataSource?.tableView(table, cellForRowAt: path(100)) as? TreeTableCell)
    first.items[100].text = "New"
    try await driver.settle()
    #expect(!"\(String(describing: cell.element))".contains("New"))
    table.delegate?.tableView(table, willDisplay: cell, forRowAt: path(100))
    #expect("\(String(describing: cell.element))".contains("New"))
  }

  @Test func rowsShowTheTreesOfTheirAdapters() async throws {
    first.items = Line.some(1...3)
    let screen = makeScreen()
    let driver = try await show(screen)
    #expect(driver.sees("Line 1"))
    let cell = try await driver.tableCell(at: path(1))
    #expect(cell is TreeTableCell)
    #expect(cell.frame.width == 390)
    #expect(cell.frame.minY == screen.tableView.rectForRow(at: path(0)).maxY)
  }

  @Test func sectionsHaveHeadersOnlyWhereTheyHaveRows() async throws {
    first.items = Line.some(1...2)
    let driver = try await show(makeScreen())
    #expect(driver.sees("Top"))
    #expect(!driver.sees("Rest"))
    second.items = Line.some(3...3)
    try await driver.settle()
    #expect(driver.sees("Rest"))
  }

  @Test func buttonsInRowsAct() async throws {
    first.items = Line.some(1...2)
    let driver = try await show(makeScreen())
    try await driver.tap(text: "Button 2")
    #expect(driver.sees("Pressed 2"))
  }

  @Test func aTappedRowIsDeselectedAndActs() async throws {
    first.items = Line.some(1...2)
    let screen = makeScreen(onSelect: { $0.notice(.verbatim("Selected")) })
    let driver = try await show(screen)
    try await driver.tapRow(1)
    #expect(driver.sees("Selected"))
    #expect(screen.tableView.indexPathForSelectedRow == nil)
  }

  @Test func rowsWithoutAnActionCannotBeSelected() async throws {
    first.items = Line.some(1...1)
    let screen = makeScreen()
    let driver = try await show(screen)
    await #expect(throws: DriverError.self) { try await driver.tapRow(0) }
    #expect(screen.tableView.indexPathForSelectedRow == nil)
    #expect(
      screen.display.surface.tableView(screen.tableView, willSelectRowAt: path(0)) == nil)
  }

  // MARK: Swipes

  private func makeSwipingScreen() -> TestTableController {
    let row = LineRow()
    let swipes = [
      SwipeAction(title: .verbatim("Delete"), role: .destructive, isFullSwipe: true) {
        [first] _ in first.items.removeFirst()
      },
      SwipeAction(title: .verbatim("Archive")) { $0.notice(.verbatim("Archived")) },
      SwipeAction(edge: .leading, title: .verbatim("Pin")) { $0.notice(.verbatim("Pinned")) },
    ]
    return TestTableController(runtime: bench.app.runtime) { [first] in
      [RowSection(id: "first", source: first) { TestRow($0, row, swipes: swipes) }]
    }
  }

  @Test func swipesUncoverTheActionsOfTheirEdge() async throws {
    first.items = Line.some(1...2)
    let screen = makeSwipingScreen()
    let driver = try await show(screen)
    let trailing = screen.tableView.headlessSwipe(rowAt: path(0))
    #expect(trailing.map(\.title) == ["Delete", "Archive"])
    #expect(trailing.map(\.style) == [.destructive, .normal])
    try await driver.swipe(row: 1, title: "Archive")
    #expect(driver.sees("Archived"))
    try await driver.swipe(row: 0, title: "Pin")
    #expect(driver.sees("Pinned"))
  }

  @Test func onlyActionsThatSaySoAreDoneByAFullSwipe() async throws {
    first.items = Line.some(1...2)
    let screen = makeSwipingScreen()
    let driver = try await show(screen)
    #expect(!screen.tableView.headlessFullSwipe(rowAt: path(0), edge: .leading))
    #expect(screen.tableView.headlessFullSwipe(rowAt: path(0)))
    try await driver.settle()
    #expect(screen.lines == [2])
  }

  @Test func rowsWithoutActionsCannotBeSwiped() async throws {
    first.items = Line.some(1...1)
    let screen = makeScreen()
    _ = try await show(screen)
    #expect(screen.tableView.headlessSwipe(rowAt: path(0)).isEmpty)
  }

  // MARK: Updates

  @Test func changedRowsKeepTheirCellsAndGetNewHeights() async throws {
    first.items = Line.some(1...3)
    let driver = try await show(makeScreen())
    let cell = try await driver.tableCell(at: path(0))
    let next = try await driver.tableCell(at: path(1)).frame
    first.items[0].text = String(repeating: "long ", count: 80)
    try await driver.settle()
    #expect(try await driver.tableCell(at: path(0)) === cell)
    #expect(try await driver.tableCell(at: path(1)).frame.minY > next.minY)
    #expect(try await driver.tableCell(at: path(1)).frame.height == next.height)
  }

  @Test func anyChangeLeadsToTheNewList() async throws {
    first.items = Line.some(1...6)
    let screen = makeScreen()
    let driver = try await show(screen)
    var problems: [String] = []
    screen.tableView.headlessSetAssertionHandler { problems.append($0) }
    var random = SeededGenerator(seed: 11)
    for round in 0..<40 {
      let upper = (1...9).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
      let lower = (20...24).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
      first.items = Line.some(upper, "Round \(round)")
      second.items = Line.some(lower)
      try await driver.settle()
      #expect(screen.lines == upper + lower)
      #expect(problems == [], "round \(round)")
    }
  }

  @Test func manyChangesAtOnceEndWithTheLatest() async throws {
    first.items = Line.some(1...3)
    let screen = makeScreen()
    let driver = try await show(screen)
    for last in 4...12 { first.items = Line.some(1...last) }
    first.items = Line.some([7, 3])
    try await driver.settle()
    #expect(screen.lines == [7, 3])
    #expect(driver.texts.filter { $0.hasPrefix("Line") } == ["Line 7", "Line 3"])
  }

  @Test func partsOfVisibleRowsCanBeUpdated() async throws {
    first.items = Line.some(1...100)
    let screen = makeScreen()
    _ = try await show(screen)
    var updated: [Int] = []
    screen.display.surface.updateVisibleCells { row, cell, _ in
      #expect(cell is TreeTableCell)
      if let line = row.item as? Line { updated.append(line.id) }
    }
    #expect(updated.count == screen.tableView.indexPathsForVisibleRows?.count)
    #expect(updated.first == 1)
  }

  // MARK: Sizes

  @Test func rowsGrowWithTheTextSize() async throws {
    first.items = Line.some(1...3)
    let driver = try await show(makeScreen())
    let before = try await driver.tableCell(at: path(0)).frame.height
    try await driver.setTextSize(.accessibilityLarge)
    #expect(try await driver.tableCell(at: path(0)).frame.height > before)
  }

  @Test func rowsAreMeasuredAgainInAnotherWidth() async throws {
    first.items = [Line(id: 1, text: String(repeating: "long ", count: 60))]
    let driver = try await show(makeScreen())
    let upright = try await driver.tableCell(at: path(0)).frame
    try await driver.rotate()
    let across = try await driver.tableCell(at: path(0)).frame
    #expect(across.width == 844)
    #expect(across.height < upright.height)
  }

  // MARK: Ownership

  @Test func aTableScreenIsReleasedWhenItIsLeft() async throws {
    first.items = Line.some(1...30)
    let driver = bench.show(SettingsViewController(app: bench.app))
    try await driver.settle()
    var pushed: TestTableController? = makeScreen(onSelect: { $0.popScreen() })
    weak let left = pushed
    if let pushed { (driver.topScreen as? ScreenController)?.push(pushed) }
    pushed = nil
    try await driver.settle()
    try await driver.goBack()
    try await driver.wait(until: "the screen is released") { left == nil }
  }
}
