import Foundation
import HeadlessUIKit
import Testing

private final class TabLog: NSObject, UITabBarControllerDelegate {
  var refused: UIViewController?
  var entries: [String] = []

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    entries.append("should \(viewController.title ?? "")")
    return viewController !== refused
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    entries.append("did \(viewController.title ?? "")")
  }
}

@MainActor struct TabTests {
  private let journal = Journal()
  private let log = TabLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func controller(_ name: String) -> LoggingController { LoggingController(name, journal) }

  /// A stack with a screen for each name.
  private func stack(_ names: String...) -> UINavigationController {
    let stack = UINavigationController(nibName: nil, bundle: nil)
    stack.setViewControllers(names.map(controller), animated: false)
    return stack
  }

  private func tabs(_ controllers: UIViewController...) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = controllers
    tabs.delegate = log
    return tabs
  }

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.headlessLayoutPass()
  }

  @Test("of tabs that come to be seen only the selected one is loaded and appears")
  func firstSelection() {
    let tabs = tabs(controller("a"), controller("b"), controller("c"))
    #expect(tabs.selectedIndex == 0)
    tabs.selectedIndex = 1
    #expect(journal.entries.isEmpty)
    show(tabs)
    #expect(journal.entries == ["b load", "b will", "b is", "b did"])
    #expect(log.entries.isEmpty, "the delegate hears of taps only")
  }

  @Test("a change of tabs ends one appearance and makes another, and loads once")
  func changing() {
    let tabs = tabs(controller("a"), controller("b"))
    show(tabs)
    journal.entries = []
    tabs.headlessTapTab(at: 1)
    #expect(journal.entries == ["a willNot", "b load", "b will", "b is", "a didNot", "b did"])
    #expect(log.entries == ["should b", "did b"])
    journal.entries = []
    tabs.selectedIndex = 0
    #expect(journal.entries == ["b willNot", "a will", "a is", "b didNot", "a did"])
    #expect(log.entries == ["should b", "did b"])
  }

  @Test("a tab that is tapped again is told of, appears no second time, and goes back to its root")
  func selectingAgain() {
    let tabs = tabs(stack("a", "b"), controller("c"))
    show(tabs)
    journal.entries = []
    tabs.headlessTapTab(at: 0)
    window.headlessFinishTransitions()
    #expect(
      journal.entries == ["b willNot", "a load", "a will", "a is", "b didNot", "a did"])
    #expect(log.entries.count == 2)
    journal.entries = []
    tabs.headlessTapTab(at: 0)
    tabs.selectedIndex = 0
    window.headlessFinishTransitions()
    #expect(journal.entries.isEmpty)
    #expect(log.entries.count == 4)
  }

  @Test("of stacks in tabs the top screens appear, whatever was pushed while they were not seen")
  func stacks() {
    let (first, second) = (stack("a", "b"), stack("c"))
    let tabs = tabs(first, second)
    show(tabs)
    #expect(journal.entries == ["b load", "b will", "b is", "b did"])
    journal.entries = []
    second.pushViewController(controller("d"), animated: true)
    #expect(journal.entries.isEmpty)
    tabs.selectedIndex = 1
    #expect(journal.entries == ["b willNot", "d load", "d will", "d is", "b didNot", "d did"])
    journal.entries = []
    first.popViewController(animated: true)
    window.headlessFinishTransitions()
    #expect(journal.entries.filter { $0 != "a load" }.isEmpty)
    tabs.selectedIndex = 0
    #expect(journal.entries.suffix(5) == ["d willNot", "a will", "a is", "d didNot", "a did"])
  }

  @Test("a tab that the delegate refuses is not selected")
  func refusing() {
    let refused = controller("b")
    let tabs = tabs(controller("a"), refused)
    show(tabs)
    journal.entries = []
    log.refused = refused
    tabs.headlessTapTab(at: 1)
    #expect(tabs.selectedIndex == 0)
    #expect(journal.entries.isEmpty)
    #expect(log.entries == ["should b"])
  }

  @Test("other tabs keep the selection by the controller, then by the place, then take the first")
  func replacing() {
    let (a, b, c) = (controller("a"), controller("b"), controller("c"))
    let tabs = tabs(a, b)
    tabs.selectedIndex = 1
    show(tabs)
    journal.entries = []
    tabs.setViewControllers([b, a, c], animated: false)
    #expect(tabs.selectedViewController === b && tabs.selectedIndex == 0)
    #expect(journal.entries.isEmpty)
    tabs.selectedIndex = 1
    journal.entries = []
    tabs.setViewControllers([b, c], animated: false)
    #expect(tabs.selectedViewController === c, "the one in the place of what went")
    #expect(journal.entries == ["a willNot", "c load", "c will", "c is", "a didNot", "c did"])
    #expect(a.parent == nil && a.view.superview == nil)
    tabs.setViewControllers([b], animated: false)
    #expect(tabs.selectedViewController === b && tabs.selectedIndex == 0)
  }

  @Test("only what is among the tabs can be selected")
  func selectingStrangers() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        tabs.selectedViewController = UIViewController()
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      said.contains(
        "only a view controller in the tab bar controller's list of view controllers can be selected"
      ))
  }
}
