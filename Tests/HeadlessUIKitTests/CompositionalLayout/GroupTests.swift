import Foundation
import HeadlessUIKit
import Testing

/// Items in groups, as https://developer.apple.com/documentation/uikit/nscollectionlayoutgroup says, in a list that is
/// 300 wide and 400 high.
@MainActor struct GroupTests {
  private let line = layoutSize(.fractionalWidth(1), .absolute(50))

  @Test("a row repeats its items as long as there is room")
  func rows() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: line, subitems: [layoutItem(.fractionalWidth(0.4), .fractionalHeight(1))])
    let list = CompositionalFixture([[0, 0, 0]], group) { $0.interGroupSpacing = 6 }
    #expect(list.frames() == [[0, 0, 120, 50], [120, 0, 120, 50], [0, 56, 120, 50]])
    #expect(list.view.contentSize == CGSize(width: 300, height: 106))
    #expect(list.view.visibleCells.count == 3)
  }

  @Test("a column repeats its items as long as there is room")
  func columns() {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(100)),
      subitems: [layoutItem(.fractionalWidth(1), .absolute(40))])
    group.interItemSpacing = .fixed(4)
    let list = CompositionalFixture([[0, 0, 0]], group)
    #expect(list.frames().map { $0[1] } == [0, 44, 100])
  }

  @Test("space between items counts before a further one fits")
  func spacesTakeRoom() {
    let half = layoutItem(.fractionalWidth(0.5), .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: line, subitems: [half])
    group.interItemSpacing = .fixed(10)
    let list = CompositionalFixture([[0, 0]], group)
    #expect(list.frames() == [[0, 0, 150, 50], [0, 50, 150, 50]])
  }

  @Test("a number of items: of their own size, or all equal as before iOS 16")
  func numbers() {
    let third = layoutItem(.fractionalWidth(0.25), .fractionalHeight(1))
    let own = NSCollectionLayoutGroup.horizontal(
      layoutSize: line, repeatingSubitem: third, count: 3)
    #expect(CompositionalFixture([[0, 0, 0, 0]], own).frames().map { $0[0] } == [0, 75, 150, 0])
    let equal = NSCollectionLayoutGroup.horizontal(layoutSize: line, subitem: third, count: 3)
    equal.interItemSpacing = .fixed(15)
    let list = CompositionalFixture([[0, 0, 0, 0]], equal)
    #expect(list.frames().map { $0[0] } == [0, 105, 210, 0])
    #expect(list.frames().map { $0[2] } == [90, 90, 90, 90])
  }

  @Test("flexible space is shared, and by a line that is not full as by a full one")
  func flexibleSpace() {
    let item = layoutItem(.absolute(80), .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: line, subitems: [item])
    group.interItemSpacing = .flexible(10)
    let list = CompositionalFixture([[0, 0, 0, 0, 0]], group)
    #expect(list.frames().map { $0[0] } == [0, 110, 220, 0, 110])
  }

  @Test("spaces at the edges of an item")
  func edgeSpacing() {
    let item = layoutItem(.absolute(100), .absolute(30))
    item.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .fixed(5), trailing: .flexible(0), bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: line, repeatingSubitem: item, count: 1)
    #expect(CompositionalFixture([[0]], group).frames() == [[100, 5, 100, 30]])
  }

  @Test("insets shrink content, and not in directions that are guessed")
  func insets() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let item = layoutItem(.fractionalWidth(1), .fractionalHeight(1))
    item.contentInsets = insets
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: line, subitems: [item])
    group.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
    let list = CompositionalFixture([[0]], group) {
      $0.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 5, bottom: 8, trailing: 5)
    }
    #expect(list.frames() == [[27, 18, 244, 26]])
    #expect(list.view.contentSize.height == 65)
    let guessed = layoutItem(.fractionalWidth(1), .estimated(40))
    guessed.contentInsets = insets
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: layoutSize(.fractionalWidth(1), .estimated(40)), subitems: [guessed])
    #expect(CompositionalFixture([[0]], column).frames() == [[2, 0, 294, 40]])
  }

  @Test("groups in groups: one large item beside two small ones")
  func nesting() {
    let large = layoutItem(.fractionalWidth(0.7), .fractionalHeight(1))
    let small = layoutItem(.fractionalWidth(1), .fractionalHeight(0.5))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: layoutSize(.fractionalWidth(0.3), .fractionalHeight(1)),
      repeatingSubitem: small, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(100)), subitems: [large, column])
    let list = CompositionalFixture([[0, 0, 0, 0]], group)
    #expect(
      list.frames() == [
        [0, 0, 210, 100], [210, 0, 90, 50], [210, 50, 90, 50], [0, 100, 210, 100],
      ])
  }

  @Test("a group of the app's own arrangement")
  func customGroups() {
    let group = NSCollectionLayoutGroup.custom(layoutSize: line) { environment in
      let width = environment.container.contentSize.width
      return [
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: width - 30, y: 0, width: 30, height: 30), zIndex: 2),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 20, width: 30, height: 30)),
      ]
    }
    let list = CompositionalFixture([[0, 0, 0]], group)
    #expect(list.frames() == [[270, 0, 30, 30], [0, 20, 30, 30], [270, 50, 30, 30]])
    #expect(list.view.layoutAttributesForItem(at: IndexPath(item: 0, section: 0))?.zIndex == 2)
  }

  @Test("heights are shares of what is seen of the list")
  func sharesOfTheHeight() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .fractionalHeight(0.5)),
      subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(1))])
    #expect(CompositionalFixture([[0]], group).frames() == [[0, 0, 300, 200]])
  }

  @Test("what is changed after it was handed on does not count")
  func copies() {
    let item = layoutItem(.fractionalWidth(1), .fractionalHeight(1))
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: line, subitems: [item])
    item.contentInsets = NSDirectionalEdgeInsets(top: 9, leading: 9, bottom: 9, trailing: 9)
    let section = NSCollectionLayoutSection(group: group)
    group.contentInsets = item.contentInsets
    let layout = UICollectionViewCompositionalLayout(section: section)
    section.contentInsets = item.contentInsets
    #expect(CompositionalFixture([[0]], layout).frames() == [[0, 0, 300, 50]])
  }

  @Test("the leading side is on the right where the language reads from there")
  func rightToLeft() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: line, subitems: [layoutItem(.absolute(80), .fractionalHeight(1))])
    let list = CompositionalFixture([[0, 0]], group)
    list.view.semanticContentAttribute = .forceRightToLeft
    list.view.setNeedsLayout()
    list.pass()
    let cell = try #require(list.view.cellForItem(at: IndexPath(item: 0, section: 0)))
    #expect(cell.convert(cell.bounds, to: list.window).minX == 220)
  }
}
