import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// What is said below the wheel of a pull, and below the last row.
@MainActor @Suite struct MoreTextsTests {
  enum Kind: CaseIterable {
    case table, collection
  }

  private static let texts = MoreTexts(
    loading: .verbatim("More is on its way"), end: .verbatim("That is all"),
    error: .verbatim("More did not come"))

  private func makeScreen(
    _ kind: Kind, _ bench: FixtureBench, _ configuration: ListConfiguration
  ) -> UIViewController {
    let app = bench.app
    let tile = QuoteTile()
    switch kind {
    case .collection: return PagedCollection(app, configuration)
    case .table:
      return TestTableController(runtime: app.runtime, configuration: configuration) {
        [
          RowSection(id: "main", source: UserPosts.make(in: app, userID: { "all" })) {
            TestRow($0, tile)
          }
        ]
      }
    }
  }

  @Test(arguments: Kind.allCases) func theEndIsSaidOnceItIsReached(kind: Kind) async throws {
    let bench = FixtureBench()
    let driver = bench.show(makeScreen(kind, bench, ListConfiguration(more: Self.texts)))
    try await driver.settle()
    #expect(!driver.sees("That is all"))
    try await driver.scrollThroughAll()
    try await driver.scrollToEnd()
    #expect(driver.sees("That is all"))
    #expect(!driver.sees("More is on its way"))
    driver.close()
  }

  @Test(arguments: Kind.allCases) func listsOfOnePageHaveAnEndToo(kind: Kind) async throws {
    let bench = FixtureBench { _ in FixtureServer.rows([FixtureServer.post(99)]) }
    let driver = bench.show(makeScreen(kind, bench, ListConfiguration(more: Self.texts)))
    try await driver.settle()
    try await driver.scrollThroughAll()
    try await driver.scrollToEnd()
    #expect(driver.sees("That is all"))
    driver.close()
  }

  @Test(arguments: Kind.allCases) func emptyListsSayNothingOfTheirEnd(kind: Kind) async throws {
    let bench = FixtureBench { _ in FixtureServer.rows([]) }
    let driver = bench.show(makeScreen(kind, bench, ListConfiguration(more: Self.texts)))
    try await driver.settle()
    #expect(driver.sees("Nothing here yet"))
    #expect(!driver.sees("That is all"))
    driver.close()
  }

  @Test(arguments: Kind.allCases) func aPageThatFailsHasWordsOfItsOwn(kind: Kind) async throws {
    let bench = FixtureBench { request in
      request.query("page") == "2"
        ? HTTPResponse(status: 500) : FixtureServer.standardAnswer(request)
    }
    let configuration = ListConfiguration(
      error: ErrorState(text: .verbatim("No posts")), more: Self.texts)
    let driver = bench.show(makeScreen(kind, bench, configuration))
    try await driver.settle()
    try await driver.scrollToEnd()
    try await driver.scrollToEnd()
    #expect(driver.sees("More did not come"))
    await bench.transport.setAnswer(FixtureServer.standard)
    try await driver.tap(text: "Try again")
    #expect(!driver.sees("More did not come"))
    driver.close()
  }

  @Test(arguments: Kind.allCases) func whatIsSaidGrowsWithTheText(kind: Kind) async throws {
    let bench = FixtureBench { _ in FixtureServer.rows([FixtureServer.post(99)]) }
    let driver = bench.show(makeScreen(kind, bench, ListConfiguration(more: Self.texts)))
    try await driver.settle()
    let words = try #require(label(in: driver))
    let (height, size) = (words.bounds.height, words.font.pointSize)
    try await driver.setTextSize(.accessibilityExtraExtraExtraLarge)
    try await driver.scrollToEnd()
    let larger = try #require(label(in: driver))
    #expect(larger.font.pointSize > size)
    #expect(larger.bounds.height > height)
    #expect(larger.bounds.height > 1.9 * larger.font.lineHeight)
    driver.close()
  }

  private func label(in driver: ScreenDriver) -> UILabel? {
    driver.topScreen?.view.all(UILabel.self).first { $0.text == "That is all" }
  }

  @Test(arguments: Kind.allCases) func aPullSaysWhatItDoes(kind: Kind) async throws {
    let bench = FixtureBench()
    let configuration = ListConfiguration(
      pullToRefresh: true, refreshText: .verbatim("Looking for news"))
    let driver = bench.show(makeScreen(kind, bench, configuration))
    try await driver.settle()
    #expect(!driver.sees("Looking for news"))
    try driver.beginRefresh()
    #expect(driver.sees("Looking for news"))
    #expect(driver.dump.contains("refreshing \"Looking for news\""))
    try await driver.settle()
    #expect(!driver.sees("Looking for news"))
    driver.close()
  }
}

/// Posts, page by page, in a collection view.
private final class PagedCollection: CollectionController {
  private let app: FixtureApp

  init(_ app: FixtureApp, _ configuration: ListConfiguration) {
    self.app = app
    super.init(runtime: app.runtime, configuration: configuration)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [ListSection] {
    let tile = QuoteTile()
    return [
      ListSection(id: "main", source: UserPosts.make(in: app, userID: { "all" })) { item in
        Row(item, tile)
      }
    ]
  }
}
