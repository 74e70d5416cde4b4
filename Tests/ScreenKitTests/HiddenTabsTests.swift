import ScreenDriver
import ScreenKit
import Testing

/// Screens that hide the bar of the tabs while they are pushed.
@MainActor @Suite struct HiddenTabsTests {
  private let runtime = AppRuntime(
    launch: LaunchValues(clock: ManualClock(), store: MemoryStore()), theme: Theme(name: "Plain"))

  private func screen(_ title: String, hiding: Bool = false) -> ScreenController {
    let screen = ScreenController(runtime: runtime)
    screen.title = title
    screen.hidesBottomBarWhenPushed = hiding
    return screen
  }

  private func host(_ screens: [ScreenController]) async throws -> ScreenDriver {
    let menu = screens.map { screen in
      MenuEntry(title: .verbatim("Tab \(screen.title ?? "")")) { screen }
    }
    let driver = ScreenDriver(root: HostController(runtime: runtime, style: .tabBar, menu: menu))
    try await driver.settle()
    return driver
  }

  @Test func tabsAreAwayWhileAScreenThatHidesThemIsInTheNavigation() async throws {
    let first = screen("First")
    let driver = try await host([first, screen("Second")])
    let hiding = screen("Hiding", hiding: true)
    first.push(hiding)
    try await driver.settle()
    #expect(!driver.dump.contains("tabs "))
    await #expect(throws: (any Error).self) { try await driver.tapTab("Tab Second") }
    hiding.push(screen("Above"))
    try await driver.settle()
    #expect(!driver.dump.contains("tabs "))
    try await driver.goBack()
    try await driver.goBack()
    #expect(driver.dump.contains("tabs [Tab First] Tab Second"))
    try await driver.tapTab("Tab Second")
    #expect(driver.title == "Second")
    driver.close()
  }

  @Test func tabsStayBelowTheFirstScreenOfEach() async throws {
    let driver = try await host([screen("First", hiding: true), screen("Second")])
    #expect(driver.dump.contains("tabs [Tab First] Tab Second"))
    driver.close()
  }

  @Test func coordinatedScreensHideThemAsTheirCoordinatorsSay() {
    let coordinator = ScreenCoordinator(runtime: runtime)
    coordinator.hidesBottomBarWhenPushed = true
    #expect(coordinator.primaryViewController.hidesBottomBarWhenPushed)
    #expect(!ScreenCoordinator(runtime: runtime).primaryViewController.hidesBottomBarWhenPushed)
  }
}
