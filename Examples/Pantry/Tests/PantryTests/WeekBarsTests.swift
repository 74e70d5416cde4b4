import DatasetteServer
import DatasetteTesting
import Pantry
import ScreenDriver
import ScreenKit
import Testing

/// The bars of the week: they have a look of their own, and stand in the place of the tabs.
@MainActor @Suite struct WeekBarsTests {
  /// A colour as it is in light mode.
  private func light(_ color: UIColor?) -> UIColor? {
    color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
  }

  @Test(.pantry) func nothingIsBehindTheBarWhileTheOffersAreAtTheirTop() async throws {
    let stage = try await Stage.week()
    let screen = try #require(stage.driver.topScreen)
    let usual = try #require(screen.navigationItem.standardAppearance)
    #expect(light(usual.backgroundColor) == light(ColorToken.surface.uiColor))
    let titles = usual.titleTextAttributes[.foregroundColor] as? UIColor
    #expect(light(titles) == light(ColorToken.accent.uiColor))
    let atTop = try #require(screen.navigationItem.scrollEdgeAppearance)
    #expect(atTop.backgroundColor == nil)
    let bar = try #require(screen.navigationController?.navigationBar)
    #expect(light(bar.tintColor) == light(ColorToken.accent.uiColor))
    try await stage.driver.goBack()
    #expect(stage.driver.topScreen?.navigationItem.standardAppearance == nil)
    #expect(stage.driver.topScreen?.navigationItem.scrollEdgeAppearance == nil)
  }

  @Test(.pantry) func barBelowTellsByItsColoursThatAllIsShown() async throws {
    let stage = try await Stage.week()
    let bar = try #require(stage.driver.topScreen?.navigationController?.toolbar)
    #expect(light(bar.standardAppearance.backgroundColor) == light(ColorToken.surface.uiColor))
    #expect(light(bar.tintColor) == light(ColorToken.accent.uiColor))
    try await stage.driver.tap(text: "Show all")
    #expect(light(bar.standardAppearance.backgroundColor) == light(ColorToken.accent.uiColor))
    #expect(light(bar.tintColor) == light(ColorToken.background.uiColor))
    // The page of a good has no such bar.
    try await stage.driver.tapRow(4, section: 1)
    #expect(stage.driver.title == "Apples")
    #expect(!stage.driver.dump.contains("toolbar "))
    try await stage.driver.goBack()
    #expect(stage.driver.dump.contains("toolbar [Show the best] [To the list]"))
    #expect(light(bar.standardAppearance.backgroundColor) == light(ColorToken.accent.uiColor))
  }

  @Test(.pantry) func tabsAreAwayAsLongAsTheWeekIsInTheNavigation() async throws {
    let stage = try await Stage.week()
    #expect(!stage.driver.dump.contains("tabs "))
    await #expect(throws: DriverError.self) {
      try await stage.driver.tapTab("Shopping list")
    }
    try await stage.driver.tapRow(2, section: 1)
    #expect(stage.driver.title == "Rye bread")
    #expect(!stage.driver.dump.contains("tabs "))
    try await stage.driver.goBack()
    try await stage.driver.goBack()
    #expect(stage.driver.dump.contains("tabs [Groceries] Shopping list"))
  }

  @Test(.pantry) func weekIsReadOut() async throws {
    let stage = try await Stage.week()
    try await stage.driver.auditAccessibility()
    try await stage.driver.tap(text: "Show all")
    try await stage.driver.auditAccessibility()
    let best = try await stage.driver.cell(at: [0, 0])
    #expect(best.accessibilityLabel == "The best: Olive oil, €12.90, 100 points")
  }
}
