import ScreenDriver
import ScreenKit
import Testing

@MainActor @Suite struct RowPresenterTests {
  private let bench = FixtureBench()

  private func makeScreen(_ count: Int) -> CrewController {
    let screen = CrewController(runtime: bench.app.runtime)
    screen.crew.add((1...count).map { Sailor($0) }, to: .upper)
    return screen
  }

  @Test func presentersMakeCellsAndTheTableUsesThemAgain() async throws {
    let screen = makeScreen(100)
    let driver = try await bench.settled(screen)
    try await driver.scrollToEnd()
    #expect(driver.sees("Sailor 100"))
    #expect(screen.plain.cellsMade < 50)
    #expect(screen.plain.presented[100] == 1)
  }

  @Test func presentersSayHowHighRowsAre() async throws {
    let screen = makeScreen(1)
    screen.crew.add(Sailor(7), style: .byline, to: .upper)
    let driver = try await bench.settled(screen)
    let table = try #require(driver.table)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 50)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 80)
  }

  @Test func controllerIsTheDelegateOfEventsUnlessAnotherIsNamed() async throws {
    let screen = makeScreen(3)
    let driver = try await bench.settled(screen)
    try await driver.tapRow(1)
    try await driver.tap(text: "Greet")
    #expect(screen.events == ["clicked 2, selected 0", "greeted 1"])
  }

  @Test func namedDelegateIsToldAndNotKept() async throws {
    var harbour: Harbour? = Harbour()
    let screen = HarbourTable(runtime: bench.app.runtime, delegate: harbour)
    let driver = try await bench.settled(screen)
    try await driver.tapRow(0)
    #expect(harbour?.clicked == [1])
    weak let left = harbour
    harbour = nil
    #expect(left == nil)
    try await driver.tapRow(0)
  }

  @Test func controllerThatCannotBeTheDelegateIsReported() async throws {
    var problems: [String] = []
    bench.app.runtime.problems.handler = { problems.append($0) }
    _ = try await bench.settled(HarbourTable(runtime: bench.app.runtime, delegate: nil))
    #expect(problems.count == 1)
    #expect(problems.first?.contains("HarbourTable is no SailorPresenterDelegate") == true)
  }
}

@MainActor
private final class Harbour: SailorPresenterDelegate {
  private(set) var clicked: [Int] = []

  func sailorWasClicked(_ sailor: Sailor) { clicked.append(sailor.id) }
  func sailorWasGreeted(_ sailor: Sailor) {}
}

/// A table that is no delegate of its rows.
private final class HarbourTable: TableController {
  private weak var delegate: (any SailorPresenterDelegate)?

  init(runtime: AppRuntime, delegate: (any SailorPresenterDelegate)?) {
    self.delegate = delegate
    super.init(runtime: runtime, configuration: TableConfiguration())
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [TableSection] {
    let style = register(SailorPresenter(), delegate: delegate)
    return [TableSection(id: "crew") { [TableRow(Sailor(1), style)] }]
  }
}
