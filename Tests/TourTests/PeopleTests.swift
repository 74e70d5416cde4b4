import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// Profiles, the search for people and posts, and the form that is a scene.
@MainActor @Suite(.serialized) struct PeopleTests {
  private func profile(
    _ answer: @escaping ScriptedTransport.Answer = TourServer.standard
  ) async throws -> TourBench {
    let bench = try await TourBench.started(answer)
    try await bench.driver.tapRow(0)
    try await bench.driver.tap(text: "More by the author")
    #expect(bench.driver.topScreen is ProfileViewController)
    return bench
  }

  @Test func aProfileHasItsHeaderAndTilesOfTwoLooks() async throws {
    let bench = try await profile()
    #expect(try bench.driver.texts(row: 0).contains("Ada"))
    #expect(bench.driver.rowCount(section: 1) == 2)
    #expect(bench.driver.sees("Words of p8"), "without a photo it is a card")
    #expect(!bench.driver.sees("Words of p9"), "with one it is a tile")
  }

  @Test func savingTheFormReturnsToTheProfile() async throws {
    let bench = try await profile()
    try await bench.driver.tap(text: "Edit")
    try await bench.driver.type("", into: "name")
    try await bench.driver.tap(text: "Save")
    #expect(await bench.transport.count(of: "/users/u1") == 0, "a name is required")
    try await bench.driver.type("Ada L.", into: "name")
    try await bench.driver.tap(text: "Save")
    #expect(bench.driver.topScreen is ProfileViewController)
    #expect(bench.driver.sees("You are Ada L. now"))
  }

  @Test func aNameThatWasNotSavedCanBeSentAgain() async throws {
    let bench = try await profile(TourServer.failing("/users/u1"))
    try await bench.driver.tap(text: "Edit")
    try await bench.driver.tap(text: "Save")
    #expect(bench.driver.sees("It was not saved"))
    await bench.transport.setAnswer(TourServer.standard)
    try await bench.driver.tap(text: "Try again")
    #expect(bench.driver.topScreen is ProfileViewController)
  }

  @Test func aChangedFormIsNotSwipedAwayWithoutAQuestion() async throws {
    let bench = try await profile()
    try await bench.driver.tap(text: "Edit")
    try await bench.driver.type("Somebody", into: "name")
    try await bench.driver.pullDown()
    #expect(bench.driver.topScreen is UIAlertController)
    try await bench.driver.tap(text: "Cancel")
    #expect(bench.driver.topScreen is EditProfileViewController)
  }

  @Test func searchingFindsPeopleAndPostsByOneAnswer() async throws {
    let bench = try await TourBench.started()
    try await bench.driver.tapTab("Explore")
    try await bench.driver.tap(label: "Search")
    try await bench.driver.search(for: "f")
    try await bench.driver.advance(by: .milliseconds(300))
    #expect(await bench.transport.count(of: "/search") == 0, "two characters at least")
    try await bench.driver.search(for: "fog")
    try await bench.driver.advance(by: .milliseconds(300))
    #expect(await bench.transport.count(of: "/search") == 1)
    for text in ["People", "fog 1", "fog 3", "Posts", "Words of p1"] {
      #expect(bench.driver.sees(text), "\(text)")
    }
    #expect(!bench.driver.sees("fog 4"), "three people at most")
    try await bench.driver.search(for: "sun")
    try await bench.driver.advance(by: .milliseconds(300))
    #expect(bench.driver.sees("sun 1"))
    #expect(!bench.driver.sees("Posts"))
  }
}
