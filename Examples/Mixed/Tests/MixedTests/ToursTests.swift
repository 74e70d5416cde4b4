import DatasetteServer
import ScreenDriver
import ScreenKit
import Testing

@testable import Mixed

/// A generated screen as a tab of the app, with the app's own model and cell.
@MainActor
@Suite(.serialized) struct ToursTests {
  private func tours() async throws -> Stage {
    let stage = try await Stage.loggedIn()
    try await stage.driver.tapTab("Tours")
    return stage
  }

  @Test(.club) func generatedListStandsInTheAppsTabs() async throws {
    let stage = try await tours()
    let screen = try stage.top(ToursViewController.self)
    let tabs = try #require(screen.tabBarController)
    #expect(type(of: tabs) == UITabBarController.self)
    #expect(tabs.tabBar.items?.map(\.title) == ["Huts", "Tours", "Trails", "You"])
    #expect(stage.driver.sees("June 2026"))
  }

  @Test(.club) func rowsAreTheAppsOwnCellsAsHighAsTheyWantToBe() async throws {
    let stage = try await tours()
    let path = IndexPath(item: 0, section: 0)
    let cell = try #require(try await stage.driver.cell(at: path) as? TourCell)
    #expect(cell.accessibilityLabel == "Over the saddle, with Mira, 3 places left")
    let wanted = cell.sizeThatFits(CGSize(width: cell.bounds.width, height: 0))
    #expect(cell.bounds.height == wanted.height)
  }

  @Test(.club) func handWrittenTourIsPushedByTheGeneratedList() async throws {
    let stage = try await tours()
    try await stage.driver.tapRow(0)
    try stage.top(TourViewController.self)
    try await stage.driver.tap(text: "Come along")
    try await stage.driver.wait(forText: "You are coming along.")
    try await stage.driver.goBack()
    try await stage.driver.pullToRefresh()
    #expect(try stage.driver.texts(row: 0).contains("2 places left"))
  }

  @Test(.club) func placeTakenOnAHandWrittenScreenIsSeenInTheGeneratedList() async throws {
    let stage = try await tours()
    #expect(try stage.driver.texts(row: 0).contains("3 places left"))
    try await stage.driver.tapRow(0)
    try await stage.driver.tap(text: "Come along")
    try await stage.driver.wait(forText: "You are coming along.")
    try await stage.driver.goBack()
    try await stage.driver.wait(forText: "2 places left")
    try stage.top(ToursViewController.self)
  }

  @Test(.club) func handWrittenTourLeadsToGeneratedNights() async throws {
    let stage = try await tours()
    try await stage.driver.tapRow(0)
    try await stage.driver.tap(text: "Sleep at the hut")
    try await stage.wait(for: NightsViewController.self)
    #expect(
      stage.driver.screenStack
        == ["ToursViewController", "TourViewController", "NightsViewController"])
    #expect(stage.driver.sees("Nights at Marmot House"))
  }
}
