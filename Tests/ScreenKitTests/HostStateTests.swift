import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// A host made by hand, started anew.
@MainActor @Suite struct HostStateTests {
  private let store = MemoryStore()

  private func launch(
    _ style: HostController.Style = .tabBar, restores: Bool = true
  ) async throws -> (driver: ScreenDriver, runtime: AppRuntime) {
    let runtime = AppRuntime(
      launch: LaunchValues(clock: ManualClock(), store: store), theme: Theme(name: "Plain"))
    let restore: @MainActor (ScreenRoute) -> UIViewController? = { route in
      guard route.screen == "Page" else { return nil }
      return route.value("number", as: Int.self).map { PageController(number: $0) }
    }
    let host = HostController(
      runtime: runtime, style: style,
      menu: ["One", "Two"].map { title in
        MenuEntry(title: .verbatim(title)) { ScreenController(runtime: runtime) }
      },
      restoring: restores ? restore : nil)
    let driver = ScreenDriver(root: host)
    try await driver.settle()
    return (driver, runtime)
  }

  private func push(_ controller: UIViewController, on driver: ScreenDriver) async throws {
    driver.topScreen?.navigationController?.pushViewController(controller, animated: false)
    try await driver.settle()
  }

  /// Ends the app in the second entry with two pages in it.
  private func endDeep(_ style: HostController.Style, restores: Bool = true) async throws {
    let (driver, runtime) = try await launch(style, restores: restores)
    runtime.host?.selectedIndex = 1
    try await driver.settle()
    try await push(PageController(number: 1), on: driver)
    try await push(PageController(number: 2), on: driver)
    runtime.didEnterBackground()
    driver.close()
  }

  @Test(arguments: [HostController.Style.tabBar, .drawer, .stack])
  func screensWrittenByHandComeBack(style: HostController.Style) async throws {
    try await endDeep(style)
    let (driver, runtime) = try await launch(style)
    #expect(runtime.host?.selectedIndex == 1)
    #expect(driver.screenStack == ["ScreenController", "PageController", "PageController"])
    #expect((driver.topScreen as? PageController)?.number == 2)
  }

  @Test func hostThatRestoresNothingKeepsNothing() async throws {
    try await endDeep(.tabBar, restores: false)
    #expect(store.value(for: "host.state", of: .text) == nil)
    let (driver, runtime) = try await launch(restores: false)
    #expect(runtime.host?.selectedIndex == 0)
    #expect(driver.screenStack == ["ScreenController"])
  }

  @Test func appForgetsWhereItsReaderWas() async throws {
    try await endDeep(.tabBar)
    let (driver, runtime) = try await launch()
    runtime.didEnterBackground()
    runtime.forgetHostState()
    driver.close()
    #expect(try await launch().driver.screenStack == ["ScreenController"])
  }

  @Test func screensThatAreLeftDoNotComeBack() async throws {
    let (driver, runtime) = try await launch()
    try await push(PageController(number: 1), on: driver)
    try await push(PageController(number: 2), on: driver)
    runtime.didEnterBackground()
    try await driver.goBack()
    runtime.didEnterBackground()
    driver.close()
    let again = try await launch().driver
    #expect((again.topScreen as? PageController)?.number == 1)
  }

  @Test func windowHasTheAccentOfTheTheme() async throws {
    let (driver, runtime) = try await launch()
    let traits = driver.window.traitCollection
    #expect(
      driver.window.tintColor.resolvedColor(with: traits)
        == runtime.theme.uiColor(.accent).resolvedColor(with: traits))
  }

  @Test func settingsOfTheDeviceAreOpened() async throws {
    let (_, runtime) = try await launch()
    var opened: [URL] = []
    runtime.openAddress = { opened.append($0) }
    runtime.openSettings()
    #expect(opened.map(\.absoluteString) == [UIApplication.openSettingsURLString])
  }
}

/// A screen written by hand, which knows no runtime.
private final class PageController: UIViewController, RestorableController {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var restorationRoute: ScreenRoute? { ScreenRoute("Page", ["number": number.stored]) }
}
