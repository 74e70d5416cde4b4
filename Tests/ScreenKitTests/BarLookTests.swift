import ScreenDriver
import ScreenKit
import Testing

/// What bars look like, by what screens and themes say.
@MainActor @Suite struct BarLookTests {
  private static let ink = ColorToken("ink", light: 0x102030)
  private static let paper = ColorToken("paper", light: 0xFAF0E0)

  private func runtime(_ theme: Theme) -> AppRuntime {
    AppRuntime(launch: LaunchValues(clock: ManualClock(), store: MemoryStore()), theme: theme)
  }

  private func show(_ screen: LookingScreen) async throws -> (
    driver: ScreenDriver, navigation: ScreenNavigationController
  ) {
    let navigation = ScreenNavigationController(runtime: screen.runtime, root: screen)
    let driver = ScreenDriver(root: navigation)
    try await driver.settle()
    return (driver, navigation)
  }

  private func foreground(_ attributes: [NSAttributedString.Key: Any]?) -> UIColor? {
    attributes?[.foregroundColor] as? UIColor
  }

  /// A colour as it is in light mode.
  private func light(_ color: UIColor?) -> UIColor? {
    color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
  }

  @Test func barsAreUIKitsWhereNobodySaysAnything() async throws {
    let screen = LookingScreen(runtime: runtime(Theme(name: "Plain")))
    _ = try await show(screen)
    #expect(screen.navigationItem.standardAppearance == nil)
    #expect(screen.navigationItem.scrollEdgeAppearance == nil)
  }

  @Test func barsHaveTheColoursOfTheirScreen() async throws {
    let screen = LookingScreen(
      runtime: runtime(Theme(name: "Plain")),
      appearance: BarAppearance(background: .color(Self.ink), titles: Self.paper))
    let (driver, navigation) = try await show(screen)
    let item = screen.navigationItem
    #expect(light(item.standardAppearance?.backgroundColor) == light(Self.ink.uiColor))
    #expect(light(item.scrollEdgeAppearance?.backgroundColor) == light(Self.ink.uiColor))
    let paper = light(Self.paper.uiColor)
    #expect(light(foreground(item.standardAppearance?.titleTextAttributes)) == paper)
    #expect(light(foreground(item.standardAppearance?.largeTitleTextAttributes)) == paper)
    #expect(light(navigation.navigationBar.tintColor) == light(Self.paper.uiColor))
    driver.close()
  }

  @Test("on a colour titles have that of texts, where nothing is said of them")
  func titlesOnAColour() async throws {
    let text = ColorToken("text", light: 0x445566)
    let screen = LookingScreen(
      runtime: runtime(Theme(name: "Plain", colors: [text])),
      appearance: BarAppearance(background: .color(Self.paper)))
    _ = try await show(screen)
    let titles = screen.navigationItem.standardAppearance?.titleTextAttributes
    #expect(light(foreground(titles)) == light(text.uiColor))
  }

  @Test func nothingIsBehindABarAtTheTopThatIsClearThere() async throws {
    let screen = LookingScreen(
      runtime: runtime(Theme(name: "Plain")),
      appearance: BarAppearance(background: .color(Self.ink), isClearAtTop: true))
    _ = try await show(screen)
    #expect(screen.navigationItem.scrollEdgeAppearance?.backgroundColor == nil)
    #expect(screen.navigationItem.scrollEdgeAppearance?.shadowColor == nil)
    #expect(
      light(screen.navigationItem.standardAppearance?.backgroundColor) == light(Self.ink.uiColor))
  }

  @Test("themes say it for screens that say nothing else, in the colours of the one that is worn")
  func themesSayIt() async throws {
    let theme = Theme(name: "Day", bar: BarAppearance(background: .color(Self.ink)))
    let night = Theme(
      name: "Night", colors: [ColorToken("ink", light: 0xAABBCC)],
      bar: BarAppearance(background: .color(Self.ink)))
    let runtime = runtime(theme)
    let screen = LookingScreen(runtime: runtime)
    let (driver, _) = try await show(screen)
    #expect(
      light(screen.navigationItem.standardAppearance?.backgroundColor) == light(Self.ink.uiColor))
    runtime.setTheme(night)
    try await driver.settle()
    #expect(
      light(screen.navigationItem.standardAppearance?.backgroundColor)
        == light(UIColor(red: 0xAA / 255, green: 0xBB / 255, blue: 0xCC / 255, alpha: 1)))
    runtime.setTheme(Theme(name: "Plain"))
    try await driver.settle()
    #expect(screen.navigationItem.standardAppearance == nil)
  }

  @Test func buttonsOfTheNextScreenHaveTheirOwnColour() async throws {
    let screen = LookingScreen(
      runtime: runtime(Theme(name: "Plain")), appearance: BarAppearance(titles: Self.ink))
    let (driver, navigation) = try await show(screen)
    let plain = light(navigation.view.tintColor)
    screen.push(LookingScreen(runtime: screen.runtime))
    try await driver.settle()
    #expect(light(navigation.navigationBar.tintColor) == plain)
    try await driver.goBack()
    #expect(light(navigation.navigationBar.tintColor) == light(Self.ink.uiColor))
  }

  @Test func statusBarIsAsTheScreenSaysOrElseTheTheme() async throws {
    let screen = LookingScreen(runtime: runtime(Theme(name: "Dark", statusBar: .dark)))
    let (driver, _) = try await show(screen)
    let window = try #require(screen.view.window)
    #expect(window.headlessStatusBarStyle == .darkContent)
    screen.say(.light)
    #expect(window.headlessStatusBarStyle == .lightContent)
    #expect(!window.headlessIsStatusBarHidden)
    screen.say(.hidden)
    #expect(window.headlessIsStatusBarHidden)
    screen.push(LookingScreen(runtime: screen.runtime))
    try await driver.settle()
    #expect(!window.headlessIsStatusBarHidden)
    #expect(window.headlessStatusBarStyle == .darkContent)
  }

  @Test func themesHideTheStatusBar() async throws {
    let screen = LookingScreen(runtime: runtime(Theme(name: "Bare", statusBar: .hidden)))
    let (driver, _) = try await show(screen)
    #expect(screen.view.window?.headlessIsStatusBarHidden == true)
    screen.say(.light)
    #expect(screen.view.window?.headlessIsStatusBarHidden == false)
    driver.close()
  }
}

private final class LookingScreen: ScreenController {
  private let appearance: BarAppearance?
  private var statusBar: StatusBarTone?

  init(runtime: AppRuntime, appearance: BarAppearance? = nil) {
    self.appearance = appearance
    super.init(runtime: runtime)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  func say(_ tone: StatusBarTone) {
    statusBar = tone
    updateBarItems()
  }

  override func makeBarItems() -> BarItems {
    BarItems(appearance: appearance, statusBar: statusBar)
  }
}
