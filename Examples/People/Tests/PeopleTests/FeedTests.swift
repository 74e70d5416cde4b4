import People
import ScreenDriver
import ScreenKit
import Testing

/// The generated feed: two sections of two models, and portraits that arrive late.
@MainActor @Suite struct FeedTests {
  @Test func newcomersStandAbovePosts() async throws {
    let stage = try await Stage.settled(at: "Feed")
    #expect(stage.driver.rowCount(section: 0) == 3, "three at most of the four newcomers")
    #expect(stage.driver.rowCount(section: 1) == 8)
    #expect(stage.driver.sees("New here"))
    #expect(stage.driver.sees("Written lately"))
    #expect(try stage.driver.texts(row: 0, section: 0) == ["Paz Quiroga"])
    #expect(
      try stage.driver.texts(row: 0, section: 1).first
        == "The old harbour map hangs in the library now.")
  }

  @Test func portraitArrivingLateUpdatesOnlyTheCellsThatShowItsUser() async throws {
    let stage = try Stage()
    try await stage.driver.settle()
    await stage.post.hold("/portraits/")
    stage.beginTab(1)
    try await stage.driver.wait(until: "the rows are there") { stage.driver.rowCount() == 11 }
    // What is still being shown of their arrival ends.
    for _ in 0..<10 {
      try await stage.driver.finishTransitions()
      await Task.yield()
    }
    let presenter = try #require(stage.presenter)
    let presented = presenter.counts.presented
    #expect(try await stage.portrait(row: 0) == nil)

    await stage.post.release()
    try await stage.driver.settle()
    #expect(try await stage.portrait(row: 0) != nil)
    #expect(presenter.counts.presented == presented, "no row is filled again")
    #expect(presenter.counts.updated == ["paz": 1, "quin": 1, "rosa": 1])
  }

  @Test func newcomerAndAuthorLeadToTheirPages() async throws {
    let stage = try await Stage.settled(at: "Feed")
    try await stage.driver.tapRow(1)
    #expect(stage.driver.sees("Quin Rasmussen"))
    _ = try stage.top(PersonViewController.self)
    try await stage.driver.goBack()
    try await stage.driver.tap(text: "Who wrote this?")
    _ = try stage.top(PersonViewController.self)
    #expect(stage.driver.sees("Ada Brandt"))
  }

  @Test func barButtonLoadsAnew() async throws {
    let stage = try await Stage.settled(at: "Feed")
    await stage.post.loseAll(true)
    try await stage.driver.tap(label: "Load anew")
    #expect(stage.driver.sees("The feed can't be reached."))
    #expect(stage.driver.rowCount() == 11, "what was there stays")
  }
}
