import Foundation
import ScreenDriver
import Testing

@testable import ScreenKit

/// What VoiceOver offers for cells of a table in which some rows have menus.
@MainActor @Suite struct OfferedActionTests {
  private let bench = FixtureBench()
  private let lines = LocalDataSource(Line.some(1...2, "Menu") + Line.some(3...4, "Plain"))

  private func show(
    _ row: @escaping @MainActor (Line, [SwipeAction]) -> TestRow
  ) async throws -> ScreenDriver {
    let driver = bench.show(
      TestTableController(runtime: bench.app.runtime) { [lines] in
        [
          RowSection(id: "all", source: lines) { line in
            row(line, [.menu(when: line.text.hasPrefix("Menu")) { _ in }])
          }
        ]
      })
    try await driver.settle()
    return driver
  }

  private func names(_ row: Int, _ driver: ScreenDriver) async throws -> [String] {
    try await driver.tableCell(at: [0, row]).accessibilityCustomActions?.map(\.name) ?? []
  }

  @Test("cells of the app's own keep what they offer themselves")
  func ownCells() async throws {
    let driver = try await show { TestRow(own: $0, swipes: $1) }
    let offered = try await names(0, driver)
    #expect(offered.count == 2 && offered.first == "Open 1")
    let menu = offered.dropFirst()
    #expect(try await names(2, driver) == ["Open 3"])
    lines.items[0].text = "Plain 1"
    try await driver.settle()
    #expect(try await names(0, driver) == ["Open 1"])
    #expect(try await names(1, driver) == ["Open 2"] + menu)
    driver.close()
  }

  @Test("a cell whose row has no menu any more offers none")
  func cellsThatAreUsedAgain() async throws {
    let driver = try await show { TestRow($0, LineRow(), swipes: $1) }
    #expect(try await names(0, driver).count == 1)
    #expect(try await names(2, driver) == [])
    lines.items[0].text = "Plain 1"
    try await driver.settle()
    #expect(try await names(0, driver) == [])
    driver.close()
  }
}

/// A cell that offers something by itself.
private final class OpenCell: UITableViewCell {}

extension TestRow {
  fileprivate init(own line: Line, swipes: [SwipeAction]) {
    item = line
    kind = RowKind(OpenCell.self)
    face = TableRowFace(
      reuse: RowKind(OpenCell.self), actions: RowActions(swipes: swipes),
      makeCell: { OpenCell(style: .default, reuseIdentifier: $0) },
      configure: { cell, _ in
        cell.accessibilityCustomActions = [
          UIAccessibilityCustomAction(name: "Open \(line.id)") { _ in true }
        ]
      }, height: { _ in 44 })
  }
}
