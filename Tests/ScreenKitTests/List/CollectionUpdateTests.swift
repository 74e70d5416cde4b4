import Foundation
import ScreenDriver
import SeededRandom
import Testing

@testable import ScreenKit

/// A list of plain items from a source at hand.
private final class ItemsViewController: CollectionController {
  struct Item: Model {
    var id: Int
    var text: String
  }

  struct ItemRow: CellAdapter {
    func cell(for item: Item, in context: CellContext) -> CellNode {
      .column([.text(.verbatim(item.text))], padding: SpacingToken(points: 4))
    }
  }

  let source: LocalDataSource<Item>
  let second: LocalDataSource<Item>
  var layout: ListLayout

  init(runtime: AppRuntime, _ items: [Item], layout: ListLayout = .list) {
    source = LocalDataSource(items)
    second = LocalDataSource([])
    self.layout = layout
    super.init(
      runtime: runtime, configuration: CollectionConfiguration(layout: layout))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func currentLayout() -> ListLayout { layout }

  override func makeSections() -> [ListSection] {
    let row = ItemRow()
    return [
      ListSection(id: "first", source: source) { Row($0, row) },
      ListSection(id: "second", header: .verbatim("More"), source: second) { Row($0, row) },
    ]
  }
}

private func items(_ ids: some Sequence<Int>, _ text: String = "Item") -> [ItemsViewController.Item]
{
  ids.map { ItemsViewController.Item(id: $0, text: "\(text) \($0)") }
}

@MainActor @Suite struct CollectionUpdateTests {
  @Test("a cell that was made before it comes into sight shows then what its row has become")
  func cellsMadeAheadAreBroughtUpToDate() async throws {
    let screen = ItemsViewController(runtime: bench.app.runtime, items(0..<200))
    _ = try await show(screen)
    let list = screen.collectionView
    // As one that the system has kept since the row was in sight last.
    let cell = TreeCell(frame: CGRect(x: 0, y: 0, width: list.bounds.width, height: 44))
    list.delegate?.collectionView(
      list, willDisplay: cell, forItemAt: IndexPath(item: 100, section: 0))
    #expect("\(String(describing: cell.element))".contains("Item 100"))
  }

  private let bench = FixtureBench()

  private func show(_ screen: ItemsViewController) async throws -> ScreenDriver {
    let driver = bench.show(screen)
    try await driver.settle()
    return driver
  }

  @Test func changedItemsAreDrawnAnewInPlace() async throws {
    let screen = ItemsViewController(runtime: bench.app.runtime, items(1...3))
    let driver = try await show(screen)
    let cell = try await driver.cell(at: IndexPath(item: 1, section: 0))
    screen.source.items[1].text = "Changed"
    try await driver.settle()
    #expect(driver.sees("Changed"))
    #expect(try await driver.cell(at: IndexPath(item: 1, section: 0)) === cell)
  }

  @Test func changedItemsGetNewSizes() async throws {
    let screen = ItemsViewController(runtime: bench.app.runtime, items(1...3))
    let driver = try await show(screen)
    let before = try await driver.cell(at: IndexPath(item: 1, section: 0)).frame
    screen.source.items[0].text = String(repeating: "long ", count: 80)
    try await driver.settle()
    let after = try await driver.cell(at: IndexPath(item: 1, section: 0)).frame
    #expect(after.minY > before.minY)
    #expect(after.height == before.height)
  }

  @Test func layoutsMayChangeWhileRowsStay() async throws {
    let screen = ItemsViewController(runtime: bench.app.runtime, items(1...4))
    let driver = try await show(screen)
    #expect(try await driver.cell(at: IndexPath(item: 1, section: 0)).frame.minX == 0)
    screen.layout = .grid(columns: 2)
    screen.setNeedsUpdate()
    try await driver.settle()
    #expect(try await driver.cell(at: IndexPath(item: 1, section: 0)).frame.minX == 195)
  }

  @Test func itemsThatStandTwiceAreShownTwice() async throws {
    let screen = ItemsViewController(
      runtime: bench.app.runtime, items([1, 2]) + items([1], "Again"))
    let driver = try await show(screen)
    #expect(driver.texts.filter { $0.hasPrefix("Item") || $0.hasPrefix("Again") }.count == 3)
    screen.source.items.removeFirst()
    try await driver.settle()
    #expect(driver.texts.contains("Again 1"))
    #expect(!driver.texts.contains("Item 1"))
  }

  @Test(arguments: [ListLayout.list, .grid(columns: 3), .liquid(columns: 2)])
  func anyChangeLeadsToTheNewList(layout: ListLayout) async throws {
    let screen = ItemsViewController(runtime: bench.app.runtime, items(1...6), layout: layout)
    let driver = try await show(screen)
    var problems: [String] = []
    screen.collectionView.headlessSetAssertionHandler { problems.append($0) }
    var random = SeededGenerator(seed: 7)
    for round in 0..<40 {
      let first = (1...9).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
      let second = (20...24).filter { _ in Bool.random(using: &random) }.shuffled(using: &random)
      screen.source.items = items(first, "Round \(round)")
      screen.second.items = items(second)
      try await driver.settle()
      let shown = driver.items.compactMap { ($0 as? ItemsViewController.Item)?.id }
      #expect(shown == first + second)
      #expect(problems == [], "round \(round)")
    }
  }

  @Test func manyChangesAtOnceEndWithTheLatest() async throws {
    let screen = ItemsViewController(runtime: bench.app.runtime, items(1...3))
    let driver = try await show(screen)
    for last in 4...12 { screen.source.items = items(1...last) }
    screen.source.items = items([7, 3])
    try await driver.settle()
    #expect(driver.items.compactMap { ($0 as? ItemsViewController.Item)?.id } == [7, 3])
    #expect(driver.texts.filter { $0.hasPrefix("Item") } == ["Item 7", "Item 3"])
  }

  @Test func listsOutOfSightAreReloaded() async throws {
    let screen = ItemsViewController(runtime: bench.app.runtime, items(1...3))
    screen.loadViewIfNeeded()
    screen.source.items = items(1...50)
    let driver = try await show(screen)
    #expect(driver.items.count == 50)
  }

  @Test func pagesFillTheScreenOneByOne() async throws {
    let screen = ItemsViewController(runtime: bench.app.runtime, items(1...3), layout: .pages)
    let driver = try await show(screen)
    let list = try #require(driver.list)
    #expect(list.isPagingEnabled)
    #expect(list.contentSize.width == 1170)
    #expect(try await driver.cell(at: IndexPath(item: 0, section: 0)).frame.width == 390)
  }

  @Test func changesReachAllScreensThatShowTheItem() async throws {
    let screen = ItemsViewController(runtime: bench.app.runtime, items(1...3))
    let driver = try await show(screen)
    bench.app.runtime.changes.send(ItemsViewController.Item(id: 2, text: "From elsewhere"))
    try await driver.settle()
    #expect(driver.sees("From elsewhere"))
  }
}
