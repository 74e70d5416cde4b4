import People
import ScreenDriver
import ScreenKit
import Testing

/// The generated list of everyone: two looks of a user in one table.
@MainActor @Suite struct DirectoryTests {
  @Test func usersStandWithBylineOrWithoutInOneTable() async throws {
    let stage = try await Stage.settled()
    #expect(try stage.driver.texts(row: 0) == ["Ada Brandt", "Reads maps for fun"])
    #expect(try stage.driver.texts(row: 0, section: 1) == ["Bo Castellanos"])
    let table = try #require(stage.driver.table)
    let tall = table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    let short = table.rectForRow(at: IndexPath(row: 0, section: 1)).height
    #expect(tall > short)
  }

  @Test func usersStandUnderTheirFirstLetters() async throws {
    let stage = try await Stage.settled()
    let table = try #require(stage.driver.table)
    #expect(table.numberOfSections == 18)
    #expect(["A", "B", "C"].allSatisfy(stage.driver.texts.contains))
    // The letter is the same with an accent, and who came later stands with it.
    #expect(try stage.driver.texts(row: 1).first == "Åsa Brandt")
    #expect(try stage.driver.texts(row: 1, section: 4) == ["Élodie Roux"])
  }

  @Test func lettersAtTheSideLeadToUsersWhoBeginWithThem() async throws {
    let stage = try await Stage.settled()
    let letters = stage.driver.indexTitles
    #expect(letters.count == 18)
    #expect(letters.prefix(3) == ["A", "B", "C"])
    #expect(!stage.driver.sees("Mina Nair"))
    try await stage.driver.tap(indexTitle: "M")
    #expect(stage.driver.sees("Mina Nair"))
    #expect(!stage.driver.sees("Ada Brandt"))
    try await stage.search(for: "brandt")
    #expect(stage.driver.indexTitles == ["A"])
  }

  @Test func searchingFindsUsersByAPartOfTheirNames() async throws {
    let stage = try await Stage.settled()
    try await stage.search(for: "brandt")
    #expect(stage.driver.rowCount() == 2)
    #expect(stage.driver.sees("Ada Brandt") && stage.driver.sees("Åsa Brandt"))
    try await stage.search(for: "elo")
    #expect(stage.driver.rowCount() == 1)
    try await stage.driver.tapRow(0)
    #expect(stage.driver.sees("Élodie Roux"))
    try await stage.driver.goBack()
    try await stage.search(for: "nobody")
    #expect(stage.driver.sees("Nobody is called that."))
    try await stage.search(for: "")
    #expect(stage.driver.rowCount() == 21)
  }

  @Test func thoseWhoAreFollowedAreFoundAmongThemselves() async throws {
    let stage = try await Stage.settled()
    #expect(stage.driver.dump.contains("scopes [Everyone] Followed"))
    try await stage.driver.chooseScope("Followed")
    #expect(stage.driver.rowCount() == 2)
    #expect(stage.driver.sees("Chidi Okonjo") && stage.driver.sees("Hana Ilves"))
    try await stage.search(for: "brandt")
    #expect(stage.driver.sees("Nobody is called that."))
    try await stage.driver.chooseScope("Everyone")
    #expect(stage.driver.rowCount() == 2)
  }

  @Test func loadingViewStandsFirst() async throws {
    let stage = try Stage()
    #expect(stage.driver.dump.contains("spinner"))
    try await stage.driver.settle()
    #expect(!stage.driver.dump.contains("spinner"))
    #expect(stage.driver.rowCount() == 21)
  }

  @Test func lostRequestIsTriedAgainByATap() async throws {
    let stage = try Stage()
    await stage.post.loseAll(true)
    try await stage.driver.settle()
    #expect(stage.driver.sees("The directory can't be reached."))
    await stage.post.loseAll(false)
    try await stage.driver.tap(text: "Try again")
    #expect(stage.driver.rowCount() == 21)
  }

  @Test func tappedUserIsShown() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tapRow(0, section: 2)
    _ = try stage.top(PersonViewController.self)
    #expect(stage.driver.sees("Chidi Okonjo"))
    #expect(stage.driver.sees("Bakes before dawn; ask for the rye"))
  }

  @Test func userIsLookedAtBeforeAnybodyGoesThere() async throws {
    let stage = try await Stage.settled()
    let preview = try await stage.driver.openPreview(row: 0, section: 2)
    #expect(stage.driver.previewTexts.contains("Chidi Okonjo"))
    _ = try stage.top(DirectoryViewController.self)
    try await stage.driver.tapPreview()
    #expect(try stage.top(PersonViewController.self) === preview)
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
