import Foundation
import ScreenDriver
import ScreenKit
import Testing

/// The menu at the side under a finger.
@MainActor @Suite struct DrawerGestureTests {
  private let bench = FixtureBench()
  private let appearance = AppearanceCounter()

  private func launch(mirrored: Bool = false) async throws -> ScreenDriver {
    let app = bench.app
    let host = HostController(
      runtime: app.runtime, style: .drawer,
      menu: [
        MenuEntry(title: .key("tab.feed")) { [appearance] in
          CountingScreen(appearance, runtime: app.runtime)
        },
        MenuEntry(title: .key("tab.profile")) { ProfileViewController(app: app, userID: "me") },
      ])
    let driver = ScreenDriver(root: host, clock: bench.clock)
    if mirrored { driver.window.headlessSetTraits { $0.layoutDirection = .rightToLeft } }
    try await driver.settle()
    return driver
  }

  /// A finger that comes down at the edge and moves to `x`.
  private func drag(
    from start: CGFloat = 2, to x: CGFloat, in seconds: TimeInterval = 2, on driver: ScreenDriver
  ) throws -> HeadlessFinger {
    let finger = try #require(driver.window.headlessTouch(at: CGPoint(x: start, y: 500)))
    finger.move(to: CGPoint(x: x, y: 500), in: seconds, steps: 10)
    return finger
  }

  /// Where the menu is in the window; nil while there is none.
  private func panel(_ driver: ScreenDriver) -> CGRect? {
    guard let drawer = driver.root?.presentedViewController, let menu = drawer.children.first
    else { return nil }
    return menu.view.convert(menu.view.bounds, to: nil)
  }

  @Test func menuFollowsTheFinger() async throws {
    let driver = try await launch()
    let finger = try drag(to: 102, on: driver)
    #expect(panel(driver)?.maxX == 100)
    finger.move(to: CGPoint(x: 202, y: 500), in: 2)
    #expect(panel(driver)?.maxX == 200)
    finger.move(to: CGPoint(x: 380, y: 500), in: 2)
    #expect(panel(driver)?.minX == 0)
    finger.lift()
    try await driver.settle()
    try await driver.tap(text: "Profile")
    #expect(driver.screenStack == ["ProfileViewController"])
    #expect(panel(driver) == nil)
  }

  @Test(arguments: [(100.0, 2.0, false), (250, 2, true), (100, 0.1, true)])
  func placeAndSpeedDecide(x: CGFloat, seconds: TimeInterval, opens: Bool) async throws {
    let driver = try await launch()
    try drag(to: x, in: seconds, on: driver).lift()
    try await driver.settle()
    #expect((panel(driver) != nil) == opens)
    if opens { #expect(panel(driver)?.minX == 0) }
  }

  @Test func cancelledGestureReturns() async throws {
    let driver = try await launch()
    try drag(to: 300, on: driver).cancel()
    try await driver.settle()
    #expect(panel(driver) == nil)
    try await driver.tap(label: "Menu")
    let back = try drag(from: 300, to: 10, on: driver)
    #expect(try #require(panel(driver)).maxX < 30)
    back.cancel()
    try await driver.settle()
    #expect(panel(driver)?.minX == 0)
  }

  @Test func fingerClosesTheMenu() async throws {
    let driver = try await launch()
    try await driver.tap(label: "Menu")
    try drag(from: 380, to: 350, in: 0.05, on: driver).lift()
    try await driver.settle()
    #expect(panel(driver) == nil)
  }

  @Test(
    "a finger that comes while the menu closes takes it up where it is", arguments: [false, true])
  func closingMenuIsTakenUp(mirrored: Bool) async throws {
    let driver = try await launch(mirrored: mirrored)
    func place(_ x: CGFloat) -> CGFloat { mirrored ? 390 - x : x }
    func seenWidth() -> CGFloat? { panel(driver).map { mirrored ? 390 - $0.minX : $0.maxX } }
    try await driver.tap(label: "Menu")
    driver.window.headlessHoldAnimations()
    try drag(from: place(380), to: place(350), in: 0.05, on: driver).lift()
    // From 282 points to none in a quarter of a second.
    driver.window.headlessAdvanceAnimations(by: 0.125)
    let finger = try drag(from: place(300), to: place(310), on: driver)
    #expect(abs(try #require(seenWidth()) - 151) < 0.01)
    driver.window.headlessAdvanceAnimations(by: 1)
    #expect(abs(try #require(seenWidth()) - 151) < 0.01)
    finger.move(to: CGPoint(x: place(380), y: 500), in: 2)
    finger.lift()
    driver.window.headlessReleaseAnimations()
    #expect(seenWidth() == 312)
  }

  @Test func gestureThatIsCancelledWhileTheMenuClosesLetsItClose() async throws {
    let driver = try await launch()
    try await driver.tap(label: "Menu")
    driver.window.headlessHoldAnimations()
    try drag(from: 380, to: 350, in: 0.05, on: driver).lift()
    driver.window.headlessAdvanceAnimations(by: 0.1)
    try drag(from: 200, to: 300, on: driver).cancel()
    driver.window.headlessReleaseAnimations()
    try await driver.settle()
    #expect(panel(driver) == nil)
  }

  @Test("a menu that closes has gone when the system ends its animation, as in the background")
  func interruptedMenuGoes() async throws {
    let driver = try await launch()
    try await driver.tap(label: "Menu")
    driver.window.headlessHoldAnimations()
    try drag(from: 380, to: 350, in: 0.05, on: driver).lift()
    driver.window.headlessAdvanceAnimations(by: 0.1)
    func end(in view: UIView) {
      view.layer.removeAllAnimations()
      view.subviews.forEach(end)
    }
    let drawer = try #require(driver.root?.presentedViewController?.view)
    end(in: drawer)
    driver.window.headlessReleaseAnimations()
    try await driver.settle()
    #expect(panel(driver) == nil)
  }

  @Test func menuComesFromTheRightWhereLinesBeginThere() async throws {
    let driver = try await launch(mirrored: true)
    try drag(to: 300, on: driver).lift()
    try await driver.settle()
    #expect(panel(driver) == nil)
    let finger = try drag(from: 388, to: 288, on: driver)
    #expect(panel(driver)?.minX == 290)
    finger.move(to: CGPoint(x: 100, y: 500), in: 2)
    finger.lift()
    try await driver.settle()
    #expect(panel(driver)?.maxX == 390)
  }

  @Test func onlyTheEdgeAndTheFirstScreenLetTheMenuOut() async throws {
    let driver = try await launch()
    try drag(from: 100, to: 350, on: driver).lift()
    try await driver.settle()
    #expect(panel(driver) == nil)
    let screen = try #require(driver.topScreen as? ScreenController)
    screen.push(ScreenController(runtime: bench.app.runtime))
    try await driver.settle()
    try drag(to: 350, on: driver).lift()
    try await driver.settle()
    #expect(panel(driver) == nil)
  }

  @Test func openMenuFitsTheTurnedScreen() async throws {
    let driver = try await launch()
    try await driver.tap(label: "Menu")
    try await driver.rotate()
    #expect(panel(driver) == CGRect(x: 0, y: 0, width: 320, height: 390))
    try await driver.tap(label: "Close the menu")
    #expect(panel(driver) == nil)
  }

  @Test func screenBelowStaysInSight() async throws {
    let driver = try await launch()
    let calls = appearance.calls
    try drag(to: 100, on: driver).lift()
    try await driver.settle()
    try await driver.tap(label: "Menu")
    try await driver.tap(label: "Close the menu")
    #expect(appearance.calls == calls)
    try await driver.tap(label: "Menu")
    try await driver.tap(text: "Profile")
    #expect(appearance.calls == calls + ["willDisappear", "didDisappear"])
  }

  @Test func voiceOverStaysInTheMenuUntilItIsLeft() async throws {
    let driver = try await launch()
    try await driver.tap(label: "Menu")
    let drawer = try #require(driver.root?.presentedViewController)
    #expect(drawer.view.accessibilityViewIsModal)
    #expect(drawer.accessibilityPerformEscape())
    try await driver.settle()
    #expect(panel(driver) == nil)
  }

  @Test func linkDoesAwayWithTheMenu() async throws {
    let driver = try await launch()
    try await driver.tap(label: "Menu")
    bench.app.runtime.host?.selectedIndex = 0
    let make: @MainActor (LinkValues) -> UIViewController? = { [app = bench.app] _ in
      ScreenController(runtime: app.runtime)
    }
    let url = try #require(URL(string: "fixture://anywhere"))
    #expect(bench.app.runtime.open(url, routes: [DeepLink("fixture://anywhere", make: make)]))
    try await driver.settle()
    #expect(panel(driver) == nil)
    #expect(driver.screenStack == ["CountingScreen", "ScreenController"])
  }
}

/// What was told a screen of its appearing.
@MainActor
private final class AppearanceCounter {
  var calls: [String] = []
}

private final class CountingScreen: ScreenController {
  private let counter: AppearanceCounter

  init(_ counter: AppearanceCounter, runtime: AppRuntime) {
    self.counter = counter
    super.init(runtime: runtime)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    counter.calls.append("willAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    counter.calls.append("didAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    counter.calls.append("willDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    counter.calls.append("didDisappear")
  }
}
