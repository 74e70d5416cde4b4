import Foundation
import HeadlessUIKit
import Testing

/// What navigation bars look like, by what they and the item on top say.
@MainActor struct BarAppearanceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let screen = UIViewController()
  private let navigation: UINavigationController
  private static let ink = UIColor(red: 0x12 / 255, green: 0x34 / 255, blue: 0x56 / 255, alpha: 1)
  private static let mist = UIColor(red: 0xFE / 255, green: 0xDC / 255, blue: 0xBA / 255, alpha: 1)

  init() {
    screen.title = "Notes"
    screen.view.addSubview(list)
    list.contentSize = CGSize(width: 390, height: 2000)
    navigation = UINavigationController(rootViewController: screen)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    window.headlessLayoutPass()
  }

  private func appearance(_ color: UIColor) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = color
    return appearance
  }

  private func paints(_ digits: String) -> Bool {
    window.headlessPicture().lowercased().contains("#\(digits)")
  }

  @Test func itemsSayMoreThanBars() {
    navigation.navigationBar.standardAppearance = appearance(Self.mist)
    #expect(paints("fedcba"))
    screen.navigationItem.standardAppearance = appearance(Self.ink)
    #expect(paints("123456"))
    #expect(!paints("fedcba"))
  }

  @Test func titlesHaveTheirColour() {
    let appearance = UINavigationBarAppearance()
    appearance.titleTextAttributes = [.foregroundColor: Self.ink]
    screen.navigationItem.standardAppearance = appearance
    #expect(paints("123456"))
  }

  @Test func anotherAppearanceCountsWhileTheContentIsAtItsTop() {
    screen.navigationItem.standardAppearance = appearance(Self.ink)
    screen.navigationItem.scrollEdgeAppearance = appearance(Self.mist)
    let top = -list.adjustedContentInset.top
    list.setContentOffset(CGPoint(x: 0, y: top), animated: false)
    #expect(paints("fedcba"))
    #expect(!paints("123456"))
    list.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    #expect(paints("123456"))
    #expect(!paints("fedcba"))
  }

  @Test func viewsInThePlaceOfTheTitleAreTheBars() {
    let view = UISegmentedControl(items: ["All", "New"])
    screen.navigationItem.titleView = view
    window.headlessLayoutPass()
    let bar = navigation.navigationBar
    #expect(view.superview === bar)
    #expect(abs(view.frame.midX - bar.bounds.midX) < 1)
    #expect(window.headlessPicture().contains("New"))
    screen.navigationItem.titleView = nil
    window.headlessLayoutPass()
    #expect(view.superview == nil)
  }
}
