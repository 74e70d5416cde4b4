import Foundation
import HeadlessUIKit
import Testing

/// Fingers on a list in which sections scroll by themselves.
@MainActor final class OrthogonalTouchTests: NSObject, UICollectionViewDelegate {
  private var selected: [IndexPath] = []
  private lazy var list = makeList()

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { selected.append(indexPath) }

  private func makeList() -> CompositionalFixture {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.absolute(120), .absolute(150)),
      subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(1))])
    let sections = Array(repeating: Array(repeating: 0, count: 6), count: 5)
    let list = CompositionalFixture(sections, group) {
      $0.orthogonalScrollingBehavior = .continuous
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: layoutSize(.fractionalWidth(1), .absolute(30)), elementKind: "header",
        alignment: .top)
      header.pinToVisibleBounds = true
      $0.boundarySupplementaryItems = [header]
    }
    list.view.delegate = self
    return list
  }

  private func scroller() throws -> UIScrollView {
    let cell = try #require(list.view.cellForItem(at: list.view.indexPathsForVisibleItems[0]))
    return try #require(cell.superview as? UIScrollView)
  }

  @Test("sideways a finger moves the section, and up and down the list")
  func dragging() throws {
    let finger = try #require(list.window.headlessTouch(at: CGPoint(x: 250, y: 100)))
    finger.move(to: CGPoint(x: 50, y: 100), in: 1)
    finger.lift()
    #expect(try scroller().contentOffset.x >= 180)
    #expect(list.view.contentOffset.y == 0)
    let before = try scroller().contentOffset.x
    let other = try #require(list.window.headlessTouch(at: CGPoint(x: 150, y: 150)))
    other.move(to: CGPoint(x: 150, y: 50), in: 1)
    other.lift()
    #expect(list.view.contentOffset.y >= 80)
    #expect(try scroller().contentOffset.x == before)
  }

  @Test("a tap selects the item that is seen there")
  func tapping() throws {
    try scroller().headlessDrag(by: CGPoint(x: 240, y: 0))
    list.window.headlessTap(at: CGPoint(x: 10, y: 100))
    list.window.headlessTap(at: CGPoint(x: 10, y: 220))
    #expect(selected == [IndexPath(item: 2, section: 0), IndexPath(item: 0, section: 1)])
  }

  @Test("a pinned header lies over the cells, for fingers, too")
  func pinnedHeader() throws {
    list.view.contentOffset.y = 100
    list.pass()
    let header = try #require(
      list.view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0)))
    #expect(header.frame.minY == 100)
    #expect(list.window.hitTest(CGPoint(x: 20, y: 10), with: nil) === header)
  }
}
