import DatasetteServer
import DatasetteTesting
import Login
import LoginServer
import ScreenDriver
import ScreenKit
import Testing

/// The app against the real server.
@MainActor
@Suite struct JourneyTests {
  @Test(.library) func helpNamesTheNumberThatTheLibraryTells() async throws {
    let stage = try await Stage.loggedIn()
    try await stage.showAccount()
    try await stage.driver.tap(text: "Help")
    #expect(stage.driver.sees("Call 555 0117, or ask at the counter."))
  }

  @Test(.library) func wishIsSentInTheNameOfTheMember() async throws {
    let stage = try await Stage.loggedIn()
    try await stage.showAccount()
    try await stage.driver.tap(text: "Wish for a thing")
    _ = try stage.top(WishViewController.self)
    try await stage.driver.type("A telescope", into: "name")
    try await stage.driver.tap(text: "Send")
    #expect(stage.driver.sees("The library will think about A telescope."))
    _ = try stage.top(AccountViewController.self)
    let wishes = try await Datasette.requireCurrent().rows(of: "wishes")
    #expect(wishes.map { $0["member"] } == [1])
  }

  @Test(.library) func allPagesOfThingsComeByScrolling() async throws {
    let stage = try await Stage.loggedIn()
    let table = try stage.top(ThingsViewController.self).tableView
    #expect(table.numberOfRows(inSection: 0) == 20)
    try await stage.driver.scrollThroughAll()
    #expect(table.numberOfRows(inSection: 0) == 63)
  }

  @Test(.library) func tappedThingIsShownAndBorrowed() async throws {
    let stage = try await Stage.loggedIn()
    try await stage.driver.tapRow(1)
    _ = try stage.top(ThingDetailViewController.self)
    try await stage.driver.tap(text: "Borrow")
    #expect(stage.driver.sees("Beamer, large waits for you at the counter."))
  }

  @Test(.library) func keptThingStandsAmongTheKeptOnes() async throws {
    let stage = try await Stage.loggedIn()
    try await stage.driver.tap(label: "Keep in mind")
    try await stage.driver.tap(label: "What you keep in mind")
    let kept = try stage.top(KeptThingsViewController.self)
    #expect(kept.collectionView.numberOfItems(inSection: 0) == 1)
    try await stage.driver.tapRow(0)
    _ = try stage.top(ThingDetailViewController.self)
    try await stage.driver.goBack()
    try await stage.driver.tap(label: "Close")
    _ = try stage.top(ThingsViewController.self)
  }

  @Test(.emptyLibrary) func emptyLibrarySaysSo() async throws {
    let stage = try await Stage.loggedIn()
    #expect(stage.driver.sees("There is nothing to borrow"))
  }

  @Test(.library) func unreachableLibrarySaysSoAndIsTriedAgain() async throws {
    let server = try Datasette.requireCurrent()
    let stage = try await Stage.loggedIn()
    try await server.stop()
    try await stage.driver.tap(label: "What you keep in mind")
    #expect(stage.driver.sees("The library is out of reach"))
    try await server.start()
    try await stage.driver.tap(text: "Try again")
    #expect(stage.driver.sees("You keep nothing in mind"))
  }
}
