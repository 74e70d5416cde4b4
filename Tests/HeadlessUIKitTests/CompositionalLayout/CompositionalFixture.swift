import Foundation
import HeadlessUIKit

/// A cell that needs as much height as its tag says.
final class TaggedCell: UICollectionViewCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard tag > 0 else { return layoutAttributes }
    layoutAttributes.size.height = CGFloat(tag)
    return layoutAttributes
  }
}

/// A list that counts how often it is laid out.
final class CountingList: UICollectionView {
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
  }
}

/// A list of so many items per section in a compositional layout, 300 wide and 400 high.
@MainActor final class CompositionalFixture: NSObject, UICollectionViewDataSource {
  var sections: [[Int]]
  let window: UIWindow
  let view: CountingList
  let layout: UICollectionViewCompositionalLayout
  var problems: [String] = []

  init(
    _ sections: [[Int]], _ layout: UICollectionViewCompositionalLayout,
    size: CGSize = CGSize(width: 300, height: 400)
  ) {
    self.sections = sections
    self.layout = layout
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    view = CountingList(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    view.register(TaggedCell.self, forCellWithReuseIdentifier: "cell")
    for kind in ["header", "footer", "badge", "top"] {
      view.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: kind)
    }
    view.headlessSetAssertionHandler { [weak self] in self?.problems.append($0) }
    view.dataSource = self
    window.isHidden = false
    window.addSubview(view)
    window.headlessLayoutPass()
  }

  convenience init(
    _ sections: [[Int]], _ group: NSCollectionLayoutGroup,
    _ configure: (NSCollectionLayoutSection) -> Void = { _ in }
  ) {
    let section = NSCollectionLayoutSection(group: group)
    configure(section)
    self.init(sections, UICollectionViewCompositionalLayout(section: section))
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: kind, for: indexPath)
  }

  func pass() { window.headlessLayoutPass() }

  func frame(_ item: Int, _ section: Int = 0) -> [CGFloat] {
    let frame = view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    return frame.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
  }

  /// The frames of all items of a section: x, y, width, height.
  func frames(_ section: Int = 0) -> [[CGFloat]] {
    sections[section].indices.map { frame($0, section) }
  }

  func supplement(_ kind: String, _ path: IndexPath = IndexPath(item: 0, section: 0)) -> [CGFloat] {
    let frame = view.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame
    return frame.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? []
  }
}

@MainActor func layoutSize(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

@MainActor func layoutItem(
  _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutItem { NSCollectionLayoutItem(layoutSize: layoutSize(width, height)) }
