import Foundation
import ScreenDriver
import Testing

@testable import ScreenCore
@testable import ScreenKit

/// Rows answer to a finger, if a tap on them does something.
@MainActor @Suite struct PressedRowTests {
  enum Kind: CaseIterable {
    case collection, table, controllers
  }

  private let bench = FixtureBench()

  private func show(
    _ kind: Kind, _ adapter: some CellAdapter<Line>, onSelect: ScreenAction?
  ) async throws -> ScreenDriver {
    let runtime = bench.app.runtime
    let line = Line(id: 1, text: "Line")
    let screen: UIViewController =
      switch kind {
      case .collection: OneRowController(runtime: runtime, Row(line, adapter, onSelect: onSelect))
      case .table:
        TestTableController(runtime: runtime) {
          [RowSection(id: "all", rows: { [TestRow(line, adapter, onSelect: onSelect)] })]
        }
      case .controllers:
        OneControllerScreen(
          runtime: runtime, row: ControllerRow(line, adapter, onSelect: onSelect))
      }
    let driver = bench.show(screen)
    try await driver.settle()
    return driver
  }

  private func cell(_ kind: Kind, _ driver: ScreenDriver) async throws -> any PressedCell {
    kind == .collection
      ? try await driver.cell(at: [0, 0]) : try await driver.tableCell(at: [0, 0])
  }

  /// A finger on the middle of a view.
  private func press(_ view: UIView) throws -> HeadlessFinger {
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    return try #require(view.window?.headlessTouch(at: middle))
  }

  /// The view that shows the tree.
  private func tree(in view: UIView) -> UIView? {
    view is TreeContentView ? view : view.subviews.lazy.compactMap { self.tree(in: $0) }.first
  }

  @Test("the ground of a row shows as long as a finger is on it", arguments: Kind.allCases)
  func ground(kind: Kind) async throws {
    let driver = try await show(kind, PlainRow()) { $0.notice(.verbatim("Tapped")) }
    let cell = try await cell(kind, driver)
    let ground = try #require(cell.selectedBackgroundView)
    #expect(ground.isHidden)
    let finger = try press(cell)
    #expect(!ground.isHidden)
    #expect(ground.frame == cell.bounds)
    #expect(tree(in: cell)?.alpha == 1)
    finger.lift()
    try await driver.settle()
    #expect(ground.isHidden)
    #expect(driver.sees("Tapped"))
    driver.close()
  }

  @Test("what hides its ground shows by itself that it is pressed", arguments: Kind.allCases)
  func card(kind: Kind) async throws {
    let driver = try await show(kind, CardRow()) { $0.notice(.verbatim("Tapped")) }
    let cell = try await cell(kind, driver)
    let finger = try press(cell)
    #expect(tree(in: cell)?.alpha == 0.7)
    finger.cancel()
    #expect(tree(in: cell)?.alpha == 1)
    #expect(cell.selectedBackgroundView?.isHidden == true)
    #expect(!driver.sees("Tapped"))
    driver.close()
  }

  @Test("rows on which a tap does nothing stay as they are", arguments: Kind.allCases)
  func otherRows(kind: Kind) async throws {
    let driver = try await show(kind, CardRow(), onSelect: nil)
    let cell = try await cell(kind, driver)
    let finger = try press(cell)
    #expect(cell.selectedBackgroundView?.isHidden == true)
    #expect(tree(in: cell)?.alpha == 1)
    finger.lift()
    driver.close()
  }

  @Test("a button in a row is pressed without the row")
  func buttonsInRows() async throws {
    let driver = try await show(.table, LineRow()) { _ in }
    let cell = try await driver.tableCell(at: [0, 0])
    let button = try #require(tree(in: cell)?.subviews.first { $0 is UIButton })
    let finger = try press(button)
    #expect(!cell.isHighlighted)
    finger.cancel()
    driver.close()
  }
}

private struct PlainRow: CellAdapter {
  func cell(for item: Line, in context: CellContext) -> CellNode {
    .column([.text(.verbatim(item.text))], padding: SpacingToken(points: 20))
  }
}

private struct CardRow: CellAdapter {
  func cell(for item: Line, in context: CellContext) -> CellNode {
    .column(
      [.text(.verbatim(item.text))], padding: SpacingToken(points: 20),
      background: ColorToken("card", light: 0xFFFFFF, dark: 0x000000))
  }
}

private final class OneRowController: CollectionController {
  private let row: Row

  init(runtime: AppRuntime, _ row: Row) {
    self.row = row
    super.init(runtime: runtime, configuration: CollectionConfiguration())
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [ListSection] {
    [ListSection(id: "all", rows: { [row] in [row] })]
  }
}

private final class OneControllerScreen: ScreenController {
  private let rows: RowListController

  init(runtime: AppRuntime, row: ControllerRow) {
    rows = RowListController(runtime: runtime)
    super.init(runtime: runtime)
    rows.screen = self
    rows.show(ShownList(sections: [ShownList.Section(id: "all", rows: [row])]))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    embedChild(rows)
  }
}
