import People
import ScreenDriver
import ScreenKit
import Testing

/// The screen Feed, as its spec has it.
@MainActor
@Suite struct FeedScreenTests {
  private let answers = [
    StageAnswer(
      to: "/newcomers.json",
      .recorded("../Sources/PeopleFiles/Files/newcomers.json"),
      then: #"{"users":[]}"#),
    StageAnswer(
      to: "/posts.json",
      .recorded("../Sources/PeopleFiles/Files/posts.json"),
      then: #"{"posts":[]}"#),
  ]

  private func stage(_ mood: StageServer.Mood = .filled) throws -> ScreenStage {
    try ScreenStage(.feed, answers, mood)
  }

  @Test func loads() async throws {
    let stage = try stage()
    try await stage.driver.settle()
    #expect(stage.driver.sees("The old harbour map hangs in the library now."))
    #expect(stage.driver.sees("Rye is ready at seven."))
  }

  @Test func waitsForWhatItLoads() async throws {
    let stage = try stage(.waiting)
    try await stage.driver.finishTransitions()
    #expect(!stage.driver.sees("The old harbour map hangs in the library now."))
    await stage.server.turn(to: .filled)
    try await stage.driver.settle()
    #expect(stage.driver.sees("The old harbour map hangs in the library now."))
  }

  @Test func saysThatThereIsNothing() async throws {
    let stage = try stage(.empty)
    try await stage.driver.settle()
    #expect(stage.driver.sees("Nothing was written yet."))
  }

  @Test func saysThatALoadHasFailedAndTriesAgain() async throws {
    let stage = try stage(.failing)
    try await stage.driver.settle()
    #expect(stage.driver.sees("The feed can't be reached."))
    await stage.server.turn(to: .filled)
    try await stage.driver.tap(text: "Try again")
    #expect(stage.driver.sees("The old harbour map hangs in the library now."))
  }
}
