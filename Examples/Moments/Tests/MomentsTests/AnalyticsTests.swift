import Foundation
import Moments
import ScreenDriver
import ScreenKit
import Testing

@testable import MomentsFeed

/// What the app tells of what people see and do, and what they hand on.
@Suite(.datasette)
@MainActor
struct AnalyticsTests {
  @Test func postsCountWhenTheyWereInSightForASecond() async throws {
    let stage = try await Stage.settled(clock: ManualClock(now: Date()))
    #expect(stage.analytics.events == [.feedShown])
    try await stage.driver.advance(by: .seconds(1))
    let seen = stage.analytics.events.dropFirst()
    #expect(!seen.isEmpty && seen.count < stage.rowCount())
    #expect(seen.allSatisfy { $0.name == "postSeen" })
  }

  @Test func openedPostsAreToldOf() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tapRow(1)
    #expect(stage.analytics.events.last == .postOpened(postID: 1083))
  }

  @Test func postsAreHandedOnByTheirAddress() async throws {
    let stage = try await Stage.settled()
    let post = PostDetailViewController(app: stage.app.momentsFeed, postID: 7)
    try stage.top(FeedViewController.self).push(post)
    try await stage.driver.settle()
    try await stage.driver.tap(label: "Copy link")
    #expect(UIPasteboard.general.string == "https://moments.example/posts/7")
    try await stage.driver.tap(label: "Share")
    #expect(stage.driver.sharedItems as? [String] == ["https://moments.example/posts/7"])
    #expect(stage.analytics.events.last == .postShared(postID: 7))
  }
}
