import Foundation
import HeadlessUIKit
import Testing

@MainActor struct TableUpdateTests {
  @Test func batchUpdatesKeepTheCellsOfRowsThatStay() {
    let table = TableFixture([[10, 11, 12]])
    let kept = table.view.cellForRow(at: table.path(2))
    var completions = 0
    table.view.performBatchUpdates {
      table.sections = [[20, 12, 10]]
      table.view.deleteRows(at: [table.path(1)], with: .fade)
      table.view.insertRows(at: [table.path(0)], with: .fade)
      table.view.moveRow(at: table.path(0), to: table.path(2))
    } completion: {
      if $0 { completions += 1 }
    }
    #expect(table.problems.isEmpty)
    #expect(table.tags == [20, 12, 10])
    #expect(table.view.cellForRow(at: table.path(1)) === kept)
    #expect(kept?.frame.minY == 100)
    #expect(completions == 0)
    table.window.headlessFinishTransitions()
    #expect(completions == 1)
  }

  @Test func wrongRowCountIsReportedInUIKitsWords() {
    let table = TableFixture([[1, 2]])
    table.view.performBatchUpdates { table.sections = [[1, 2, 3]] }
    #expect(
      table.problems == [
        "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
          + "existing section after the update (3) must be equal to the number of rows contained "
          + "in that section before the update (2), plus or minus the number of rows inserted or "
          + "deleted from that section (0 inserted, 0 deleted) and plus or minus the number of "
          + "rows moved into or out of that section (0 moved in, 0 moved out)."
      ])
    #expect(table.view.numberOfRows(inSection: 0) == 3)
  }

  @Test func wrongSectionCountIsReportedInUIKitsWords() {
    let table = TableFixture([[1]])
    table.view.insertSections([1, 2], with: .automatic)
    #expect(
      table.problems == [
        "attempt to insert section 2 but there are only 1 sections after the update"
      ])
    table.problems = []
    table.sections = [[1], [2]]
    table.view.performBatchUpdates(nil)
    #expect(
      table.problems == [
        "Invalid update: invalid number of sections. The number of sections contained in the "
          + "table view after the update (2) must be equal to the number of sections contained in "
          + "the table view before the update (1), plus or minus the number of sections inserted "
          + "or deleted (0 inserted, 0 deleted)."
      ])
  }

  @Test func deletingWhatIsNotThereIsReported() {
    let table = TableFixture([[1]])
    table.view.deleteRows(at: [table.path(4)], with: .automatic)
    #expect(
      table.problems == [
        "attempt to delete row 4 from section 0 which only contains 1 rows before the update"
      ])
  }

  @Test func dataChangedBeforeTheCallIsFineAfterReloading() {
    let table = TableFixture([[1]])
    table.sections = [[1, 2]]
    table.view.reloadData()
    table.sections = [[1, 2, 3]]
    table.view.insertRows(at: [table.path(2)], with: .automatic)
    #expect(table.problems.isEmpty)
    #expect(table.tags == [1, 2, 3])
  }

  @Test func nestedUpdatesAreCommittedTogether() {
    let table = TableFixture([[1]])
    table.view.beginUpdates()
    table.sections = [[1, 2]]
    table.view.performBatchUpdates {
      table.view.insertRows(at: [table.path(1)], with: .automatic)
    }
    #expect(table.view.hasUncommittedUpdates)
    #expect(table.tags == [1])
    table.view.endUpdates()
    #expect(table.problems.isEmpty)
    #expect(table.tags == [1, 2])
  }

  @Test func sectionsComeAndGo() {
    let table = TableFixture([[1], [2]])
    table.view.performBatchUpdates {
      table.sections = [[2], [3]]
      table.view.deleteSections([0], with: .fade)
      table.view.insertSections([1], with: .fade)
    }
    #expect(table.problems.isEmpty)
    #expect(table.tags == [2, 3])
    table.view.performBatchUpdates {
      table.sections = [[3], [2]]
      table.view.moveSection(1, toSection: 0)
    }
    #expect(table.tags == [3, 2])
    table.sections = [[7, 8], [2]]
    table.view.reloadSections([0], with: .none)
    #expect(table.tags == [7, 8, 2])
    #expect(table.problems.isEmpty)
  }

  @Test func reloadedRowsGetAnotherCellAndReconfiguredOnesKeepTheirs() {
    let table = TableFixture([[1, 2]])
    let first = table.view.cellForRow(at: table.path(0)) as? TallCell
    table.sections = [[5, 6]]
    table.view.reconfigureRows(at: [table.path(0)])
    #expect(table.view.cellForRow(at: table.path(0)) === first)
    #expect(first?.reuses == 0)
    table.log = []
    table.view.reloadRows(at: [table.path(1)], with: .automatic)
    #expect(table.log == ["didEndDisplaying 1", "cell 1", "willDisplay 1"])
    #expect(table.tags == [5, 6])
  }

  @Test func selectionFollowsItsRow() {
    let table = TableFixture([[1, 2]])
    table.view.selectRow(at: table.path(1), animated: false, scrollPosition: .none)
    table.sections = [[0, 1, 2]]
    table.view.insertRows(at: [table.path(0)], with: .automatic)
    #expect(table.view.indexPathForSelectedRow == table.path(2))
    #expect(table.view.cellForRow(at: table.path(2))?.isSelected == true)
    table.sections = [[0, 1]]
    table.view.deleteRows(at: [table.path(2)], with: .automatic)
    #expect(table.view.indexPathForSelectedRow == nil)
  }

  @Test func contentThatShrinksDoesNotLeaveTheTableScrolledAway() {
    let table = TableFixture([Array(0..<20)])
    table.scroll(to: 1500)
    table.view.performBatchUpdates {
      table.sections = [[0, 1]]
      table.view.deleteRows(at: (2..<20).map { table.path($0) }, with: .automatic)
    }
    #expect(table.view.contentOffset.y == 0)
    #expect(table.tags == [0, 1])
  }
}
