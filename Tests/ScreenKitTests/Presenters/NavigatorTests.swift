import ScreenDriver
import ScreenKit
import Testing

@MainActor @Suite struct NavigatorTests {
  private enum Place {
    case settings, explore, nowhere
  }

  private let bench = FixtureBench()

  private func makeNavigator() -> ScreenNavigator<Place> {
    ScreenNavigator(runtime: bench.app.runtime) { [app = bench.app] place in
      switch place {
      case .settings: SettingsViewController(app: app)
      case .explore: ExploreViewController(app: app)
      case .nowhere: nil
      }
    }
  }

  @Test func screensArePushedOnWhatIsSeen() async throws {
    let driver = bench.launch()
    try await driver.settle()
    let navigator = makeNavigator()
    navigator.push(.settings)
    try await driver.settle()
    navigator.show(.explore)
    try await driver.settle()
    #expect(driver.screenStack.suffix(2) == ["SettingsViewController", "ExploreViewController"])
    navigator.push(.nowhere)
    try await driver.settle()
    #expect(driver.topScreen is ExploreViewController)
  }

  @Test func presentedScreenIsTheOneThatIsPushedOnNext() async throws {
    let driver = bench.launch()
    try await driver.settle()
    let navigator = makeNavigator()
    navigator.present(.settings, as: .sheet)
    try await driver.settle()
    #expect(driver.dump.contains("presented sheet"))
    navigator.push(.explore)
    try await driver.settle()
    #expect(driver.screenStack.suffix(2) == ["SettingsViewController", "ExploreViewController"])
    #expect(driver.window.topMostController is ExploreViewController)
  }

  @Test func tabsAndAddressesAreReached() async throws {
    let driver = bench.launch()
    try await driver.settle()
    var opened: [URL] = []
    bench.app.runtime.openAddress = { opened.append($0) }
    let navigator = makeNavigator()
    navigator.selectTab(1)
    navigator.open(.literal("https://help.example"))
    try await driver.settle()
    #expect((driver.root as? HostController)?.selectedIndex == 1)
    #expect(opened == [.literal("https://help.example")])
  }

  @Test func withoutAnyScreenNothingHappens() {
    makeNavigator().push(.settings)
  }

  @Test func topMostControllerLooksThroughContainersAndPresentations() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(window.topMostController == nil)
    let first = UIViewController()
    let second = UIViewController()
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    let tabs = UITabBarController()
    tabs.setViewControllers([navigation], animated: false)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    #expect(window.topMostController === second)
    let presented = UIViewController()
    tabs.present(presented, animated: false, completion: nil)
    #expect(window.topMostController === presented)
  }

  @Test func colorsAreMadeOfHexadecimalTexts() {
    var parts: (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(UIColor(hex: "nothing") == nil)
    let color = UIColor(hex: "#FF008080")
    #expect(color?.getRed(&parts.0, green: &parts.1, blue: &parts.2, alpha: &parts.3) == true)
    #expect(parts.0 == 1 && parts.1 == 0)
    #expect(abs(parts.2 - 128.0 / 255) < 0.001 && abs(parts.3 - 128.0 / 255) < 0.001)
  }
}
