import Foundation
import HeadlessUIKit
import Testing

/// Sections that scroll by themselves, as
/// https://developer.apple.com/documentation/uikit/uicollectionlayoutsectionorthogonalscrollingbehavior says.
@MainActor struct OrthogonalTests {
  private func makeList(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, items: Int = 6,
    _ configure: (NSCollectionLayoutSection) -> Void = { _ in }
  ) -> CompositionalFixture {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.absolute(120), .absolute(80)),
      subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(1))])
    return CompositionalFixture([Array(repeating: 0, count: items), [0, 0]], group) {
      $0.orthogonalScrollingBehavior = behavior
      $0.interGroupSpacing = 10
      configure($0)
    }
  }

  private func ownScroller(_ list: CompositionalFixture, _ section: Int = 0) -> UIScrollView? {
    let paths = list.view.indexPathsForVisibleItems.filter { $0.section == section }
    return paths.first.flatMap { list.view.cellForItem(at: $0)?.superview as? UIScrollView }
  }

  @Test("groups stand beside each other, and only those in sight have cells")
  func places() throws {
    let list = makeList(.continuous) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 15, bottom: 5, trailing: 15)
    }
    #expect(list.view.contentSize == CGSize(width: 300, height: 180))
    #expect(list.frame(1) == [145, 5, 120, 80])
    #expect(list.frame(0, 1) == [15, 95, 120, 80])
    let scroller = try #require(ownScroller(list))
    #expect(scroller !== list.view)
    #expect(scroller.contentSize == CGSize(width: 800, height: 80))
    #expect(scroller.frame == CGRect(x: 0, y: 5, width: 300, height: 80))
    #expect(
      list.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [0, 1, 2])
  }

  @Test("a section scrolls without the others and keeps its place")
  func scrolling() throws {
    let list = makeList(.continuous)
    let scroller = try #require(ownScroller(list))
    scroller.headlessDrag(by: CGPoint(x: 200, y: 0))
    #expect(scroller.contentOffset.x == 200)
    #expect(list.view.contentOffset == .zero)
    #expect(
      list.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [1, 2, 3])
    #expect(list.view.indexPathsForVisibleItems.filter { $0.section == 1 }.map(\.item) == [0, 1])
    #expect(list.view.indexPathForItem(at: CGPoint(x: 5, y: 10)) == IndexPath(item: 1, section: 0))
    let cell = try #require(list.view.cellForItem(at: IndexPath(item: 2, section: 0)))
    #expect(cell.convert(cell.bounds, to: list.view).minX == 60)
    list.view.reloadItems(at: [IndexPath(item: 0, section: 1)])
    list.pass()
    #expect(scroller.contentOffset.x == 200)
  }

  @Test("the list is not laid out for what a section shows as it is scrolled")
  func ownLayout() throws {
    var told = 0
    let list = makeList(.continuous) {
      $0.visibleItemsInvalidationHandler = { _, _, _ in told += 1 }
    }
    let scroller = try #require(ownScroller(list))
    let before = (layouts: list.view.layouts, told: told)
    scroller.headlessDrag(by: CGPoint(x: 200, y: 0))
    list.pass()
    #expect(
      list.view.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [1, 2, 3])
    #expect(list.view.layouts == before.layouts)
    #expect(told > before.told)
  }

  @Test("groups come to rest where the behaviour says")
  func resting() throws {
    let expected: [(UICollectionLayoutSectionOrthogonalScrollingBehavior, CGFloat, CGFloat)] = [
      (.continuous, 150, 150), (.continuousGroupLeadingBoundary, 150, 130), (.paging, 160, 300),
      (.groupPaging, 60, 0), (.groupPaging, 70, 130), (.groupPagingCentered, 150, 170),
    ]
    for (behavior, wish, offset) in expected {
      let list = makeList(behavior)
      let scroller = try #require(ownScroller(list))
      let start = scroller.contentOffset.x
      #expect(start == (behavior == .groupPagingCentered ? -90 : 0))
      scroller.headlessDrag(by: CGPoint(x: wish - start, y: 0), velocity: .zero)
      #expect(scroller.contentOffset.x == offset, "\(behavior)")
    }
  }

  @Test("with a swipe one more group is in sight, and not more")
  func swipes() throws {
    let list = makeList(.groupPaging)
    let scroller = try #require(ownScroller(list))
    scroller.headlessDrag(by: CGPoint(x: 20, y: 0), velocity: CGPoint(x: 3, y: 0))
    #expect(scroller.contentOffset.x == 130)
    scroller.headlessDrag(by: CGPoint(x: 20, y: 0), velocity: CGPoint(x: 3, y: 0))
    #expect(scroller.contentOffset.x == 260)
    scroller.headlessDrag(by: CGPoint(x: -20, y: 0), velocity: CGPoint(x: -3, y: 0))
    #expect(scroller.contentOffset.x == 130)
  }

  @Test("the app is told which items are seen and can change them")
  func visibleItems() throws {
    var offsets: [CGFloat] = []
    let list = makeList(.continuous) { section in
      section.visibleItemsInvalidationHandler = { items, offset, environment in
        offsets.append(offset.x)
        let middle = offset.x + environment.container.contentSize.width / 2
        for item in items {
          item.alpha = abs(item.frame.midX - middle) < 60 ? 1 : 0.5
        }
      }
    }
    let scroller = try #require(ownScroller(list))
    func alphas() -> [CGFloat] {
      list.view.indexPathsForVisibleItems.filter { $0.section == 0 }.compactMap {
        list.view.cellForItem(at: $0)?.alpha
      }
    }
    #expect(alphas() == [0.5, 1, 0.5])
    scroller.headlessDrag(by: CGPoint(x: 130, y: 0))
    #expect(alphas() == [0.5, 1, 0.5])
    #expect(offsets.contains(130))
  }

  @Test("items are brought into sight in both directions")
  func bringing() throws {
    let list = makeList(.continuous)
    list.view.frame.size.height = 100
    list.pass()
    list.view.scrollToItem(
      at: IndexPath(item: 4, section: 0), at: [.centeredHorizontally], animated: false)
    let scroller = try #require(ownScroller(list))
    #expect(scroller.contentOffset.x == 430)
    #expect(list.view.cellForItem(at: IndexPath(item: 4, section: 0)) != nil)
    list.view.scrollToItem(at: IndexPath(item: 1, section: 1), at: .top, animated: false)
    #expect(list.view.contentOffset.y == 60)
  }

  @Test("headers stay while their section scrolls")
  func headers() throws {
    let list = makeList(.continuous) {
      $0.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: layoutSize(.fractionalWidth(1), .absolute(30)), elementKind: "header",
          alignment: .top)
      ]
    }
    let scroller = try #require(ownScroller(list))
    scroller.headlessDrag(by: CGPoint(x: 200, y: 0))
    let header = try #require(
      list.view.supplementaryView(forElementKind: "header", at: IndexPath(item: 0, section: 0)))
    #expect(header.superview === list.view)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 300, height: 30))
  }

  @Test("sections that come and go take their place with them")
  func sectionUpdates() throws {
    let list = makeList(.continuous)
    let moved = try #require(ownScroller(list))
    moved.headlessDrag(by: CGPoint(x: 200, y: 0))
    list.sections.insert([0, 0, 0, 0], at: 0)
    list.view.insertSections(IndexSet(integer: 0))
    list.pass()
    #expect(ownScroller(list, 1) === moved)
    #expect(ownScroller(list, 0) !== moved)
    #expect(moved.contentOffset.x == 200)
    #expect(moved.frame.minY == 80)
    list.sections.removeFirst()
    list.view.deleteSections(IndexSet(integer: 0))
    list.pass()
    #expect(ownScroller(list, 0) === moved)
    list.sections[0] = [0]
    list.view.deleteItems(at: (1..<6).map { IndexPath(item: $0, section: 0) })
    list.pass()
    #expect(moved.contentOffset.x == 0)
    #expect(list.problems == [])
  }

  @Test("another layout takes the cells out of the scrollers")
  func otherLayouts() {
    let list = makeList(.continuous)
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 300, height: 40)
    list.view.setCollectionViewLayout(flow, animated: false)
    list.pass()
    #expect(list.view.visibleCells.allSatisfy { $0.superview === list.view })
    #expect(!list.view.subviews.contains { $0 is UIScrollView })
  }
}
