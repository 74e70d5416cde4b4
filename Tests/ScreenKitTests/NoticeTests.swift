import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// What is said for a moment, and what is said of loads that have failed.
@MainActor @Suite struct NoticeTests {
  private let bench = FixtureBench()

  /// The feed with the stories in one of its rows, both of which could not be loaded anew.
  private func failedFeed() async throws -> (driver: ScreenDriver, stories: CollectionController) {
    let driver = bench.launch()
    try await driver.settle()
    let cell = try await driver.cell(at: IndexPath(item: 1, section: 0))
    let stories = try #require((cell as? EmbedCell)?.hostedScreen as? CollectionController)
    await bench.transport.setAnswer { _ in HTTPResponse(status: 500) }
    driver.screen?.reload()
    try await driver.settle()
    stories.reload()
    try await driver.settle()
    return (driver, stories)
  }

  @Test("lists that fail at the same time are told of one after the other")
  func failuresTakeTurns() async throws {
    let (driver, _) = try await failedFeed()
    #expect(driver.sees("The feed is out of reach"))
    #expect(!driver.sees("No stories"))
    try await driver.advance(by: .seconds(4))
    #expect(!driver.sees("The feed is out of reach"))
    #expect(driver.sees("No stories"))
    try await driver.advance(by: .seconds(4))
    #expect(!driver.sees("No stories"))
  }

  @Test("a failure that is over when its turn comes is not told")
  func curedFailureIsNotTold() async throws {
    let (driver, stories) = try await failedFeed()
    await bench.transport.setAnswer(FixtureServer.standard)
    stories.reload()
    try await driver.settle()
    try await driver.advance(by: .seconds(4))
    #expect(!driver.sees("No stories"))
  }

  @Test("a list that fails again is told of once")
  func sameWordsAreSaidOnce() async throws {
    let (driver, stories) = try await failedFeed()
    stories.reload()
    driver.screen?.reload()
    try await driver.settle()
    #expect(driver.sees("The feed is out of reach"))
    try await driver.advance(by: .seconds(4))
    #expect(driver.sees("No stories"))
    try await driver.advance(by: .seconds(4))
    #expect(driver.window.all(NoticeView.self).isEmpty)
  }

  @Test("what the reader has just done is answered at once, and failures of loads wait")
  func answersComeFirst() async throws {
    let (driver, _) = try await failedFeed()
    driver.screen?.notice(.verbatim("Saved"), retry: nil)
    #expect(driver.sees("Saved"))
    #expect(!driver.sees("The feed is out of reach"))
    try await driver.advance(by: .seconds(4))
    #expect(driver.sees("No stories"))
  }

  @Test("the next notice has its turn when a load is tried again")
  func retryLetsTheNextSpeak() async throws {
    let (driver, _) = try await failedFeed()
    await bench.transport.setAnswer(FixtureServer.standard)
    try await driver.tap(text: "Try again")
    #expect(driver.sees("No stories"))
    try await driver.tap(text: "Try again")
    #expect(driver.window.all(NoticeView.self).isEmpty)
  }

  @Test(
    "failures that say the same are said once, and tried again together", arguments: [false, true])
  func sameWordsAreTriedAgainTogether(areWaiting: Bool) async throws {
    let driver = bench.launch()
    try await driver.settle()
    let screen = try #require(driver.topScreen as? ScreenController)
    if areWaiting { screen.notice(.verbatim("Saved"), retry: nil) }
    let counts = Counts()
    screen.noticeOfFailure(
      .verbatim("Out of reach"), retry: { counts.first += 1 }, isDue: { counts.first == 0 })
    screen.noticeOfFailure(
      .verbatim("Out of reach"), retry: { counts.second += 1 }, isDue: { false })
    if areWaiting { try await driver.advance(by: .seconds(4)) }
    try await driver.tap(text: "Try again")
    #expect(counts.first == 1)
    #expect(counts.second == 1)
    #expect(driver.window.all(NoticeView.self).isEmpty)
  }

  @MainActor private final class Counts {
    var first = 0
    var second = 0
  }

  @Test("a banner stays when another section of the screen has loaded")
  func bannerOutlivesOtherSections() async throws {
    let screen = TwoSectionController(bench.app)
    let driver = bench.show(screen)
    try await driver.settle()
    await bench.transport.setAnswer { request in
      request.url.path == "/users/first/posts.json"
        ? HTTPResponse(status: 500) : FixtureServer.standardAnswer(request)
    }
    screen.first.loadTop()
    try await driver.wait(forText: "No posts")
    screen.second.loadTop()
    try await driver.wait(until: "the second has loaded") { !screen.second.isLoading(.top) }
    try await driver.settle()
    #expect(driver.sees("No posts"))
    await bench.transport.setAnswer(FixtureServer.standard)
    screen.first.loadTop()
    try await driver.settle()
    try await driver.wait(until: "the banner has gone") { !driver.sees("No posts") }
  }
}

/// Two lists of one server on a screen that tells of failures by a banner.
private final class TwoSectionController: CollectionController {
  let first: RemoteDataSource<Post>
  let second: RemoteDataSource<Post>

  init(_ app: FixtureApp) {
    first = UserPosts.make(in: app, userID: { "first" })
    second = UserPosts.make(in: app, userID: { "second" })
    super.init(
      runtime: app.runtime,
      configuration: CollectionConfiguration(
        error: ErrorState(text: .verbatim("No posts"), retry: true, style: .banner)))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [ListSection] {
    let tile = QuoteTile()
    return [
      ListSection(id: "first", source: first) { item in Row(item, tile) },
      ListSection(id: "second", source: second) { item in Row(item, tile) },
    ]
  }
}
