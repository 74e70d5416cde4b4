import Foundation
import HeadlessUIKit
import Testing

private final class Backdrop: UICollectionReusableView {}

/// Headers, badges, backgrounds and environments, as
/// https://developer.apple.com/documentation/uikit/nscollectionlayoutsection says.
@MainActor struct SectionTests {
  private var row: NSCollectionLayoutGroup {
    NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(100)),
      subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(1))])
  }

  private func bar(
    _ kind: String, _ alignment: NSRectAlignment, height: CGFloat = 30
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(height)), elementKind: kind,
      alignment: alignment)
  }

  @Test("headers and footers stand around the insets, and as wide as these let them be")
  func headersAndFooters() {
    let list = CompositionalFixture([[0], [0]], row) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 7, trailing: 20)
      $0.boundarySupplementaryItems = [bar("header", .top), bar("footer", .bottom, height: 12)]
    }
    #expect(list.supplement("header") == [10, 0, 270, 30])
    #expect(list.frame(0) == [10, 35, 270, 100])
    #expect(list.supplement("footer") == [10, 142, 270, 12])
    #expect(list.supplement("header", IndexPath(item: 0, section: 1)) == [10, 154, 270, 30])
    #expect(list.view.contentSize.height == 308)
    #expect(list.view.visibleSupplementaryViews(ofKind: "header").count == 2)
    #expect(list.problems == [])
  }

  @Test("headers may keep to the whole width, lie over the content and be moved")
  func looseHeaders() {
    let header = bar("header", .topLeading)
    header.extendsBoundary = false
    let moved = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: layoutSize(.absolute(40), .absolute(20)), elementKind: "footer",
      alignment: .bottomTrailing, absoluteOffset: CGPoint(x: -3, y: 4))
    let list = CompositionalFixture([[0]], row) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
      $0.supplementariesFollowContentInsets = false
      $0.boundarySupplementaryItems = [header, moved]
    }
    #expect(list.supplement("header") == [0, 0, 300, 30])
    #expect(list.frame(0) == [10, 0, 280, 100])
    #expect(list.supplement("footer") == [257, 104, 40, 20])
  }

  @Test("pinned headers stay in sight until their section has gone")
  func pinnedHeaders() {
    let header = bar("header", .top)
    header.pinToVisibleBounds = true
    let list = CompositionalFixture([[0, 0, 0, 0], [0, 0, 0, 0]], row) {
      $0.boundarySupplementaryItems = [header]
    }
    func top() -> CGFloat? {
      list.pass()
      return list.view.supplementaryView(
        forElementKind: "header", at: IndexPath(item: 0, section: 0))?.frame.minY
    }
    #expect(top() == 0)
    list.view.contentOffset.y = 250
    #expect(top() == 250)
    list.view.contentOffset.y = 415
    #expect(top() == 400)
  }

  @Test("badges are fastened to their items")
  func badges() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: layoutSize(.absolute(60), .absolute(60)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let list = CompositionalFixture([[0, 0]], group)
    #expect(list.supplement("badge") == [50, -10, 20, 20])
    #expect(list.supplement("badge", IndexPath(item: 1, section: 0)) == [110, -10, 20, 20])
    let inner = NSCollectionLayoutSupplementaryItem(
      layoutSize: layoutSize(.absolute(20), .absolute(10)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: .bottom),
      itemAnchor: NSCollectionLayoutAnchor(edges: .top))
    let other = NSCollectionLayoutItem(
      layoutSize: layoutSize(.absolute(60), .absolute(60)), supplementaryItems: [inner])
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(100)), subitems: [other])
    #expect(CompositionalFixture([[0]], column).supplement("badge") == [20, 60, 20, 10])
  }

  @Test("backgrounds lie behind all of a section")
  func backgrounds() throws {
    let section = NSCollectionLayoutSection(group: row)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "backdrop")
    background.contentInsets = NSDirectionalEdgeInsets(
      top: 0, leading: 4, bottom: 0, trailing: 4)
    section.decorationItems = [background]
    section.boundarySupplementaryItems = [bar("header", .top)]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(Backdrop.self, forDecorationViewOfKind: "backdrop")
    let list = CompositionalFixture([[0, 0], [0]], layout)
    let backdrops = list.view.subviews.filter { $0 is Backdrop }
    #expect(
      Set(backdrops.map(\.frame.minY)) == [0, 240])
    #expect(
      layout.layoutAttributesForDecorationView(
        ofKind: "backdrop", at: IndexPath(item: 0, section: 0))?.frame
        == CGRect(x: 4, y: 0, width: 292, height: 240))
    let cell = try #require(list.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.layer.zPosition > (backdrops.first?.layer.zPosition ?? 9))
    #expect(list.view.hitTest(CGPoint(x: 100, y: 60), with: nil)?.isDescendant(of: cell) == true)
    #expect(list.problems == [])
  }

  @Test("a background that is not registered is a mistake")
  func unknownBackground() {
    let list = CompositionalFixture([[0]], row) {
      $0.decorationItems = [.background(elementKind: "backdrop")]
    }
    #expect(list.problems.contains { $0.contains("decoration view of kind: backdrop") })
  }

  @Test("sections are made for the room and the traits that there are")
  func environments() {
    var rooms: [CGSize] = []
    var styles: [UIUserInterfaceStyle] = []
    let layout = UICollectionViewCompositionalLayout { section, environment in
      rooms.append(environment.container.effectiveContentSize)
      styles.append(environment.traitCollection.userInterfaceStyle)
      let columns = environment.container.effectiveContentSize.width > 350 ? 2 : 1
      let item = layoutItem(.fractionalWidth(1 / CGFloat(columns)), .fractionalHeight(1))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: layoutSize(.fractionalWidth(1), .absolute(section == 0 ? 50 : 20)),
        repeatingSubitem: item, count: columns)
      return NSCollectionLayoutSection(group: group)
    }
    layout.configuration.interSectionSpacing = 99
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 8
    layout.configuration = configuration
    configuration.interSectionSpacing = 77
    let list = CompositionalFixture([[0, 0], [0]], layout)
    #expect(list.frames() == [[0, 0, 300, 50], [0, 50, 300, 50]])
    #expect(list.frame(0, 1) == [0, 108, 300, 20])
    list.view.frame.size.width = 400
    list.pass()
    #expect(list.frames() == [[0, 0, 200, 50], [200, 0, 200, 50]])
    #expect(rooms.first == CGSize(width: 300, height: 400))
    #expect(rooms.last == CGSize(width: 400, height: 400))
    #expect(Set(styles) == [.light])
  }

  @Test("headers of the whole list have an index and no section")
  func headersOfTheList() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    let top = bar("top", .top, height: 44)
    top.pinToVisibleBounds = true
    configuration.boundarySupplementaryItems = [top]
    let list = CompositionalFixture(
      [[0, 0, 0, 0, 0, 0]],
      UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: row), configuration: configuration))
    #expect(list.frame(0) == [0, 44, 300, 100])
    list.view.contentOffset.y = 100
    list.pass()
    #expect(
      list.view.supplementaryView(forElementKind: "top", at: IndexPath(index: 0))?.frame.minY
        == 100)
    list.sections[0].removeLast()
    list.view.deleteItems(at: [IndexPath(item: 5, section: 0)])
    list.pass()
    #expect(list.view.supplementaryView(forElementKind: "top", at: IndexPath(index: 0)) != nil)
  }

  @Test("layouts that scroll sideways")
  func horizontalScrolling() {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: layoutSize(.fractionalWidth(0.5), .fractionalHeight(1)),
      repeatingSubitem: layoutItem(.fractionalWidth(1), .fractionalHeight(0.5)), count: 2)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 6, bottom: 0, trailing: 6)
    let list = CompositionalFixture(
      [[0, 0, 0]],
      UICollectionViewCompositionalLayout(section: section, configuration: configuration))
    #expect(list.frames() == [[6, 0, 144, 200], [6, 200, 144, 200], [160, 0, 144, 200]])
    #expect(list.view.contentSize == CGSize(width: 310, height: 400))
  }

  @Test("insets keep clear of the safe area at the sides")
  func safeArea() {
    let list = CompositionalFixture([[0]], row)
    list.window.headlessScreenSafeArea = UIEdgeInsets(top: 40, left: 20, bottom: 0, right: 30)
    list.pass()
    #expect(list.frame(0) == [20, 0, 250, 100])
    #expect(list.view.adjustedContentInset.top == 40)
  }
}
