import Foundation
import HeadlessUIKit
import Testing

@MainActor struct TableHeightTests {
  private func automatic(_ heights: [Int]) -> TableFixture {
    TableFixture([heights], rowHeight: UITableView.automaticDimension)
  }

  @Test func automaticRowsAreAsHighAsTheirContent() {
    let table = automatic([30, 200, 70])
    #expect(table.view.visibleCells.map(\.frame.minY) == [0, 30, 230])
    #expect(table.view.contentSize.height == 300)
  }

  @Test func noMoreCellsAreMadeThanFit() {
    let table = automatic(Array(repeating: 240, count: 50))
    #expect(table.log.filter { $0.hasPrefix("cell") } == ["cell 0", "cell 1"])
    #expect(table.view.contentSize.height == 2592)
  }

  @Test func estimatesStandUntilRowsAreSeen() {
    let table = automatic(Array(repeating: 240, count: 50))
    table.view.estimatedRowHeight = 100
    table.view.reloadData()
    table.window.headlessLayoutPass()
    #expect(table.view.contentSize.height == 5280)
  }

  @Test func rowsMeasuredAboveDoNotMoveWhatIsSeen() throws {
    let table = automatic(Array(repeating: 240, count: 50))
    table.view.scrollToRow(at: table.path(20), at: .top, animated: false)
    let cell = try #require(table.view.cellForRow(at: table.path(20)))
    let before = cell.frame.minY - table.view.contentOffset.y
    table.scroll(to: table.view.contentOffset.y - 10)
    #expect(table.view.indexPathsForVisibleRows?.first == table.path(19))
    #expect(cell.frame.minY - table.view.contentOffset.y == before + 10)
  }

  @Test func measuredHeightsOutliveUpdates() {
    let table = automatic([100, 100, 300])
    table.sections = [[50, 100, 100, 300]]
    table.view.insertRows(at: [table.path(0)], with: .automatic)
    #expect(
      table.view.rectForRow(at: table.path(3)) == CGRect(x: 0, y: 250, width: 320, height: 300))
  }

  @Test func measuredHeightsMoveWithTheirRows() {
    let table = automatic([100, 300, 600])
    table.sections = [[300, 600, 100]]
    table.view.moveRow(at: table.path(0), to: table.path(2))
    #expect(table.view.rectForRow(at: table.path(2)).height == 100)
  }

  @Test func anEmptyUpdateMeasuresCellsAgain() {
    let table = automatic([100, 100])
    table.view.cellForRow(at: table.path(0))?.tag = 160
    table.view.performBatchUpdates(nil)
    #expect(table.view.rectForRow(at: table.path(1)).minY == 160)
  }

  @Test func aCellThatSaysSoIsMeasuredAgain() {
    let table = automatic([100, 100])
    let cell = table.view.cellForRow(at: table.path(0))
    cell?.tag = 130
    cell?.invalidateIntrinsicContentSize()
    table.window.headlessLayoutPass()
    #expect(table.view.rectForRow(at: table.path(1)).minY == 130)
  }

  @Test func theDelegateDecidesHeightsOfRowsHeadersAndFooters() {
    final class Delegate: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        CGFloat(10 * (indexPath.row + 1))
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        5
      }
      func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        7
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        UILabel()
      }
    }
    let table = TableFixture([[1, 1], [1]])
    let delegate = Delegate()
    table.view.delegate = delegate
    table.window.headlessLayoutPass()
    #expect(table.view.rectForHeader(inSection: 1) == CGRect(x: 0, y: 42, width: 320, height: 5))
    #expect(table.view.rectForRow(at: table.path(1)) == CGRect(x: 0, y: 15, width: 320, height: 20))
    #expect(table.view.rectForFooter(inSection: 0) == CGRect(x: 0, y: 35, width: 320, height: 7))
    #expect(table.view.contentSize.height == 64)
    #expect(table.view.subviews.contains { $0 is UILabel })
  }

  @Test func whereThereAreEstimatesHeightsAreAskedForWhenRowsAreSeen() throws {
    final class Delegate: NSObject, UITableViewDelegate {
      var asked: Set<Int> = []
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        asked.insert(indexPath.row)
        return 200
      }
      func tableView(
        _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
      ) -> CGFloat { 50 }
    }
    let table = TableFixture([Array(repeating: 1, count: 1_000)])
    let delegate = Delegate()
    table.view.delegate = delegate
    table.view.reloadData()
    table.window.headlessLayoutPass()
    #expect(delegate.asked == [0, 1, 2])
    #expect(table.view.visibleCells.map(\.frame.height) == [200, 200, 200])
    #expect(table.view.contentSize.height == 50_450)
    table.view.scrollToRow(at: table.path(500), at: .top, animated: false)
    let cell = try #require(table.view.cellForRow(at: table.path(500)))
    let before = cell.frame.minY - table.view.contentOffset.y
    table.scroll(to: table.view.contentOffset.y - 10)
    #expect(cell.frame.minY - table.view.contentOffset.y == before + 10)
    #expect(delegate.asked.count < 12)
  }

  @Test func narrowerTablesAskTheirDelegateForHeightsAgain() {
    final class Delegate: NSObject, UITableViewDelegate {
      func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.bounds.width / 4
      }
    }
    let table = TableFixture([[1, 1]])
    let delegate = Delegate()
    table.view.delegate = delegate
    table.window.headlessLayoutPass()
    #expect(table.view.rectForRow(at: table.path(1)).minY == 80)
    table.view.frame.size.width = 160
    table.window.headlessLayoutPass()
    #expect(table.view.rectForRow(at: table.path(1)).minY == 40)
  }

  @Test func narrowerTablesMeasureTheirCellsAgain() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.numberOfLines = 0
        cell.textLabel?.text = "several words that need more than one line when it is narrow"
        return cell
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 800, height: 400))
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 44)
    table.frame.size.width = 150
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height > 60)
  }

  @Test("a table at its top stays there when rows come above while it is out of sight")
  func staysAtItsTop() {
    let table = TableFixture([[100, 100]], rowHeight: UITableView.automaticDimension)
    table.view.removeFromSuperview()
    table.sections = [[35, 100, 100]]
    table.view.insertRows(at: [table.path(0)], with: .none)
    table.window.addSubview(table.view)
    table.window.headlessLayoutPass()
    #expect(table.view.contentOffset.y == 0)
    #expect(table.tags == [35, 100, 100])
  }

  @Test("a table whose content grows and shrinks while it is measured is not left behind its end")
  func staysInsideWhileMeasuring() {
    let table = TableFixture([[70, 70, 70]], rowHeight: UITableView.automaticDimension)
    table.view.frame.size.height = 100
    table.scroll(to: 30)
    table.view.removeFromSuperview()
    table.sections = [[200, 70, 10]]
    table.view.performBatchUpdates {
      table.view.deleteRows(at: [table.path(1), table.path(2)], with: .none)
      table.view.insertRows(at: [table.path(0), table.path(2)], with: .none)
    }
    table.window.addSubview(table.view)
    table.window.headlessLayoutPass()
    #expect(table.view.contentSize.height == 280)
    #expect(table.view.contentOffset.y == 180)
  }
}
