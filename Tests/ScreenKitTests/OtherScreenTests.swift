import Foundation
import ScreenDriver
import ScreenKit
import Testing

@MainActor @Suite struct LayoutScreenTests {
  @Test func liquidLayoutFillsTheShortestColumn() async throws {
    let bench = FixtureBench()
    let driver = bench.show(ExploreViewController(app: bench.app))
    try await driver.settle()
    let list = try #require(driver.list)
    let frames = (0..<4).compactMap {
      list.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    #expect(frames[0].minX == 0)
    #expect(frames[1].minX == 197)
    #expect(frames[0].width == 193)
    // The quote is lower than the picture, so that the third goes below it.
    #expect(frames[2].minX == 0)
    #expect(frames[2].minY == frames[0].maxY + 4)
    #expect(frames[0].height != frames[1].height)
  }

  @Test func skeletonStandsInWhileLoading() async throws {
    let bench = FixtureBench()
    await bench.transport.hold()
    let driver = bench.show(ExploreViewController(app: bench.app))
    driver.window.layoutIfNeeded()
    #expect(!driver.dump.contains("spinner"))
    #expect(driver.screen?.isBusy == true)
    await bench.transport.release()
    try await driver.settle()
    #expect(driver.sees("Post 1"))
  }

  @Test func bannersStandAcrossTheTop() async throws {
    let bench = FixtureBench { _ in HTTPResponse(status: 500) }
    let driver = bench.show(ExploreViewController(app: bench.app))
    try await driver.settle()
    #expect(driver.sees("No posts"))
    await bench.transport.setAnswer(FixtureServer.standard)
    try await driver.tap(text: "Try again")
    #expect(!driver.sees("No posts"))
    #expect(driver.sees("Post 1"))
  }

  @Test func gridHasColumnsPerSizeClass() async throws {
    let bench = FixtureBench()
    let driver = bench.show(ProfileViewController(app: bench.app, userID: "me"))
    try await driver.settle()
    let list = try #require(driver.list)
    func frame(_ item: Int, _ section: Int) -> CGRect? {
      list.collectionViewLayout.layoutAttributesForItem(
        at: IndexPath(item: item, section: section))?.frame
    }
    #expect(frame(0, 0)?.width == 390)
    let tile = try #require(frame(1, 1))
    #expect(abs(tile.width - (390 - 8) / 3) < 0.01)
    #expect(frame(3, 1)?.minX == 0)
    #expect(driver.sees("Posts"))
  }

  @Test func pagedGridsLoadToTheirEnd() async throws {
    let bench = FixtureBench()
    let driver = bench.show(ProfileViewController(app: bench.app, userID: "a b"))
    try await driver.settle()
    try await driver.scrollThroughAll()
    #expect(driver.items.count == 30)
    let paths = await bench.transport.requests
      .filter { $0.url.pathExtension == "json" }.map { $0.url.path(percentEncoded: true) }
    #expect(Set(paths) == ["/users/a%20b/posts.json"])
  }
}

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

@MainActor @Suite struct StateScreenTests {
  @Test func stateShowsAndHidesSections() async throws {
    let bench = FixtureBench()
    let driver = bench.show(SettingsViewController(app: bench.app))
    try await driver.settle()
    #expect(!driver.sees("Clear images"))
    try await driver.tap(text: "Advanced")
    #expect(driver.sees("Clear images"))
    #expect(driver.sees("For experts"))
    try await driver.tap(text: "Advanced")
    #expect(!driver.sees("Clear images"))
  }

  @Test func confirmationsCanBeCancelled() async throws {
    let bench = FixtureBench()
    let driver = bench.show(SettingsViewController(app: bench.app))
    try await driver.settle()
    try await driver.tap(text: "Advanced")
    try await driver.tap(text: "Clear images")
    #expect(driver.topScreen is UIAlertController)
    try await driver.tap(text: "Cancel")
    #expect(driver.topScreen is SettingsViewController)
  }
}

@MainActor @Suite struct SearchScreenTests {
  @Test func searchesWaitForAPause() async throws {
    let bench = FixtureBench()
    let driver = bench.show(SearchViewController(app: bench.app))
    try await driver.settle()
    #expect(await bench.transport.requests.isEmpty)
    try await driver.search(for: "an")
    try await driver.search(for: "ann")
    #expect(await bench.transport.requests.isEmpty)
    try await driver.advance(by: .milliseconds(300))
    #expect(await bench.transport.requests.map { $0.query("name") } == ["ann"])
    #expect(driver.sees("Anna"))
    #expect(driver.sees("People"))
  }

  @Test func limitsShowOnlyTheFirst() async throws {
    let bench = FixtureBench()
    let driver = bench.show(SearchViewController(app: bench.app))
    try await driver.search(for: "ann")
    try await driver.advance(by: .milliseconds(300))
    #expect(driver.items.count == 3)
  }

  @Test func tooFewWordsClearWhatWasFound() async throws {
    let bench = FixtureBench()
    let driver = bench.show(SearchViewController(app: bench.app))
    try await driver.search(for: "ann")
    try await driver.advance(by: .milliseconds(300))
    #expect(driver.sees("Anna"))
    try await driver.search(for: "a")
    #expect(!driver.sees("Anna"))
    #expect(driver.items.isEmpty)
    try await driver.advance(by: .seconds(1))
    #expect(await bench.transport.requests.count == 1)
    try await driver.search(for: "ann")
    try await driver.advance(by: .milliseconds(300))
    #expect(driver.sees("Anna"))
  }

  @Test func answersToOlderQueriesAreDropped() async throws {
    let bench = FixtureBench()
    let driver = bench.show(SearchViewController(app: bench.app))
    try await driver.settle()
    await bench.transport.hold()
    let search = try #require(driver.topScreen?.navigationItem.searchController)
    for query in ["bert", "ann"] {
      search.searchBar.text = query
      search.searchResultsUpdater?.updateSearchResults(for: search)
      try await driver.wait(until: "the pause began") { bench.clock.sleeperCount > 0 }
      bench.clock.advance(by: .milliseconds(300))
      for _ in 0..<50 { await Task.yield() }
      try await Task.sleep(for: .milliseconds(10))
    }
    #expect(await bench.transport.heldCount == 2)
    await bench.transport.release()
    try await driver.settle()
    #expect(driver.sees("Anna"))
    #expect(!driver.sees("Bert"))
  }

  @Test func nothingFoundSaysSo() async throws {
    let bench = FixtureBench()
    let driver = bench.show(SearchViewController(app: bench.app))
    try await driver.search(for: "zz")
    try await driver.advance(by: .milliseconds(300))
    #expect(driver.sees("Nobody"))
  }
}

@MainActor @Suite struct FormScreenTests {
  private func compose(_ bench: FixtureBench) async throws -> ScreenDriver {
    let driver = bench.launch()
    try await driver.settle()
    try await driver.tap(label: "Write")
    #expect(driver.topScreen is ComposeViewController)
    return driver
  }

  @Test func formsSayWhatIsWrong() async throws {
    let bench = FixtureBench()
    let driver = try await compose(bench)
    #expect(!driver.sees("Please fill this in"))
    try await driver.tap(text: "Publish")
    #expect(driver.sees("Please fill this in"))
    try await driver.type("Hello", into: "text")
    #expect(!driver.sees("Please fill this in"))
    try await driver.type("abc", into: "age")
    #expect(driver.sees("This is not valid"))
    try await driver.type("200", into: "age")
    #expect(driver.sees("At most 120"))
    #expect(await bench.transport.count(of: "publish.json") == 0)
  }

  @Test func formsAreSentAndClosed() async throws {
    let bench = FixtureBench()
    let driver = try await compose(bench)
    let before = await bench.transport.count(of: "feed.json")
    try await driver.type("Hello", into: "text")
    try await driver.tap(text: "Publish")
    #expect(driver.screenStack == ["FeedViewController"])
    let bodies = await bench.transport.requests
      .filter { $0.url.path.hasSuffix("publish.json") }
      .map { String(decoding: $0.body ?? Data(), as: UTF8.self) }
    #expect(bodies == [#"{"audience":"everyone","text":"Hello"}"#])
    // The event that the request emits makes the feed load anew.
    #expect(await bench.transport.count(of: "feed.json") == before + 1)
  }

  @Test func failedFormsStayAndOfferAnotherTry() async throws {
    let bench = FixtureBench { request in
      request.url.path.hasSuffix("publish.json")
        ? HTTPResponse(status: 500) : try FixtureServer.standard(request)
    }
    let driver = try await compose(bench)
    try await driver.type("Hello", into: "text")
    try await driver.tap(text: "Publish")
    #expect(driver.topScreen is ComposeViewController)
    #expect(driver.sees("Not published"))
    await bench.transport.setAnswer(FixtureServer.standard)
    try await driver.tap(text: "Try again")
    #expect(driver.screenStack == ["FeedViewController"])
  }

  @Test func submitIsDisabledWhileItRuns() async throws {
    let bench = FixtureBench()
    let driver = try await compose(bench)
    try await driver.type("Hello", into: "text")
    await bench.transport.hold()
    Task { try await driver.tap(text: "Publish") }
    try await driver.wait(until: "the button is disabled") {
      driver.dump.contains("(Publish)")
    }
    await bench.transport.release()
    try await driver.settle()
    #expect(driver.topScreen is FeedViewController)
  }

  @Test func changesAreNotLostSilently() async throws {
    let bench = FixtureBench()
    let driver = try await compose(bench)
    try await driver.type("Hello", into: "text")
    try await driver.tap(label: "Close")
    #expect(driver.sees("Discard your changes?"))
    try await driver.tap(text: "Cancel")
    #expect(driver.topScreen is ComposeViewController)
    try await driver.tap(label: "Close")
    try await driver.tap(text: "OK")
    #expect(driver.screenStack == ["FeedViewController"])
  }

  @Test func unchangedFormsCloseAtOnce() async throws {
    let bench = FixtureBench()
    let driver = try await compose(bench)
    weak let form = driver.topScreen
    try await driver.tap(label: "Close")
    #expect(driver.screenStack == ["FeedViewController"])
    try await driver.wait(until: "the form is released") { form == nil }
  }
}

@MainActor @Suite struct HostTests {
  @Test func tabsAreMadeWhenTheyAreFirstSeen() async throws {
    let bench = FixtureBench()
    let driver = bench.launch()
    try await driver.settle()
    #expect(!driver.controllers.contains { $0 is ProfileViewController })
    try await driver.tap(text: "Profile")
    #expect(driver.screenStack == ["ProfileViewController"])
  }

  @Test func linksLeadToScreens() async throws {
    let bench = FixtureBench()
    let driver = bench.launch()
    try await driver.settle()
    let url = try #require(URL(string: "fixture://people/a%2Fb"))
    #expect(bench.app.open(url))
    try await driver.settle()
    #expect(driver.screenStack == ["FeedViewController", "ProfileViewController"])
    let paths = await bench.transport.requests.map { $0.url.path(percentEncoded: true) }
    #expect(paths.contains("/users/a%2Fb/posts.json"))
    let other = try #require(URL(string: "fixture://nowhere"))
    #expect(!bench.app.open(other))
  }

  @Test func linksBeforeTheLaunchWaitForTheHost() async throws {
    let bench = FixtureBench()
    let url = try #require(URL(string: "fixture://people/7"))
    #expect(bench.app.open(url))
    let driver = bench.launch()
    try await driver.settle()
    #expect(driver.screenStack == ["FeedViewController", "ProfileViewController"])
  }

  @Test func linksCloseWhatIsPresented() async throws {
    let bench = FixtureBench()
    let driver = bench.launch()
    try await driver.settle()
    try await driver.tap(label: "Write")
    let url = try #require(URL(string: "fixture://people/7"))
    #expect(bench.app.open(url))
    try await driver.settle()
    #expect(driver.screenStack == ["FeedViewController", "ProfileViewController"])
  }

  @Test func colorsFollowDarkMode() async throws {
    let driver = FixtureBench().launch()
    try await driver.settle()
    let screen = try #require(driver.screen)
    func background() -> UIColor? {
      screen.view.backgroundColor?.resolvedColor(with: screen.view.traitCollection)
    }
    let light = background()
    try await driver.setDarkMode(true)
    #expect(background() != light)
    #expect(driver.dump.contains("dark"))
  }

  @Test func dumpsReadLikeAScreen() async throws {
    let driver = FixtureBench().launch()
    try await driver.settle()
    let dump = driver.dump
    #expect(dump.hasPrefix("window 390×844 light text large\n  tabs [Feed] Explore Search Profile"))
    #expect(dump.contains("navigation \"News\" [Write]"))
    #expect(dump.contains("FeedViewController"))
    #expect(dump.contains("cell 0.0"))
  }
}
