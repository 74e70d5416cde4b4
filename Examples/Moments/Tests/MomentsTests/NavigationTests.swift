import Moments
import ScreenDriver
import ScreenKit
import Testing

@testable import MomentsFeed
@testable import MomentsPeople

@Suite(.datasette)
@MainActor
struct NavigationTests {
  private static let postLink = "moments://posts/1083"

  @Test func deepLinkShowsThePost() async throws {
    let stage = try await Stage.settled()
    #expect(stage.app.open(try #require(URL(string: Self.postLink))))
    try await stage.driver.settle()
    _ = try stage.top(PostDetailViewController.self)
    #expect(stage.driver.sees("Fog over the harbour"))
    #expect(stage.driver.screenStack == ["FeedViewController", "PostDetailViewController"])
  }

  @Test func deepLinkLeadsPastWhatIsPresented() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tap(label: "New moment")
    _ = try stage.top(ComposeViewController.self)
    #expect(stage.app.open(try #require(URL(string: "moments://people/me/followers"))))
    try await stage.driver.settle()
    _ = try stage.top(FollowersViewController.self)
  }

  @Test func deepLinkBeforeLaunchWaitsForTheHost() async throws {
    let stage = try Stage()
    stage.driver.close()
    #expect(stage.app.open(try #require(URL(string: Self.postLink))))
    let driver = ScreenDriver(root: stage.app.makeRootViewController())
    try await driver.settle()
    #expect(driver.topScreen is PostDetailViewController)
  }

  @Test func unknownLinkIsRefused() async throws {
    let stage = try await Stage.settled()
    #expect(!stage.app.open(try #require(URL(string: "moments://albums/1"))))
    _ = try stage.top(FeedViewController.self)
  }

  @Test func postDetailLeadsBackToTheFeedTab() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tapTab("Explore")
    try await stage.driver.tapRow(0)
    _ = try stage.top(PostDetailViewController.self)
    try await stage.driver.tap(text: "Back to the feed")
    _ = try stage.top(FeedViewController.self)
  }

  @Test func tabsKeepTheirScreens() async throws {
    let stage = try await Stage.settled()
    let feed = try stage.top(FeedViewController.self)
    try await stage.driver.tapTab("Profile")
    _ = try stage.top(ProfileViewController.self)
    try await stage.driver.tapTab("Feed")
    #expect(try stage.top(FeedViewController.self) === feed)
  }

  @Test func leftScreensAreReleased() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tapRow(1)
    weak let detail = stage.driver.topScreen
    try await stage.driver.tap(text: "Comments")
    weak let comments = stage.driver.topScreen
    #expect(detail != nil && comments != nil)
    try await stage.driver.tap(label: "Close comments")
    try await stage.driver.goBack()
    try await stage.driver.settle()
    #expect(comments == nil)
    #expect(detail == nil)
  }

  @Test func appIsReleasedWithItsWindow() async throws {
    weak var feed: UIViewController?
    weak var app: MomentsApp?
    try await {
      let stage = try await Stage.settled()
      feed = stage.driver.topScreen
      app = stage.app
      #expect(feed != nil && app != nil)
      stage.driver.close()
    }()
    try await wait(until: "the app is released") { app == nil }
    #expect(feed == nil)
  }
}
