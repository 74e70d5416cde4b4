import Foundation
import HeadlessUIKit
import Testing

@MainActor
final class PageSource: NSObject, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  let pages: [UIViewController]
  var log: [String] = []

  init(_ pages: [UIViewController]) {
    self.pages = pages
  }

  private func page(beside controller: UIViewController, _ distance: Int) -> UIViewController? {
    let index = (pages.firstIndex { $0 === controller } ?? 0) + distance
    return pages.indices.contains(index) ? pages[index] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, -1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(beside: viewController, 1) }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    log.append("will \(pendingViewControllers.first?.title ?? "")")
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    log.append("did \(previousViewControllers.first?.title ?? "") \(completed)")
  }
}

@MainActor struct PageTests {
  private let journal = Journal()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  @Test func pagesAreSetAndTurned() {
    let source = PageSource(["a", "b"].map { LoggingController($0, journal) })
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = source
    pages.delegate = source
    pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    window.rootViewController = pages
    window.makeKeyAndVisible()
    window.headlessLayoutPass()
    #expect(journal.entries == ["a load", "a will", "a is", "a did"])
    #expect(!pages.headlessTurnPage(.reverse))
    #expect(pages.headlessTurnPage(.forward, completes: false))
    #expect(pages.viewControllers == [source.pages[0]])
    #expect(
      journal.entries.dropFirst(4) == [
        "a willNot", "b load", "b will", "b is", "b willNot", "b didNot", "a will", "a is", "a did",
      ], "a turn that is taken back takes both appearances back")
    #expect(pages.children == [source.pages[0]] && source.pages[1].parent == nil)
    journal.entries = []
    #expect(pages.headlessTurnPage(.forward))
    #expect(pages.viewControllers == [source.pages[1]])
    #expect(pages.children == [source.pages[1]])
    #expect(source.pages[1].view.frame == window.bounds)
    #expect(
      journal.entries == ["a willNot", "b will", "b is", "a didNot", "b did"])
    #expect(source.log == ["will b", "did a false", "will b", "did a true"])
    source.log = []
    var isDone = false
    pages.setViewControllers([source.pages[0]], direction: .reverse, animated: true) {
      isDone = $0
    }
    #expect(!isDone)
    window.headlessFinishTransitions()
    #expect(isDone)
    #expect(source.log.isEmpty)
  }

  private func show(_ page: UIViewController, in root: (UIViewController) -> UIViewController)
    -> UIPageViewController
  {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.setViewControllers([page], direction: .forward, animated: false)
    window.rootViewController = root(pages)
    window.makeKeyAndVisible()
    window.headlessLayoutPass()
    journal.entries = []
    return pages
  }

  @Test("a page that is set again appears no second time, and setting it is done at once")
  func samePage() {
    let page = LoggingController("a", journal)
    let pages = show(page) { $0 }
    var ends: [Bool] = []
    pages.setViewControllers([page], direction: .forward, animated: true) { ends.append($0) }
    #expect(ends == [true])
    #expect(journal.entries.isEmpty)
    #expect(pages.children == [page])
  }

  @Test("a page set with an animation is the page at once, and has come when that ends")
  func animatedPage() {
    let (old, new) = (LoggingController("a", journal), LoggingController("b", journal))
    let pages = show(old) { $0 }
    pages.setViewControllers([new], direction: .forward, animated: true)
    #expect(pages.viewControllers == [new])
    #expect(journal.entries == ["a willNot", "b load", "b will", "b is"])
    #expect(old.parent === pages)
    window.headlessFinishTransitions()
    #expect(journal.entries.suffix(2) == ["a didNot", "b did"])
    #expect(old.parent == nil && old.view.superview == nil && new.parent === pages)
  }

  @Test("the page that is shown appears and disappears with its pages")
  func pagesInAStack() {
    let page = LoggingController("a", journal)
    var stack: UINavigationController?
    let pages = show(page) {
      let made = UINavigationController(rootViewController: $0)
      stack = made
      return made
    }
    stack?.pushViewController(UIViewController(), animated: false)
    #expect(journal.entries == ["a willNot", "a didNot"])
    let other = LoggingController("b", journal)
    pages.setViewControllers([other], direction: .forward, animated: true)
    #expect(!journal.entries.contains("b will"), "nobody sees the pages")
    stack?.popViewController(animated: false)
    #expect(journal.entries.suffix(3) == ["b will", "b is", "b did"])
  }
}
