import Foundation
import HeadlessUIKit
import Testing

/// Titles at the side of tables and collection views.
@MainActor @Suite struct IndexTitleTests {
  /// Five sections of ten rows, each with a title.
  private final class Source: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var titles: [String]? = ["A", "B", "C", "D", "E"]
    var asked = 0
    /// Whether titles of a collection view lead to sections as a whole.
    var leadsToSections = false

    func numberOfSections(in tableView: UITableView) -> Int { 5 }
    func numberOfSections(in collectionView: UICollectionView) -> Int { 5 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 10 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      asked += 1
      return titles
    }

    func indexTitles(for collectionView: UICollectionView) -> [String]? {
      asked += 1
      return titles
    }

    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }

    func collectionView(
      _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
      leadsToSections ? IndexPath(index: index) : IndexPath(item: 0, section: index)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let source = Source()

  private func table() -> UITableView {
    let table = UITableView(frame: window.bounds)
    table.rowHeight = 100
    show(table)
    table.dataSource = source
    window.headlessLayoutPass()
    return table
  }

  private func collection() -> UICollectionView {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 320, height: 100)
    layout.minimumLineSpacing = 0
    let list = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    show(list)
    list.dataSource = source
    window.headlessLayoutPass()
    return list
  }

  private func show(_ view: UIView) {
    window.isHidden = false
    window.addSubview(view)
  }

  @Test("a tap on a title brings its section of a table to the top")
  func tables() {
    let table = table()
    #expect(table.headlessIndexTitles == ["A", "B", "C", "D", "E"])
    table.headlessTapIndexTitle(at: 2)
    #expect(table.indexPathsForVisibleRows?.first == IndexPath(row: 0, section: 2))
    let top = table.contentOffset.y + table.adjustedContentInset.top
    #expect(top == table.rectForRow(at: IndexPath(row: 0, section: 2)).minY)
  }

  @Test("a table asks for its titles once, and again when it is told to")
  func tablesThatAsk() {
    let table = table()
    let before = source.asked
    source.titles = ["A", "B"]
    window.headlessLayoutPass()
    #expect(source.asked == before)
    #expect(table.headlessIndexTitles.count == 5)
    table.reloadSectionIndexTitles()
    #expect(table.headlessIndexTitles == ["A", "B"])
    #expect(source.asked == before + 1)
  }

  @Test("a table of few rows has no titles")
  func fewRows() {
    let table = table()
    table.sectionIndexMinimumDisplayRowCount = 51
    #expect(table.headlessIndexTitles.isEmpty)
    table.sectionIndexMinimumDisplayRowCount = 50
    #expect(table.headlessIndexTitles.count == 5)
  }

  @Test("a tap on a title brings its item of a collection view to the top")
  func collections() {
    let list = collection()
    #expect(list.headlessIndexTitles == ["A", "B", "C", "D", "E"])
    list.headlessTapIndexTitle(at: 3)
    #expect(list.contentOffset.y + list.adjustedContentInset.top == 3000)
  }

  @Test("a title may lead to a section of a collection view as a whole, which may be missing")
  func wholeSections() {
    let list = collection()
    source.leadsToSections = true
    source.titles = ["A", "B", "C", "D", "E", "F"]
    list.reloadData()
    list.headlessTapIndexTitle(at: 3)
    #expect(list.contentOffset.y + list.adjustedContentInset.top == 3000)
    list.headlessTapIndexTitle(at: 5)
    #expect(list.contentOffset.y + list.adjustedContentInset.top == 3000)
  }

  @Test("a collection view asks for its titles when it loads all")
  func collectionsThatAsk() {
    let list = collection()
    source.titles = nil
    #expect(list.headlessIndexTitles.count == 5)
    list.reloadData()
    #expect(list.headlessIndexTitles.isEmpty)
  }

  @Test("titles are painted at the side where reading ends", arguments: [false, true])
  func pictures(isMirrored: Bool) {
    let table = table()
    if isMirrored { window.headlessSetTraits { $0.layoutDirection = .rightToLeft } }
    window.headlessLayoutPass()
    let picture = window.headlessPicture()
    #expect(picture.contains(">E<"), "\(picture)")
    source.titles = nil
    table.reloadSectionIndexTitles()
    window.headlessLayoutPass()
    #expect(!window.headlessPicture().contains(">E<"))
  }
}
