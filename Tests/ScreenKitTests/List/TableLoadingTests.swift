import Foundation
import ScreenDriver
import ScreenKit
import Testing

@MainActor @Suite struct TableLoadingTests {
  private func makeScreen(_ bench: FixtureBench) -> TestTableController {
    let tile = QuoteTile()
    return TestTableController(runtime: bench.app.runtime) {
      [
        RowSection(id: "main", source: UserPosts.make(in: bench.app, userID: { "all" })) {
          TestRow($0, tile)
        }
      ]
    }
  }

  @Test func theNextRowsAreLoadedAtTheEnd() async throws {
    let bench = FixtureBench()
    let screen = makeScreen(bench)
    let driver = bench.show(screen)
    try await driver.settle()
    #expect(screen.tableView.tableFooterView != nil)
    try await driver.scrollThroughAll()
    #expect(screen.display.surface.shown.rowCount == 30)
    #expect(screen.tableView.tableFooterView == nil)
  }

  @Test func failedMoreIsTriedAgainFromTheFooter() async throws {
    let bench = FixtureBench { request in
      request.query("page") == "2"
        ? HTTPResponse(status: 500) : FixtureServer.standardAnswer(request)
    }
    let screen = makeScreen(bench)
    let driver = bench.show(screen)
    try await driver.settle()
    try await driver.scrollToEnd()
    #expect(screen.engine.more == .failed)
    await bench.transport.setAnswer(FixtureServer.standard)
    try await driver.tap(text: "Try again")
    #expect(screen.display.surface.shown.rowCount > 12)
  }

  @Test func aPullLoadsAnew() async throws {
    let bench = FixtureBench()
    let screen = makeScreen(bench)
    let driver = bench.show(screen)
    try await driver.settle()
    await bench.transport.setAnswer { _ in FixtureServer.rows([FixtureServer.post(99)]) }
    try await driver.pullToRefresh()
    #expect(driver.sees("Post 99"))
    #expect(screen.tableView.refreshControl?.isRefreshing == false)
  }

  @Test func failuresAndEmptinessAreShownBehindTheRows() async throws {
    let bench = FixtureBench { _ in HTTPResponse(status: 500) }
    let driver = bench.show(makeScreen(bench))
    try await driver.settle()
    #expect(driver.sees("This could not be loaded"))
    await bench.transport.setAnswer { _ in FixtureServer.rows([]) }
    try await driver.tap(text: "Try again")
    #expect(driver.sees("Nothing here yet"))
  }
}

@MainActor @Suite struct TableEmbeddingTests {
  private struct Filler: CellAdapter {
    func cell(for item: Line, in context: CellContext) -> CellNode { .text(.verbatim(item.text)) }
    var size: CellSize { CellSize(height: .points(200)) }
  }

  private struct InnerList: EmbedAdapter {
    let make: @MainActor () -> UIViewController
    func controller(for item: StoryTray) -> UIViewController { make() }
  }

  private func makeScreen(_ bench: FixtureBench, inner: @escaping @MainActor () -> UIViewController)
    -> TestTableController
  {
    let list = InnerList(make: inner)
    let filler = Filler()
    let lines = LocalDataSource(Line.some(1...12))
    return TestTableController(runtime: bench.app.runtime) {
      [
        RowSection(id: "inner", rows: { [TestRow(StoryTray(id: "t"), list)] }),
        RowSection(id: "lines", source: lines) { TestRow($0, filler) },
      ]
    }
  }

  @Test func embeddedScreensAreAsHighAsTheirContentAndKeptOutOfSight() async throws {
    let bench = FixtureBench()
    let source = LocalDataSource(Line.some(1...2))
    let row = LineRow()
    let screen = makeScreen(bench) {
      TestTableController(runtime: bench.app.runtime) {
        [RowSection(id: "main", source: source) { TestRow($0, row) }]
      }
    }
    let driver = bench.show(screen)
    try await driver.settle()
    let cell = try #require(
      try await driver.tableCell(at: [0, 0]) as? EmbedTableCell)
    let inner = try #require(cell.hostedScreen as? TestTableController)
    #expect(inner.parent === screen)
    let height = cell.frame.height
    #expect(height == inner.tableView.contentSize.height)
    source.items = Line.some(1...4)
    try await driver.settle()
    #expect(try await driver.tableCell(at: [0, 0]).frame.height == 2 * height)
    try await driver.scrollToEnd()
    #expect(inner.parent == nil)
    try await driver.scrollToStart()
    #expect(inner.parent === screen)
  }
}
