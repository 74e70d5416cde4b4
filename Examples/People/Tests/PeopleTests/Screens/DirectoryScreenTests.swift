import People
import ScreenDriver
import ScreenKit
import Testing

/// The screen Directory, as its spec has it.
@MainActor
@Suite struct DirectoryScreenTests {
  private let answers = [
    StageAnswer(
      to: "/users.json",
      .recorded("../Sources/PeopleFiles/Files/users.json"),
      then: #"{"users":[]}"#),
    StageAnswer(
      to: "/users/*",
      .recorded("../Sources/PeopleFiles/Files/users/ada.json"),
      then: "[]"),
  ]

  private func stage(_ mood: StageServer.Mood = .filled) throws -> ScreenStage {
    try ScreenStage(.directory, answers, mood)
  }

  @Test func loads() async throws {
    let stage = try stage()
    try await stage.driver.settle()
    #expect(stage.driver.sees("Ada Brandt"))
    #expect(stage.driver.sees("Reads maps for fun"))
  }

  @Test func leadsToPerson() async throws {
    let stage = try stage()
    try await stage.driver.settle()
    try await stage.driver.tap(label: "Ada Brandt")
    #expect(stage.driver.title == "Person")
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
    #expect(stage.driver.sees("Nobody is called that."))
  }

  @Test func saysThatALoadHasFailedAndTriesAgain() async throws {
    let stage = try stage(.failing)
    try await stage.driver.settle()
    #expect(stage.driver.sees("The directory can't be reached."))
    await stage.server.turn(to: .filled)
    try await stage.driver.tap(text: "Try again")
    #expect(stage.driver.sees("Ada Brandt"))
  }
}
