import Foundation
import HeadlessUIKit
import Testing

/// A cell that is as high as ten times its tag.
private final class GrowingCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.size.height = CGFloat(tag) * 10
    return attributes
  }
}

private final class GrowingData: NSObject, UICollectionViewDataSource {
  var heights = [3, 5, 2]

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { heights.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = heights[indexPath.item]
    return cell
  }
}

@MainActor struct SelfSizingTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let data = GrowingData()

  private func list() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 320, height: 44)
    layout.minimumLineSpacing = 0
    let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    list.register(GrowingCell.self, forCellWithReuseIdentifier: "cell")
    list.dataSource = data
    window.isHidden = false
    window.addSubview(list)
    window.headlessLayoutPass()
    return list
  }

  private func frames(_ list: UICollectionView) -> [CGFloat] {
    data.heights.indices.compactMap {
      list.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.height
    }
  }

  @Test func cellsSaySizesInsteadOfEstimates() {
    let list = list()
    #expect(frames(list) == [30, 50, 20])
    #expect(list.contentSize.height == 100)
  }

  @Test func reloadedCellsAreMeasuredAgain() {
    let list = list()
    data.heights = [3, 8, 2]
    list.reloadItems(at: [IndexPath(item: 1, section: 0)])
    window.headlessLayoutPass()
    #expect(frames(list) == [30, 80, 20])
    #expect(list.contentSize.height == 130)
  }

  @Test func insertedCellsAreMeasured() {
    let list = list()
    data.heights = [3, 5, 9, 2]
    list.insertItems(at: [IndexPath(item: 2, section: 0)])
    window.headlessLayoutPass()
    #expect(frames(list) == [30, 50, 90, 20])
  }

  @Test func viewsFitTheirContent() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "a text that has to be broken into more lines than one"
    let wide = label.sizeThatFits(CGSize(width: 400, height: 0))
    let narrow = label.sizeThatFits(CGSize(width: 100, height: 0))
    #expect(narrow.height > wide.height && narrow.width <= 100)
    label.sizeToFit()
    #expect(label.bounds.size == label.intrinsicContentSize)
    let fitting = label.systemLayoutSizeFitting(
      CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(fitting == CGSize(width: 100, height: narrow.height))
  }
}
