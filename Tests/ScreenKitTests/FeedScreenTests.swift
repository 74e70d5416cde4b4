import Foundation
import ScreenDriver
import ScreenKit
import Testing

@MainActor @Suite struct FeedScreenTests {
  @Test func firstAppearanceSpinsAndLoads() async throws {
    let bench = FixtureBench()
    await bench.transport.hold()
    let driver = bench.launch()
    try await driver.wait(until: "the request is out") { driver.dump.contains("spinner") }
    #expect(driver.items.isEmpty)
    await bench.transport.release()
    try await driver.settle()
    #expect(!driver.dump.contains("spinner"))
    #expect(driver.sees("Author 1"))
    #expect(await bench.transport.count(of: "feed.json") >= 1)
  }

  @Test func rowsOfAllKindsAreShown() async throws {
    let driver = FixtureBench().launch()
    try await driver.settle()
    #expect(driver.items[0] is Post)
    #expect(driver.items[1] is StoryTray)
    #expect(driver.items[2] is SponsoredAd)
    #expect(driver.sees("Buy more"))
    #expect(driver.sees("Story 1"))
    #expect(driver.sees("2 hours ago"))
    #expect(driver.sees("1 likes"))
  }

  @Test func scrollingToTheEndLoadsAllPagesOnce() async throws {
    let bench = FixtureBench()
    let driver = bench.launch()
    try await driver.settle()
    try await driver.scrollThroughAll()
    let posts = driver.items.compactMap { ($0 as? Post)?.id }
    #expect(posts == (1...25).map { Identifier($0) })
    let pages = await bench.transport.requests
      .filter { $0.url.path.hasSuffix("feed.json") }.map { $0.query("_next") }
    #expect(pages == [nil, "two", "three"])
  }

  @Test func pagesAreNotLoadedBeforeTheyAreNear() async throws {
    let bench = FixtureBench()
    let driver = bench.launch()
    try await driver.settle()
    #expect(await bench.transport.count(of: "feed.json") == 1)
  }

  @Test func shortContentFillsUpByItself() async throws {
    let bench = FixtureBench { request in
      guard request.url.path.hasSuffix("feed.json") else { return HTTPResponse(json: "{}") }
      let page = Int(request.query("_next") ?? "") ?? 1
      return FixtureServer.rows(
        [FixtureServer.post(page, kind: "post")], next: page < 20 ? "\(page + 1)" : nil)
    }
    let driver = bench.launch()
    try await driver.settle()
    let list = try #require(driver.list)
    #expect(list.contentSize.height > list.bounds.height)
    let loaded = await bench.transport.count(of: "feed.json")
    #expect(loaded > 3 && loaded < 20)
  }

  @Test func pullToRefreshLoadsTheTopAnew() async throws {
    let bench = FixtureBench()
    let driver = bench.launch()
    try await driver.settle()
    await bench.transport.setAnswer { request in
      request.url.path.hasSuffix("feed.json")
        ? FixtureServer.rows([FixtureServer.post(99, kind: "post")]) : HTTPResponse(json: "{}")
    }
    await bench.transport.hold()
    try driver.beginRefresh()
    #expect(driver.list?.refreshControl?.isRefreshing == true)
    #expect(driver.sees("Author 1"))
    await bench.transport.release()
    try await driver.settle()
    #expect(driver.list?.refreshControl?.isRefreshing == false)
    #expect(driver.items.map { ($0 as? Post)?.id } == [99])
  }

  @Test func failuresOfferAnotherTry() async throws {
    let bench = FixtureBench { _ in HTTPResponse(status: 500) }
    let driver = bench.launch()
    try await driver.settle()
    #expect(driver.sees("The feed is out of reach"))
    await bench.transport.setAnswer(FixtureServer.standard)
    try await driver.tap(text: "Try again")
    #expect(driver.sees("Author 1"))
    #expect(!driver.sees("The feed is out of reach"))
  }

  @Test func whatCannotBeDecodedIsReportedWithItsPlace() async throws {
    let bench = FixtureBench { _ in HTTPResponse(json: #"{"rows": [{"kind": "ad", "id": 5}]}"#) }
    var problems: [String] = []
    bench.app.runtime.problems.handler = { problems.append($0) }
    let driver = bench.launch()
    try await driver.settle()
    #expect(driver.sees("The feed is out of reach"))
    #expect(
      problems.first?.hasPrefix("FeedViewController can't show what it loads: rows[0].") == true)
  }

  @Test func whatAServerCannotDoIsNoProblemOfTheApp() async throws {
    let bench = FixtureBench { _ in HTTPResponse(status: 500) }
    var problems: [String] = []
    bench.app.runtime.problems.handler = { problems.append($0) }
    let driver = bench.launch()
    try await driver.settle()
    #expect(problems == [])
  }

  @Test func effectsWhoseAnswersCannotBeDecodedAreReported() async throws {
    let bench = FixtureBench()
    var problems: [String] = []
    bench.app.runtime.problems.handler = { problems.append($0) }
    let driver = bench.launch()
    try await driver.settle()
    await bench.transport.setAnswer { _ in
      throw LoadError.decoding(path: "liked", reason: "is missing")
    }
    try await driver.tap(label: "Like")
    #expect(problems == ["an effect of FeedViewController has failed: liked is missing"])
  }

  @Test func stringsThatCannotBeReadAreReported() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "s-\(UUID().uuidString)")
    for (language, text) in [("en", "\"a\" = \"b\";"), ("de", "oops")] {
      let place = folder.appending(path: "\(language).lproj")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place.appending(path: "Localizable.strings"))
    }
    let strings = try StringTable(bundle: #require(Bundle(url: folder)), languages: ["de"])
    var problems: [String] = []
    let reporter = ProblemReporter { problems.append($0) }
    let runtime = AppRuntime(
      launch: LaunchValues(strings: strings, problems: reporter),
      theme: FixtureBench().app.runtime.theme)
    try await wait(until: "they are reported") { !problems.isEmpty }
    #expect(problems.first?.contains("de.lproj/Localizable.strings can't be read") == true)
    #expect(runtime.string(.key("a")) == "b")
  }

  @Test func failuresBesideContentAreNotices() async throws {
    let bench = FixtureBench()
    let driver = bench.launch()
    try await driver.settle()
    await bench.transport.setAnswer { _ in HTTPResponse(status: 500) }
    try await driver.pullToRefresh()
    #expect(driver.sees("The feed is out of reach"))
    #expect(driver.sees("Author 1"))
    try await driver.advance(by: .seconds(5))
    #expect(!driver.sees("The feed is out of reach"))
  }

  @Test func failedPagesOfferAnotherTryAtTheEnd() async throws {
    let bench = FixtureBench()
    let driver = bench.launch()
    try await driver.settle()
    await bench.transport.setAnswer { _ in HTTPResponse(status: 500) }
    try await driver.scrollToEnd()
    try await driver.scrollToEnd()
    #expect(driver.sees("Try again"))
    #expect(driver.sees("The feed is out of reach"))
    let failed = await bench.transport.requests.count
    try await driver.scrollToEnd()
    #expect(await bench.transport.requests.count == failed)
    await bench.transport.setAnswer(FixtureServer.standard)
    try await driver.tap(text: "Try again")
    #expect(driver.items.count > 12)
  }

  @Test func theWordsOfAFailedPageHaveRoomInBiggerText() async throws {
    let bench = FixtureBench()
    let driver = bench.launch()
    try await driver.setTextSize(.accessibilityExtraLarge)
    await bench.transport.setAnswer { _ in HTTPResponse(status: 500) }
    for _ in 0..<3 { try await driver.scrollToEnd() }
    let view = try #require(driver.root?.view)
    let words = try #require(label("The feed is out of reach", in: view))
    #expect(words.frame.height >= 2 * words.font.lineHeight)
    #expect(words.font.lineHeight > 30)
    await bench.transport.setAnswer(FixtureServer.standard)
    try await driver.tap(text: "Try again")
    #expect(driver.items.count > 12)
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { label(text, in: $0) }.first
  }

  @Test func emptyAnswersShowTheEmptyState() async throws {
    let bench = FixtureBench { _ in FixtureServer.rows([]) }
    let driver = bench.launch()
    try await driver.settle()
    #expect(driver.sees("Nothing new"))
    try await driver.tap(text: "Find people")
    #expect(driver.screenStack == ["FeedViewController", "ExploreViewController"])
  }

  @Test func selectedRowsLeadOn() async throws {
    let driver = FixtureBench().launch()
    try await driver.settle()
    try await driver.tapRow(0)
    #expect(driver.screenStack == ["FeedViewController", "ProfileViewController"])
    try await driver.goBack()
    #expect(driver.screenStack == ["FeedViewController"])
  }

  @Test func buttonsOfCellsReachTheirScreen() async throws {
    let driver = FixtureBench().launch()
    try await driver.settle()
    try await driver.tap(text: "Comment")
    #expect(driver.screenStack == ["FeedViewController", "StoriesViewController"])
    #expect(driver.topScreen?.presentingViewController != nil)
  }

  @Test func optimisticChangesShowAtOnceAndDisableTheirControl() async throws {
    let bench = FixtureBench()
    let driver = bench.launch()
    try await driver.settle()
    await bench.transport.hold()
    Task { try await driver.tap(label: "Like") }
    try await driver.wait(until: "it is liked") { driver.texts.contains("liked") }
    #expect(driver.dump.contains("(Like)"))
    await bench.transport.release()
    try await driver.settle()
    #expect(driver.texts.contains("liked"))
    #expect(!driver.dump.contains("(Like)"))
    let request = try #require(await bench.transport.requests.last)
    #expect(String(decoding: request.body ?? Data(), as: UTF8.self) == #"{"id":"1","liked":true}"#)
  }

  @Test func failedOptimisticChangesAreTakenBack() async throws {
    let bench = FixtureBench { request in
      request.url.path.hasSuffix("like.json")
        ? HTTPResponse(status: 500) : try FixtureServer.standard(request)
    }
    let driver = bench.launch()
    try await driver.settle()
    try await driver.tap(label: "Like")
    #expect(!driver.texts.contains("liked"))
    #expect(driver.sees("Not liked"))
  }

  @Test func eventsReload() async throws {
    let bench = FixtureBench()
    let driver = bench.launch()
    try await driver.settle()
    let before = await bench.transport.count(of: "feed.json")
    bench.app.runtime.emit(.postPublished)
    try await driver.settle()
    #expect(await bench.transport.count(of: "feed.json") == before + 1)
  }

  @Test func staleScreensReloadWhenTheyAppear() async throws {
    let bench = FixtureBench()
    let driver = bench.launch()
    try await driver.settle()
    let before = await bench.transport.count(of: "feed.json")
    try await driver.tap(text: "Profile")
    try await driver.tap(text: "Feed")
    #expect(await bench.transport.count(of: "feed.json") == before)
    try await driver.tap(text: "Profile")
    try await driver.advance(by: .seconds(61))
    try await driver.tap(text: "Feed")
    #expect(await bench.transport.count(of: "feed.json") == before + 1)
  }

  @Test func actionsBehindRowsAreConfirmedAndCalled() async throws {
    let bench = FixtureBench()
    let driver = bench.launch()
    try await driver.settle()
    try await driver.swipe(row: 0, title: "Hide")
    #expect(driver.sees("Hide it?"))
    try await driver.tap(text: "OK")
    #expect(bench.actions.hidden == [1])
  }

  @Test func cellsAreReadOutAsAWhole() async throws {
    let driver = FixtureBench().launch()
    try await driver.settle()
    let cell = try await driver.cell(at: IndexPath(item: 0, section: 0))
    #expect(cell.isAccessibilityElement)
    #expect(cell.accessibilityLabel == "Author 1 says Post 1")
    #expect(cell.accessibilityTraits.contains(.button))
    #expect(cell.accessibilityCustomActions?.map(\.name) == ["Like", "Comment", "Author", "Hide"])
  }

  @Test func addressesAreOpenedOutside() async throws {
    let bench = FixtureBench()
    var opened: [URL] = []
    bench.app.runtime.openAddress = { opened.append($0) }
    let driver = bench.launch()
    try await driver.settle()
    try await driver.tap(text: "Buy more")
    #expect(opened == [URL.literal("https://ad.example")])
  }

  @Test func answersOfTheServerReplaceOptimisticChanges() async throws {
    let bench = FixtureBench()
    let driver = bench.launch()
    try await driver.settle()
    try await driver.tap(label: "Like")
    #expect((driver.items.first as? Post)?.liked == true)
    bench.app.runtime.emit(.postPublished)
    try await driver.settle()
    #expect((driver.items.first as? Post)?.liked == false)
  }

  @Test func rotationChangesWidths() async throws {
    let driver = FixtureBench().launch()
    try await driver.settle()
    #expect(try await driver.cell(at: IndexPath(item: 0, section: 0)).frame.width == 390)
    try await driver.rotate()
    #expect(try await driver.cell(at: IndexPath(item: 0, section: 0)).frame.width == 844)
  }

  @Test func biggerTextMakesCellsHigher() async throws {
    let driver = FixtureBench().launch()
    try await driver.settle()
    let before = try await driver.cell(at: IndexPath(item: 0, section: 0)).frame.height
    try await driver.setTextSize(.accessibilityExtraLarge)
    let after = try await driver.cell(at: IndexPath(item: 0, section: 0)).frame.height
    #expect(after > before)
    try await driver.setTextSize(.large)
    #expect(try await driver.cell(at: IndexPath(item: 0, section: 0)).frame.height == before)
  }

  @Test func screensAreReleasedAfterLeaving() async throws {
    let bench = FixtureBench()
    let driver = bench.launch()
    try await driver.settle()
    try await driver.tapRow(0)
    weak let left = driver.topScreen
    #expect(left != nil)
    try await driver.goBack()
    try await driver.wait(until: "the screen is released") { left == nil }
  }

  @Test func leavingTheWindowReleasesTheApp() async throws {
    let bench = FixtureBench()
    var driver: ScreenDriver? = bench.launch()
    try await driver?.settle()
    weak let screen = driver?.topScreen
    weak let host = driver?.root
    driver?.close()
    driver = nil
    try await wait(until: "the screen and its host are released") { screen == nil && host == nil }
  }
}
