import Foundation
import ScreenDriver
import Testing

@testable import ScreenCore
@testable import ScreenKit

/// Rows that are dragged to other places, and what keeps their order.
@MainActor @Suite struct RowMoveTests {
  enum Kind: CaseIterable {
    case grid, table, controllers
  }

  struct Refusal: Error {}

  /// What keeps the order, and what it was told.
  @MainActor
  final class Keeper {
    var refuses = false
    var asks = false
    var offersAnotherTry = false
    var isHeld = false
    var isAllowed = true
    private(set) var told: [String] = []

    func reorder(_ item: Line) -> ReorderAction {
      ReorderAction(of: Line.self, when: isAllowed) { [weak self] screen, moved in
        self?.take(item, moved, on: screen)
      }
    }

    private func take(_ item: Line, _ moved: MovedRow<Line>, on screen: any ScreenEffects) {
      guard asks else { return keep(item, moved, on: screen) }
      screen.confirm(.verbatim("Sure?")) { self.keep(item, moved, on: screen) }
    }

    private func keep(_ item: Line, _ moved: MovedRow<Line>, on screen: any ScreenEffects) {
      let neighbours = [moved.previous, moved.next].map { $0.map { "\($0.id)" } ?? "-" }
      told.append("\(item.id) at \(moved.index) between \(neighbours.joined(separator: " and "))")
      let again: @MainActor () -> Void = { self.keep(item, moved, on: screen) }
      screen.run(
        operation: { try await self.finish() },
        failed: { screen, _ in
          screen.notice(.verbatim("Not kept"), retry: self.offersAnotherTry ? again : nil)
        })
    }

    private func finish() async throws {
      while isHeld { await Task.yield() }
      if refuses { throw Refusal() }
    }
  }

  private let bench = FixtureBench()
  private let keeper = Keeper()
  private let lines = LocalDataSource(Line.some(1...4))

  /// The list, and what its rows are in.
  private func show(_ kind: Kind) async throws -> ScreenDriver {
    let (runtime, keeper, row, lines) = (bench.app.runtime, keeper, LineRow(), lines)
    let screen: UIViewController
    switch kind {
    case .grid:
      screen = MovableCollection(runtime: runtime) {
        [ListSection(id: "all", source: lines) { Row($0, row, reorder: keeper.reorder($0)) }]
      }
    case .table:
      screen = TestTableController(runtime: runtime) {
        [RowSection(id: "all", source: lines) { TestRow($0, row, reorder: keeper.reorder($0)) }]
      }
    case .controllers:
      screen =
        MovableCoordinator(runtime: runtime) {
          [
            ControllerSection(id: "all", source: lines) {
              ControllerRow($0, row, reorder: keeper.reorder($0))
            }
          ]
        }.primaryViewController
    }
    let driver = bench.show(screen)
    try await driver.settle()
    return driver
  }

  /// The ids of the lines in the order in which they are shown.
  private func order(in driver: ScreenDriver) throws -> [Int] {
    try (0..<driver.rowCount()).compactMap { row in
      try driver.texts(row: row).compactMap { text in
        text.hasPrefix("Line ") ? Int(text.dropFirst(5)) : nil
      }.first
    }
  }

  @Test(
    "a row that is dropped stands there, and what keeps that is told where",
    arguments: Kind.allCases)
  func dragging(kind: Kind) async throws {
    let driver = try await show(kind)
    try await driver.move(row: 3, to: 0)
    #expect(try order(in: driver) == [4, 1, 2, 3])
    try await driver.move(row: 0, to: 2)
    #expect(try order(in: driver) == [1, 2, 4, 3])
    try await driver.move(row: 0, to: 3)
    #expect(try order(in: driver) == [2, 4, 3, 1])
    #expect(
      keeper.told == [
        "4 at 0 between - and 1", "4 at 2 between 2 and 3", "1 at 3 between 3 and -",
      ])
    #expect(lines.items.map(\.id) == [2, 4, 3, 1])
    driver.close()
  }

  @Test("an order that could not be kept is taken back", arguments: Kind.allCases)
  func failing(kind: Kind) async throws {
    keeper.refuses = true
    let driver = try await show(kind)
    try await driver.move(row: 3, to: 0)
    #expect(driver.sees("Not kept"))
    #expect(try order(in: driver) == [1, 2, 3, 4])
    #expect(lines.items.map(\.id) == [1, 2, 3, 4])
    driver.close()
  }

  @Test("another try shows the order again", arguments: Kind.allCases)
  func anotherTry(kind: Kind) async throws {
    keeper.refuses = true
    keeper.offersAnotherTry = true
    let driver = try await show(kind)
    try await driver.move(row: 3, to: 0)
    #expect(try order(in: driver) == [1, 2, 3, 4])
    keeper.refuses = false
    try await driver.tap(text: "Try again")
    #expect(try order(in: driver) == [4, 1, 2, 3])
    #expect(lines.items.map(\.id) == [4, 1, 2, 3])
    driver.close()
  }

  @Test("a no to the question takes the order back, and a yes keeps it", arguments: Kind.allCases)
  func asking(kind: Kind) async throws {
    keeper.asks = true
    let driver = try await show(kind)
    try await driver.move(row: 3, to: 0)
    try await driver.tap(text: "Cancel")
    #expect(try order(in: driver) == [1, 2, 3, 4])
    #expect(keeper.told == [])
    try await driver.move(row: 3, to: 0)
    try await driver.tap(text: "OK")
    #expect(try order(in: driver) == [4, 1, 2, 3])
    #expect(keeper.told.count == 1)
    driver.close()
  }

  @Test("while an order is being kept it is shown, and no other row is moved")
  func running() async throws {
    keeper.isHeld = true
    let driver = try await show(.table)
    let screen = try #require(driver.topScreen as? TestTableController)
    #expect(screen.tableView.headlessDrag(rowAt: [0, 3], to: [0, 0]))
    #expect(screen.lines == [4, 1, 2, 3])
    #expect(!screen.tableView.headlessDrag(rowAt: [0, 3], to: [0, 0]))
    keeper.isHeld = false
    try await driver.settle()
    try await driver.move(row: 3, to: 0)
    #expect(screen.lines == [3, 4, 1, 2])
    driver.close()
  }

  @Test("rows that can't be moved now, or nowhere, stay", arguments: Kind.allCases)
  func refusing(kind: Kind) async throws {
    keeper.isAllowed = false
    let driver = try await show(kind)
    await #expect(throws: DriverError.self) { try await driver.move(row: 3, to: 0) }
    #expect(try driver.accessibilityActions(row: 1).filter { $0.hasPrefix("Move") } == [])
    #expect(try order(in: driver) == [1, 2, 3, 4])
    driver.close()
  }

  @Test("a row that is dropped where it stands is not told")
  func samePlace() async throws {
    let driver = try await show(.grid)
    await #expect(throws: DriverError.self) { try await driver.move(row: 1, to: 1) }
    #expect(keeper.told == [])
    driver.close()
  }

  @Test("VoiceOver moves rows up and down", arguments: Kind.allCases)
  func voiceOver(kind: Kind) async throws {
    let driver = try await show(kind)
    func moves(_ row: Int) throws -> [String] {
      try driver.accessibilityActions(row: row).filter { $0.hasPrefix("Move") }
    }
    #expect(try moves(0) == ["Move down"])
    #expect(try moves(1) == ["Move up", "Move down"])
    #expect(try moves(3) == ["Move up"])
    try await driver.perform(accessibilityAction: "Move up", row: 3)
    #expect(try order(in: driver) == [1, 2, 4, 3])
    #expect(try moves(2) == ["Move up", "Move down"])
    #expect(try moves(3) == ["Move up"])
    driver.close()
  }

  @Test("UIKit's public API leads to the same")
  func publicHands() async throws {
    let (keeper, row, lines) = (keeper, LineRow(), lines)
    let screen = TestTableController(runtime: bench.app.runtime) {
      [RowSection(id: "all", source: lines) { TestRow($0, row, reorder: keeper.reorder($0)) }]
    }
    let driver = ScreenDriver(
      root: UINavigationController(rootViewController: screen),
      size: CGSize(width: 390, height: 844), timeout: .seconds(20), hands: UIKitHands())
    try await driver.settle()
    try await driver.move(row: 3, to: 1)
    #expect(screen.lines == [1, 4, 2, 3])
    driver.close()
  }

  @Test("rows in groups stay where these put them")
  func groups() async throws {
    let (keeper, row, lines) = (keeper, LineRow(), lines)
    let screen = TestTableController(runtime: bench.app.runtime) {
      [
        RowSection(
          id: "all",
          rows: {
            lines.items.map { TestRow($0, row, reorder: keeper.reorder($0)) }
          })
      ]
    }
    let driver = bench.show(screen)
    try await driver.settle()
    await #expect(throws: DriverError.self) { try await driver.move(row: 3, to: 0) }
    #expect(!screen.tableView.dragInteractionEnabled)
    driver.close()
  }
}

private final class MovableCollection: CollectionController {
  private let sections: @MainActor () -> [ListSection]

  init(runtime: AppRuntime, sections: @escaping @MainActor () -> [ListSection]) {
    self.sections = sections
    super.init(runtime: runtime, configuration: CollectionConfiguration(layout: .grid(columns: 2)))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [ListSection] { sections() }
}

private final class MovableCoordinator: ListCoordinator {
  private let sections: @MainActor () -> [ControllerSection]

  init(runtime: AppRuntime, sections: @escaping @MainActor () -> [ControllerSection]) {
    self.sections = sections
    super.init(runtime: runtime, configuration: ListConfiguration())
  }

  override func makeSections() -> [ControllerSection] { sections() }
}
