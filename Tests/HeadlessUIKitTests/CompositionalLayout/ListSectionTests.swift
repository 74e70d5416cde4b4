import Foundation
import HeadlessUIKit
import Testing

/// Sections that are lists: where their rows are, and what swipes over them uncover.
@MainActor struct ListSectionTests {
  private final class Log {
    var lines: [String] = []
    /// Whether the first action of a side is done by a full swipe.
    var allowsFullSwipes = true
  }

  private let log = Log()

  private func swipe(_ titles: [String], at path: IndexPath) -> UISwipeActionsConfiguration {
    let log = log
    let configuration = UISwipeActionsConfiguration(
      actions: titles.map { title in
        UIContextualAction(style: .normal, title: title) { action, source, done in
          let isCell = source is UICollectionViewCell
          log.lines.append("\(action.title ?? "") \(path.item) \(isCell)")
          done(true)
        }
      })
    configuration.performsFirstActionWithFullSwipe = log.allowsFullSwipes
    return configuration
  }

  /// A list whose first row has nothing behind it.
  private func makeList(_ tags: [Int]) -> CompositionalFixture {
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.leadingSwipeActionsConfigurationProvider = { path in
      path.item == 0 ? nil : self.swipe(["Pin"], at: path)
    }
    list.trailingSwipeActionsConfigurationProvider = { path in
      path.item == 0 ? nil : self.swipe(["Remove", "Flag"], at: path)
    }
    return CompositionalFixture([tags], .list(using: list))
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test("rows are as wide as the list, one below the other, and as high as their cells say")
  func frames() {
    let list = makeList([30, 80, 20])
    #expect(list.frames() == [[0, 0, 300, 30], [0, 30, 300, 80], [0, 110, 300, 20]])
    #expect(list.view.contentSize == CGSize(width: 300, height: 130))
  }

  @Test("a swipe uncovers the actions of its side, which close when they are done")
  func swipes() {
    let list = makeList([30, 30, 30])
    #expect(list.view.headlessSwipe(itemAt: path(1)).map(\.title) == ["Remove", "Flag"])
    #expect(list.view.headlessSwipedItem == path(1))
    #expect(!list.view.headlessTapSwipeAction(titled: "Pin"))
    #expect(list.view.headlessTapSwipeAction(titled: "Flag"))
    #expect(list.view.headlessSwipedItem == nil)
    #expect(list.view.headlessSwipe(itemAt: path(2), edge: .leading).map(\.title) == ["Pin"])
    #expect(list.view.headlessTapSwipeAction(titled: "Pin"))
    #expect(log.lines == ["Flag 1 true", "Pin 2 true"])
    #expect(list.view.headlessSwipe(itemAt: path(0)).isEmpty)
    #expect(list.view.headlessSwipedItem == nil)
  }

  @Test("a full swipe does the first action if it may")
  func fullSwipes() {
    let list = makeList([30, 30])
    #expect(list.view.headlessFullSwipe(itemAt: path(1)))
    #expect(list.view.headlessFullSwipe(itemAt: path(1), edge: .leading))
    #expect(log.lines == ["Remove 1 true", "Pin 1 true"])
    log.allowsFullSwipes = false
    #expect(!list.view.headlessFullSwipe(itemAt: path(1)))
    #expect(list.view.headlessSwipeActions.count == 2)
    #expect(log.lines.count == 2)
  }

  @Test("taps, drags and editing let a swiped row slide back")
  func closing() {
    let list = makeList([30, 30])
    list.view.headlessSwipe(itemAt: path(1))
    list.view.headlessTapItem(at: path(0))
    #expect(list.view.headlessSwipedItem == nil)
    #expect(list.view.indexPathsForSelectedItems == [])
    list.view.headlessSwipe(itemAt: path(1))
    list.view.headlessDrag(by: CGPoint(x: 0, y: 20))
    #expect(list.view.headlessSwipedItem == nil)
    list.view.headlessSwipe(itemAt: path(1))
    list.view.isEditing = true
    #expect(list.view.headlessSwipedItem == nil)
    #expect(list.view.headlessSwipe(itemAt: path(1)).isEmpty)
  }

  @Test("a swiped row is followed until it goes")
  func updates() {
    let list = makeList([30, 30, 30])
    list.view.headlessSwipe(itemAt: path(1))
    list.sections = [[30, 30, 30, 30]]
    list.view.insertItems(at: [path(0)])
    #expect(list.view.headlessSwipedItem == path(2))
    list.sections = [[30, 30, 30]]
    list.view.deleteItems(at: [path(2)])
    #expect(list.view.headlessSwipedItem == nil)
  }

  @Test("what a swipe uncovers is painted, and nothing of it in sections that are no lists")
  func otherSections() {
    let list = makeList([30, 30])
    list.view.headlessSwipe(itemAt: path(1))
    #expect(list.window.headlessPicture().contains(">Remove<"))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(50)),
      subitems: [layoutItem(.fractionalWidth(1), .absolute(50))])
    let other = CompositionalFixture([[0, 0]], column)
    #expect(other.view.headlessSwipe(itemAt: path(1)).isEmpty)
    #expect(!other.view.headlessFullSwipe(itemAt: path(1)))
  }
}
