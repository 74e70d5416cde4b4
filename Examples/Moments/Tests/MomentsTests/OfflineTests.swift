import DatasetteServer
import Moments
import ScreenDriver
import ScreenKit
import Testing

/// What is there when the server is not.
@Suite
@MainActor
struct OfflineTests {
  private let device = Device()

  /// Shows the feed, ends the app and stops the server.
  private func readOnceAndLoseTheServer() async throws {
    let stage = try await Stage.settled(device: device)
    try await waitForPhotos(on: stage)
    stage.driver.close()
    try await Datasette.requireCurrent().stop()
  }

  /// Waits until the first post has its author's portrait and its photograph.
  private func waitForPhotos(row: Int = 1, on stage: Stage) async throws {
    let cell = try await stage.driver.cell(at: IndexPath(item: row, section: 0))
    try await stage.driver.wait(until: "the images of row \(row) are there") {
      cell.contentView.photos.count == 2
    }
  }

  @Test(.datasette) func startWithoutServerShowsTheFeedThatWasSeen() async throws {
    try await readOnceAndLoseTheServer()
    let stage = try await Stage.settled(
      clock: ManualClock(), device: device, age: .seconds(86_400))
    #expect(stage.rowCount() == 19)
    #expect(stage.driver.sees("Fog over the harbour"))
    let stories = try await stage.driver.cell(at: IndexPath(item: 0, section: 0))
    #expect(stories.contentView.labels.count >= 4, "stories are there, too")
  }

  @Test(.datasette) func startWithoutServerTellsOfAllThatCouldNotBeRenewed() async throws {
    try await readOnceAndLoseTheServer()
    let stage = try await Stage.settled(
      clock: ManualClock(), device: device, age: .seconds(86_400))
    let told = ["Your feed could not be loaded.", "The stories could not be loaded."]
    let first = told.filter(stage.driver.sees)
    #expect(first.count == 1, "one notice at a time")
    try await stage.driver.advance(by: .seconds(4))
    let second = told.filter(stage.driver.sees)
    #expect(Set(first + second) == Set(told))
    try await stage.driver.advance(by: .seconds(4))
    #expect(told.filter(stage.driver.sees).isEmpty)
  }

  @Test(.datasette) func feedThatWasSeenIsReplacedByTheServers() async throws {
    let server = try Datasette.requireCurrent()
    try await readOnceAndLoseTheServer()
    try await server.start()
    try await server.post("publish", ["text": "Back again", "audience": "everyone"])
    let stage = try Stage(device: device, age: .seconds(86_400))
    await stage.traffic.hold()
    try await stage.driver.wait(forText: "Fog over the harbour")
    await stage.traffic.release()
    try await stage.driver.settle()
    try await stage.driver.scrollToStart()
    try await stage.driver.wait(forText: "Back again")
  }

  @Test(.datasette) func imagesComeFromDiskWhenTheServerHasGone() async throws {
    try await readOnceAndLoseTheServer()
    let stage = try await Stage.settled(device: device, age: .seconds(86_400))
    try await waitForPhotos(on: stage)
  }

  @Test(.datasette) func imagesOfTheNextRowsAreThereBeforeTheRows() async throws {
    let stage = try await Stage.settled()
    let list = try #require(stage.driver.list)
    let next = 4
    #expect(!list.indexPathsForVisibleItems.contains(IndexPath(item: next, section: 0)))
    try await stage.driver.wait(until: "no image is on its way") {
      stage.app.runtime.images.loadCount == 0
    }
    try await Datasette.requireCurrent().stop()
    let cell = try await stage.driver.cell(at: IndexPath(item: next, section: 0))
    #expect(cell.contentView.photos.count == 2)
  }
}

/// What the server has got wrong.
@Suite
@MainActor
struct OddAnswerTests {
  @Test(.datasetteWithPostOfNobody) func postThatCannotBeReadIsLeftOutAndReported() async throws {
    let stage = try Stage()
    var problems: [String] = []
    stage.app.runtime.problems.handler = { problems.append($0) }
    try await stage.driver.settle()
    #expect(stage.rowCount() == 18, "20 rows, of which one is a poll and one has no author")
    #expect(!stage.driver.sees("Your feed could not be loaded."))
    try await stage.driver.scrollThroughAll()
    #expect(stage.rowCount() > 18)
    #expect(problems.count == 1)
    let problem = try #require(problems.first)
    #expect(problem.hasPrefix("FeedSource leaves out what cannot be read: rows[3].author"))
  }
}

extension UIView {
  /// The images that came from the server, in this view and below.
  fileprivate var photos: [UIImage] { images.filter { $0.size.width == 12 } }
}
