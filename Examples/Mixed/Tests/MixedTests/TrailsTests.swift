import DatasetteServer
import Foundation
import ScreenDriver
import ScreenKit
import Testing

@testable import Mixed

/// A generated screen in a column of a split view, and a generated form over it.
@MainActor
@Suite(.serialized) struct TrailsTests {
  private func trails(size: CGSize) async throws -> Stage {
    let stage = try await Stage.loggedIn(size: size)
    try await stage.driver.tapTab("Trails")
    try await stage.driver.wait(forText: "Lake side")
    try await stage.driver.tap(text: "Lake side")
    try await stage.wait(for: TrailsViewController.self)
    return stage
  }

  @Test(.club) func generatedTrailsStandBesideTheAppsRegions() async throws {
    let stage = try await trails(size: Stage.pad)
    #expect(stage.driver.screenStack == ["RegionsViewController", "TrailsViewController"])
    #expect(stage.driver.sees("Stone sea") && stage.driver.sees("Alder path"))
    try await stage.driver.tap(text: "Stone sea")
    try await stage.driver.settle()
    #expect(stage.driver.sees("Karst round") && !stage.driver.sees("Alder path"))
  }

  @Test(.club) func narrowWindowPushesThem() async throws {
    let stage = try await trails(size: Stage.phone)
    #expect(stage.driver.screenStack == ["RegionsViewController", "TrailsViewController"])
    #expect(!stage.driver.sees("Stone sea"))
    try await stage.driver.goBack()
    #expect(stage.driver.sees("Stone sea"))
  }

  @Test(.club) func reportIsSentInTheNameOfTheMemberAndSeenInTheList() async throws {
    let stage = try await trails(size: Stage.phone)
    try await stage.driver.tapRow(0)
    try stage.top(ReportTrailViewController.self)
    try await stage.driver.choose("Closed", in: "state")
    try await stage.driver.type("A tree lies across.", into: "note")
    try await stage.driver.tap(text: "Send")
    try stage.top(TrailsViewController.self)
    #expect(stage.driver.sees("A tree lies across."))
    let reports = try await Datasette.requireCurrent().rows(of: "reports")
    #expect(reports.map { $0["member"] } == ["1"])
    #expect(reports.map { $0["hazards"] } == ["[]"])
  }

  @Test(.club) func severalHazardsAndTheMinutesAreSent() async throws {
    let stage = try await trails(size: Stage.phone)
    try await stage.driver.tapRow(0)
    #expect(stage.driver.sees("minutes"))
    try await stage.driver.choose("Rockfall", in: "hazards")
    try await stage.driver.choose("Fallen trees", in: "hazards")
    try await stage.driver.type("95", into: "minutes")
    try await stage.driver.tap(text: "Send")
    try stage.top(TrailsViewController.self)
    let reports = try await Datasette.requireCurrent().rows(of: "reports")
    #expect(reports.map { $0["hazards"] } == [#"["fallenTrees", "rockfall"]"#])
    #expect(reports.map { $0["minutes"] } == ["95"])
  }

  @Test(.club) func reportWithAnAddressIsRefusedByTheAppItself() async throws {
    let stage = try await trails(size: Stage.phone)
    try await stage.driver.tapRow(0)
    try await stage.driver.type("Ask ann@club.example.", into: "note")
    try await stage.driver.tap(text: "Send")
    try stage.top(ReportTrailViewController.self)
    #expect(stage.driver.sees("Everybody reads this: leave addresses out."))
    #expect(try await Datasette.requireCurrent().rows(of: "reports").isEmpty)
  }

  @Test(.club) func whatWasSeenWasSeenByToday() async throws {
    let stage = try await trails(size: Stage.phone)
    try await stage.driver.tapRow(0)
    let today = Calendar.current.startOfDay(for: Date())
    try await stage.driver.choose(today + 3 * 86_400, in: "day")
    try await stage.driver.tap(text: "Send")
    try stage.top(TrailsViewController.self)
    try await stage.driver.tapRow(0)
    try await stage.driver.choose(today - 86_400, in: "day")
    try await stage.driver.tap(text: "Send")
    let days = try await Datasette.requireCurrent().rows(of: "reports").compactMap { $0["day"] }
    let sent = try days.map { try Date($0, strategy: .iso8601) }
    #expect(sent.map(Calendar.current.startOfDay) == [today, today - 86_400])
  }

  @Test(.club) func addressOnAGeneratedScreenLeadsToAHandWrittenOne() async throws {
    let stage = try await trails(size: Stage.phone)
    try await stage.driver.tap(text: "To the hut")
    try await stage.wait(for: HutViewController.self)
    #expect(stage.driver.sees("2114 m"))
    #expect(stage.driver.screenStack == ["HutsViewController", "HutViewController"])
  }
}
