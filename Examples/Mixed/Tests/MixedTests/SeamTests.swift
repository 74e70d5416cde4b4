import DatasetteServer
import Foundation
import ScreenDriver
import ScreenKit
import Testing

@testable import Mixed

/// What generated screens take from the app instead of bringing it along.
@MainActor
@Suite(.serialized) struct SeamTests {
  @Test(.club) func wrongPasswordIsToldByTheAppsOwnLogIn() async throws {
    let stage = try Stage()
    try await stage.logIn(password: "marmot")
    try await stage.driver.wait(forText: "Nobody has this e-mail and password.")
    try stage.top(LogInViewController.self)
  }

  @Test(.club) func sessionThatTheServerEndsLeadsToTheAppsLogIn() async throws {
    let stage = try await Stage.loggedIn()
    try await stage.driver.tap(text: "Kestrel Hut")
    try await Datasette.requireCurrent().endSessions()
    try await stage.driver.tap(text: "Find a bed")
    try await stage.wait(for: LogInViewController.self)
  }

  @Test(.club) func nothingOfGeneratedScreensOutlivesALogOut() async throws {
    let stage = try await Stage.loggedIn()
    try await stage.driver.tapTab("Tours")
    try await stage.driver.tapTab("Huts")
    try await stage.showNights()
    let objects = stage.driver.objects(
      of: try stage.top(NightsViewController.self), apartFrom: [stage.delegate])
    #expect(objects.count > 0)
    try await stage.driver.tapTab("You")
    try await stage.driver.tap(text: "Log out")
    try stage.top(LogInViewController.self)
    try await stage.driver.waitForRelease(of: objects)
  }

  @Test(.club) func bothKindsOfScreensTellTheSameAnalytics() async throws {
    let stage = try await Stage.loggedIn()
    try await stage.showNights()
    try await stage.driver.tapRow(1)
    try await stage.driver.tap(text: "Book")
    try await stage.driver.settle()
    try await stage.driver.tapTab("Tours")
    try await stage.driver.tapRow(0)
    #expect(
      stage.analytics.events == [
        "logged_in", "huts_shown", "hut_shown hut=1", "nights_shown hut_id=1",
        "beds_booked beds=1 night_id=2", "hut_shown hut=1",
        "tour_opened title=Over the saddle tour_id=1",
      ])
  }

  @Test(.club) func generatedScreensHaveTheAppsColoursAndFonts() async throws {
    let stage = try await Stage.loggedIn()
    try await stage.showNights()
    let nights = try stage.top(NightsViewController.self)
    #expect(nights.view.backgroundColor === UIColor.clubPaper)
    let label = try #require(
      ViewSearch.labels(in: nights.view).first { $0.text == "2 beds free" })
    #expect(label.textColor === UIColor.clubForest)
    #expect(label.font.pointSize == UIFont.clubBody.pointSize)
  }
}

/// Finds labels below a view.
@MainActor
private enum ViewSearch {
  static func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) }
  }
}
