import Moments
import ScreenDriver
import ScreenKit
import Testing

@testable import MomentsFeed

@Suite(.datasette)
@MainActor
struct StoriesTests {
  private func carousel(_ stage: Stage) async throws -> StoriesViewController {
    let cell = try await stage.driver.cell(at: IndexPath(item: 0, section: 0))
    return try #require((cell as? EmbedCell)?.hostedScreen as? StoriesViewController)
  }

  @Test func carouselLoadsItsOwnSource() async throws {
    let stage = try await Stage.settled()
    let stories = try await carousel(stage)
    #expect(stories.collectionView.numberOfItems(inSection: 0) == 9)
    #expect(stories.parent is FeedViewController)
    let trays = await stage.traffic.queries(of: "tray_id", path: "/moments/stories.json")
    #expect(trays == ["1084"])
  }

  @Test func carouselScrollsSideways() async throws {
    let stage = try await Stage.settled()
    let list = try await carousel(stage).collectionView
    #expect(list.contentSize.width > list.bounds.width)
    #expect(list.contentSize.height <= 120)
    let frames = list.visibleCells.map(\.frame)
    #expect(Set(frames.map(\.minY)).count == 1)
    #expect(frames.allSatisfy { $0.width == 88 })
  }

  @Test func carouselSurvivesReuse() async throws {
    let stage = try await Stage.settled()
    let before = try await carousel(stage)
    before.collectionView.setContentOffset(CGPoint(x: 200, y: 0), animated: false)
    try await stage.driver.scrollThroughAll()
    try await stage.driver.scrollToStart()

    let after = try await carousel(stage)
    #expect(after === before)
    #expect(after.collectionView.contentOffset.x == 200)
    let trays = await stage.traffic.queries(of: "tray_id", path: "/moments/stories.json")
    #expect(trays.count { $0 == "1084" } == 1)
  }
}
