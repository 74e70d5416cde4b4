import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// Hosts with more entries than a narrow tab bar has room for, and what lies over their screens.
@MainActor @Suite struct HostEntriesTests {
  private let store = MemoryStore()

  private func makeRuntime() -> AppRuntime {
    AppRuntime(
      launch: LaunchValues(clock: ManualClock(), store: store), theme: Theme(name: "Plain"))
  }

  private func launch(
    _ style: HostController.Style, entries: Int = 7, restoring: Bool = false
  ) async throws -> (driver: ScreenDriver, host: HostController, runtime: AppRuntime) {
    let runtime = makeRuntime()
    let menu = (0..<entries).map { number in
      MenuEntry(title: .verbatim("Entry \(number)")) {
        EntryScreen(number: number, runtime: runtime)
      }
    }
    let restore: @MainActor (ScreenRoute) -> UIViewController? = { _ in nil }
    let host = HostController(
      runtime: runtime, style: style, menu: menu, restoring: restoring ? restore : nil)
    let driver = ScreenDriver(root: host)
    try await driver.settle()
    return (driver, host, runtime)
  }

  private func number(_ driver: ScreenDriver) -> Int? {
    (driver.topScreen as? EntryScreen)?.number
  }

  @Test(
    "menus that are no tab bars have no tab bar controller",
    arguments: [
      HostController.Style.drawer, .stack,
    ])
  func entriesWithoutTabs(style: HostController.Style) async throws {
    let (driver, host, _) = try await launch(style)
    #expect(host.tabs == nil)
    #expect(!driver.controllers.contains { $0 is UITabBarController })
    for index in [6, 4, 0] {
      host.selectedIndex = index
      try await driver.settle()
      #expect(number(driver) == index)
      #expect(host.selectedIndex == index)
      let screen = try #require(driver.topScreen)
      #expect(screen.navigationController === host.selectedViewController)
      #expect(screen.navigationController?.viewControllers == [screen])
      #expect(driver.dump.contains("[Menu]") == (style == .drawer))
    }
    driver.close()
  }

  @Test(
    "screens appear and disappear with their entries",
    arguments: [
      HostController.Style.tabBar, .drawer, .stack,
    ])
  func appearances(style: HostController.Style) async throws {
    let (driver, host, _) = try await launch(style)
    let first = try #require(driver.topScreen as? EntryScreen)
    #expect(first.journal == ["will", "did"])
    host.selectedIndex = 5
    try await driver.settle()
    #expect(first.journal.dropFirst(2) == ["willNot", "didNot"])
    #expect((driver.topScreen as? EntryScreen)?.journal == ["will", "did"])
    // What covers everything takes the host away, and it comes back with the same entry.
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    host.present(cover, animated: false)
    host.dismiss(animated: false)
    #expect(
      (driver.topScreen as? EntryScreen)?.journal
        == ["will", "did", "willNot", "didNot", "will", "did"])
    #expect(first.journal.count == 4)
    driver.close()
  }

  @Test("entries that have no tab of their own are reached by the last one")
  func entriesBehindTheLastTab() async throws {
    let (driver, host, _) = try await launch(.tabBar)
    let titles = host.tabs?.tabBar.items?.map(\.title)
    #expect(titles == ["Entry 0", "Entry 1", "Entry 2", "Entry 3", "More"])
    try await driver.tapTab("More")
    try await driver.tap(text: "Entry 5")
    #expect(number(driver) == 5)
    #expect(host.selectedIndex == 5)
    let screen = try #require(driver.topScreen)
    #expect(screen.navigationController === host.selectedViewController)
    #expect(screen.navigationController?.viewControllers == [screen])
    // The way back to the list leads by the first screen.
    screen.navigationController?.pushViewController(UIViewController(), animated: false)
    try await driver.tapTab("More")
    #expect(driver.topScreen === screen)
    try await driver.tapTab("More")
    #expect(driver.sees("Entry 6"))
    try await driver.tapTab("Entry 1")
    #expect(number(driver) == 1)
    driver.close()
  }

  @Test("five entries have a tab each")
  func fiveEntries() async throws {
    let (driver, host, _) = try await launch(.tabBar, entries: 5)
    #expect(host.tabs?.tabBar.items?.map(\.title).last == "Entry 4")
    try await driver.tapTab("Entry 4")
    #expect(host.selectedIndex == 4)
    driver.close()
  }

  @Test("an entry whose tab is taken out is gone")
  func takingOutTabs() async throws {
    let (driver, host, _) = try await launch(.tabBar, entries: 3)
    host.selectedIndex = 1
    try await driver.settle()
    weak let screen = driver.topScreen
    weak let navigation = host.selectedViewController
    #expect(screen != nil && navigation != nil)
    let others = host.tabs?.viewControllers?.filter { $0 !== navigation }
    host.selectedIndex = 0
    host.tabs?.setViewControllers(others, animated: false)
    try await driver.settle()
    #expect(screen == nil && navigation == nil)
    host.selectedIndex = 2
    #expect(host.selectedIndex == 0, "there are two entries")
    driver.close()
  }

  @Test(
    "the entry that was seen last is kept, with or without a tab",
    arguments: [
      HostController.Style.tabBar, .drawer, .stack,
    ])
  func restoration(style: HostController.Style) async throws {
    let (driver, host, runtime) = try await launch(style, restoring: true)
    host.selectedIndex = 6
    try await driver.settle()
    runtime.didEnterBackground()
    driver.close()
    let again = try await launch(style, restoring: true)
    #expect(again.host.selectedIndex == 6)
    #expect(number(again.driver) == 6)
    again.driver.close()
  }

  // MARK: What lies over the screens

  @Test(
    "what hides the screens lies over them before any is made",
    arguments: [
      HostController.Style.tabBar, .drawer, .stack,
    ])
  func coverIsThereFromTheStart(style: HostController.Style) async throws {
    let runtime = makeRuntime()
    let owner = AbsentOwner()
    let seen = Seen()
    let host = HostController(
      runtime: runtime, style: style,
      menu: [
        MenuEntry(title: .verbatim("One")) {
          seen.isHidden = seen.host?.hidesItsScreens
          return ScreenController(runtime: runtime)
        }
      ],
      services: DeviceServices(biometrics: owner))
    seen.host = host
    let driver = ScreenDriver(root: host)
    #expect(seen.isHidden == true)
    try await driver.settle()
    #expect(host.hidesItsScreens)
    #expect(owner.checks == 1)
    driver.close()
  }
}

/// What was found when the first screen was made.
@MainActor
private final class Seen {
  weak var host: HostController?
  var isHidden: Bool?
}

extension HostController {
  /// Whether the view in front of all others hides everything.
  fileprivate var hidesItsScreens: Bool {
    guard let front = view.subviews.last, let content = children.first?.view else { return false }
    return front !== content && front.frame == view.bounds && front.backgroundColor != nil
      && !front.isHidden
  }
}

@MainActor
private final class AbsentOwner: BiometricCheck {
  private(set) var checks = 0

  func confirmsOwner(reason: String) async -> Bool {
    checks += 1
    return false
  }
}

/// The first screen of an entry.
private final class EntryScreen: ScreenController {
  let number: Int
  private(set) var journal: [String] = []

  init(number: Int, runtime: AppRuntime) {
    self.number = number
    super.init(runtime: runtime)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    journal.append("will")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    journal.append("did")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    journal.append("willNot")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    journal.append("didNot")
  }
}
