import Foundation
import ScreenKit
import Testing

@testable import ScreenCore
@testable import ScreenKit

/// A table that counts how it was told of changes.
private final class CountingTable: UITableView, UITableViewDataSource {
  private(set) var reloads = 0
  private(set) var batches = 0
  /// Whether each batch was animated.
  private(set) var animations: [Bool] = []
  var rowCount: () -> Int = { 0 }

  override func reloadData() {
    reloads += 1
    super.reloadData()
  }

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    batches += 1
    animations.append(UIView.areAnimationsEnabled)
    super.performBatchUpdates(updates, completion: completion)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowCount()
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}

@MainActor @Suite struct ListUpdaterTests {
  private let table = CountingTable(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let updater: ListUpdater<TestRow>

  init() {
    updater = ListUpdater(table)
    table.rowCount = { [updater] in updater.shown.rowCount }
    table.dataSource = table
  }

  private func list(_ ids: some Sequence<Int>) -> ShownList<TestRow> {
    ShownList(sections: [
      .init(id: "all", rows: Line.some(ids).map { TestRow($0, LineRow()) })
    ])
  }

  @Test func nothingMovesForWhoWantsThat() async {
    window.addSubview(table)
    updater.show(list(1...3))
    updater.show(list(1...4))
    window.headlessFinishTransitions()
    await UIAccessibility.headlessWithSettings(reducesMotion: true) { updater.show(list(1...5)) }
    #expect(table.animations == [true, false])
    #expect(table.numberOfRows(inSection: 0) == 5)
  }

  @Test(
    "as many changes as can be shown one by one are, and one more is a reload",
    arguments: [(300, false), (301, true)])
  func limitOfChanges(changes: Int, isReload: Bool) {
    window.addSubview(table)
    updater.show(list(0..<10))
    let reloads = table.reloads
    updater.show(list(0..<10 + changes))
    #expect(table.reloads == reloads + (isReload ? 1 : 0))
    #expect(table.batches == (isReload ? 0 : 1))
    #expect(table.numberOfRows(inSection: 0) == 10 + changes)
  }

  @Test("rows that merely changed count for nothing, however many they are")
  func changedRows() {
    window.addSubview(table)
    updater.show(list(0..<400))
    let reloads = table.reloads
    updater.show(
      ShownList(sections: [
        .init(id: "all", rows: Line.some(0..<400, "Other").map { TestRow($0, LineRow()) })
      ]))
    #expect(table.reloads == reloads)
    #expect(table.batches == 0)
  }

  @Test("what comes or goes above what is read moves the list with it, and so is not animated")
  func readingPlace() {
    window.addSubview(table)
    window.isHidden = false
    updater.show(list(0..<100))
    table.layoutIfNeeded()
    // At the top, and below what is read, rows are seen to come.
    updater.show(list(Array(200..<203) + Array(0..<100)))
    window.headlessFinishTransitions()
    #expect(table.animations == [true])
    table.contentOffset.y = 1_000
    table.layoutIfNeeded()
    updater.show(list(Array(200..<203) + Array(0..<110)))
    window.headlessFinishTransitions()
    #expect(table.animations == [true, true])
    let (offset, height) = (table.contentOffset.y, table.rectForRow(at: [0, 0]).height)
    updater.show(list(Array(300..<302) + Array(200..<203) + Array(0..<110)))
    window.headlessFinishTransitions()
    #expect(table.animations == [true, true, false])
    #expect(table.contentOffset.y == offset + 2 * height)
    updater.show(list(Array(202..<203) + Array(0..<110)))
    window.headlessFinishTransitions()
    #expect(table.animations == [true, true, false, false])
    #expect(table.contentOffset.y == offset - 2 * height)
  }

  @Test("a table out of sight is reloaded, however little changed")
  func outOfSight() {
    updater.show(list(0..<10))
    let reloads = table.reloads
    updater.show(list(0..<11))
    #expect(table.reloads == reloads + 1)
    #expect(table.batches == 0)
  }
}
