import Accounts
import DatasetteServer
import DatasetteTesting
import ScreenDriver
import ScreenKit
import Testing

/// The scenes at work: home → detail → edit, over the generated network gateways and a real server.
@MainActor @Suite struct SceneTests {
  @Test(.datasette) func homeLoadsPageByPageThroughItsGateway() async throws {
    let stage = try await Stage.settled()
    #expect(stage.driver.sees("Ada Abel"))
    try await stage.driver.scrollThroughAll()
    #expect(stage.rowCount() == 54)
    #expect(await stage.traffic.count(of: "accounts.json") == 3)
  }

  @Test(.emptyDatasette) func emptyHomeSaysSoAndLeadsOn() async throws {
    let stage = try await Stage.settled()
    #expect(stage.driver.sees("There are no accounts yet"))
    try await stage.driver.tap(text: "About")
    _ = try stage.top(AboutViewController.self)
  }

  @Test(.datasette) func unreachableServerIsSaidAndTriedAgain() async throws {
    let server = try #require(Datasette.current)
    try await server.stop()
    let stage = try await Stage.settled()
    #expect(stage.driver.sees("The accounts are out of reach"))
    try await server.start()
    try await stage.driver.tap(text: "Try again")
    #expect(stage.driver.sees("Ada Abel"))
  }

  @Test(.datasette) func detailIsHandedItsViewModelAndShowsTwoGateways() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tapRow(0)
    _ = try stage.top(AccountDetailViewController.self)
    #expect(stage.driver.sees("Ada Abel"))
    #expect(stage.driver.sees("Movements"))
    try await stage.driver.scrollThroughAll()
    #expect(stage.rowCount(section: 1) == 42)
  }

  @Test(.datasette) func accountIsShownWithoutMovementsThatAreOutOfReach() async throws {
    let stage = try await Stage.settled()
    await stage.traffic.lose("movements.json")
    try await stage.driver.tapRow(0)
    #expect(stage.driver.sees("Ada Abel"))
    #expect(!stage.driver.sees("Movements"))
    #expect(!stage.driver.sees("The account is out of reach"))
    await stage.traffic.loseNone()
    try await stage.driver.pullToRefresh()
    #expect(stage.driver.sees("Ada Abel") && stage.driver.sees("Movements"))
  }

  @Test(.datasette) func editingChangesTheServerAndEveryScene() async throws {
    let stage = try await Stage.settled(clock: ManualClock())
    try await stage.driver.tapRow(0)
    try await stage.driver.tap(text: "Edit")
    _ = try stage.top(EditAccountViewController.self)
    try await stage.driver.type("Aaron Abel", into: "owner")
    try await stage.driver.choose("Company", in: "plan")
    try await stage.driver.tap(text: "Save")
    _ = try stage.top(AccountDetailViewController.self)
    #expect(stage.driver.sees("Aaron Abel"))
    // What the scene returned was received by the one before.
    #expect(stage.driver.dump.contains(#"notice "Saved""#))
    try await stage.driver.goBack()
    #expect(try stage.firstAccount().owner == "Aaron Abel")
    #expect(try stage.firstAccount().plan == .company)
  }

  @Test(.datasette) func formSaysWhatIsWrongAndSendsNothing() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tapRow(0)
    try await stage.driver.tap(text: "Edit")
    try await stage.driver.type("", into: "owner")
    try await stage.driver.tap(text: "Save")
    #expect(stage.driver.sees("Please fill this in"))
    #expect(await stage.traffic.count(of: "save.json") == 0)
    try await stage.driver.tap(label: "Close")
    #expect(stage.driver.sees("Discard your changes?"))
  }

  @Test(.datasette) func failedSavingStaysAndIsTriedAgain() async throws {
    let server = try #require(Datasette.current)
    let stage = try await Stage.settled(clock: ManualClock())
    try await stage.driver.tapRow(0)
    try await stage.driver.tap(text: "Edit")
    try await stage.driver.type("Abel Abel", into: "owner")
    try await server.stop()
    try await stage.driver.tap(text: "Save")
    _ = try stage.top(EditAccountViewController.self)
    #expect(stage.driver.sees("Your changes were not saved"))
    try await server.start()
    try await stage.driver.tap(text: "Try again")
    _ = try stage.top(AccountDetailViewController.self)
    #expect(stage.driver.sees("Abel Abel"))
  }

  @Test(.datasette) func movementOfTheChosenDirectionAndDayIsBooked() async throws {
    let stage = try await Stage.settled(clock: ManualClock())
    try await stage.driver.tapRow(0)
    try await stage.driver.tap(label: "Book a movement")
    _ = try stage.top(BookMovementViewController.self)
    try await stage.driver.type("Lightning rod", into: "label")
    try await stage.driver.type("19.5", into: "amount")
    try await stage.driver.tap(text: "Book")
    #expect(stage.driver.sees("Please fill this in"), "no day was chosen")
    #expect(await stage.traffic.count(of: "book.json") == 0)
    try await stage.driver.choose("Out", in: "direction")
    try await stage.driver.choose(Date(timeIntervalSince1970: 1_772_323_200), in: "day")
    try await stage.driver.tap(text: "Book")
    _ = try stage.top(AccountDetailViewController.self)
    #expect(stage.driver.dump.contains(#"notice "Booked""#))
    #expect(stage.driver.sees("Lightning rod") && stage.driver.sees("-19.5"))
  }

  @Test(.datasette) func closingAsksFirstAndTakesTheAccountAway() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.swipe(row: 0, title: "Close account")
    #expect(stage.driver.sees("Close this account for good?"))
    try await stage.driver.tap(text: "Cancel")
    #expect(await stage.traffic.count(of: "close.json") == 0)
    try await stage.driver.swipe(row: 0, title: "Close account")
    try await stage.driver.tap(text: "OK")
    #expect(!stage.driver.sees("Ada Abel"))
    #expect(await stage.traffic.count(of: "close.json") == 1)
  }

  @Test(.datasette) func failedClosingIsTriedAgainWithoutAsking() async throws {
    let server = try #require(Datasette.current)
    let stage = try await Stage.settled(clock: ManualClock())
    try await server.stop()
    try await stage.driver.swipe(row: 0, title: "Close account")
    try await stage.driver.tap(text: "OK")
    #expect(stage.driver.sees("The account was not closed"))
    try await server.start()
    try await stage.driver.tap(text: "Try again")
    #expect(!stage.driver.sees("Ada Abel"))
  }

  @Test(.datasette) func searchAsksAnewForOtherWords() async throws {
    let stage = try await Stage.settled()
    try await stage.driver.tapTab("Find")
    try await stage.driver.search(for: "Friis")
    try await stage.driver.wait(forText: "Ivo Friis")
    #expect(stage.rowCount() == 9)
    try await stage.driver.search(for: "Goro")
    try await stage.driver.wait(forText: "Goro Abel")
    #expect(stage.rowCount() == 6)
    try await stage.driver.tapRow(0)
    _ = try stage.top(AccountDetailViewController.self)
  }

  @Test(.datasette) func handWrittenPartShowsActivityAndAsks() async throws {
    var copied: [String] = []
    var wasBusy = false
    var detail: AccountDetailViewController?
    let stage = try await Stage.settled(
      sharing: AccountSharing(
        makeLink: {
          wasBusy = detail?.showsActivityIndicator == true
          return "link"
        }, copy: { copied.append($0) }), clock: ManualClock())
    try await stage.driver.tapRow(0)
    detail = try stage.top(AccountDetailViewController.self)
    try await stage.driver.tap(text: "Share")
    #expect(wasBusy)
    try await stage.driver.tap(text: "Copy its link")
    #expect(copied == ["link"])
    #expect(stage.driver.dump.contains(#"notice "Copied""#))
  }

  @Test(.datasette) func addressesLeadToScenes() async throws {
    let stage = try await Stage.settled()
    #expect(stage.app.open(URL.literal("accounts://accounts/a2")))
    try await stage.driver.settle()
    #expect(stage.driver.sees("Björn Abel"))
  }

  @Test(.datasette) func destinationsAreMadeByFactories() async throws {
    let stage = try await Stage.settled()
    let scene = stage.app.makeController(for: .accountDetail(accountID: "a1"))
    #expect(scene is AccountDetailViewController)
    #expect(stage.app.makeController(for: .about) is AboutViewController)
  }
}
