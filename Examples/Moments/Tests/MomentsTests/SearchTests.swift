import Moments
import ScreenDriver
import ScreenKit
import Testing

@testable import MomentsPeople

@Suite(.datasette)
@MainActor
struct SearchTests {
  private static let users = "/moments/users.json"

  private func search(clock: ManualClock) async throws -> Stage {
    let stage = try await Stage.settled(clock: clock)
    try await stage.driver.tapTab("Search")
    _ = try stage.top(SearchViewController.self)
    return stage
  }

  private func names(_ stage: Stage) async -> [String?] {
    await stage.traffic.queries(of: "name__contains", path: Self.users)
  }

  @Test func pauseAfterTypingStartsOneSearch() async throws {
    let stage = try await search(clock: ManualClock())
    for text in ["la", "lant", "lantern"] {
      try await stage.driver.search(for: text)
      try await stage.driver.advance(by: .milliseconds(200))
    }
    #expect(await names(stage).isEmpty)
    try await stage.driver.advance(by: .milliseconds(100))
    #expect(await names(stage) == ["lantern"])
    #expect(stage.driver.sees("Lanterns on the river tonight."))
  }

  @Test func tooFewLettersSearchNothingAndKeepNothing() async throws {
    let stage = try await search(clock: ManualClock())
    try await stage.driver.search(for: "lantern")
    try await stage.driver.advance(by: .milliseconds(300))
    #expect(stage.driver.sees("Lanterns"))
    try await stage.driver.search(for: "l")
    try await stage.driver.advance(by: .milliseconds(300))
    #expect(!stage.driver.sees("Lanterns"))
    #expect(await names(stage) == ["lantern"])
  }

  @Test func peopleAreLimitedToThree() async throws {
    let stage = try await search(clock: ManualClock())
    try await stage.driver.search(for: "Zoë")
    try await stage.driver.advance(by: .milliseconds(300))
    #expect(stage.driver.sees("People"))
    #expect(stage.rowCount(section: 0) == 3)
    try await stage.driver.tapRow(0)
    _ = try stage.top(ProfileViewController.self)
  }

  @Test func answerToAnOlderSearchIsDropped() async throws {
    let clock = ManualClock()
    let stage = try await search(clock: clock)
    await stage.traffic.hold()
    try search("lantern", on: stage, clock: clock)
    try await waitForRequests(stage, 1)
    try search("harbour", on: stage, clock: clock)
    try await waitForRequests(stage, 2)
    await stage.traffic.release()
    try await stage.driver.settle()
    #expect(stage.driver.sees("Fog over the harbour"))
    #expect(!stage.driver.sees("Lanterns"))
  }

  /// Searches without waiting for an answer.
  private func search(_ text: String, on stage: Stage, clock: ManualClock) throws {
    let search = try #require(stage.driver.topScreen?.navigationItem.searchController)
    search.searchBar.text = text
    search.searchResultsUpdater?.updateSearchResults(for: search)
    clock.advance(by: .milliseconds(300))
  }

  private func waitForRequests(_ stage: Stage, _ count: Int) async throws {
    try await wait(until: "the requests are sent") { await names(stage).count >= count }
    #expect(await names(stage).count == count)
  }

  @Test func nothingFoundIsSaid() async throws {
    let stage = try await search(clock: ManualClock())
    try await stage.driver.search(for: "xyzzy")
    try await stage.driver.advance(by: .milliseconds(300))
    #expect(stage.driver.sees("Nothing found"))
  }
}
