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

  // MARK: Languages that read to the left

  /// Where the rows of a list are seen, in the window.
  private func places(_ list: UICollectionView) throws -> [CGRect] {
    try list.indexPathsForVisibleItems.map { path in
      let cell = try #require(list.cellForItem(at: path))
      return cell.convert(cell.bounds, to: nil)
    }
  }

  @Test func columnsBeginWhereTheLanguageDoes() async throws {
    let bench = FixtureBench()
    let driver = bench.show(ExploreViewController(app: bench.app))
    driver.window.headlessSetTraits { $0.layoutDirection = .rightToLeft }
    try await driver.settle()
    let list = try #require(driver.list)
    #expect(try places(list).prefix(2).map(\.minX) == [197, 0])
    driver.window.headlessSetTraits { $0.layoutDirection = .leftToRight }
    try await driver.settle()
    #expect(try places(list).prefix(2).map(\.minX) == [0, 197])
  }

  @Test func linesOfGridsBeginWhereTheLanguageDoes() async throws {
    let bench = FixtureBench()
    let driver = bench.show(ProfileViewController(app: bench.app, userID: "me"))
    driver.window.headlessSetTraits { $0.layoutDirection = .rightToLeft }
    try await driver.settle()
    let list = try #require(driver.list)
    let tiles = [0, 1, 2].compactMap { list.cellForItem(at: IndexPath(item: $0, section: 1)) }
      .map { $0.convert($0.bounds, to: nil) }
    #expect(tiles.first?.maxX == 390)
    #expect(abs(try #require(tiles.last).minX) < 0.01)
  }

  @Test func stripsRunWhereTheLanguageDoes() async throws {
    let bench = FixtureBench()
    let driver = bench.launch()
    driver.window.headlessSetTraits { $0.layoutDirection = .rightToLeft }
    try await driver.settle()
    let cell = try await driver.cell(at: IndexPath(item: 1, section: 0)) as? EmbedCell
    let stories = try #require(cell?.hostedScreen as? StoriesViewController).collectionView
    let begin = try places(stories)
    #expect(begin[0].maxX == 390 - bench.app.runtime.theme.points(SpacingToken.m))
    #expect(begin[1].maxX < begin[0].minX)
    #expect(stories.contentOffset.x == 0)
    let finger = try #require(
      driver.window.headlessTouch(at: CGPoint(x: 60, y: begin[0].midY)))
    finger.move(to: CGPoint(x: 200, y: begin[0].midY))
    finger.lift()
    #expect(stories.contentOffset.x > 0, "a finger to the right shows what follows")
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
