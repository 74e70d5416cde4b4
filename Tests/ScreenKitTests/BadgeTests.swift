import ScreenDriver
import ScreenKit
import Testing

/// Numbers and short texts on tabs and on the buttons of bars.
@MainActor @Suite struct BadgeTests {
  private let runtime = AppRuntime(
    launch: LaunchValues(clock: ManualClock(), store: MemoryStore()), theme: Theme(name: "Plain"))

  private func show(_ screen: ScreenController) async throws -> ScreenDriver {
    let driver = ScreenDriver(root: ScreenNavigationController(runtime: runtime, root: screen))
    try await driver.settle()
    return driver
  }

  private func host(_ style: HostController.Style, entries: Int = 2) async throws -> ScreenDriver {
    let menu = (1...entries).map { number in
      MenuEntry(title: .verbatim("Entry \(number)"), icon: .symbol("tray")) { [runtime] in
        BadgeScreen(runtime: runtime, count: number)
      }
    }
    let driver = ScreenDriver(root: HostController(runtime: runtime, style: style, menu: menu))
    try await driver.settle()
    return driver
  }

  @Test func badgesOfButtonsFollowTheScreen() async throws {
    let screen = BadgeScreen(runtime: runtime, count: 3)
    let driver = try await show(screen)
    #expect(try driver.badge(on: "Cart") == "3")
    #expect(try driver.badge(on: "News") == "new")
    #expect(try driver.badge(on: "Plain") == nil)
    #expect(driver.dump.contains("[Cart •3] [Plain]"))
    #expect(driver.sees("3"))
    screen.count = 12
    screen.updateBarItems()
    #expect(try driver.badge(on: "Cart") == "12")
  }

  @Test(arguments: [0, nil]) func whatCountsNothingHasNoBadge(count: Int?) async throws {
    let screen = BadgeScreen(runtime: runtime, count: 3)
    let driver = try await show(screen)
    let button = screen.navigationItem.rightBarButtonItems?.first
    screen.count = count
    screen.word = ""
    screen.updateBarItems()
    #expect(try driver.badge(on: "Cart") == nil)
    #expect(try driver.badge(on: "News") == nil)
    #expect(screen.navigationItem.rightBarButtonItems?.first === button, "it stays the same button")
  }

  @Test func buttonsWithBadgesDoWhatOthersDo() async throws {
    let screen = BadgeScreen(runtime: runtime, count: 3)
    let driver = try await show(screen)
    try await driver.tap(label: "Cart")
    try await driver.tap(text: "News")
    #expect(screen.done == ["cart", "news"])
    #expect(driver.window.headlessPress("b", .command))
    #expect(screen.done == ["cart", "news", "cart"])
  }

  @Test func theBadgeIsReadOutWithTheButton() async throws {
    let screen = BadgeScreen(runtime: runtime, count: 3)
    _ = try await show(screen)
    let view = screen.navigationItem.rightBarButtonItems?.first?.customView
    #expect(view?.accessibilityLabel == "Cart")
    #expect(view?.accessibilityValue == "3")
    #expect((view?.bounds.width ?? 0) >= 44)
  }

  @Test func badgesStandWhereReadingEnds() async throws {
    let screen = BadgeScreen(runtime: runtime, count: 3)
    _ = try await show(screen)
    let view = try #require(screen.navigationItem.rightBarButtonItems?.first?.customView)
    let badge = try #require(view.subviews.compactMap { $0 as? UILabel }.first { $0.text == "3" })
    view.layoutIfNeeded()
    #expect(badge.frame.midX > view.bounds.midX)
    view.semanticContentAttribute = .forceRightToLeft
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(badge.frame.midX < view.bounds.midX)
  }

  @Test func tabsShowWhatTheirFirstScreensSay() async throws {
    let driver = try await host(.tabBar)
    #expect(try driver.badge(on: "Entry 1") == "1")
    #expect(try driver.badge(on: "Entry 2") == nil, "the screen has not been seen yet")
    try await driver.tapTab("Entry 2")
    #expect(try driver.badge(on: "Entry 2") == "2")
    #expect(driver.dump.contains("tabs Entry 1 •1 [Entry 2 •2]"))
    let screen = try #require(driver.topScreen as? BadgeScreen)
    screen.count = 0
    screen.updateBarItems()
    #expect(try driver.badge(on: "Entry 2") == nil)
  }

  @Test func screensThatStandAboveOthersLeaveTheTabAlone() async throws {
    let driver = try await host(.tabBar)
    (driver.topScreen as? BadgeScreen)?.push(BadgeScreen(runtime: runtime, count: 9))
    try await driver.settle()
    #expect(try driver.badge(on: "Entry 1") == "1")
  }

  @Test func badgesOfTabsBehindMoreStandInTheList() async throws {
    let driver = try await host(.tabBar, entries: 6)
    try await driver.tapTab("More")
    try await driver.tap(text: "Entry 6")
    #expect(driver.topScreen is BadgeScreen)
    try await driver.tapTab("More")
    #expect(try driver.texts(row: 1) == ["Entry 6", "6"])
  }

  @Test func theMenuAtTheSideShowsBadges() async throws {
    let driver = try await host(.drawer)
    try await driver.tap(label: "Menu")
    #expect(driver.sees("Entry 2"))
    #expect(try driver.texts(row: 0) == ["Entry 1", "1"])
    #expect(try driver.texts(row: 1) == ["Entry 2"])
  }
}

/// A screen whose buttons have badges, and its tab.
private final class BadgeScreen: ScreenController {
  var count: Int?
  var word = "new"
  private(set) var done: [String] = []

  init(runtime: AppRuntime, count: Int?) {
    self.count = count
    super.init(runtime: runtime)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeBarItems() -> BarItems {
    BarItems(
      trailing: [
        BarItem(
          icon: .symbol("cart"), label: .verbatim("Cart"), badge: .value(count),
          shortcut: KeyShortcut("b", .command)
        ) { [weak self] _ in self?.done.append("cart") },
        BarItem(title: .verbatim("Plain")) { _ in },
      ],
      toolbar: [
        BarItem(title: .verbatim("News"), badge: .value(word)) { [weak self] _ in
          self?.done.append("news")
        }
      ],
      badge: .value(count))
  }
}
