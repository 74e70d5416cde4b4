import Foundation
import ScreenDriver
import ScreenKit
import Testing
import TourShop

/// What lies behind a post: its page by tap and link, and the app's own checkout.
@MainActor @Suite(.serialized) struct PostTests {
  @Test func aPostIsOpenedByATapAndShowsWhatTheAppWorksOut() async throws {
    let bench = try await TourBench.started()
    try await bench.driver.tapRow(0)
    #expect(bench.driver.topScreen is PostDetailViewController)
    #expect(bench.driver.sees("Ada on a day out"))
    #expect(bench.told.events == [.feedShown, .postOpened(postID: "p1")])
  }

  @Test func linksOpenPosts() async throws {
    let bench = try await TourBench.started()
    #expect(bench.app.open(try #require(URL(string: "moments://posts/p1"))))
    try await bench.driver.settle()
    #expect(bench.driver.topScreen is PostDetailViewController)
    #expect(await bench.transport.count(of: "/posts/p1") == 1)
  }

  @Test func theResultOfTheAppsOwnScreenComesBack() async throws {
    let bench = try await TourBench.started()
    try await bench.driver.tapRow(0)
    try await bench.driver.tap(text: "Buy a print")
    let checkout = try #require(bench.driver.topScreen as? CheckoutViewController)
    #expect(checkout.basketID == "p1")
    checkout.buy()
    try await bench.driver.goBack()
    #expect(bench.driver.sees("It is on its way"))
  }

  @Test func theAuthorIsAPartOfThePage() async throws {
    let bench = try await TourBench.started()
    try await bench.driver.tapRow(0)
    #expect(try bench.driver.texts(row: 0, section: 1) == ["Ada"])
    try await bench.driver.tapRow(0, section: 1)
    #expect(bench.driver.topScreen is ProfileViewController)
  }

  @Test func theLayoutFollowsTheWindow() async throws {
    let bench = try await TourBench.started()
    try await bench.driver.tapTab("Explore")
    try await bench.driver.resize(to: CGSize(width: 1024, height: 768))
    #expect(try await bench.driver.cell(at: [0, 0]).frame.width == 512)
    try await bench.driver.resize(to: CGSize(width: 390, height: 844))
    #expect(try await bench.driver.cell(at: [0, 0]).frame.width == 390)
  }

  @Test func theLayoutFollowsTheFlag() async throws {
    let list = try await TourBench.started()
    try await list.driver.tapTab("Explore")
    let width = try await list.driver.cell(at: [0, 0]).frame.width
    #expect(width == 390)
    let grid = try await TourBench.started(flags: MomentsFlags(quickShare: true))
    try await grid.driver.tapTab("Explore")
    #expect(try await grid.driver.cell(at: [0, 0]).frame.width == 130)
  }
}
