import Foundation
import HeadlessUIKit
import Testing

@MainActor struct SplitViewTests {
  private static let wide = CGSize(width: 1024, height: 768)
  private static let narrow = CGSize(width: 390, height: 844)

  private let journal = Journal()
  private let window = UIWindow(frame: CGRect(origin: .zero, size: wide))
  private let split = UISplitViewController(style: .doubleColumn)

  private func controller(_ name: String) -> LoggingController { LoggingController(name, journal) }

  private func show() {
    window.rootViewController = split
    window.makeKeyAndVisible()
    window.headlessLayoutPass()
  }

  @Test("in a wide window both columns are seen, beside one another, each in a navigation")
  func wideWindow() throws {
    let (first, second) = (controller("a"), controller("b"))
    split.setViewController(first, for: .primary)
    split.setViewController(second, for: .secondary)
    split.setViewController(controller("c"), for: .compact)
    #expect(journal.entries.isEmpty)
    show()
    #expect(!split.isCollapsed)
    #expect(journal.entries.filter { $0.hasSuffix("did") }.sorted() == ["a did", "b did"])
    #expect(split.viewControllers.allSatisfy { $0 is UINavigationController })
    #expect(split.viewController(for: .primary) === first)
    #expect(first.splitViewController === split)
    #expect(second.navigationController?.view.frame.minX == split.primaryColumnWidth)
    #expect(second.navigationController?.view.frame.maxX == Self.wide.width)
  }

  @Test("a narrow window shows the compact column alone, and a wide one the others again")
  func collapsing() {
    split.setViewController(controller("a"), for: .primary)
    split.setViewController(controller("b"), for: .secondary)
    let compact = controller("c")
    split.setViewController(compact, for: .compact)
    show()
    journal.entries = []
    window.headlessResize(to: Self.narrow)
    window.headlessLayoutPass()
    #expect(split.isCollapsed)
    #expect(split.viewControllers == [compact])
    #expect(compact.view.frame.size == Self.narrow)
    #expect(Set(journal.entries).isSuperset(of: ["a didNot", "b didNot", "c did"]))
    journal.entries = []
    window.headlessResize(to: Self.wide)
    window.headlessLayoutPass()
    #expect(Set(journal.entries).isSuperset(of: ["c didNot", "a did", "b did"]))
  }

  @Test("another controller in a column takes the place of the one that was there")
  func replacing() {
    split.setViewController(controller("a"), for: .primary)
    split.setViewController(controller("b"), for: .secondary)
    show()
    journal.entries = []
    split.setViewController(controller("d"), for: .secondary)
    window.headlessLayoutPass()
    #expect(Set(journal.entries).isSuperset(of: ["b didNot", "d did"]))
    #expect(!journal.entries.contains { $0.hasPrefix("a") })
    #expect(split.children.count == 2)
  }

  @Test("the primary column is as wide as is asked for, and half of the window at most")
  func widths() {
    let first = controller("a")
    split.setViewController(first, for: .primary)
    split.setViewController(controller("b"), for: .secondary)
    show()
    split.preferredPrimaryColumnWidth = 200
    window.headlessLayoutPass()
    #expect(first.navigationController?.view.frame.width == 200)
    split.preferredPrimaryColumnWidth = 900
    window.headlessLayoutPass()
    #expect(first.navigationController?.view.frame.width == Self.wide.width / 2)
  }
}
