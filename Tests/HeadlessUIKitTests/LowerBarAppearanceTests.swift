import Foundation
import HeadlessUIKit
import Testing

/// What bars below the content look like, by what they say and where the content is.
@MainActor struct LowerBarAppearanceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let screen = UIViewController()
  private static let ink = UIColor(red: 0x12 / 255, green: 0x34 / 255, blue: 0x56 / 255, alpha: 1)
  private static let mist = UIColor(red: 0xFE / 255, green: 0xDC / 255, blue: 0xBA / 255, alpha: 1)

  init() {
    screen.title = "Notes"
    screen.view.addSubview(list)
    list.contentSize = CGSize(width: 390, height: 2000)
  }

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.headlessLayoutPass()
  }

  private func paints(_ digits: String) -> Bool {
    window.headlessPicture().lowercased().contains("#\(digits)")
  }

  private func scroll(toEnd isEnd: Bool) {
    let end = list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height
    list.setContentOffset(CGPoint(x: 0, y: isEnd ? end : 200), animated: false)
  }

  @Test func toolbarsHaveAnotherAppearanceWhileTheContentIsAtItsEnd() {
    let navigation = UINavigationController(rootViewController: screen)
    screen.toolbarItems = [UIBarButtonItem(title: "Edit")]
    navigation.setToolbarHidden(false, animated: false)
    show(navigation)
    let usual = UIToolbarAppearance()
    usual.configureWithOpaqueBackground()
    usual.backgroundColor = Self.ink
    let atEnd = UIToolbarAppearance()
    atEnd.configureWithOpaqueBackground()
    atEnd.backgroundColor = Self.mist
    navigation.toolbar.standardAppearance = usual
    navigation.toolbar.scrollEdgeAppearance = atEnd
    scroll(toEnd: false)
    #expect(paints("123456"))
    #expect(!paints("fedcba"))
    scroll(toEnd: true)
    #expect(paints("fedcba"))
    #expect(!paints("123456"))
  }

  @Test func tabBarsHaveAnotherAppearanceWhileTheContentIsAtItsEnd() {
    let tabs = UITabBarController()
    tabs.viewControllers = [screen]
    show(tabs)
    let usual = UITabBarAppearance()
    usual.configureWithOpaqueBackground()
    usual.backgroundColor = Self.ink
    let atEnd = UITabBarAppearance()
    atEnd.configureWithOpaqueBackground()
    atEnd.backgroundColor = Self.mist
    tabs.tabBar.standardAppearance = usual
    tabs.tabBar.scrollEdgeAppearance = atEnd
    scroll(toEnd: false)
    #expect(paints("123456"))
    #expect(!paints("fedcba"))
    scroll(toEnd: true)
    #expect(paints("fedcba"))
    #expect(!paints("123456"))
  }

  @Test func barsThatSayNothingHaveTheirTint() {
    let tabs = UITabBarController()
    tabs.viewControllers = [screen]
    tabs.tabBar.barTintColor = Self.ink
    show(tabs)
    #expect(paints("123456"))
  }
}
