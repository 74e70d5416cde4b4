import AdsKit
import DatasetteServer
import Moments
import ScreenDriver
import ScreenKit
import Testing

@testable import MomentsFeed
@testable import MomentsPeople

@Suite(.datasette)
@MainActor
struct FeedTests {
  @Test func launchSpinsAndThenShowsCellsOfThreeKinds() async throws {
    let stage = try Stage()
    #expect(stage.driver.dump.contains("spinner"))
    #expect(stage.rowCount() == 0)

    try await stage.driver.settle()
    #expect(!stage.driver.dump.contains("spinner"))
    let list = try #require(stage.driver.list)
    #expect(list.visibleCells.contains { $0 is TreeCell })
    #expect(list.visibleCells.contains { $0 is EmbedCell })
    #expect(list.visibleCells.contains { $0 is SponsoredAdCell })
    #expect(stage.driver.sees("Mika Lindqvist"))
    #expect(stage.driver.sees("Lamps for long evenings"))
  }

  @Test func scrollingToTheEndShowsAllRowsOnceAndInOrder() async throws {
    let served = try await Datasette.requireCurrent().rows(
      "feed", ["_size": "max", "_sort_desc": "created_at", "_json": "author"])
    let known = served.filter { $0["kind"] as? String != "poll" }

    let stage = try await Stage.settled()
    try await stage.driver.scrollThroughAll()

    #expect(stage.rowCount() == known.count)
    for (index, row) in known.enumerated() {
      let labels = try await stage.labels(row: index)
      switch row["kind"] as? String {
      case "post":
        let author = row["author"] as? [String: Any]
        #expect(labels.first == author?["name"] as? String, "row \(index)")
      case "ad":
        #expect(labels.first == row["title"] as? String, "row \(index)")
      default:
        let cell = try await stage.driver.cell(at: IndexPath(item: index, section: 0))
        #expect(cell is EmbedCell, "row \(index)")
      }
    }
    let cursors = await stage.traffic.queries(of: "_next", path: "/moments/feed.json")
    #expect(cursors.count == 5)
    #expect(Set(cursors).count == 5)
  }

  @Test func rowsOfUnknownKindAreSkipped() async throws {
    let stage = try await Stage.settled()
    #expect(stage.rowCount() == 19, "20 rows, of which one is a poll")
    #expect(!stage.driver.sees("Tea or coffee?"))
  }

  @Test func tappedPostIsShownWithItsDetails() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tapRow(1)
    _ = try stage.top(PostDetailViewController.self)
    #expect(stage.driver.sees("Fog over the harbour"))
    #expect(stage.driver.sees("Back to the feed"))
    #expect(await stage.traffic.queries(of: "id", path: "/moments/feed.json").last == "1083")
  }

  @Test func fingerOnAPostOpensItsMenu() async throws {
    let stage = try await Stage.settled()
    var copied: [String] = []
    stage.app.runtime.copyText = { copied.append($0) }
    try await stage.driver.showMenu(row: 1)
    try await stage.driver.tap(text: "Copy link")
    #expect(copied == ["https://moments.example/posts/1083"])
    try await stage.driver.showMenu(row: 1)
    try await stage.driver.tap(text: "Show author")
    _ = try stage.top(ProfileViewController.self)
  }

  @Test func postUnderAFingerHasALineAroundIt() async throws {
    let stage = try await Stage.settled()
    #expect(try stage.driver.lookWhilePressed(row: 1).borderWidth == 2)
    #expect(try stage.driver.look(row: 1).borderWidth == 0)
  }

  @Test func pullAndEndOfTheFeedSaySo() async throws {
    let stage = try await Stage.settled()
    let pull = try #require(stage.driver.list?.refreshControl)
    #expect(pull.attributedTitle?.string == "Looking for new moments")
    #expect(!stage.driver.sees("That is all"))
    try await stage.driver.scrollThroughAll()
    #expect(stage.driver.sees("That is all"))
  }

  @Test func commentsSayWhoseMomentTheyAreOf() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tap(text: "Comments")
    #expect(stage.driver.dump.contains("subtitle \"Mika Lindqvist\""))
  }

  @Test func tappedAdOpensItsAddress() async throws {
    let stage = try await Stage.settled()
    var opened: [URL] = []
    stage.app.runtime.openAddress = { opened.append($0) }
    try await stage.driver.tapRow(2)
    #expect(opened.map(\.host) == ["shop.example"])
  }

  @Test func buttonsOfAPostLeadToItsCommentsAndItsAuthor() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tap(text: "Comments")
    _ = try stage.top(CommentsViewController.self)
    try await stage.driver.tap(label: "Close comments")
    try await stage.driver.tap(label: "Show author")
    _ = try stage.top(ProfileViewController.self)
    #expect(stage.driver.sees("Photographs what is in the way."))
  }
}

/// What changes the data of the server.
@Suite
@MainActor
struct FeedChangesTests {
  @Test(.datasette) func pullingRefreshesFromTheStart() async throws {
    let stage = try await Stage.settled()
    try await Datasette.requireCurrent().post(
      "publish", ["text": "Grüße aus Lübeck", "audience": "everyone"])
    #expect(!stage.driver.sees("Grüße aus Lübeck"))
    try await stage.driver.pullToRefresh()
    try await stage.driver.scrollToStart()
    #expect(try await stage.labels(row: 0).contains("Grüße aus Lübeck"))
    #expect(!stage.driver.dump.contains("refreshing"))
  }

  @Test(.datasette) func hiddenPostLeavesTheFeedOnTheServerToo() async throws {
    let server = try Datasette.requireCurrent()
    let stage = try await Stage.settled()
    try await stage.driver.swipe(row: 1, title: "Hide")
    #expect(stage.driver.sees("Hide this moment for good?"))
    #expect(try await server.rows("feed", ["id": "1083"]).count == 1)
    try await stage.driver.tap(text: "OK")
    #expect(try await server.rows("feed", ["id": "1083"]).isEmpty)
    #expect(try await stage.labels(row: 1) == ["Lamps for long evenings", "Sponsored"])
  }
}
