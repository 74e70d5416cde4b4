import ScreenDriver
import ScreenKit
import Testing

@MainActor @Suite struct TableStyleTests {
  private let bench = FixtureBench()

  @Test func twoStylesOfOneTypeStandInOneTable() async throws {
    let screen = CrewController(runtime: bench.app.runtime)
    screen.crew.add(Sailor(1, "Ahab"), style: .byline, to: .upper)
    screen.crew.add([Sailor(2, "Pip"), Sailor(3, "Queequeg")], to: .upper)
    let driver = try await bench.settled(screen)
    #expect(try driver.texts(row: 0).first == "Captain Ahab")
    #expect(try driver.texts(row: 1).first == "Pip")
    #expect(screen.byline.presented == [1: 1])
    #expect(screen.plain.presented == [2: 1, 3: 1])
  }

  @Test func oneModelMayStandInTwoStylesAtOnce() async throws {
    let screen = CrewController(runtime: bench.app.runtime)
    screen.crew.add(Sailor(1, "Ahab"), style: .byline, to: .upper)
    screen.crew.add(Sailor(1, "Ahab"), to: .upper)
    let driver = try await bench.settled(screen)
    #expect(try driver.texts(row: 0).first == "Captain Ahab")
    #expect(try driver.texts(row: 1).first == "Ahab")
  }

  @Test func rowsNameStylesThatRegisteringHasAnswered() async throws {
    let screen = AdapterTable(runtime: bench.app.runtime)
    let driver = try await bench.settled(screen)
    #expect(try driver.texts(row: 0) == ["Ahab", "captain"])
    #expect(try driver.texts(row: 1) == ["Pip"])
    #expect(try await driver.tableCell(at: IndexPath(row: 0, section: 0)) is TreeTableCell)
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func cellsOfGroupedTablesKeepTheirCards(style: UITableView.Style) async throws {
    let screen = AdapterTable(runtime: bench.app.runtime, style: style)
    let driver = try await bench.settled(screen)
    let cell = try await driver.tableCell(at: IndexPath(row: 0, section: 0))
    #expect((cell.backgroundColor == .clear) == (style == .plain))
  }

  @Test func aCellOfTheAppKeepsItsBackground() async throws {
    let screen = CrewController(runtime: bench.app.runtime)
    screen.crew.add(Sailor(1, "Ahab"), to: .upper)
    let driver = try await bench.settled(screen)
    let cell = try await driver.tableCell(at: IndexPath(row: 0, section: 0))
    cell.backgroundColor = .red
    screen.crew.add(Sailor(2, "Pip"), to: .upper)
    try await driver.settle()
    #expect(try await driver.tableCell(at: IndexPath(row: 0, section: 0)).backgroundColor == .red)
  }

  @Test func modelsWithoutAPresenterShowAPlaceholderAndAreReported() async throws {
    var problems: [String] = []
    bench.app.runtime.problems.handler = { problems.append($0) }
    let screen = CrewController(runtime: bench.app.runtime)
    screen.crew.add(Sailor(1), style: .unknown, to: .upper)
    let driver = try await bench.settled(screen)
    #expect(driver.sees("No adapter for Sailor"))
    #expect(problems.contains { $0.contains("Sailor in the style unknown") })
  }
}

/// A table whose rows name the adapters that they are shown by, as generated ones do.
private final class AdapterTable: TableController {
  private struct PlainRow: CellAdapter {
    func cell(for item: Sailor, in context: CellContext) -> CellNode {
      .text(.verbatim(item.name))
    }
  }

  private struct RankRow: CellAdapter {
    func cell(for item: Sailor, in context: CellContext) -> CellNode {
      .column([.text(.verbatim(item.name)), .text(.verbatim("captain"))])
    }
  }

  init(runtime: AppRuntime, style: UITableView.Style = .plain) {
    super.init(runtime: runtime, configuration: TableConfiguration(style: style))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [TableSection] {
    let plain = register(PlainRow())
    let rank = register(RankRow())
    return [
      TableSection(
        id: "crew", source: LocalDataSource([Sailor(1, "Ahab"), Sailor(2, "Pip")])
      ) { item in
        if item.id == 1 { return TableRow(item, rank) }
        return TableRow(item, plain)
      }
    ]
  }
}
