import ScreenKit
import Testing

/// Items that are loaded page by page, in a view of either kind.
@MainActor @Suite struct InfiniteDataSourceTests {
  enum Kind: CaseIterable {
    case table, collection
  }

  /// A view with a data source that writes down what it asks for.
  @MainActor
  private final class Bench {
    let source: PresenterDataSource<String>
    private let view: UIScrollView
    private(set) var loads: [InfinitePaging.Load] = []
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    init(_ kind: Kind) {
      switch kind {
      case .table:
        let table = UITableView(frame: window.bounds, style: .plain)
        table.rowHeight = 44
        window.addSubview(table)
        self.view = table
        source = PresenterTableDataSource(
          table, cell: WordCell.self, presenter: WordPresenter.init)
      case .collection:
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 44)
        layout.minimumLineSpacing = 0
        let view = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        window.addSubview(view)
        self.view = view
        source = PresenterCollectionDataSource(
          view, cell: WordTile.self, presenter: WordPresenter.init)
      }
      window.isHidden = false
      source.onLoad = { [weak self] in self?.loads.append($0) }
    }

    /// The words that are seen from the top; nil for the row that says that more is coming.
    var words: [String?] {
      view.layoutIfNeeded()
      if let table = view as? UITableView {
        return table.visibleCells.map { ($0 as? WordCell)?.textLabel?.text }
      }
      guard let items = view as? UICollectionView else { return [] }
      return items.indexPathsForVisibleItems.sorted().map {
        (items.cellForItem(at: $0) as? WordTile)?.word
      }
    }

    var control: UIRefreshControl? { view.refreshControl }

    func scroll(to offset: CGFloat) { view.contentOffset.y = offset }

    func turns() async {
      for _ in 0..<20 { await Task.yield() }
    }
  }

  @Test(arguments: Kind.allCases)
  func loadingRowAsksForTheNextPageWhenItIsSeen(kind: Kind) async {
    let bench = Bench(kind)
    #expect(bench.words == [nil])
    await bench.turns()
    #expect(bench.loads.map(\.page) == [1] && bench.source.paging.state == .loading)
    bench.source.loadNext()
    #expect(bench.loads.count == 1, "one load in flight")

    bench.source.finish(bench.loads[0], with: ["a", "b"], isLast: false)
    #expect(bench.words == ["A", "B", nil])
    await bench.turns()
    #expect(bench.loads.map(\.page) == [1, 2] && bench.source.paging.currentPage == 1)

    bench.source.finish(bench.loads[1], with: ["c"], isLast: true)
    #expect(bench.words == ["A", "B", "C"], "no loading row behind the last page")
    await bench.turns()
    #expect(bench.loads.count == 2 && bench.source.paging.state == .cannotPaginate)
  }

  @Test(arguments: Kind.allCases)
  func pageBelowTheScreenIsAskedForByScrolling(kind: Kind) async {
    let bench = Bench(kind)
    bench.source.loadNext()
    let words = (1...30).map { "word \($0)" }
    bench.source.finish(bench.loads[0], with: words, isLast: false)
    #expect(bench.words.first == "WORD 1")
    await bench.turns()
    #expect(bench.loads.map(\.page) == [1])
    bench.scroll(to: 31 * 44 - 480)
    #expect(bench.words.last == .some(nil))
    await bench.turns()
    #expect(bench.loads.map(\.page) == [1, 2])
  }

  @Test(arguments: Kind.allCases)
  func replacingAllBeginsAnewAndDropsWhatWasUnderWay(kind: Kind) async {
    let bench = Bench(kind)
    let source = bench.source
    source.loadNext()
    source.replaceAll(with: ["x"])
    source.finish(bench.loads[0], with: ["old"], isLast: true)
    #expect(source.items == ["x"])
    #expect(source.paging.currentPage == nil && source.paging.state == .canPaginate)
    source.loadNext()
    #expect(bench.loads.last?.page == 1)
  }

  @Test(arguments: Kind.allCases)
  func failedPageIsAskedForAgain(kind: Kind) {
    let bench = Bench(kind)
    bench.source.loadNext()
    bench.source.fail(bench.loads[0])
    bench.source.loadNext()
    #expect(bench.loads.map(\.page) == [1, 1])
  }

  @Test(arguments: Kind.allCases)
  func pullToRefreshIsAddedAndRemoved(kind: Kind) {
    let bench = Bench(kind)
    bench.source.addPullToRefresh()
    bench.control?.beginRefreshing()
    bench.control?.sendActions(for: .valueChanged)
    #expect(bench.loads.map(\.page) == [1] && bench.control?.isRefreshing == true)
    bench.source.finish(bench.loads[0], with: ["a"], isLast: true)
    #expect(bench.control?.isRefreshing == false && bench.source.items == ["a"])
    bench.source.removePullToRefresh()
    #expect(bench.control == nil)
  }
}
