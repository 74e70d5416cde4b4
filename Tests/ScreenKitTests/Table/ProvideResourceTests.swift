import ScreenDriver
import ScreenKit
import Testing

@MainActor @Suite struct ProvideResourceTests {
  private let bench = FixtureBench()

  private func settled() async throws -> (CrewController, ScreenDriver) {
    let screen = CrewController(runtime: bench.app.runtime)
    screen.crew.add((1...40).map { Sailor($0) }, to: .upper)
    screen.crew.insert([Sailor(2)], style: .byline, at: 0, in: .upper)
    let driver = try await bench.settled(screen)
    screen.plain.forgetCounts()
    screen.byline.forgetCounts()
    return (screen, driver)
  }

  @Test func onlyVisibleCellsThatShowTheObjectAreUpdated() async throws {
    let (screen, driver) = try await settled()
    screen.provideResource(updated: Sailor(2, portrait: "a portrait"), key: \Sailor.portrait)
    try await driver.settle()
    #expect(screen.plain.updated == [2: 1])
    #expect(screen.byline.updated == [2: 1])
    #expect(screen.plain.presented.isEmpty)
    #expect(screen.byline.presented.isEmpty)
    #expect(driver.texts.filter { $0 == "a portrait" }.count == 2)
  }

  @Test func whatIsProvidedForRowsOutOfSightIsThereWhenTheyComeIntoSight() async throws {
    let (screen, driver) = try await settled()
    screen.provideResource(updated: Sailor(40, portrait: "far away"), key: \Sailor.portrait)
    try await driver.settle()
    #expect(screen.plain.updated.isEmpty)
    #expect(screen.plain.presented.isEmpty)
    try await driver.scrollToEnd()
    #expect(driver.sees("far away"))
  }

  @Test func presentersAreToldWhatHasArrived() async throws {
    let (screen, driver) = try await settled()
    screen.provideResource(
      updated: Sailor(1, "Ishmael", portrait: "a portrait"), key: \Sailor.name)
    try await driver.settle()
    #expect(driver.sees("Ishmael"))
    #expect(!driver.sees("a portrait"), "the presenter was told of the name alone")
  }

  @Test func otherTablesShowTheModelToo() async throws {
    let (screen, _) = try await settled()
    let other = CrewController(runtime: bench.app.runtime)
    other.crew.add((1...3).map { Sailor($0) }, to: .lower)
    let driver = try await bench.settled(other)
    screen.provideResource(updated: Sailor(2, "Starbuck"), key: \Sailor.name)
    try await driver.settle()
    #expect(driver.sees("Starbuck"))
  }

  @Test func rowsOfAdaptersAreShownAnew() async throws {
    let screen = CountingTable(runtime: bench.app.runtime)
    let driver = try await bench.settled(screen)
    screen.adapter.shown = []
    screen.provideResource(updated: Sailor(1, "Ahab"), key: \Sailor.name)
    try await driver.settle()
    #expect(driver.sees("Ahab"))
    #expect(Set(screen.adapter.shown) == [1])
  }
}

@MainActor
private final class CountingAdapter: CellAdapter {
  var shown: [Int] = []

  func cell(for item: Sailor, in context: CellContext) -> CellNode {
    shown.append(item.id)
    return .text(.verbatim(item.name))
  }
}

private final class CountingTable: TableController {
  let adapter = CountingAdapter()

  init(runtime: AppRuntime) {
    super.init(runtime: runtime, configuration: TableConfiguration())
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [TableSection] {
    let style = register(adapter)
    return [
      TableSection(id: "crew", source: LocalDataSource([Sailor(1), Sailor(2)])) {
        TableRow($0, style)
      }
    ]
  }
}
