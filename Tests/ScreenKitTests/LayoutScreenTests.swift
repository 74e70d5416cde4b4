import Foundation
import ScreenDriver
import ScreenKit
import Testing

@MainActor @Suite struct LayoutScreenTests {
  @Test func liquidLayoutFillsTheShortestColumn() async throws {
    let bench = FixtureBench()
    let driver = bench.show(ExploreViewController(app: bench.app))
    try await driver.settle()
    let list = try #require(driver.list)
    let frames = (0..<4).compactMap {
      list.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    #expect(frames[0].minX == 0)
    #expect(frames[1].minX == 197)
    #expect(frames[0].width == 193)
    // The quote is lower than the picture, so that the third goes below it.
    #expect(frames[2].minX == 0)
    #expect(frames[2].minY == frames[0].maxY + 4)
    #expect(frames[0].height != frames[1].height)
  }

  @Test func skeletonStandsInWhileLoading() async throws {
    let bench = FixtureBench()
    await bench.transport.hold()
    let driver = bench.show(ExploreViewController(app: bench.app))
    driver.window.layoutIfNeeded()
    #expect(!driver.dump.contains("spinner"))
    #expect(driver.screen?.isBusy == true)
    await bench.transport.release()
    try await driver.settle()
    #expect(driver.sees("Post 1"))
  }

  @Test func bannersStandAcrossTheTop() async throws {
    let bench = FixtureBench { _ in HTTPResponse(status: 500) }
    let driver = bench.show(ExploreViewController(app: bench.app))
    try await driver.settle()
    #expect(driver.sees("No posts"))
    await bench.transport.setAnswer(FixtureServer.standard)
    try await driver.tap(text: "Try again")
    #expect(!driver.sees("No posts"))
    #expect(driver.sees("Post 1"))
  }

  @Test func gridHasColumnsPerSizeClass() async throws {
    let bench = FixtureBench()
    let driver = bench.show(ProfileViewController(app: bench.app, userID: "me"))
    try await driver.settle()
    let list = try #require(driver.list)
    func frame(_ item: Int, _ section: Int) -> CGRect? {
      list.collectionViewLayout.layoutAttributesForItem(
        at: IndexPath(item: item, section: section))?.frame
    }
    #expect(frame(0, 0)?.width == 390)
    let tile = try #require(frame(1, 1))
    #expect(abs(tile.width - (390 - 8) / 3) < 0.01)
    #expect(frame(3, 1)?.minX == 0)
    #expect(driver.sees("Posts"))
  }

  @Test func pagedGridsLoadToTheirEnd() async throws {
    let bench = FixtureBench()
    let driver = bench.show(ProfileViewController(app: bench.app, userID: "a b"))
    try await driver.settle()
    try await driver.scrollThroughAll()
    #expect(driver.items.count == 30)
    let paths = await bench.transport.requests
      .filter { $0.url.pathExtension == "json" }.map { $0.url.path(percentEncoded: true) }
    #expect(Set(paths) == ["/users/a%20b/posts.json"])
  }
}
