import DatasetteServer
import Moments
import ScreenDriver
import ScreenKit
import Testing

@testable import MomentsFeed

@Suite
@MainActor
struct ComposeTests {
  private func compose() async throws -> Stage {
    let stage = try await Stage.settled(clock: ManualClock())
    try await stage.driver.tap(label: "New moment")
    _ = try stage.top(ComposeViewController.self)
    return stage
  }

  @Test(.datasette) func publishedMomentComesToTheFeedByItself() async throws {
    let server = try Datasette.requireCurrent()
    let stage = try await compose()
    try await stage.driver.type("Erster Schnee ❄️", into: "text")
    try await stage.driver.tap(text: "Publish")

    _ = try stage.top(FeedViewController.self)
    #expect(try await stage.labels(row: 0).contains("Erster Schnee ❄️"))
    let row = try #require(
      try await server.rows("feed", ["_sort_desc": "created_at", "_size": "1"]).first)
    #expect(row["text"] as? String == "Erster Schnee ❄️")
    #expect(row["audience"] as? String == "everyone")
  }

  @Test(.datasette) func missingOrTooLongTextIsNotSent() async throws {
    let stage = try await compose()
    try await stage.driver.tap(text: "Publish")
    #expect(stage.driver.sees("Please fill this in"))
    try await stage.driver.type(String(repeating: "x", count: 281), into: "text")
    #expect(stage.driver.sees("At most 280 characters"))
    try await stage.driver.tap(text: "Publish")
    _ = try stage.top(ComposeViewController.self)
    #expect(await stage.traffic.queries(of: "_json", path: "/moments/publish.json").isEmpty)

    try await stage.driver.type(String(repeating: "x", count: 280), into: "text")
    #expect(!stage.driver.sees("At most 280 characters"))
  }

  @Test(.datasette) func linksAreNotSent() async throws {
    let stage = try await compose()
    try await stage.driver.type("Lamps: https://shop.example", into: "text")
    try await stage.driver.tap(text: "Publish")
    #expect(stage.driver.sees("No links, please"))
    _ = try stage.top(ComposeViewController.self)
    #expect(await stage.traffic.queries(of: "_json", path: "/moments/publish.json").isEmpty)
    try await stage.driver.type("Lamps", into: "text")
    #expect(!stage.driver.sees("No links, please"))
  }

  @Test(.datasette) func failedPublishingIsSaidAndRetried() async throws {
    let server = try Datasette.requireCurrent()
    let stage = try await compose()
    try await stage.driver.type("Noch einmal", into: "text")
    try await server.stop()
    try await stage.driver.tap(text: "Publish")
    _ = try stage.top(ComposeViewController.self)
    #expect(stage.driver.sees("Your moment was not published."))

    try await server.start()
    try await stage.driver.tap(text: "Try again")
    _ = try stage.top(FeedViewController.self)
    #expect(try await stage.labels(row: 0).contains("Noch einmal"))
  }

  @Test(.datasette) func changesAreNotDiscardedUnasked() async throws {
    let stage = try await compose()
    try await stage.driver.type("Halb", into: "text")
    try await stage.driver.tap(label: "Close")
    #expect(stage.driver.sees("Discard your changes?"))
    try await stage.driver.tap(text: "Cancel")
    _ = try stage.top(ComposeViewController.self)
    try await stage.driver.tap(label: "Close")
    try await stage.driver.tap(text: "OK")
    _ = try stage.top(FeedViewController.self)
  }

  @Test(.datasette) func untouchedFormClosesUnasked() async throws {
    let stage = try await compose()
    try await stage.driver.tap(label: "Close")
    _ = try stage.top(FeedViewController.self)
  }
}
