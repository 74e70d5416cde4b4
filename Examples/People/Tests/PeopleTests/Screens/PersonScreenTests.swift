import People
import ScreenDriver
import ScreenKit
import Testing

/// The screen Person, as its spec has it.
@MainActor
@Suite struct PersonScreenTests {
  private let answers = [
    StageAnswer(
      to: "/users/*",
      .recorded("../Sources/PeopleFiles/Files/users/ada.json"),
      then: "[]")
  ]

  private func stage(_ mood: StageServer.Mood = .filled) throws -> ScreenStage {
    try ScreenStage(.person(userID: "user-23"), answers, mood)
  }

  @Test func loads() async throws {
    let stage = try stage()
    try await stage.driver.settle()
    #expect(stage.driver.sees("Ada Brandt"))
    #expect(stage.driver.sees("Reads maps for fun"))
  }

  @Test func waitsForWhatItLoads() async throws {
    let stage = try stage(.waiting)
    try await stage.driver.finishTransitions()
    #expect(!stage.driver.sees("Ada Brandt"))
    await stage.server.turn(to: .filled)
    try await stage.driver.settle()
    #expect(stage.driver.sees("Ada Brandt"))
  }

  @Test func saysThatThereIsNothing() async throws {
    let stage = try stage(.empty)
    try await stage.driver.settle()
    #expect(stage.driver.sees("This person has left."))
  }

  @Test func saysThatALoadHasFailedAndTriesAgain() async throws {
    let stage = try stage(.failing)
    try await stage.driver.settle()
    #expect(stage.driver.sees("This person can't be found."))
    await stage.server.turn(to: .filled)
    try await stage.driver.tap(text: "Try again")
    #expect(stage.driver.sees("Ada Brandt"))
  }
}
