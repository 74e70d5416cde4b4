import Foundation
import HeadlessUIKit
import Testing

/// The bar of tabs, which slides away below controllers that hide it.
@MainActor struct BottomBarTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let tabs = UITabBarController()

  init() {
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "Others", image: nil, selectedImage: nil)
    tabs.viewControllers = [navigation, other]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    window.headlessLayoutPass()
  }

  private var isBarSeen: Bool { tabs.tabBar.frame.minY < tabs.view.bounds.maxY }

  private func push(hiding: Bool) -> UIViewController {
    let controller = UIViewController()
    controller.hidesBottomBarWhenPushed = hiding
    navigation.pushViewController(controller, animated: false)
    window.headlessLayoutPass()
    return controller
  }

  @Test func theBarStaysBelowControllersThatSayNothing() {
    let usual = navigation.view.safeAreaInsets.bottom
    let controller = push(hiding: false)
    #expect(isBarSeen)
    #expect(controller.view.safeAreaInsets.bottom == usual)
    #expect(usual >= 49)
  }

  @Test func itIsAwayFromTheControllerThatHidesItOn() {
    let usual = navigation.view.safeAreaInsets.bottom
    let controller = push(hiding: true)
    #expect(!isBarSeen)
    #expect(controller.view.safeAreaInsets.bottom == usual - 49)
    _ = push(hiding: false)
    #expect(!isBarSeen)
  }

  @Test func aBarThatIsAwayIsNotPainted() {
    #expect(window.headlessPicture().contains("Others"))
    _ = push(hiding: true)
    #expect(!window.headlessPicture().contains("Others"))
  }

  @Test func itIsBackOnceThatControllerIsGone() {
    let usual = navigation.view.safeAreaInsets.bottom
    _ = push(hiding: true)
    navigation.popViewController(animated: false)
    window.headlessLayoutPass()
    #expect(isBarSeen)
    #expect(navigation.view.safeAreaInsets.bottom == usual)
  }

  @Test func otherTabsHaveTheirOwn() {
    _ = push(hiding: true)
    tabs.selectedIndex = 1
    window.headlessLayoutPass()
    #expect(isBarSeen)
    tabs.selectedIndex = 0
    window.headlessLayoutPass()
    #expect(!isBarSeen)
  }

  @Test func aNavigationWithinATabHidesItAsWell() {
    let outer = UIViewController()
    let inner = UINavigationController(rootViewController: UIViewController())
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.didMove(toParent: outer)
    tabs.viewControllers = [outer]
    window.headlessLayoutPass()
    #expect(isBarSeen)
    let controller = UIViewController()
    controller.hidesBottomBarWhenPushed = true
    inner.pushViewController(controller, animated: false)
    window.headlessLayoutPass()
    #expect(!isBarSeen)
  }
}
