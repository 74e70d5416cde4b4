import Foundation
import ScreenDriver
import Testing

@testable import ScreenKit

/// Sections that scroll sideways by themselves, in a list that scrolls down.
@MainActor @Suite struct ShelfTests {
  private let bench = FixtureBench()
  private let log = CallLog()

  private func makeScreen(
    _ layout: ListLayout, look: SectionAppearance? = nil, headers: HeaderTraits = []
  ) -> ShelfCollection {
    let log = log
    let above = LocalDataSource(Line.some(1...3))
    let shelf = LocalDataSource(Line.some(101...112, "Book"))
    let below = LocalDataSource(Line.some(201...240))
    return ShelfCollection(runtime: bench.app.runtime) {
      [
        ListSection(id: "above", source: above) { Row($0, LineRow()) },
        ListSection(
          id: "shelf", header: .verbatim("Books"), footer: .verbatim("Enough"), layout: layout,
          headers: headers, look: look, source: shelf
        ) { line in
          Row(line, LineRow(), onSelect: { _ in log("book \(line.id)") })
        },
        ListSection(id: "below", layout: .grid(columns: 2), source: below) { Row($0, LineRow()) },
      ]
    }
  }

  private func show(
    _ layout: ListLayout, look: SectionAppearance? = nil, headers: HeaderTraits = []
  ) async throws -> (driver: ScreenDriver, list: UICollectionView) {
    let driver = bench.show(makeScreen(layout, look: look, headers: headers))
    try await driver.settle()
    return (driver, try #require(driver.list))
  }

  private func frame(_ row: Int, _ section: Int, in list: UICollectionView) throws -> CGRect {
    try #require(list.layoutAttributesForItem(at: IndexPath(item: row, section: section))).frame
  }

  @Test("so many rows are seen at once, and the list goes on below")
  func columns() async throws {
    let (driver, list) = try await show(.shelf(columns: 2, spacing: SpacingToken(points: 10)))
    #expect(list.collectionViewLayout is MixedLayout)
    let first = try frame(0, 1, in: list)
    let second = try frame(1, 1, in: list)
    #expect(first.minX == 0)
    #expect(abs(first.width - (list.bounds.width - 10) / 2) < 0.01)
    #expect(abs(second.minX - (first.maxX + 10)) < 0.01)
    #expect(first.minY == second.minY)
    #expect(driver.rowsInSight(section: 1) == [0, 1])
    #expect(try frame(0, 2, in: list).minY > first.maxY)
    #expect(list.contentSize.width == list.bounds.width)
    driver.close()
  }

  @Test("rows around a shelf stand where they do without one")
  func surroundings() async throws {
    let (driver, list) = try await show(.shelf(columns: 1))
    let (other, plain) = try await show(.list)
    #expect(plain.collectionViewLayout is ScreenCollectionLayout)
    for row in 0..<3 { #expect(try frame(row, 0, in: list) == frame(row, 0, in: plain)) }
    let shift = try frame(0, 2, in: plain).minY - frame(0, 2, in: list).minY
    for row in 0..<40 {
      let expected = try frame(row, 2, in: plain).offsetBy(dx: 0, dy: -shift)
      #expect(abs(try frame(row, 2, in: list).minY - expected.minY) < 0.01)
      #expect(abs(try frame(row, 2, in: list).minX - expected.minX) < 0.01)
    }
    driver.close()
    other.close()
  }

  @Test("a finger scrolls the section, and the list stays where it is")
  func scrolling() async throws {
    let (driver, list) = try await show(.shelf(columns: 2))
    try await driver.scroll(section: 1, by: list.bounds.width)
    #expect(driver.rowsInSight(section: 1) == [2, 3])
    #expect(list.contentOffset.y <= 0)
    try await driver.scrollToEnd(section: 1)
    #expect(driver.rowsInSight(section: 1) == [10, 11])
    await #expect(throws: DriverError.self) { try await driver.scroll(section: 0, by: 10) }
    driver.close()
  }

  @Test(
    "scrolling stops where the shelf says",
    arguments: [(ShelfStops.anywhere, 30), (.rows, 0), (.next, 0)])
  func stops(stops: ShelfStops, rest: Int) async throws {
    let (driver, list) = try await show(.shelf(columns: 2, stops: stops))
    try await driver.scroll(section: 1, by: 30)
    let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 1)))
    #expect(abs(cell.convert(cell.bounds, to: list).minX + CGFloat(rest)) < 0.01)
    driver.close()
  }

  @Test("a row is tapped however far away it is")
  func tapping() async throws {
    let (driver, _) = try await show(.shelf(columns: 2, stops: .rows))
    try await driver.tapRow(9, section: 1)
    #expect(log.calls == ["book 110"])
    driver.close()
  }

  @Test("in languages that are read from the right, the first row is there")
  func rightToLeft() async throws {
    let (driver, list) = try await show(.shelf(columns: 2))
    try await driver.setRightToLeft(true)
    let first = try #require(list.cellForItem(at: IndexPath(item: 0, section: 1)))
    let window = try #require(list.window)
    #expect(abs(first.convert(first.bounds, to: window).maxX - window.bounds.width) < 0.01)
    try await driver.scrollToEnd(section: 1)
    #expect(driver.rowsInSight(section: 1).last == 11)
    driver.close()
  }

  @Test("its pages are loaded as it is scrolled, and nothing waits for them below the list")
  func pages() async throws {
    let app = bench.app
    let below = LocalDataSource(Line.some(201...203))
    let screen = ShelfCollection(
      runtime: app.runtime,
      configuration: CollectionConfiguration(more: MoreTexts(end: .verbatim("That is all")))
    ) {
      let tile = QuoteTile()
      return [
        ListSection(
          id: "open", layout: .shelf(columns: 2, stops: .rows),
          source: UserPosts.make(in: app, userID: { "all" })
        ) { Row($0, tile) },
        ListSection(id: "done", source: below) { Row($0, LineRow()) },
      ]
    }
    let driver = bench.show(screen)
    try await driver.settle()
    #expect(screen.display.engine.more == .none)
    #expect(driver.sees("That is all"))
    let list = try #require(driver.list)
    #expect(list.numberOfItems(inSection: 0) == 12)
    try await driver.scrollToEnd(section: 0)
    #expect(list.numberOfItems(inSection: 0) == 24)
    try await driver.scrollToEnd(section: 0)
    #expect(list.numberOfItems(inSection: 0) == 30)
    driver.close()
  }

  @Test("insets are at the ends, and the colour is behind all of the section")
  func look() async throws {
    let sand = ColorToken("sand", light: 0xE8D8B0)
    let insets = CellInsets(
      leading: SpacingToken(points: 10), trailing: SpacingToken(points: 20))
    let (driver, list) = try await show(
      .shelf(columns: 1), look: SectionAppearance(background: sand, insets: insets),
      headers: .sticky)
    #expect(try frame(0, 1, in: list).minX == 10)
    #expect(abs(try frame(0, 1, in: list).width - (list.bounds.width - 30)) < 0.01)
    let ground = try #require(list.subviews.first { $0 is SectionGround })
    #expect(ground.frame.minX == 0)
    #expect(ground.frame.width == list.bounds.width)
    driver.close()
  }

  @Test("rows that are scrolled aside are not in sight")
  func sight() async throws {
    let (driver, list) = try await show(.shelf(columns: 1))
    let path = IndexPath(item: 0, section: 1)
    #expect(try #require(list.frame(ofRowAt: path)).minX == 0)
    try await driver.scroll(section: 1, by: list.bounds.width * 0.75)
    #expect(try #require(list.frame(ofRowAt: path)).minX < -list.bounds.width * 0.7)
    driver.close()
  }
}

/// Sections as they are said.
private final class ShelfCollection: CollectionController {
  private let sections: @MainActor () -> [ListSection]

  init(
    runtime: AppRuntime, configuration: CollectionConfiguration = CollectionConfiguration(),
    sections: @escaping @MainActor () -> [ListSection]
  ) {
    self.sections = sections
    super.init(runtime: runtime, configuration: configuration)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [ListSection] { sections() }
}
