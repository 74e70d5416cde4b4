import Foundation
import HeadlessUIKit
import Testing

@MainActor struct TableViewTests {
  @Test func onlyVisibleRowsHaveCells() {
    let table = TableFixture([Array(0..<100_000)])
    #expect(table.view.visibleCells.count == 5)
    #expect(table.view.indexPathsForVisibleRows?.last == table.path(4))
    #expect(table.view.contentSize == CGSize(width: 320, height: 10_000_000))
  }

  @Test func cellsAreAskedForThenAnnounced() {
    let table = TableFixture([[0, 1]])
    #expect(table.log == ["cell 0", "willDisplay 0", "cell 1", "willDisplay 1"])
  }

  @Test func cellsThatLeaveAreUsedAgain() {
    let table = TableFixture([Array(0..<50)])
    let first = table.view.cellForRow(at: table.path(0)) as? TallCell
    table.log = []
    table.scroll(to: 150)
    #expect(
      table.log == ["didEndDisplaying 0", "cell 5", "willDisplay 5", "cell 6", "willDisplay 6"])
    #expect(table.view.cellForRow(at: table.path(5)) === first)
    #expect(first?.reuses == 1)
  }

  @Test func unregisteredIdentifierIsReported() {
    let table = TableFixture([[1]])
    #expect(table.view.dequeueReusableCell(withIdentifier: "other") == nil)
    _ = table.view.dequeueReusableCell(withIdentifier: "other", for: table.path(0))
    #expect(
      table.problems == [
        "unable to dequeue a cell with identifier other - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard"
      ])
  }

  @Test func rowsAreFoundByPointAndCell() throws {
    let table = TableFixture([[1, 2], [3]])
    #expect(table.view.indexPathForRow(at: CGPoint(x: 5, y: 250)) == table.path(0, 1))
    let cell = try #require(table.view.cellForRow(at: table.path(1)))
    #expect(table.view.indexPath(for: cell) == table.path(1))
    #expect(
      table.view.rectForRow(at: table.path(1)) == CGRect(x: 0, y: 100, width: 320, height: 100))
    #expect(table.view.rect(forSection: 1) == CGRect(x: 0, y: 200, width: 320, height: 100))
    #expect(table.view.cellForRow(at: table.path(7)) == nil)
  }

  @Test func scrollingToARowShowsItWhereAsked() {
    let table = TableFixture([Array(0..<100)])
    table.view.scrollToRow(at: table.path(50), at: .top, animated: false)
    #expect(table.view.contentOffset.y == 5000)
    #expect(table.tags == [50, 51, 52, 53, 54])
    table.view.scrollToRow(at: table.path(50), at: .bottom, animated: false)
    #expect(table.view.contentOffset.y == 4620)
    table.view.scrollToRow(at: table.path(50), at: .middle, animated: false)
    #expect(table.view.contentOffset.y == 4810)
    table.view.scrollToRow(at: table.path(50), at: .none, animated: false)
    #expect(table.view.contentOffset.y == 4810)
    table.view.scrollToRow(at: table.path(99), at: .top, animated: true)
    #expect(table.view.contentOffset.y == 9520)
    table.window.headlessFinishTransitions()
    #expect(table.log.last == "scrolled")
  }

  @Test func scrollingToARowThatIsNotThereIsReported() {
    let table = TableFixture([[1]])
    table.view.scrollToRow(at: table.path(3), at: .top, animated: false)
    #expect(
      table.problems == [
        "Attempted to scroll the table view to an out-of-bounds row (3) when there are only 1 "
          + "rows in section 0."
      ])
  }

  @Test func headersFootersAndBarsSurroundTheRows() {
    let table = TableFixture([[1]], titles: ["Title"], footers: ["End"])
    table.view.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
    table.view.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    table.window.headlessLayoutPass()
    let header = table.view.headerView(forSection: 0)
    let footer = table.view.footerView(forSection: 0)
    #expect(header?.textLabel?.text == "Title" && footer?.textLabel?.text == "End")
    let bar = header?.frame.height ?? 0
    #expect(bar >= 28)
    #expect(header?.frame.minY == 40)
    #expect(table.view.rectForRow(at: table.path(0)).minY == 40 + bar)
    #expect(footer?.frame.minY == 140 + bar)
    #expect(table.view.tableHeaderView?.frame.width == 320)
    #expect(table.view.tableFooterView?.frame.minY == 140 + 2 * bar)
    #expect(table.view.contentSize.height == 200 + 2 * bar)
  }

  @Test func headersOfPlainTablesStayUntilTheirSectionLeaves() {
    let table = TableFixture(
      [Array(0..<10), Array(0..<10)], titles: ["A", "B"])
    table.scroll(to: 200)
    let header = table.view.headerView(forSection: 0)
    let height = header?.frame.height ?? 0
    #expect(header?.frame.minY == 200)
    #expect(table.view.rectForHeader(inSection: 0).minY == 0)
    table.scroll(to: 990 + height)
    #expect(header?.frame.minY == 1000)
    table.log = []
    table.scroll(to: 1010 + height)
    #expect(table.log.contains("didEndDisplayingHeader 0"))
    #expect(table.view.headerView(forSection: 0) == nil)
    #expect(table.view.headerView(forSection: 1)?.textLabel?.text == "B")
  }

  @Test func headersOfGroupedTablesScrollAway() {
    let table = TableFixture([Array(0..<10)], style: .grouped, titles: ["A"])
    #expect(table.view.headerView(forSection: 0) != nil)
    table.scroll(to: 200)
    #expect(table.view.headerView(forSection: 0) == nil)
  }

  @Test func insetGroupedRowsKeepADistanceFromTheSides() {
    let table = TableFixture([[1]], style: .insetGrouped)
    #expect(table.view.visibleCells.first?.frame.minX == 16)
    #expect(table.view.visibleCells.first?.frame.width == 288)
  }

  @Test func pullingStartsTheRefreshControl() {
    let table = TableFixture([[1]])
    let refresh = UIRefreshControl()
    var starts = 0
    refresh.addAction(UIAction { _ in starts += 1 }, for: .valueChanged)
    table.view.refreshControl = refresh
    table.view.headlessPullToRefresh()
    #expect(starts == 1)
    #expect(refresh.isRefreshing)
  }

  @Test func rowsThatComeNextArePrefetched() {
    final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
      var wanted: [Int] = []
      var cancelled: [Int] = []
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        wanted += indexPaths.map(\.row)
      }
      func tableView(
        _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
      ) {
        cancelled += indexPaths.map(\.row)
      }
    }
    let table = TableFixture([Array(0..<50)])
    let prefetcher = Prefetcher()
    table.view.prefetchDataSource = prefetcher
    table.scroll(to: 500)
    #expect(prefetcher.wanted == [3, 4, 10, 11])
    table.scroll(to: 2000)
    #expect(prefetcher.cancelled == [3, 4, 5, 6, 7, 8, 9, 10, 11])
  }

  @Test func dumpsNameRows() {
    let table = TableFixture([[1, 2]])
    table.view.selectRow(at: table.path(1), animated: false, scrollPosition: .none)
    #expect(
      table.window.headlessDump().contains("TallCell (0.0, 100.0, 320.0, 100.0) row=0.1 selected"))
  }

  @Test func theDelegateIsOneHoweverItIsSet() {
    let table = TableFixture([[1]])
    let scroll: UIScrollView = table.view
    #expect(scroll.delegate === table)
    scroll.delegate = nil
    #expect(table.view.delegate == nil)
  }

  @Test func cellsLieAboveTheBackground() {
    let table = TableFixture([[1, 2, 3]])
    let background = UIView()
    table.view.backgroundView = background
    table.view.refreshControl = UIRefreshControl()
    table.view.reloadData()
    table.window.headlessLayoutPass()
    let back = table.view.subviews.firstIndex(of: background)
    let cells = table.view.subviews.indices.filter { table.view.subviews[$0] is UITableViewCell }
    #expect(cells.count == 3)
    #expect(cells.allSatisfy { $0 > back ?? .max })
  }
}
