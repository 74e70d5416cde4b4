import ScreenDriver
import ScreenKit
import Testing

@MainActor
private protocol WordView: PresentableView {
  func show(_ word: String)
}

@MainActor
private final class WordPresenter: CellPresenter {
  weak var view: (any WordView)?
  let word: String
  private(set) var isUnbound = false

  init(_ word: String) {
    self.word = word
  }

  func viewDidBind() { view?.show(word.uppercased()) }
  func viewDidUnbind() { isUnbound = true }
}

private final class WordCell: PresenterTableCell<WordPresenter>, WordView {
  override var presentedView: (any WordView)? { self }
  func show(_ word: String) { textLabel?.text = word }
}

private final class WordTile: PresenterCollectionCell<WordPresenter>, WordView {
  private(set) var word: String?
  override var presentedView: (any WordView)? { self }
  func show(_ word: String) { self.word = word }
}

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
    source.replaceAll(with: ["y", "z"])
    #expect(words(in: table) == ["Y", "Z"] && source.item(at: 2) == nil)
    source.clear()
    #expect(words(in: table) == [])
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

  // MARK: Page by page

  private func makePages(_ table: UITableView) -> InfiniteTableDataSource<String> {
    InfiniteTableDataSource(table, cell: WordCell.self, presenter: WordPresenter.init)
  }

  private func turns() async {
    for _ in 0..<20 { await Task.yield() }
  }

  @Test func loadingRowAsksForTheNextPageWhenItIsSeen() async {
    let table = makeTable()
    let source = makePages(table)
    var loads: [InfiniteTableDataSource<String>.Load] = []
    source.onLoad = { loads.append($0) }
    table.layoutIfNeeded()
    await turns()
    #expect(loads.map(\.page) == [1] && source.isLoading)
    source.loadNext()
    #expect(loads.count == 1, "one load in flight")

    source.finish(loads[0], with: ["a", "b"], isLast: false)
    #expect(words(in: table) == ["A", "B", nil])
    await turns()
    #expect(loads.map(\.page) == [1, 2] && source.currentPage == 1)

    source.finish(loads[1], with: ["c"], isLast: true)
    #expect(words(in: table) == ["A", "B", "C"], "no loading row behind the last page")
    await turns()
    #expect(loads.count == 2 && source.isComplete)
  }

  @Test func replacingAllBeginsAnewAndDropsWhatWasUnderWay() async {
    let table = makeTable()
    let source = makePages(table)
    var loads: [InfiniteTableDataSource<String>.Load] = []
    source.onLoad = { loads.append($0) }
    source.loadNext()
    source.replaceAll(with: ["x"])
    source.finish(loads[0], with: ["old"], isLast: true)
    #expect(source.items == ["x"] && source.currentPage == nil && !source.isComplete)
    source.loadNext()
    #expect(loads.last?.page == 1)
  }

  @Test func failedPageIsAskedForAgain() {
    let table = makeTable()
    let source = makePages(table)
    var loads: [InfiniteTableDataSource<String>.Load] = []
    source.onLoad = { loads.append($0) }
    source.loadNext()
    source.fail(loads[0])
    source.loadNext()
    #expect(loads.map(\.page) == [1, 1])
  }

  @Test func pullToRefreshIsAddedAndRemoved() {
    let table = makeTable()
    let source = makePages(table)
    var loads: [InfiniteTableDataSource<String>.Load] = []
    source.onLoad = { loads.append($0) }
    source.addPullToRefresh()
    table.refreshControl?.beginRefreshing()
    table.refreshControl?.sendActions(for: .valueChanged)
    #expect(loads.map(\.page) == [1] && table.refreshControl?.isRefreshing == true)
    source.finish(loads[0], with: ["a"], isLast: true)
    #expect(table.refreshControl?.isRefreshing == false && source.items == ["a"])
    source.removePullToRefresh()
    #expect(table.refreshControl == nil)
  }
}
