import ScreenDriver
import ScreenKit
import Testing

/// UIKit presents a search that runs over the screen that is searched. What is shown meanwhile is shown as ever.
@MainActor @Suite struct NavigationDuringSearchTests {
  private let bench = FixtureBench()

  private func searchingDriver() async throws -> ScreenDriver {
    let driver = bench.launch()
    try await driver.settle()
    driver.topScreen?.navigationController?.pushViewController(
      SearchViewController(app: bench.app), animated: false)
    try await driver.settle()
    try await driver.search(for: "ann")
    let screen = try #require(driver.topScreen as? SearchViewController)
    #expect(screen.navigationItem.searchController?.isActive == true)
    #expect(screen.presentedViewController is UISearchController)
    return driver
  }

  private func navigator() -> ScreenNavigator<Void> {
    ScreenNavigator(runtime: bench.app.runtime) { [app = bench.app] in
      SettingsViewController(app: app)
    }
  }

  @Test func theScreenThatIsSearchedIsOnTop() async throws {
    let driver = try await searchingDriver()
    #expect(driver.window.topMostController is SearchViewController)
  }

  @Test func pushesAreOnTheScreenThatIsSearched() async throws {
    let driver = try await searchingDriver()
    navigator().push(())
    try await driver.settle()
    #expect(driver.screenStack.suffix(2) == ["SearchViewController", "SettingsViewController"])
    #expect(!driver.dump.contains("presented"))
  }

  @Test func sheetsAreOverTheSearch() async throws {
    let driver = try await searchingDriver()
    navigator().present((), as: .sheet)
    try await driver.settle()
    #expect(driver.topScreen is SettingsViewController)
    #expect(driver.dump.contains("presented sheet"))
    (driver.topScreen as? ScreenController)?.dismissScreen()
    try await driver.settle()
    let screen = try #require(driver.topScreen as? SearchViewController)
    #expect(screen.navigationItem.searchController?.isActive == true)
  }

  @Test("what the screen presents itself is over its search, too")
  func ownPresentations() async throws {
    let driver = try await searchingDriver()
    let screen = try #require(driver.topScreen as? SearchViewController)
    screen.present(SettingsViewController(app: bench.app), as: .fullScreen)
    try await driver.settle()
    #expect(driver.topScreen is SettingsViewController)
  }

  @Test func alertsAreOverTheSearch() async throws {
    let driver = try await searchingDriver()
    let screen = try #require(driver.topScreen as? SearchViewController)
    screen.confirm(.verbatim("Sure?")) {}
    try await driver.settle()
    #expect(driver.sees("Sure?"))
  }

  @Test("another screen of the search's stack is not covered by it")
  func popping() async throws {
    let driver = try await searchingDriver()
    navigator().push(())
    try await driver.settle()
    #expect(driver.topScreen is SettingsViewController)
    #expect(driver.topScreen?.presentedViewController == nil)
    driver.topScreen?.navigationController?.popViewController(animated: false)
    try await driver.settle()
    #expect(driver.topScreen is SearchViewController)
  }
}
