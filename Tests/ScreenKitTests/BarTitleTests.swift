import ScreenDriver
import ScreenKit
import Testing

/// How large titles are, and what stands above them.
@MainActor @Suite struct BarTitleTests {
  private let runtime = AppRuntime(
    launch: LaunchValues(clock: ManualClock(), store: MemoryStore()), theme: Theme(name: "Plain"))

  private func screen(
    _ title: String, _ largeTitle: LargeTitle? = nil, prompt: ScreenText? = nil
  ) -> TitledScreen {
    TitledScreen(runtime: runtime, title: title, largeTitle: largeTitle, prompt: prompt)
  }

  private func show(_ screen: UIViewController) async throws -> ScreenDriver {
    try await show(in: ScreenNavigationController(runtime: runtime, root: screen))
  }

  private func show(in navigation: UINavigationController) async throws -> ScreenDriver {
    let driver = ScreenDriver(root: navigation)
    try await driver.settle()
    return driver
  }

  /// Whether each title from the first screen on is large, by what the screens are shown as one after the other.
  private func areLarge(_ screens: [TitledScreen]) async throws -> [Bool] {
    let driver = try await show(screens[0])
    var areLarge = [driver.dump.contains("\" large")]
    for (below, screen) in zip(screens, screens.dropFirst()) {
      below.push(screen)
      try await driver.settle()
      areLarge.append(driver.dump.contains("\" large"))
    }
    for _ in screens.dropFirst() {
      try await driver.goBack()
      areLarge.append(driver.dump.contains("\" large"))
    }
    return areLarge
  }

  @Test func titlesAreSmallWhereNobodySaysOtherwise() async throws {
    #expect(try await areLarge([screen("One"), screen("Two")]) == [false, false, false])
  }

  @Test("the first screen stays small when a later one is large, and the next is as large as that")
  func firstScreensStaySmall() async throws {
    let screens = [
      screen("One"), screen("Two", .always), screen("Three"), screen("Four", .never),
      screen("Five"),
    ]
    #expect(
      try await areLarge(screens) == [
        false, true, true, false, false, false, true, true, false,
      ])
  }

  @Test func firstScreensCanBeLarge() async throws {
    #expect(
      try await areLarge([screen("One", .always), screen("Two")]) == [true, true, true])
    #expect(
      try await areLarge([screen("One", .always), screen("Two", .never)]) == [true, false, true])
  }

  @Test func screensOfTheAppThatAreFirstStaySmall() async throws {
    let own = UIViewController()
    own.title = "Own"
    let driver = try await show(own)
    own.navigationController?.pushViewController(screen("Two", .always), animated: false)
    try await driver.settle()
    #expect(driver.dump.contains("navigation \"Two\" large"))
    try await driver.goBack()
    #expect(driver.dump.contains("navigation \"Own\"\n"))
  }

  @Test("what the app's own navigation shows first stays as it was")
  func navigationsOfTheApp() async throws {
    for prefersLargeTitles in [false, true] {
      let first = screen("One")
      let navigation = UINavigationController(rootViewController: first)
      navigation.navigationBar.prefersLargeTitles = prefersLargeTitles
      let driver = try await show(in: navigation)
      #expect(driver.dump.contains("\"One\" large") == prefersLargeTitles)
      first.push(screen("Two", .always))
      try await driver.settle()
      #expect(driver.dump.contains("\"Two\" large"))
      try await driver.goBack()
      #expect(driver.dump.contains("\"One\" large") == prefersLargeTitles)
    }
  }

  @Test("a screen that was the first one is as the one below it when it is moved elsewhere")
  func movedScreens() async throws {
    let moved = screen("Moved")
    let other = ScreenNavigationController(runtime: runtime, root: moved)
    let driver = try await show(in: other)
    #expect(!driver.dump.contains("\" large"))
    driver.close()
    other.setViewControllers([], animated: false)
    let first = screen("One", .always)
    let there = try await show(first)
    first.push(moved)
    try await there.settle()
    #expect(there.dump.contains("navigation \"Moved\" large"))
  }

  @Test func largeTitlesTakeRoom() async throws {
    let small = screen("One")
    let driver = try await show(small)
    let top = small.view.safeAreaInsets.top
    small.push(screen("Two", .always))
    try await driver.settle()
    #expect(driver.topScreen?.view.safeAreaInsets.top == top + 52)
  }

  @Test func whatIsSaidOfTheTitleMayChange() async throws {
    let screen = screen("One")
    let driver = try await show(screen)
    screen.largeTitle = .always
    screen.updateBarItems()
    #expect(driver.dump.contains("\"One\" large"))
    screen.largeTitle = nil
    screen.updateBarItems()
    #expect(!driver.dump.contains("\" large"))
  }

  @Test func promptsFollowTheScreenAndMakeTheBarHigher() async throws {
    let screen = screen("One")
    let driver = try await show(screen)
    let top = screen.view.safeAreaInsets.top
    screen.prompt = .verbatim("Two are new")
    screen.updateBarItems()
    try await driver.settle()
    #expect(driver.dump.contains("prompt \"Two are new\""))
    #expect(driver.sees("Two are new"))
    #expect(screen.view.safeAreaInsets.top == top + 30)
    screen.prompt = .value(nil as String?)
    screen.updateBarItems()
    try await driver.settle()
    #expect(!driver.dump.contains("prompt"))
    #expect(screen.view.safeAreaInsets.top == top)
  }

  @Test func promptsThatAScreenSetsByItselfStay() async throws {
    let screen = screen("One")
    let driver = try await show(screen)
    screen.navigationItem.prompt = "By hand"
    screen.updateBarItems()
    #expect(driver.dump.contains("prompt \"By hand\""))
  }
}

private final class TitledScreen: ScreenController {
  var largeTitle: LargeTitle?
  var prompt: ScreenText?

  init(runtime: AppRuntime, title: String, largeTitle: LargeTitle?, prompt: ScreenText?) {
    self.largeTitle = largeTitle
    self.prompt = prompt
    super.init(runtime: runtime)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeBarItems() -> BarItems { BarItems(largeTitle: largeTitle, prompt: prompt) }
}
