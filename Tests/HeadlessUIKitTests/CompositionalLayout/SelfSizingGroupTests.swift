import Foundation
import HeadlessUIKit
import Testing

/// A cell with a word that says how wide it is.
private final class WordCell: UICollectionViewCell {
  let box = UIView()
  lazy var width = box.widthAnchor.constraint(equalToConstant: 10)

  override init(frame: CGRect) {
    super.init(frame: frame)
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.heightAnchor.constraint(equalToConstant: 20), width,
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// Dimensions that are guesses until the cells say what they need.
@MainActor struct SelfSizingGroupTests {
  private func column(_ estimate: CGFloat) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup.vertical(
      layoutSize: layoutSize(.fractionalWidth(1), .estimated(estimate)),
      subitems: [layoutItem(.fractionalWidth(1), .estimated(estimate))])
  }

  @Test("cells are as high as they need to be")
  func heights() {
    let list = CompositionalFixture([[30, 80, 20]], column(44)) { $0.interGroupSpacing = 2 }
    #expect(list.frames() == [[0, 0, 300, 30], [0, 32, 300, 80], [0, 114, 300, 20]])
    #expect(list.view.contentSize.height == 134)
    #expect(list.view.cellForItem(at: IndexPath(item: 1, section: 0))?.frame.height == 80)
  }

  @Test("what was measured follows its items, and is measured anew when they change")
  func updates() {
    let list = CompositionalFixture([[30, 80]], column(44))
    list.sections = [[60, 30, 80]]
    list.view.insertItems(at: [IndexPath(item: 0, section: 0)])
    list.pass()
    #expect(list.frames().map { $0[3] } == [60, 30, 80])
    list.sections = [[60, 100, 80]]
    list.view.reloadItems(at: [IndexPath(item: 1, section: 0)])
    list.pass()
    #expect(list.frames().map { $0[3] } == [60, 100, 80])
    list.sections = [[60, 80]]
    list.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    list.pass()
    #expect(list.frames().map { $0[1] } == [0, 60])
    list.sections = [[25, 80]]
    list.view.reconfigureItems(at: [IndexPath(item: 0, section: 0)])
    list.pass()
    #expect(list.frames().map { $0[3] } == [25, 80])
  }

  @Test("a row is as high as its highest item, and shares are shares of that")
  func rows() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .estimated(40)),
      subitems: [
        layoutItem(.fractionalWidth(0.5), .estimated(40)),
        layoutItem(.fractionalWidth(0.5), .fractionalHeight(1)),
      ])
    let list = CompositionalFixture([[70, 0]], group)
    #expect(list.frames() == [[0, 0, 150, 70], [150, 0, 150, 70]])
    #expect(list.view.contentSize.height == 70)
  }

  @Test("cells that are uniform are as high as the highest beside them")
  func uniformRows() {
    guard #available(iOS 17, *) else { return }
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .estimated(40)),
      subitems: [layoutItem(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 40))])
    let list = CompositionalFixture([[70, 20, 25, 15]], group)
    #expect(list.frames().map { $0[3] } == [70, 70, 25, 25])
  }

  @Test("words of their own width fill lines")
  func words() {
    final class Words: NSObject, UICollectionViewDataSource {
      let widths: [CGFloat] = [120, 100, 90, 60]

      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { widths.count }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "word", for: indexPath)
        (cell as? WordCell)?.width.constant = widths[indexPath.item]
        return cell
      }
    }
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .estimated(30)),
      subitems: [layoutItem(.estimated(50), .estimated(30))])
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let list = UICollectionView(
      frame: window.bounds,
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    list.register(WordCell.self, forCellWithReuseIdentifier: "word")
    let words = Words()
    list.dataSource = words
    window.isHidden = false
    window.addSubview(list)
    window.headlessLayoutPass()
    let frames = words.widths.indices.compactMap {
      list.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame
    }
    #expect(frames.map(\.minX) == [0, 130, 0, 100])
    #expect(frames.map(\.minY) == [0, 0, 25, 25])
    #expect(frames.map(\.width) == words.widths)
    #expect(frames.allSatisfy { $0.height == 20 })
  }

  @Test("in another width, cells are measured again")
  func rotation() {
    let list = CompositionalFixture([[30]], column(44))
    list.sections = [[90]]
    list.view.cellForItem(at: IndexPath(item: 0, section: 0))?.tag = 90
    list.view.frame.size.width = 250
    list.pass()
    #expect(list.frames() == [[0, 0, 250, 90]])
  }

  @Test("with larger text, cells are measured again")
  func textSizes() {
    let list = CompositionalFixture([[30]], column(44))
    list.view.cellForItem(at: IndexPath(item: 0, section: 0))?.tag = 90
    list.view.setNeedsLayout()
    list.pass()
    #expect(list.frames() == [[0, 0, 300, 30]])
    list.window.headlessSetTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
    list.view.setNeedsLayout()
    list.pass()
    #expect(list.frames() == [[0, 0, 300, 90]])
  }

  @Test("cells of a size that is not guessed are not asked")
  func fixedSizes() {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: layoutSize(.fractionalWidth(1), .absolute(50)),
      subitems: [layoutItem(.fractionalWidth(1), .fractionalHeight(1))])
    let list = CompositionalFixture([[30]], group)
    #expect(list.frames() == [[0, 0, 300, 50]])
    #expect(list.view.headlessFittingCount == 0)
  }
}
