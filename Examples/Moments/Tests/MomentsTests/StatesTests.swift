import DatasetteServer
import Moments
import ScreenDriver
import ScreenKit
import Testing

@testable import MomentsFeed

@Suite
@MainActor
struct StatesTests {
  @Test(.datasette) func stoppedServerIsSaidAndRetryBringsContent() async throws {
    let server = try Datasette.requireCurrent()
    try await server.stop()
    let stage = try await Stage.settled()
    #expect(stage.driver.sees("Your feed could not be loaded."))
    #expect(stage.rowCount() == 0)

    try await server.start()
    try await stage.driver.tap(text: "Try again")
    #expect(!stage.driver.sees("Your feed could not be loaded."))
    #expect(stage.rowCount() == 19)
  }

  @Test(.datasette) func failedRefreshKeepsWhatIsShown() async throws {
    let server = try Datasette.requireCurrent()
    let stage = try await Stage.settled(clock: ManualClock())
    try await server.stop()
    try await stage.driver.pullToRefresh()
    #expect(stage.rowCount() == 19)
    #expect(stage.driver.sees("Your feed could not be loaded."))
    #expect(!stage.driver.dump.contains("refreshing"))
  }

  @Test(.datasette) func failedNextPageIsRetried() async throws {
    let server = try Datasette.requireCurrent()
    let stage = try await Stage.settled()
    try await server.stop()
    try await stage.driver.scrollToEnd()
    #expect(stage.rowCount() == 19)
    #expect(stage.driver.sees("Your feed could not be loaded."))
    try await server.start()
    // The failure takes more room than what stood there while the page was loaded.
    try await stage.driver.scrollToEnd()
    try await stage.driver.tap(text: "Try again")
    #expect(stage.rowCount() > 19)
  }

  @Test(.datasette) func bannerOfCommentsLeavesTheSheetUsable() async throws {
    let server = try Datasette.requireCurrent()
    let stage = try await Stage.settled()
    try await server.stop()
    try await stage.driver.tap(text: "Comments")
    #expect(stage.driver.sees("The comments could not be loaded."))
    try await server.start()
    try await stage.driver.tap(text: "Try again")
    #expect(stage.rowCount() == 30)
  }

  @Test(.emptyDatasette) func emptyFeedSaysSoAndLeadsToPeople() async throws {
    let stage = try await Stage.settled()
    #expect(stage.driver.sees("Your feed is empty"))
    #expect(stage.driver.sees("What the people you follow publish stands here."))
    try await stage.driver.tap(text: "Find people")
    _ = try stage.top(ExploreViewController.self)
    #expect(stage.driver.sees("Nothing to explore yet"))
    try await stage.driver.chooseTitleSegment("New")
    #expect(stage.driver.sees("Nothing new yet"))
  }
}
