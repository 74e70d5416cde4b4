import Foundation
import HeadlessUIKit
import Testing

/// What becomes of tabs for which a bar has no room.
@MainActor struct MoreTabsTests {
  private let tabs = UITabBarController()
  private let stacks: [UINavigationController]

  init() {
    stacks = (0..<6).map { number in
      let screen = UIViewController()
      screen.title = "Screen \(number)"
      let stack = UINavigationController(rootViewController: screen)
      stack.tabBarItem.title = "Tab \(number)"
      return stack
    }
    tabs.viewControllers = stacks
  }

  private func show(width: CGFloat = 390) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 844))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.headlessLayoutPass()
    return window
  }

  @Test func fourAreShownAndTheOthersListed() throws {
    let window = show()
    #expect(tabs.tabBar.items?.map(\.title) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
    tabs.headlessTapTab(at: 4)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.selectedIndex == NSNotFound)
    let list = try #require(tabs.moreNavigationController.topViewController?.view as? UITableView)
    #expect(list.visibleCells.map { $0.textLabel?.text } == ["Tab 4", "Tab 5"])
    list.headlessTapRow(at: [0, 1])
    window.headlessLayoutPass()
    #expect(tabs.selectedIndex == 5)
  }

  @Test("screens behind the list are out of their own stacks and in that of the list")
  func screensLeaveTheirStacks() throws {
    let window = show()
    tabs.selectedIndex = 5
    window.headlessLayoutPass()
    let more = tabs.moreNavigationController
    let screen = try #require(more.topViewController)
    #expect(screen.title == "Screen 5")
    #expect(screen.navigationController === more)
    #expect(screen.view.window === window)
    #expect(stacks[5].viewControllers.isEmpty)
    tabs.selectedIndex = 0
    window.headlessLayoutPass()
    #expect(stacks[5].viewControllers == [screen])
    #expect(screen.navigationController === stacks[5])
    #expect(stacks[0].topViewController?.view.window === window)
  }

  @Test("a wide bar has room for all")
  func wideBars() {
    let window = show(width: 1_024)
    tabs.viewControllers = stacks
    #expect(tabs.tabBar.items?.count == 6)
    tabs.selectedIndex = 5
    window.headlessLayoutPass()
    #expect(stacks[5].viewControllers.count == 1)
  }
}

/// Notes how many controllers it knew of when its view was loaded.
private final class EarlyTabs: UITabBarController {
  private(set) var loads: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    loads.append(viewControllers?.count ?? 0)
  }
}

extension MoreTabsTests {
  @Test("a tab bar controller loads its view as it is made, and none of its controllers'")
  func viewIsLoadedAtOnce() {
    let tabs = EarlyTabs(nibName: nil, bundle: nil)
    #expect(tabs.isViewLoaded)
    #expect(tabs.loads == [0])
    let child = UIViewController()
    tabs.viewControllers = [child]
    #expect(!child.isViewLoaded)
    #expect(!UINavigationController(rootViewController: UIViewController()).isViewLoaded)
  }
}
