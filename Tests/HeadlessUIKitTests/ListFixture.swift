import Foundation
import HeadlessUIKit

/// A cell that counts how often it is prepared for reuse.
final class CountingCell: UICollectionViewCell {
  private(set) var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A list of sections with so many items each, which writes down what happens.
@MainActor
final class ListFixture: NSObject, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{
  var sections: [[Int]]
  var log: [String] = []
  var problems: [String] = []
  let layout = UICollectionViewFlowLayout()
  let view: UICollectionView
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init(_ sections: [[Int]]) {
    self.sections = sections
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    super.init()
    view.register(CountingCell.self, forCellWithReuseIdentifier: "cell")
    view.headlessSetAssertionHandler { [weak self] in self?.problems.append($0) }
    view.dataSource = self
    view.delegate = self
    window.isHidden = false
    window.addSubview(view)
    window.headlessLayoutPass()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    log.append("cell \(indexPath.item)")
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.tag = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.append("willDisplay \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.append("didEndDisplaying \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    log.append("didSelect \(indexPath.item)")
  }

  func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {
    log.append("didDeselect \(indexPath.item)")
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("begin") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    log.append("end \(decelerate)")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rest") }

  var tags: [Int] {
    view.indexPathsForVisibleItems.compactMap { view.cellForItem(at: $0)?.tag }
  }
}
