import ScreenDriver
import ScreenKit
import Testing

@MainActor @Suite struct DataSourceTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func makeTable() -> UITableView {
    let table = UITableView(frame: window.bounds, style: .plain)
    table.rowHeight = 44
    window.addSubview(table)
    window.isHidden = false
    return table
  }

  private func words(in table: UITableView) -> [String?] {
    table.layoutIfNeeded()
    return table.visibleCells.map { ($0 as? WordCell)?.textLabel?.text }
  }

  @Test func registeredCellIsDequeuedInItsTypeWithItsPresenterBound() {
    let table = makeTable()
    let source = PresenterTableDataSource(
      table, items: ["one"], cell: WordCell.self, presenter: WordPresenter.init)
    #expect(words(in: table) == ["ONE"])
    let cell = table.visibleCells.first as? WordCell
    #expect(cell?.presenter?.view === cell)
    withExtendedLifetime(source) {}
  }

  @Test func cellThatShowsAnotherItemLetsItsPresenterGo() {
    let cell = WordCell(style: .default, reuseIdentifier: nil)
    let first = WordPresenter("one")
    cell.configure(with: first)
    cell.configure(with: WordPresenter("two"))
    #expect(cell.textLabel?.text == "TWO")
    #expect(first.view == nil && first.isUnbound)
    cell.prepareForReuse()
    #expect(cell.presenter == nil)
  }

  @Test func presenterKeepsTheCellThatTookOver() {
    let presenter = WordPresenter("one")
    let old = WordCell(style: .default, reuseIdentifier: nil)
    let new = WordCell(style: .default, reuseIdentifier: nil)
    old.configure(with: presenter)
    new.configure(with: presenter)
    old.prepareForReuse()
    #expect(presenter.view === new && !presenter.isUnbound)
  }

  @Test("rows may come before a table has asked how many there are")
  func rowsComeToATableThatHasNotLoaded() {
    let table = makeTable()
    let source = PresenterTableDataSource(
      table, items: ["a"], cell: WordCell.self, presenter: WordPresenter.init)
    source.add(["b"])
    source.replaceAll(with: ["c"])
    source.add(["d"])
    source.remove(at: 0)
    #expect(words(in: table) == ["D"])
  }

  @Test func itemsComeToACollectionThatHasNotLoaded() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 44)
    let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    window.addSubview(view)
    window.isHidden = false
    let source = PresenterCollectionDataSource(
      view, items: ["a"], cell: WordTile.self, presenter: WordPresenter.init)
    source.add(["b"])
    source.replaceAll(with: ["c"])
    source.add(["d"])
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 2)
  }

  @Test func tableRowsAreAddedInsertedRemovedReplacedAndCleared() {
    let table = makeTable()
    let source = PresenterTableDataSource(
      table, items: ["b"], cell: WordCell.self, presenter: WordPresenter.init)
    #expect(words(in: table) == ["B"])
    source.add(["c", "d"], with: .fade)
    source.insert(["a"], at: 0, with: .top)
    #expect(words(in: table) == ["A", "B", "C", "D"])
    source.remove(at: 1, with: .left)
    source.replace(at: 1, with: "x", animation: .none)
    #expect(words(in: table) == ["A", "X", "D"])
    source.remove(at: 9)
    source.replace(at: 9, with: "none")
    source.insert(["z"], at: 9)
    source.insert(["0"], at: -1)
    source.add([])
    #expect(words(in: table) == ["0", "A", "X", "D", "Z"])
    source.replaceAll(with: ["y", "z"])
    #expect(words(in: table) == ["Y", "Z"] && source.item(at: 2) == nil)
    source.clear()
    source.clear()
    #expect(words(in: table) == [])
  }

  /// Views take none but cells that they have handed out themselves.
  @Test func cellForAnItemThatHasGoneIsOneOfTheViewsOwn() {
    let table = makeTable()
    let rows = PresenterTableDataSource(
      table, items: ["a"], cell: WordCell.self, presenter: WordPresenter.init)
    let row = rows.tableView(table, cellForRowAt: IndexPath(row: 1, section: 0))
    #expect(row.reuseIdentifier != nil)
    let view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    let items = PresenterCollectionDataSource(
      view, items: ["a"], cell: WordTile.self, presenter: WordPresenter.init)
    let stale = StaleItems(of: items)
    view.dataSource = stale
    window.addSubview(view)
    window.isHidden = false
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(item: 1, section: 0))?.reuseIdentifier != nil)
  }

  @Test func itemsOfACollectionViewAreChangedAlike() {
    let view = UICollectionView(
      frame: window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
    window.addSubview(view)
    window.isHidden = false
    let source = PresenterCollectionDataSource(
      view, items: ["b"], cell: WordTile.self, presenter: WordPresenter.init)
    func words() -> [String?] {
      view.layoutIfNeeded()
      return (0..<view.numberOfItems(inSection: 0)).map {
        (view.cellForItem(at: IndexPath(item: $0, section: 0)) as? WordTile)?.word
      }
    }
    #expect(words() == ["B"])
    source.add(["c"])
    source.insert(["a"], at: 0)
    source.remove(at: 1)
    source.replace(at: 1, with: "x")
    #expect(words() == ["A", "X"])
    source.replaceAll(with: ["y"])
    #expect(words() == ["Y"])
    source.clear()
    #expect(words() == [])
  }
}

/// A view's count of items that is one behind: it still asks for one that has gone.
private final class StaleItems: NSObject, UICollectionViewDataSource {
  private let items: any UICollectionViewDataSource

  init(of items: any UICollectionViewDataSource) {
    self.items = items
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    items.collectionView(collectionView, numberOfItemsInSection: section) + 1
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    items.collectionView(collectionView, cellForItemAt: indexPath)
  }
}
