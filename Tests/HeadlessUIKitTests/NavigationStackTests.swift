import Foundation
import HeadlessUIKit
import Testing

private final class NavigationLog: NSObject, UINavigationControllerDelegate {
  var entries: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    entries.append("will \(viewController.title ?? "") \(animated)")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    entries.append("did \(viewController.title ?? "") \(animated)")
  }
}

@MainActor struct NavigationStackTests {
  private let journal = Journal()
  private let log = NavigationLog()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// A navigation controller with a screen for each name, of which the last is shown.
  private func show(_ names: String...) -> UINavigationController {
    let stack = UINavigationController(nibName: nil, bundle: nil)
    stack.setViewControllers(names.map { LoggingController($0, journal) }, animated: false)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    window.headlessLayoutPass()
    stack.delegate = log
    journal.entries = []
    return stack
  }

  @Test func cancelledSwipeTakesBothAppearancesBack() {
    let stack = show("a", "b")
    stack.headlessSwipeBack(finishing: false)
    #expect(
      journal.entries == [
        "b willNot", "a load", "a will", "a is", "a willNot", "a didNot", "b will", "b is", "b did",
      ])
    #expect(log.entries == ["will a true"])
    #expect(stack.viewControllers.map(\.title) == ["a", "b"])
    #expect(stack.topViewController?.view.window === window)
    #expect(stack.viewControllers[0].view.superview == nil)
    #expect(stack.viewControllers[1].parent === stack)
  }

  @Test("a swipe that is taken back leaves the stack as it was, for another to pop")
  func swipingAgain() {
    let stack = show("a", "b")
    let bar = stack.navigationBar
    stack.headlessSwipeBack(finishing: false)
    stack.headlessSwipeBack(finishing: false)
    window.headlessFinishTransitions()
    #expect(bar.topItem === stack.topViewController?.navigationItem && bar.items?.count == 2)
    #expect(log.entries == ["will a true", "will a true"])
    journal.entries = []
    stack.headlessSwipeBack()
    window.headlessFinishTransitions()
    #expect(journal.entries == ["b willNot", "a will", "a is", "b didNot", "a did"])
    #expect(stack.viewControllers.map(\.title) == ["a"])
  }

  @Test("a swipe that is taken back does so for the children of both screens, too")
  func childrenOfSwipedScreens() {
    let stack = show("a", "b")
    for (name, screen) in zip(["i", "j"], stack.viewControllers) {
      let child = LoggingController(name, journal)
      screen.addChild(child)
      screen.view.addSubview(child.view)
      child.didMove(toParent: screen)
    }
    journal.entries = []
    stack.headlessSwipeBack(finishing: false)
    #expect(
      journal.entries.filter { $0.hasPrefix("i") } == [
        "i will", "i is", "i willNot", "i didNot",
      ])
    #expect(
      journal.entries.filter { $0.hasPrefix("j") } == ["j willNot", "j will", "j is", "j did"])
  }

  @Test func finishedSwipePops() {
    let stack = show("a", "b")
    stack.headlessSwipeBack()
    #expect(journal.entries == ["b willNot", "a load", "a will", "a is"])
    window.headlessFinishTransitions()
    #expect(journal.entries.suffix(2) == ["b didNot", "a did"])
    #expect(log.entries == ["will a true", "did a true"])
    #expect(stack.viewControllers.map(\.title) == ["a"])
  }

  @Test func rootsAndSwitchedOffGesturesDoNotSwipe() {
    let root = show("a")
    root.headlessSwipeBack()
    #expect(journal.entries.isEmpty)
    let stack = show("a", "b")
    stack.interactivePopGestureRecognizer?.isEnabled = false
    stack.headlessSwipeBack()
    #expect(stack.viewControllers.count == 2)
  }

  @Test func poppingToTheRootPassesWhatIsBetween() {
    let stack = show("a", "b", "c")
    let popped = stack.popToRootViewController(animated: false)
    #expect(popped?.map { $0.title ?? "" } == ["b", "c"])
    #expect(journal.entries == ["c willNot", "a load", "a will", "a is", "c didNot", "a did"])
    #expect(stack.popViewController(animated: false) == nil)
  }

  @Test func replacedStacksShowTheirLast() {
    let stack = show("a", "b")
    let new = LoggingController("c", journal)
    stack.setViewControllers([stack.viewControllers[0], new], animated: false)
    #expect(journal.entries == ["b willNot", "c load", "c will", "c is", "b didNot", "c did"])
    #expect(new.parent === stack)
    #expect(new.isMovingToParent == false, "the move is over")
  }

  @Test func barsFollowTheStack() {
    let stack = show("a", "b")
    #expect(stack.navigationBar.items?.map { $0.title ?? "" } == ["a", "b"])
    #expect(stack.navigationBar.topItem === stack.topViewController?.navigationItem)
    stack.headlessTapBack()
    window.headlessFinishTransitions()
    #expect(stack.navigationBar.backItem == nil)
  }

  @Test func pushingTwiceIsRefusedInUIKitsWords() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let screen = UIViewController()
        let stack = UINavigationController(rootViewController: screen)
        stack.pushViewController(screen, animated: false)
      }
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      said.contains("Pushing the same view controller instance more than once is not supported"))
  }
}
