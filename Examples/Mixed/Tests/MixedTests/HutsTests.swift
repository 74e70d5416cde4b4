import DatasetteServer
import ScreenDriver
import ScreenKit
import Testing

@testable import Mixed

/// A generated list that the app's coordinator pushes, whose detail returns a result.
@MainActor
@Suite(.serialized) struct HutsTests {
  @Test(.club) func coordinatorPushesGeneratedNightsOnItsOwnNavigation() async throws {
    let stage = try await Stage.loggedIn()
    try await stage.showNights()
    #expect(
      stage.driver.screenStack
        == ["HutsViewController", "HutViewController", "NightsViewController"])
    #expect(stage.driver.sees("Nights at Kestrel Hut"))
    #expect(stage.driver.rowCount() == 28)
    try await stage.driver.scrollThroughAll()
    #expect(stage.driver.rowCount() == 30)
  }

  @Test(.club) func bookingGoesBackToTheHandWrittenScreen() async throws {
    let stage = try await Stage.loggedIn()
    try await stage.showNights()
    try await stage.driver.tapRow(1)
    try stage.top(StayViewController.self)
    try await stage.driver.step(id: "beds")
    try await stage.driver.tap(text: "Book")
    try await stage.driver.settle()
    #expect(stage.driver.screenStack == ["HutsViewController", "HutViewController"])
    #expect(stage.driver.sees("You have 2 beds on 2 June 2026."))
    let bookings = try await Datasette.requireCurrent().rows(of: "bookings")
    #expect(bookings == [["id": "1", "member": "1", "night": "2", "beds": "2"]])
  }

  @Test(.club) func nothingIsToldWhenNobodyBooks() async throws {
    let stage = try await Stage.loggedIn()
    try await stage.showNights()
    try await stage.driver.tapRow(1)
    try await stage.driver.goBack()
    try await stage.driver.goBack()
    try stage.top(HutViewController.self)
    #expect(!stage.driver.sees("You have"))
  }

  @Test(.club) func fullNightLeadsNowhere() async throws {
    let stage = try await Stage.loggedIn()
    try await stage.showNights()
    #expect(try stage.driver.texts(row: 5).contains("Full"))
    try await stage.driver.tapRow(5)
    try stage.top(NightsViewController.self)
  }

  @Test(.club) func nightsThatCannotBeLoadedAreTriedAgain() async throws {
    let stage = try await Stage.loggedIn()
    try await stage.driver.tap(text: "Kestrel Hut")
    let server = try Datasette.requireCurrent()
    try await server.stop()
    try await stage.driver.tap(text: "Find a bed")
    #expect(stage.driver.sees("The club can't be reached."))
    try await server.start()
    try await stage.driver.tap(text: "Try again")
    #expect(stage.driver.rowCount() == 28)
  }
}
