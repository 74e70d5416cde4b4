import ScreenDriver
import ScreenKit
import Testing

/// The standard ways to other screens, which view controllers have by themselves.
@MainActor @Suite struct StandardNavigableTests {
  final class Screen: UIViewController, StandardNavigable {}

  private func shown(_ screens: [Screen]) -> (ScreenDriver, UINavigationController) {
    let navigation = UINavigationController()
    navigation.setViewControllers(screens, animated: false)
    return (ScreenDriver(root: navigation), navigation)
  }

  @Test func pushAndPop() {
    let first = Screen()
    let (_, navigation) = shown([first])
    let navigable: any StandardNavigable = first
    let second = Screen()
    navigable.push(second, animated: false)
    #expect(navigation.topViewController === second)
    navigable.pop(animated: false)
    #expect(navigation.topViewController === first)
  }

  @Test func pushWithoutNavigationPresents() {
    let lone = Screen()
    let driver = ScreenDriver(root: lone)
    let second = Screen()
    lone.push(second, animated: false)
    #expect(driver.topScreen === second)
  }

  @Test func popToRoot() {
    let screens = [Screen(), Screen(), Screen()]
    let (_, navigation) = shown(screens)
    screens[2].popToRoot(animated: false)
    #expect(navigation.viewControllers == [screens[0]])
  }

  @Test func presentAndDismiss() {
    let first = Screen()
    let (driver, _) = shown([first])
    let navigable: any StandardNavigable = first
    let over = Screen()
    var completions = 0
    navigable.present(over, animated: false) { completions += 1 }
    #expect(driver.topScreen === over)
    navigable.dismiss(animated: false) { completions += 1 }
    #expect(driver.topScreen === first)
    #expect(completions == 2)
  }

  @Test func setRootReplacesEverythingAndLetsGoOfIt() async throws {
    weak var oldRoot: UIViewController?
    weak var oldSheet: UIViewController?
    let new = Screen()
    let driver: ScreenDriver
    do {
      let first = Screen()
      let (shown, navigation) = shown([first])
      driver = shown
      let sheet = Screen()
      first.present(sheet, animated: false, completion: nil)
      (oldRoot, oldSheet) = (navigation, sheet)
      sheet.setRoot(to: new)
    }
    #expect(driver.root === new)
    #expect(driver.topScreen === new)
    try await driver.wait(until: "what was there is released") {
      oldRoot == nil && oldSheet == nil
    }
  }

  @Test func setRootOfAScreenThatIsNotShownDoesNothing() {
    let driver = ScreenDriver(root: Screen())
    let before = driver.root
    Screen().setRoot(to: Screen())
    #expect(driver.root === before)
  }
}
