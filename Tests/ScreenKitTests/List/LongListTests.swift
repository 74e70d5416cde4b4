import Foundation
import ScreenDriver
import ScreenKit
import Testing

@testable import ScreenCore
@testable import ScreenKit

/// Lists of so many rows that only those near to what is seen can be measured.
@MainActor @Suite struct LongListTests {
  private static let count = 100_000
  private let bench = FixtureBench()

  private func driver(_ screen: UIViewController) -> ScreenDriver {
    bench.show(screen)
  }

  private func row(_ id: Int) -> Line {
    // Rows of several heights, so that what is expected of them is wrong.
    Line(id: id, text: String(repeating: "Line \(id) ", count: 1 + id % 9))
  }

  @Test func collectionsKeepWhatIsNearAndNotAll() throws {
    let screen = LinesController(runtime: bench.app.runtime, (0..<Self.count).map(row))
    let driver = driver(screen)
    let list = screen.collectionView
    var cells: Set<ObjectIdentifier> = []
    let turns = scroll(list, steps: 12) {
      cells.formUnion(list.visibleCells.map(ObjectIdentifier.init))
      #expect(screen.display.surface.sizes.cachedCount <= 4_000)
    }
    #expect(turns == 12)
    #expect(list.indexPathsForVisibleItems.last?.item == Self.count - 1)
    #expect(cells.count < 60)
    driver.close()
  }

  @Test func tablesKeepWhatIsNearAndNotAll() throws {
    let screen = TestTableController(runtime: bench.app.runtime) {
      [
        RowSection(id: "all", source: LocalDataSource((0..<Self.count).map(row))) {
          TestRow($0, LineRow())
        }
      ]
    }
    let driver = driver(screen)
    let table = screen.tableView
    var cells: Set<ObjectIdentifier> = []
    let turns = scroll(table, steps: 12) {
      cells.formUnion(table.visibleCells.map(ObjectIdentifier.init))
      #expect(screen.display.surface.sizes.cachedCount <= 4_000)
    }
    #expect(turns == 12)
    #expect(table.indexPathsForVisibleRows?.last?.row == Self.count - 1)
    #expect(cells.count < 60)
    driver.close()
  }

  /// Scrolls to the end in leaps with some screenfuls in between; the answer is how many steps it took.
  private func scroll(_ view: UIScrollView, steps: Int, _ look: () -> Void) -> Int {
    view.layoutIfNeeded()
    for step in 1...steps {
      let end = view.contentSize.height - view.bounds.height
      let leap = step % 4 == 0 || step == steps ? end * CGFloat(step) / CGFloat(steps) : 0
      view.contentOffset.y = min(max(leap, view.contentOffset.y + view.bounds.height), end)
      view.layoutIfNeeded()
      look()
    }
    // Rows that are measured at last move the end.
    while view.contentOffset.y < view.contentSize.height - view.bounds.height - 1 {
      view.contentOffset.y = view.contentSize.height - view.bounds.height
      view.layoutIfNeeded()
    }
    return steps
  }

  enum Kind: CaseIterable {
    case list, liquid, table
  }

  @Test("a screenful of a list twenty times as long costs the same", arguments: Kind.allCases)
  func screenfulsCostTheSame(kind: Kind) {
    // Where a pass over all rows hides in a screenful, the long one takes about twenty times as long; what else
    // the machine does may make it look like some times.
    let short = leastScreenful(of: 5_000, kind)
    let long = leastScreenful(of: Self.count, kind)
    #expect(long < short * 8)
  }

  /// The least time that a screenful further takes, which what else the machine does does not lengthen.
  private func leastScreenful(of count: Int, _ kind: Kind) -> Duration {
    let lines = (0..<count).map(row)
    let isTable = kind == .table
    let collection = LinesController(
      runtime: bench.app.runtime, lines, layout: kind == .liquid ? .liquid(columns: 2) : .list)
    let table = TestTableController(runtime: bench.app.runtime) {
      [RowSection(id: "all", source: LocalDataSource(lines)) { TestRow($0, LineRow()) }]
    }
    let driver = driver(isTable ? table : collection)
    let view: UIScrollView = isTable ? table.tableView : collection.collectionView
    var least = Duration.seconds(60)
    for _ in 0..<20 {
      least = min(
        least,
        ContinuousClock().measure {
          view.contentOffset.y += view.bounds.height
          view.layoutIfNeeded()
        })
    }
    driver.close()
    return least
  }

  @Test(arguments: [ListLayout.list, .liquid(columns: 2)])
  func whatIsSeenStaysWhenRowsAboveAreMeasured(layout: ListLayout) throws {
    let screen = LinesController(
      runtime: bench.app.runtime, (0..<5_000).map(row), layout: layout)
    let driver = driver(screen)
    let list = screen.collectionView
    list.scrollToItem(at: [0, 2_500], at: .top, animated: false)
    list.layoutIfNeeded()
    #expect(list.indexPathsForVisibleItems.contains([0, 2_500]))
    for _ in 0..<30 {
      // Of the rows that remain in sight the last one stays; in columns others may change theirs.
      let cell = try #require(
        list.indexPathsForVisibleItems.compactMap(list.cellForItem)
          .last { $0.frame.minY < list.bounds.maxY - 100 })
      let place = cell.frame.minY - list.contentOffset.y
      list.contentOffset.y -= 100
      list.layoutIfNeeded()
      #expect(abs(cell.frame.minY - list.contentOffset.y - place - 100) < 0.5)
    }
    driver.close()
  }

  @Test func rowsThatStayKeepTheirSizesAndOthersAreMeasured() async throws {
    let screen = LinesController(runtime: bench.app.runtime, (0..<3_000).map(row))
    let driver = driver(screen)
    let first = try await driver.cell(at: [0, 0]).frame.height
    screen.source.items.insert(Line(id: -1, text: String(repeating: "long ", count: 60)), at: 0)
    try await driver.settle()
    try await driver.scrollToStart()
    #expect(try await driver.cell(at: [0, 0]).frame.height > first)
    #expect(try await driver.cell(at: [0, 1]).frame.height == first)
    screen.source.items[1].text = String(repeating: "longer ", count: 80)
    try await driver.settle()
    #expect(try await driver.cell(at: [0, 1]).frame.height > first)
    screen.source.items.removeLast(2_000)
    try await driver.settle()
    #expect(driver.rowCount() == 1_001)
    #expect(try await driver.cell(at: [0, 2]).frame.minY > 0)
    driver.close()
  }

  @Test("sizes of rows that are about to come near are computed before, beside the main actor")
  func upcomingRows() async throws {
    let row = CountingLineRow()
    let screen = LinesController(runtime: bench.app.runtime, (0..<5_000).map(self.row), row: row)
    let driver = driver(screen)
    let list = screen.collectionView
    let sizes = screen.display.surface.sizes
    let upcoming = (600..<640).map { IndexPath(item: $0, section: 0) }
    list.prefetchDataSource?.collectionView(list, prefetchItemsAt: upcoming)
    await sizes.preparation?.value
    list.scrollToItem(at: [0, 610], at: .top, animated: false)
    list.layoutIfNeeded()
    let seen = list.indexPathsForVisibleItems.filter(upcoming.contains)
    #expect(seen.count > 5)
    #expect(row.measured.isDisjoint(with: 600..<640))
    for path in seen {
      let size = try #require(list.layoutAttributesForItem(at: path)?.frame.size)
      #expect(size == row.computed(at: path.item))
    }
    driver.close()
  }

  @Test("tables compute heights of rows that are about to come near before, too")
  func upcomingTableRows() async throws {
    let row = CountingLineRow()
    let lines = (0..<5_000).map(self.row)
    let screen = TestTableController(runtime: bench.app.runtime) {
      [RowSection(id: "all", source: LocalDataSource(lines)) { TestRow($0, row) }]
    }
    let driver = driver(screen)
    let table = screen.tableView
    table.prefetchDataSource?.tableView(
      table, prefetchRowsAt: (600..<640).map { IndexPath(row: $0, section: 0) })
    await screen.display.surface.sizes.preparation?.value
    table.scrollToRow(at: [0, 610], at: .top, animated: false)
    table.layoutIfNeeded()
    let seen = (table.indexPathsForVisibleRows ?? []).filter { (600..<640).contains($0.row) }
    #expect(seen.count > 5)
    #expect(row.measured.isDisjoint(with: 600..<640))
    for path in seen {
      #expect(table.rectForRow(at: path).height == row.computed(at: path.row)?.height)
    }
    driver.close()
  }

  @Test func turningMeasuresAnew() async throws {
    let screen = LinesController(runtime: bench.app.runtime, (0..<3_000).map(row))
    let driver = driver(screen)
    let narrow = try await driver.cell(at: [0, 8]).frame
    try await driver.rotate()
    let wide = try await driver.cell(at: [0, 8]).frame
    #expect(wide.height < narrow.height)
    #expect(wide.width > narrow.width)
    driver.close()
  }
}

/// A screen with one list of lines at hand.
final class LinesController: CollectionController {
  let source: LocalDataSource<Line>
  private let makeRow: @MainActor (Line) -> Row

  convenience init(
    runtime: AppRuntime, _ lines: [Line], layout: ListLayout = .list,
    row: some CellAdapter<Line> = LineRow()
  ) {
    self.init(runtime: runtime, source: LocalDataSource(lines), layout: layout, row: row)
  }

  init(
    runtime: AppRuntime, source: LocalDataSource<Line>, layout: ListLayout = .list,
    row: some CellAdapter<Line> = LineRow()
  ) {
    self.source = source
    makeRow = { Row($0, row) }
    super.init(runtime: runtime, configuration: CollectionConfiguration(layout: layout))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [ListSection] {
    [ListSection(id: "all", source: source, row: makeRow)]
  }
}

/// Rows of lines that know which of them were measured on the main actor.
@MainActor
private final class CountingLineRow: CellAdapter {
  private(set) var measured: Set<Int> = []
  private var contexts: [Int: (item: Line, context: CellContext)] = [:]

  func cell(for item: Line, in context: CellContext) -> CellNode {
    contexts[item.id] = (item, context)
    return LineRow().cell(for: item, in: context)
  }

  func size(for item: Line, in context: CellContext) -> CGSize {
    measured.insert(item.id)
    return LineRow().size(for: item, in: context)
  }

  /// How big the main actor finds a row that was shown.
  func computed(at index: Int) -> CGSize? {
    contexts[index].map { LineRow().size(for: $0.item, in: $0.context) }
  }
}
