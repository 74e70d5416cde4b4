import Accounts
import DatasetteServer
import DatasetteTesting
import ScreenDriver
import ScreenKit
import Testing

/// Accounts are opened step by step, and what the real server finds wrong stands at its fields.
@MainActor @Suite struct OpeningTests {
  /// The app with the form to open an account, before anything is entered.
  private func opening(
    clock: ManualClock? = nil, kept: any StateStore = MemoryStore()
  ) async throws -> Stage {
    let stage = try await Stage.settled(clock: clock, kept: kept)
    try await stage.driver.tap(label: "Open an account")
    _ = try stage.top(OpenAccountViewController.self)
    return stage
  }

  /// Enters who the customer is, and goes on to the terms.
  private func enter(_ owner: String, _ email: String, on stage: Stage) async throws {
    try await stage.driver.type(owner, into: "owner")
    try await stage.driver.type(email, into: "email")
    try await stage.driver.tap(text: "Next")
  }

  @Test(.datasette) func termsComeOnceTheCustomerIsKnown() async throws {
    let stage = try await opening()
    #expect(stage.driver.sees("Step 1 of 2") && stage.driver.sees("Who is the customer?"))
    #expect(!stage.driver.sees("First deposit"))
    try await stage.driver.tap(text: "Next")
    #expect(stage.driver.sees("Please fill this in") && stage.driver.sees("Step 1 of 2"))
    try await enter("Aaron Abel", "aaron@abel.example", on: stage)
    #expect(stage.driver.sees("Step 2 of 2") && stage.driver.sees("First deposit"))
    #expect(!stage.driver.sees("Please fill this in"))
    try await stage.driver.tap(text: "Open")
    #expect(stage.driver.sees("Please fill this in"), "nothing was deposited")
    #expect(await stage.traffic.count(of: "open.json") == 0)
  }

  @Test(.datasette) func accountIsOpenedAndStandsAmongTheOthers() async throws {
    let stage = try await opening(clock: ManualClock())
    try await enter("Aaron Abel", "aaron@abel.example", on: stage)
    try await stage.driver.choose("Team", in: "plan")
    try await stage.driver.type("75", into: "deposit")
    try await stage.driver.tap(text: "Open")
    let opened = try stage.firstAccount()
    #expect(opened.owner == "Aaron Abel" && opened.email == "aaron@abel.example")
    #expect(opened.plan == .team && opened.balance == 75)
    #expect(stage.driver.dump.contains(#"notice "Opened""#))
  }

  @Test("what was entered outlives the app until the account is opened", .datasette)
  func draftIsKeptUntilItIsSent() async throws {
    let device = MemoryStore()
    let stage = try await opening(kept: device)
    try await enter("Aaron Abel", "aaron@abel.example", on: stage)
    try await stage.driver.choose("Team", in: "plan")
    stage.driver.close()
    let later = try await opening(kept: device)
    #expect(later.driver.sees("Step 1 of 2"))
    try await later.driver.tap(text: "Next")
    #expect(later.driver.sees("Step 2 of 2"))
    try await later.driver.type("75", into: "deposit")
    try await later.driver.tap(text: "Open")
    let opened = try later.firstAccount()
    #expect(opened.owner == "Aaron Abel" && opened.plan == .team)
    later.driver.close()
    let last = try await opening(kept: device)
    try await last.driver.tap(text: "Next")
    #expect(last.driver.sees("Please fill this in") && last.driver.sees("Step 1 of 2"))
  }

  @Test(.datasette) func depositThatIsTooSmallForThePlanIsSaidAtItsField() async throws {
    let stage = try await opening()
    try await enter("Aaron Abel", "aaron@abel.example", on: stage)
    try await stage.driver.choose("Company", in: "plan")
    try await stage.driver.type("75", into: "deposit")
    try await stage.driver.tap(text: "Open")
    _ = try stage.top(OpenAccountViewController.self)
    #expect(stage.driver.sees("Step 2 of 2"))
    #expect(stage.driver.sees("This plan begins with at least 100"))
    try await stage.driver.type("100", into: "deposit")
    #expect(!stage.driver.sees("This plan begins with at least 100"), "it was edited")
    try await stage.driver.tap(text: "Open")
    #expect(try stage.firstAccount().balance == 100)
    #expect(await stage.traffic.count(of: "open.json") == 2)
  }

  @Test(.datasette) func addressOfAnotherAccountLeadsBackToItsStep() async throws {
    let stage = try await opening()
    try await enter("Aaron Abel", "a1@abel.example", on: stage)
    try await stage.driver.choose("Team", in: "plan")
    try await stage.driver.type("10", into: "deposit")
    try await stage.driver.tap(text: "Open")
    #expect(stage.driver.sees("Step 1 of 2"))
    #expect(stage.driver.sees("Another account has this address"))
    try await stage.driver.type("aaron@abel.example", into: "email")
    try await stage.driver.tap(text: "Next")
    // What was wrong with the deposit still is, and stands there.
    #expect(stage.driver.sees("This plan begins with at least 50"))
    try await stage.driver.type("50", into: "deposit")
    try await stage.driver.tap(text: "Open")
    #expect(try stage.firstAccount().email == "aaron@abel.example")
  }

  @Test(.datasette) func whatWasEnteredIsThereAgainInTheStepBefore() async throws {
    let stage = try await opening()
    try await enter("Aaron Abel", "aaron@abel.example", on: stage)
    try await stage.driver.tap(text: "Previous")
    #expect(stage.driver.dump.contains(#"field "Aaron Abel""#))
    try await stage.driver.tap(label: "Close")
    #expect(stage.driver.sees("Discard your changes?"))
  }

  @Test(.datasette) func unreachableServerIsSaidAndNothingIsLost() async throws {
    let server = try #require(Datasette.current)
    let stage = try await opening(clock: ManualClock())
    try await enter("Aaron Abel", "aaron@abel.example", on: stage)
    try await stage.driver.type("10", into: "deposit")
    try await server.stop()
    try await stage.driver.tap(text: "Open")
    _ = try stage.top(OpenAccountViewController.self)
    #expect(stage.driver.dump.contains(#"notice "That did not work. Please try again.""#))
    try await server.start()
    try await stage.driver.tap(text: "Open")
    #expect(try stage.firstAccount().owner == "Aaron Abel")
  }
}
