import ScreenDriver
import ScreenKit
import Testing

/// Tabs, sheets, alerts and what else lies around screens, by both kinds of hands.
@MainActor @Suite struct HandsOnScreensTests {
  private func show(
    _ root: UIViewController, _ kind: HandsKind
  ) -> ScreenDriver {
    ScreenDriver(root: root, size: CGSize(width: 320, height: 480), hands: kind.hands)
  }

  @Test(arguments: HandsKind.allCases)
  func tabsAreTapped(kind: HandsKind) async throws {
    let tabs = UITabBarController()
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.tabBarItem = UITabBarItem(title: "Stack", image: nil, tag: 0)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
    tabs.viewControllers = [stack, other]
    let watch = TabWatch()
    tabs.delegate = watch
    let driver = show(tabs, kind)
    stack.pushViewController(UIViewController(), animated: false)
    try await driver.tapTab("Other")
    #expect(tabs.selectedViewController === stack, "the delegate refuses")
    watch.isWilling = true
    try await driver.tapTab("Other")
    try await driver.tapTab("Stack")
    #expect(stack.viewControllers.count == 2)
    try await driver.tapTab("Stack")
    #expect(stack.viewControllers.count == 1)
    #expect(watch.calls == ["asks", "asks", "selected", "asks", "selected", "asks", "selected"])
  }

  @Test(arguments: HandsKind.allCases)
  func sheetsArePulledDownAndScreensLeft(kind: HandsKind) async throws {
    let first = UIViewController()
    let driver = show(UINavigationController(rootViewController: first), kind)
    let sheet = UINavigationController(rootViewController: UIViewController())
    let watch = SheetWatch()
    sheet.isModalInPresentation = true
    first.present(sheet, animated: true)
    sheet.presentationController?.delegate = watch
    try await driver.settle()
    try await driver.pullDown()
    #expect(watch.calls == ["attempted"])
    sheet.isModalInPresentation = false
    try await driver.pullDown()
    #expect(watch.calls == ["attempted", "asks", "will", "did"])
    #expect(driver.topScreen === first)
    first.navigationController?.pushViewController(UIViewController(), animated: true)
    try await driver.settle()
    try await driver.goBack()
    #expect(driver.topScreen === first)
  }

  @Test(arguments: HandsKind.allCases)
  func alertsAreChosenInAndTypedInto(kind: HandsKind) async throws {
    let first = UIViewController()
    let driver = show(UINavigationController(rootViewController: first), kind)
    var said: [String] = []
    let alert = UIAlertController(
      AlertViewModel(
        title: .verbatim("Name"), fields: [.init(placeholder: .verbatim("New name"))],
        actions: [
          .init(title: .verbatim("Cancel"), role: .cancel) { _ in said.append("no") },
          .init(title: .verbatim("OK")) { said.append(contentsOf: $0) },
        ]), runtime: FixtureBench().app.runtime)
    first.present(alert, animated: true)
    try await driver.settle()
    try await driver.type("Ann", into: "New name")
    try await driver.tap(text: "OK")
    #expect(said == ["Ann"])
    #expect(driver.topScreen === first)
    #expect(try await !driver.choose("OK", of: alert), "it is there no more")
    #expect(said == ["Ann"])
  }

  /// What only a finger can do is said, and not passed over.
  @Test func whatUIKitKeepsToItselfIsSaid() async throws {
    let first = UIViewController()
    let driver = show(UINavigationController(rootViewController: first), .publicAPI)
    let alert = UIAlertController(title: "Own", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    first.present(alert, animated: true)
    try await driver.settle()
    var error = await #expect(throws: DriverError.self) { try await driver.tap(text: "OK") }
    #expect(error?.message.hasPrefix("UIKit tells nobody what an alert's actions do.") == true)
    alert.dismiss(animated: false)
    error = await #expect(throws: DriverError.self) { try await driver.setSafeArea(.zero) }
    #expect(error?.message.contains("is the device's in UIKit") == true)
    let menu = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    menu.accessibilityIdentifier = "menu"
    menu.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    menu.showsMenuAsPrimaryAction = true
    first.view.addSubview(menu)
    error = await #expect(throws: DriverError.self) { try await driver.tap(id: "menu") }
    #expect(error?.message.hasPrefix("UIKit opens a button's menu for a finger only") == true)
  }

  @Test(arguments: HandsKind.allCases)
  func whatIsHandedOnIsKnown(kind: HandsKind) async throws {
    let driver = show(FixtureBench().app.makeRootViewController(), kind)
    try await driver.settle()
    #expect(driver.sharedItems == nil)
    try #require(driver.topScreen as? ScreenController).share("Fog")
    try await driver.settle()
    #expect(driver.sharedItems as? [String] == ["Fog"])
  }

  /// The way through a whole app, with what is waited for on it.
  @Test(arguments: HandsKind.allCases)
  func appsAreGoneThrough(kind: HandsKind) async throws {
    let bench = FixtureBench()
    let driver = ScreenDriver(
      root: bench.app.makeRootViewController(), clock: bench.clock, hands: kind.hands)
    try await driver.settle()
    #expect(driver.rowCount() > 0)
    try await driver.pullToRefresh()
    try await driver.scrollThroughAll()
    try await driver.tapTab("Search")
    try await driver.search(for: "a")
    try await driver.advance(by: .milliseconds(300))
    try await driver.tapTab("Profile")
    try await driver.tap(text: "Settings")
    #expect(driver.screenStack.last == "SettingsViewController")
    let left = try await driver.visit(leavingBy: .backButton, in: [bench.app]) {
      UIViewController()
    }
    try await driver.waitForRelease(of: left)
    #expect(driver.screenStack.last == "SettingsViewController")
    driver.close()
  }
}

private final class TabWatch: NSObject, UITabBarControllerDelegate {
  var isWilling = false
  private(set) var calls: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    calls.append("asks")
    return isWilling
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) { calls.append("selected") }
}

private final class SheetWatch: NSObject, UIAdaptivePresentationControllerDelegate {
  private(set) var calls: [String] = []

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    calls.append("asks")
    return true
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { calls.append("attempted") }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    calls.append("will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append("did")
  }
}
