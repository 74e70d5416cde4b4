import Foundation
import HeadlessUIKit
import Testing

@MainActor struct FlowLayoutTests {
  private func frames(_ list: ListFixture) -> [CGRect] {
    list.window.headlessLayoutPass()
    return list.view.indexPathsForVisibleItems.compactMap {
      list.view.layoutAttributesForItem(at: $0)?.frame
    }
  }

  @Test func fullLinesAreJustifiedAndTheLastOneIsNot() {
    let list = ListFixture([[0, 1, 2, 3, 4]])
    list.layout.itemSize = CGSize(width: 100, height: 40)
    list.layout.minimumLineSpacing = 8
    list.layout.minimumInteritemSpacing = 4
    #expect(frames(list).map(\.origin.x) == [0, 110, 220, 0, 104])
    #expect(frames(list).map(\.origin.y) == [0, 0, 0, 48, 48])
  }

  @Test func insetsAndFootersAddToTheContent() {
    let list = ListFixture([[0], []])
    list.layout.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
    list.layout.itemSize = CGSize(width: 300, height: 40)
    #expect(frames(list) == [CGRect(x: 10, y: 5, width: 300, height: 40)])
    #expect(list.view.contentSize.height == 64)
  }

  @Test func horizontalLinesRunDown() {
    let list = ListFixture([[0, 1, 2]])
    list.layout.scrollDirection = .horizontal
    list.layout.itemSize = CGSize(width: 50, height: 240)
    list.layout.minimumInteritemSpacing = 0
    #expect(
      frames(list).map(\.origin) == [
        CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 240), CGPoint(x: 50, y: 0),
      ])
    #expect(list.view.contentSize == CGSize(width: 100, height: 480))
  }

  @Test func pinnedHeadersStayVisibleUntilTheirSectionLeaves() {
    let list = ListFixture([Array(0..<10), Array(0..<10)])
    list.layout.headerReferenceSize = CGSize(width: 0, height: 30)
    list.layout.sectionHeadersPinToVisibleBounds = true
    list.view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    list.window.headlessLayoutPass()
    func header() -> CGFloat? {
      list.window.headlessLayoutPass()
      return list.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0))?.frame.minY
    }
    #expect(header() == 0)
    list.view.contentOffset.y = 200
    #expect(header() == 200)
    list.view.contentOffset.y = 1010
    #expect(header() == 1000)
  }
}
