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
  @Test(.library) func wrongPasswordIsToldAndTheRightOneLeadsToTheThings() async throws {
    let stage = try Stage()
    try await stage.driver.settle()
    try await stage.driver.tap(text: "Log in")
    #expect(stage.driver.sees("Please fill this in"))
    try await stage.logIn(password: "analytical engine")
    _ = try stage.top(LogInViewController.self)
    #expect(stage.driver.sees("The library does not know this e-mail with this password."))
    try await stage.logIn()
    _ = try stage.top(ThingsViewController.self)
    #expect(stage.driver.sees("Beamer, large"))
  }

  @Test(.library) func helpNamesTheNumberThatTheLibraryTells() async throws {
    let stage = try Stage()
    try await stage.driver.settle()
    try await stage.driver.tap(text: "Help")
    #expect(stage.driver.sees("Call 555 0117, or ask at the counter for your password."))
  }

  @Test(.library) func passwordIsNotReadable() async throws {
    let stage = try Stage()
    try await stage.driver.settle()
    try await stage.driver.type("difference engine", into: "password")
    #expect(!stage.driver.dump.contains("difference engine"))
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
    let server = try #require(Datasette.current)
    let stage = try await Stage.loggedIn()
    try await stage.driver.goBack()
    try await server.stop()
    stage.app.navigator.push(.things)
    try await stage.driver.settle()
    #expect(stage.driver.sees("The library is out of reach"))
    try await server.start()
    try await stage.driver.tap(text: "Try again")
    #expect(stage.driver.sees("Beamer, large"))
  }
}
