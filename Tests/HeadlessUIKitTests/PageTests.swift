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
    journal.entries = []
    #expect(pages.headlessTurnPage(.forward))
    #expect(pages.viewControllers == [source.pages[1]])
    #expect(pages.children == [source.pages[1]])
    #expect(source.pages[1].view.frame == window.bounds)
    #expect(
      journal.entries == ["a willNot", "b load", "b will", "b is", "a didNot", "b did"])
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
}
