import Foundation
import ScreenDriver
import ScreenKit
import Testing

@MainActor @Suite struct EmbeddedScreenTests {
  @Test func embeddedScreensScrollSideways() async throws {
    let bench = FixtureBench()
    let driver = bench.launch()
    try await driver.settle()
    let cell = try await driver.cell(at: IndexPath(item: 1, section: 0))
    let embed = try #require(cell as? EmbedCell)
    let stories = try #require(embed.hostedScreen as? StoriesViewController)
    #expect(cell.frame.height == 120)
    #expect(stories.parent === driver.topScreen)
    #expect(stories.collectionView.contentSize.width > 390)
    #expect(driver.sees("Story 1"))
  }

  @Test("cells of so many points with a text become wider with the reader's text size")
  func widthsFollowTheTextSize() async throws {
    let bench = FixtureBench()
    let driver = bench.launch()
    try await driver.settle()
    func width() async throws -> CGFloat {
      let cell = try await driver.cell(at: IndexPath(item: 1, section: 0)) as? EmbedCell
      let stories = try #require(cell?.hostedScreen as? StoriesViewController).collectionView
      return try #require(stories.cellForItem(at: [0, 0])).frame.width
    }
    #expect(try await width() == 88)
    try await driver.setTextSize(.small)
    #expect(try await width() == 88)
    try await driver.setTextSize(.accessibilityLarge)
    let wide = try await width()
    #expect(wide > 140 && wide < 390)
  }

  @Test func embeddedScreensAreKeptWhileTheyAreOutOfSight() async throws {
    let bench = FixtureBench()
    let driver = bench.launch()
    try await driver.settle()
    let first = try #require(
      try await driver.cell(at: IndexPath(item: 1, section: 0)) as? EmbedCell
    ).hostedScreen
    try await driver.scrollToEnd()
    #expect(first?.parent == nil)
    try await driver.scrollToStart()
    let again = try #require(
      try await driver.cell(at: IndexPath(item: 1, section: 0)) as? EmbedCell
    ).hostedScreen
    #expect(first === again)
    #expect(again?.parent === driver.topScreen)
    #expect(driver.topScreen?.children.filter { $0 is StoriesViewController }.count == 1)
    #expect(await bench.transport.count(of: "stories.json") == 1)
  }

  @Test func aTapOnTheStatusBarScrollsTheOuterListOnly() async throws {
    let bench = FixtureBench()
    let driver = bench.launch()
    try await driver.settle()
    let cell = try await driver.cell(at: IndexPath(item: 1, section: 0)) as? EmbedCell
    let stories = try #require(cell?.hostedScreen as? StoriesViewController).collectionView
    #expect(!stories.scrollsToTop)
    #expect(driver.list?.scrollsToTop == true)
  }

  @Test func loadsOfEmbeddedScreensGoOnWhenTheyComeBack() async throws {
    let bench = FixtureBench()
    await bench.transport.hold()
    let driver = bench.launch()
    try await driver.wait(until: "the feed was asked for") { driver.screen?.isBusy == true }
    await bench.transport.release()
    try await driver.wait(until: "the feed is there") { !driver.items.isEmpty }
    await bench.transport.hold()
    let list = try #require(driver.list)
    list.headlessDrag(by: CGPoint(x: 0, y: 1500))
    await bench.transport.release()
    try await driver.settle()
    try await driver.scrollToStart()
    #expect(driver.sees("Story 1"))
  }

  @Test func embeddedScreensGoWithTheirRows() async throws {
    let bench = FixtureBench()
    let driver = bench.launch()
    try await driver.settle()
    weak let stories = (try await driver.cell(at: IndexPath(item: 1, section: 0)) as? EmbedCell)?
      .hostedScreen
    #expect(stories != nil)
    await bench.transport.setAnswer { _ in
      FixtureServer.rows([FixtureServer.post(7, kind: "post")])
    }
    try await driver.pullToRefresh()
    try await driver.wait(until: "the embedded screen is released") { stories == nil }
  }

  @Test func contentHeightsFollowTheContent() async throws {
    let bench = FixtureBench()
    let parent = ContentHeightViewController(app: bench.app)
    await bench.transport.hold()
    let driver = bench.show(parent)
    driver.window.layoutIfNeeded()
    let path = IndexPath(item: 0, section: 0)
    let before = try #require(
      parent.collectionView.collectionViewLayout.layoutAttributesForItem(at: path)?.frame.height)
    await bench.transport.release()
    try await driver.settle()
    let after = try #require(
      parent.collectionView.collectionViewLayout.layoutAttributesForItem(at: path)?.frame.height)
    #expect(before == 88)
    #expect(after != before)
    let cell = try #require(parent.collectionView.cellForItem(at: path) as? EmbedCell)
    let stories = try #require(cell.hostedScreen as? StoriesViewController)
    #expect(stories.collectionView.contentSize.height == after)
  }
}

/// A screen whose row is as high as the screen in it.
private final class ContentHeightViewController: CollectionController {
  struct TrayRow: EmbedAdapter {
    let app: FixtureApp

    func controller(for item: StoryTray) -> UIViewController {
      StoriesViewController(app: app, tray: item)
    }
  }

  private let app: FixtureApp

  init(app: FixtureApp) {
    self.app = app
    super.init(runtime: app.runtime, configuration: CollectionConfiguration())
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [ListSection] {
    let row = TrayRow(app: app)
    return [ListSection(id: "trays", rows: { [Row(StoryTray(id: "t"), row)] })]
  }
}
