import ScreenDriver
import ScreenKit
import Testing

/// What bars below the content look like, by what themes say.
@MainActor @Suite struct LowerBarTests {
  private static let ink = ColorToken("ink", light: 0x102030)
  private static let paper = ColorToken("paper", light: 0xFAF0E0)

  private func runtime(_ theme: Theme) -> AppRuntime {
    AppRuntime(launch: LaunchValues(clock: ManualClock(), store: MemoryStore()), theme: theme)
  }

  private func host(_ runtime: AppRuntime) async throws -> (driver: ScreenDriver, bar: UITabBar) {
    let menu = (0..<2).map { number in
      MenuEntry(title: .verbatim("Entry \(number)")) { ScreenController(runtime: runtime) }
    }
    let host = HostController(runtime: runtime, style: .tabBar, menu: menu)
    let driver = ScreenDriver(root: host)
    try await driver.settle()
    return (driver, try #require(host.tabs).tabBar)
  }

  private func navigation(
    _ runtime: AppRuntime
  ) async throws -> (driver: ScreenDriver, bar: UIToolbar) {
    let navigation = ScreenNavigationController(
      runtime: runtime, root: ScreenController(runtime: runtime))
    let driver = ScreenDriver(root: navigation)
    try await driver.settle()
    return (driver, try #require(navigation.toolbar))
  }

  /// A colour as it is in light mode.
  private func light(_ color: UIColor?) -> UIColor? {
    color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
  }

  @Test func barsAreUIKitsWhereNobodySaysAnything() async throws {
    let runtime = runtime(Theme(name: "Plain"))
    let (host, tabs) = try await host(runtime)
    let (screen, toolbar) = try await navigation(runtime)
    #expect(tabs.scrollEdgeAppearance == nil)
    #expect(tabs.standardAppearance.backgroundColor == nil)
    #expect(toolbar.scrollEdgeAppearance == nil)
    #expect(toolbar.standardAppearance.backgroundColor == nil)
    host.close()
    screen.close()
  }

  @Test func tabsHaveTheColoursOfTheTheme() async throws {
    let theme = Theme(
      name: "Day", tabBar: LowerBarAppearance(background: .color(Self.ink), items: Self.paper))
    let (driver, bar) = try await host(runtime(theme))
    #expect(light(bar.standardAppearance.backgroundColor) == light(Self.ink.uiColor))
    #expect(light(bar.scrollEdgeAppearance?.backgroundColor) == light(Self.ink.uiColor))
    #expect(light(bar.tintColor) == light(Self.paper.uiColor))
    driver.close()
  }

  @Test func theTabThatIsShownHasTheAccentWhereNothingElseIsSaid() async throws {
    let accent = ColorToken("accent", light: 0x445566)
    let theme = Theme(
      name: "Day", colors: [accent], tabBar: LowerBarAppearance(background: .color(Self.paper)))
    let (driver, bar) = try await host(runtime(theme))
    #expect(light(bar.tintColor) == light(accent.uiColor))
    driver.close()
  }

  @Test func toolbarsHaveTheColoursOfTheTheme() async throws {
    let theme = Theme(
      name: "Day", toolbar: LowerBarAppearance(background: .color(Self.ink), items: Self.paper))
    let (driver, bar) = try await navigation(runtime(theme))
    #expect(light(bar.standardAppearance.backgroundColor) == light(Self.ink.uiColor))
    #expect(light(bar.scrollEdgeAppearance?.backgroundColor) == light(Self.ink.uiColor))
    #expect(light(bar.tintColor) == light(Self.paper.uiColor))
    driver.close()
  }

  @Test func nothingIsBehindABarAtTheEndThatIsClearThere() async throws {
    let look = LowerBarAppearance(background: .color(Self.ink), isClearAtEnd: true)
    let runtime = runtime(Theme(name: "Day", toolbar: look, tabBar: look))
    let (host, tabs) = try await host(runtime)
    let (screen, toolbar) = try await navigation(runtime)
    #expect(light(tabs.standardAppearance.backgroundColor) == light(Self.ink.uiColor))
    #expect(tabs.scrollEdgeAppearance?.backgroundColor == nil)
    #expect(tabs.scrollEdgeAppearance?.shadowColor == nil)
    #expect(light(toolbar.standardAppearance.backgroundColor) == light(Self.ink.uiColor))
    #expect(toolbar.scrollEdgeAppearance?.backgroundColor == nil)
    host.close()
    screen.close()
  }

  @Test func toolbarsHaveTheLookOfTheirScreen() async throws {
    let theme = Theme(name: "Day", toolbar: LowerBarAppearance(background: .color(Self.paper)))
    let screen = ToolingScreen(
      runtime: runtime(theme),
      look: LowerBarAppearance(
        background: .color(Self.ink), items: Self.paper, isClearAtEnd: true))
    let navigation = ScreenNavigationController(runtime: screen.runtime, root: screen)
    let driver = ScreenDriver(root: navigation)
    try await driver.settle()
    let bar = try #require(navigation.toolbar)
    #expect(light(bar.standardAppearance.backgroundColor) == light(Self.ink.uiColor))
    #expect(bar.scrollEdgeAppearance?.backgroundColor == nil)
    #expect(light(bar.tintColor) == light(Self.paper.uiColor))
    screen.push(ToolingScreen(runtime: screen.runtime))
    try await driver.settle()
    #expect(light(bar.standardAppearance.backgroundColor) == light(Self.paper.uiColor))
    #expect(light(bar.tintColor) != light(Self.paper.uiColor))
    try await driver.goBack()
    #expect(light(bar.standardAppearance.backgroundColor) == light(Self.ink.uiColor))
    screen.look = nil
    screen.updateBarItems()
    #expect(light(bar.standardAppearance.backgroundColor) == light(Self.paper.uiColor))
    driver.close()
  }

  @Test func aScreenThatIsPushedBringsItsToolbarAndTakesItAway() async throws {
    let screen = ToolingScreen(runtime: runtime(Theme(name: "Plain")))
    let navigation = ScreenNavigationController(runtime: screen.runtime, root: screen)
    let driver = ScreenDriver(root: navigation)
    try await driver.settle()
    let bar = try #require(navigation.toolbar)
    screen.push(
      ToolingScreen(
        runtime: screen.runtime, look: LowerBarAppearance(background: .color(Self.ink))))
    try await driver.settle()
    #expect(light(bar.standardAppearance.backgroundColor) == light(Self.ink.uiColor))
    try await driver.goBack()
    #expect(bar.standardAppearance.backgroundColor == nil)
    #expect(bar.scrollEdgeAppearance == nil)
    driver.close()
  }

  @Test func theToolbarOfAScreenFollowsTheThemeThatIsWorn() async throws {
    let screen = ToolingScreen(
      runtime: runtime(Theme(name: "Day", toolbar: LowerBarAppearance(background: .opaque))),
      look: LowerBarAppearance(background: .color(Self.ink)))
    let navigation = ScreenNavigationController(runtime: screen.runtime, root: screen)
    let driver = ScreenDriver(root: navigation)
    try await driver.settle()
    let night = ColorToken("ink", light: 0xAABBCC)
    screen.runtime.setTheme(Theme(name: "Night", colors: [night]))
    try await driver.settle()
    let bar = try #require(navigation.toolbar)
    #expect(light(bar.standardAppearance.backgroundColor) == light(night.uiColor))
    driver.close()
  }

  @Test func barsFollowTheThemeThatIsWorn() async throws {
    let look = LowerBarAppearance(background: .color(Self.ink), items: Self.paper)
    let runtime = runtime(Theme(name: "Day", toolbar: look, tabBar: look))
    let (host, tabs) = try await host(runtime)
    let (screen, toolbar) = try await navigation(runtime)
    let night = ColorToken("ink", light: 0xAABBCC)
    runtime.setTheme(Theme(name: "Night", colors: [night], toolbar: look, tabBar: look))
    try await host.settle()
    #expect(light(tabs.standardAppearance.backgroundColor) == light(night.uiColor))
    #expect(light(toolbar.standardAppearance.backgroundColor) == light(night.uiColor))
    runtime.setTheme(Theme(name: "Plain"))
    try await host.settle()
    #expect(tabs.standardAppearance.backgroundColor == nil)
    #expect(tabs.scrollEdgeAppearance == nil)
    #expect(toolbar.standardAppearance.backgroundColor == nil)
    #expect(light(toolbar.tintColor) != light(Self.paper.uiColor))
    host.close()
    screen.close()
  }
}

private final class ToolingScreen: ScreenController {
  var look: LowerBarAppearance?

  init(runtime: AppRuntime, look: LowerBarAppearance? = nil) {
    self.look = look
    super.init(runtime: runtime)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeBarItems() -> BarItems {
    BarItems(
      toolbar: [BarItem(title: .verbatim("Tool")) { _ in }], toolbarAppearance: look)
  }
}
