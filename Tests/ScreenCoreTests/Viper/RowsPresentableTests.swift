import Foundation
import ScreenCore
import Testing

/// Presenters of tables and collections, as hand-written views ask them.
@MainActor @Suite struct RowsPresentableTests {
  final class Numbers: TablePresentable, InfiniteScrollingPresentable {
    private(set) var rows = Array(0..<20)
    private(set) var selected: [Int] = []
    private var scrolling = InfiniteScrolling(first: 20)

    var scrollingState: InfiniteScrollingState { scrolling.state }

    func numberOfRows(in section: Int) -> Int { section == 0 ? rows.count : 0 }

    func row(at path: IndexPath) -> String? {
      rows.indices.contains(path[1]) ? "Number \(rows[path[1]])" : nil
    }

    func didSelectRow(at path: IndexPath) {
      selected.append(rows[path[1]])
    }

    func loadNextRows() {
      guard let start = scrolling.begin() else { return }
      rows += start..<(start + 5)
      scrolling.finish(next: start < 25 ? start + 5 : nil)
    }
  }

  @Test func viewsReadRowsOfOneSectionUnlessToldOtherwise() {
    let presenter = Numbers()
    #expect(presenter.numberOfSections == 1)
    #expect(presenter.numberOfRows(in: 0) == 20)
    #expect(presenter.row(at: [0, 3]) == "Number 3")
    #expect(presenter.row(at: [0, 99]) == nil)
    #expect(presenter.header(of: 0) == nil)
    presenter.didSelectRow(at: [0, 3])
    #expect(presenter.selected == [3])
  }

  @Test func lastRowsInSightLoadMoreUntilThereIsNoMore() {
    let presenter = Numbers()
    presenter.willShowRow(at: [0, 14])
    #expect(presenter.rows.count == 20)
    presenter.willShowRow(at: [0, 15])
    #expect(presenter.rows.count == 25)
    presenter.willShowRow(at: [0, 24])
    #expect(presenter.rows.count == 30)
    #expect(presenter.scrollingState == .cannotPaginate)
    presenter.willShowRow(at: [0, 29])
    #expect(presenter.rows.count == 30)
  }
}
