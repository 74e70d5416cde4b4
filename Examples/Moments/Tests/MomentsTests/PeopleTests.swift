import Moments
import ScreenDriver
import ScreenKit
import Testing

@testable import MomentsPeople

@Suite(.datasette)
@MainActor
struct PeopleTests {
  @Test func profileShowsThePersonTheLinksAndThePagedPosts() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tapTab("Profile")
    let profile = try stage.top(ProfileViewController.self)
    #expect(stage.driver.sees("Mika Lindqvist"))
    #expect(stage.driver.sees("60 followers"))
    #expect(stage.rowCount(section: 1) == 2, "followers and settings")

    try await stage.driver.scrollThroughAll()
    #expect(stage.rowCount(section: 2) == 30)
    let pages = await stage.traffic.queries(of: "page", path: "/moments/user_posts.json")
    #expect(pages == ["1", "2", "3"])
    #expect(profile.collectionView.numberOfSections == 3)
  }

  @Test func postsWithAndWithoutPhotoLookDifferent() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tapTab("Profile")
    try await stage.driver.scrollThroughAll()
    var quotes = 0
    var photos = 0
    for row in 0..<stage.rowCount(section: 2) {
      if try await stage.labels(row: row, section: 2).isEmpty { photos += 1 } else { quotes += 1 }
    }
    #expect(photos == 23)
    #expect(quotes == 7)
  }

  @Test func gridHasThreeColumns() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tapTab("Profile")
    try await stage.driver.scrollThroughAll()
    var columns: Set<CGFloat> = []
    for row in 0..<6 {
      let cell = try await stage.driver.cell(at: IndexPath(item: row, section: 2))
      columns.insert(cell.frame.minX)
    }
    #expect(columns.count == 3)
  }

  @Test func othersProfileHasNoSettings() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tapTab("Profile")
    try await stage.driver.tap(text: "Followers")
    _ = try stage.top(FollowersViewController.self)
    try await stage.driver.tapRow(0)
    _ = try stage.top(ProfileViewController.self)
    #expect(stage.rowCount(section: 1) == 1)
    #expect(!stage.driver.sees("Settings"))
  }

  @Test func followersComePageByPage() async throws {
    let stage = try await Stage.settled()
    #expect(stage.app.open(try #require(URL(string: "moments://people/me/followers"))))
    try await stage.driver.settle()
    try await stage.driver.scrollThroughAll()
    #expect(stage.rowCount() == 60)
    let pages = await stage.traffic.queries(of: "page", path: "/moments/followers.json")
    #expect(pages == ["1", "2", "3"])
  }

  @Test func exploreHasTheMostLikedOrTheNewest() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tapTab("Explore")
    let asked = await popular(stage)
    try await stage.driver.chooseTitleSegment("New")
    #expect(await popular(stage) == asked)
    try await stage.driver.scrollThroughAll()
    #expect(stage.rowCount() == 69)
    #expect(await stage.traffic.queries(of: "kind", path: "/moments/feed.json").contains("post"))
    try await stage.driver.chooseTitleSegment("Popular")
    #expect(await popular(stage).dropFirst(asked.count).first == "1")
  }

  /// The pages of what is most liked that were asked for.
  private func popular(_ stage: Stage) async -> [String?] {
    await stage.traffic.queries(of: "page", path: "/moments/popular.json")
  }

  @Test func exploreFillsTwoColumnsOfDifferentHeights() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tapTab("Explore")
    let list = try #require(stage.driver.list)
    let frames = list.visibleCells.map(\.frame)
    #expect(Set(frames.map(\.minX)).count == 2)
    #expect(Set(frames.map(\.height)).count > 1)
    for (index, frame) in frames.enumerated() {
      #expect(!frames[(index + 1)...].contains { $0.intersects(frame) })
    }
    try await stage.driver.scrollThroughAll()
    #expect(stage.rowCount() == 69)
  }
}
