import People
import ScreenDriver
import ScreenKit
import Testing

/// The generated list of everyone: two looks of a user in one table.
@MainActor @Suite struct DirectoryTests {
  @Test func usersStandWithBylineOrWithoutInOneTable() async throws {
    let stage = try await Stage.settled()
    #expect(try stage.driver.texts(row: 0) == ["Ada Brandt", "Reads maps for fun"])
    #expect(try stage.driver.texts(row: 1) == ["Bo Castellanos"])
    let table = try #require(stage.driver.table)
    let tall = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    let short = table.rectForRow(at: IndexPath(row: 1, section: 0)).height
    #expect(tall > short)
  }

  @Test func loadingViewStandsFirst() async throws {
    let stage = try Stage()
    #expect(stage.driver.dump.contains("spinner"))
    try await stage.driver.settle()
    #expect(!stage.driver.dump.contains("spinner"))
    #expect(stage.driver.rowCount() == 18)
  }

  @Test func lostRequestIsTriedAgainByATap() async throws {
    let stage = try Stage()
    await stage.post.loseAll(true)
    try await stage.driver.settle()
    #expect(stage.driver.sees("The directory can't be reached."))
    await stage.post.loseAll(false)
    try await stage.driver.tap(text: "Try again")
    #expect(stage.driver.rowCount() == 18)
  }

  @Test func tappedUserIsShown() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tapRow(2)
    _ = try stage.top(PersonViewController.self)
    #expect(stage.driver.sees("Chidi Okonjo"))
    #expect(stage.driver.sees("Bakes before dawn; ask for the rye"))
  }

  @Test func followedUserGetsAStarAndStaysFollowedOutOfSight() async throws {
    let stage = try await Stage.settled()
    #expect(try !stage.driver.texts(row: 0).contains("Followed"))
    try await stage.driver.swipe(row: 0, title: "Follow")
    #expect(try stage.driver.texts(row: 0).contains("Followed"))
    #expect(try !stage.driver.texts(row: 1).contains("Followed"))
    let screen = try stage.top(DirectoryViewController.self)
    screen.scrollToBottom(animated: false)
    try await stage.driver.settle()
    #expect(!stage.driver.sees("Ada Brandt"))
    screen.scrollToTop(animated: false)
    try await stage.driver.settle()
    #expect(try stage.driver.texts(row: 0).contains("Followed"))
  }

  @Test func linkLeadsToAUser() async throws {
    let stage = try await Stage.settled()
    let link = try #require(URL(string: "people://users/hana"))
    #expect(stage.app.open(link))
    try await stage.driver.settle()
    #expect(stage.driver.sees("Hana Ilves"))
  }
}
