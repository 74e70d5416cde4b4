import Foundation
import ScreenDriver
import ScreenKit
import Testing

@testable import ScreenKit

/// What someone reads stays where it is when rows come and go above it.
@MainActor @Suite struct ScrollKeepingTests {
  private let bench = FixtureBench()
  private let source = LocalDataSource(Self.lines(0..<60))

  /// Lines of several heights.
  private static func lines(_ ids: Range<Int>) -> [Line] {
    ids.map { Line(id: $0, text: String(repeating: "Line \($0) ", count: 1 + $0 % 9)) }
  }

  private func table() -> (ScreenDriver, UIScrollView) {
    let source = source
    let screen = TestTableController(runtime: bench.app.runtime) {
      [RowSection(id: "all", source: source) { TestRow($0, LineRow()) }]
    }
    return (bench.show(screen), screen.tableView)
  }

  private func collection() -> (ScreenDriver, UIScrollView) {
    let screen = LinesController(runtime: bench.app.runtime, source: source)
    return (bench.show(screen), screen.collectionView)
  }

  /// Where the line with an id stands below the upper edge of the list.
  private func place(of id: Int, in list: UIScrollView) throws -> CGFloat {
    let index = try #require(source.items.firstIndex { $0.id == id })
    let frame =
      if let table = list as? UITableView {
        table.rectForRow(at: [0, index])
      } else {
        try #require((list as? UICollectionView)?.layoutAttributesForItem(at: [0, index])?.frame)
      }
    return frame.minY - list.contentOffset.y
  }

  /// The first line that is wholly in sight.
  private func firstInSight(of list: UIScrollView) throws -> Int {
    let top = list.adjustedContentInset.top
    return try #require(try source.items.map(\.id).first { try place(of: $0, in: list) >= top })
  }

  @Test("rows that come and go above what is seen don't move it", arguments: [true, false])
  func rowsAbove(isTable: Bool) async throws {
    let (driver, list) = isTable ? table() : collection()
    try await driver.settle()
    list.contentOffset.y = 900
    list.layoutIfNeeded()
    let seen = try firstInSight(of: list)
    let before = try place(of: seen, in: list)
    source.items.insert(contentsOf: Self.lines(100..<103), at: 0)
    try await driver.settle()
    #expect(abs(try place(of: seen, in: list) - before) < 0.5)
    source.items.removeFirst(2)
    try await driver.settle()
    #expect(abs(try place(of: seen, in: list) - before) < 0.5)
    // A row that goes elsewhere doesn't take the list with it.
    let moved = try #require(source.items.firstIndex { $0.id == seen })
    source.items.append(source.items.remove(at: moved))
    let next = source.items[moved].id
    try await driver.settle()
    #expect(abs(try place(of: next, in: list) - before) < 0.5)
    driver.close()
  }

  @Test("more rows above than are shown one by one don't move it either", arguments: [true, false])
  func manyRowsAbove(isTable: Bool) async throws {
    let (driver, list) = isTable ? table() : collection()
    try await driver.settle()
    list.contentOffset.y = 900
    list.layoutIfNeeded()
    let seen = try firstInSight(of: list)
    let before = try place(of: seen, in: list)
    source.items.insert(contentsOf: Self.lines(100..<500), at: 0)
    try await driver.settle()
    #expect(abs(try place(of: seen, in: list) - before) < 0.5)
    driver.close()
  }

  @Test("at the top, rows that come are seen", arguments: [true, false])
  func rowsAtTheTop(isTable: Bool) async throws {
    let (driver, list) = isTable ? table() : collection()
    try await driver.settle()
    let top = list.contentOffset.y
    source.items.insert(contentsOf: Self.lines(100..<103), at: 0)
    try await driver.settle()
    #expect(list.contentOffset.y == top)
    #expect(driver.sees("Button 100"))
    driver.close()
  }
}
