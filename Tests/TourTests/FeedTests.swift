import ScreenDriver
import ScreenKit
import Testing

/// The feed of the tour: three kinds of rows from one source, and what is done on them.
@MainActor @Suite(.serialized) struct FeedTests {
  @Test func everyModelOfTheUnionIsShownByItsAdapter() async throws {
    let bench = try await TourBench.started()
    #expect(bench.driver.sees("Fog over the harbour"))
    #expect(bench.driver.sees("31 likes"))
    #expect(bench.driver.sees("Edsger"), "the screen in the cell has loaded")
    #expect(bench.driver.sees("Lamps for long evenings"))
  }

  @Test func furtherPagesFollowTheCursorAndUnknownKindsAreSkipped() async throws {
    let bench = try await TourBench.started()
    try await bench.driver.scrollThroughAll()
    #expect(bench.driver.rowCount() == 4)
    #expect(bench.driver.sees("1 like"))
    let asked = await bench.transport.requests.filter { $0.url.path == "/v1/feed" }
    #expect(asked.map { $0.query("after") } == [nil, "c2"])
  }

  @Test func shapesStandWhereRowsWillBe() async throws {
    let bench = try TourBench(TourServer.standard)
    await bench.transport.hold()
    #expect(bench.driver.rowCount() == 0)
    #expect(!bench.driver.dump.contains("spinner"))
    await bench.transport.release()
    try await bench.driver.wait(forText: "Fog over the harbour")
  }

  @Test func aLikeIsSeenAtOnceAndStaysWithTheAnswer() async throws {
    let bench = try await TourBench.started()
    try await bench.driver.tap(label: "Like")
    let sent = try #require(await bench.transport.requests.last { $0.method == .put })
    #expect(sent.url.path == "/v1/posts/p1/like")
    #expect(sent.body.map { String(decoding: $0, as: UTF8.self) } == #"{"on":true}"#)
  }

  @Test func aLikeThatFailsIsTakenBack() async throws {
    let bench = try await TourBench.started(TourServer.failing("/like"))
    try await bench.driver.tap(label: "Like")
    try await bench.driver.tap(label: "Like")
    let sent = await bench.transport.requests.filter { $0.method == .put }
    #expect(
      sent.compactMap(\.body).map { String(decoding: $0, as: UTF8.self) }
        == [#"{"on":true}"#, #"{"on":true}"#])
  }

  @Test func commentingOpensTheCommentsOfThePost() async throws {
    let bench = try await TourBench.started()
    try await bench.driver.tap(text: "Comment")
    #expect(bench.driver.topScreen is CommentsViewController)
    #expect(bench.driver.sees("So calm"))
  }

  @Test func hidingAsksFirstAndIsLeftToTheApp() async throws {
    let bench = try await TourBench.started()
    try await bench.driver.swipe(row: 0, title: "Hide")
    #expect(bench.driver.sees("Hide this moment?"))
    #expect(bench.hidden.hidden.isEmpty)
    try await bench.driver.tap(text: "OK")
    #expect(bench.hidden.hidden.map(\.id) == ["p1"])
  }

  @Test func aFeedThatCannotBeLoadedOffersToTryAgain() async throws {
    let bench = try await TourBench.started { _ in HTTPResponse(status: 500) }
    #expect(bench.driver.sees("The feed cannot be loaded"))
    await bench.transport.setAnswer(TourServer.standard)
    try await bench.driver.tap(text: "Try again")
    #expect(bench.driver.sees("Fog over the harbour"))
  }

  @Test func anEmptyFeedLeadsToExplore() async throws {
    let bench = try await TourBench.started { request in
      request.url.path.hasSuffix("/feed")
        ? HTTPResponse(json: #"{"data": {"items": null}, "paging": {"next": null}}"#)
        : try TourServer.standard(request)
    }
    #expect(bench.driver.sees("Nothing here yet"))
    try await bench.driver.tap(text: "Find people")
    #expect(bench.driver.topScreen is ExploreViewController)
  }

  @Test func publishingReloadsTheFeed() async throws {
    let bench = try await TourBench.started()
    let before = await bench.transport.count(of: "/feed")
    try await bench.driver.tap(label: "New moment")
    try await bench.driver.type("Rain", into: "text")
    try await bench.driver.tap(text: "Publish")
    #expect(bench.driver.topScreen is FeedViewController)
    #expect(await bench.transport.count(of: "/feed") > before)
  }
}
