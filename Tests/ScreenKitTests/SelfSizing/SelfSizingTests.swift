import ScreenDriver
import Testing

@testable import ScreenKit

/// Cells of an app's own classes that size themselves, made by code or from a XIB.
@MainActor @Suite(.serialized) struct SelfSizingTests {
  private let bench = FixtureBench()
  private let cards = [Card(id: 1, lines: 1), Card(id: 2, lines: 4), Card(id: 3, lines: 2)]

  private func frames(_ screen: CollectionController) -> [CGFloat] {
    screen.collectionView.visibleCells.map(\.frame).sorted { $0.minY < $1.minY }.map(\.height)
  }

  private func show(
    _ layout: ListLayout = .list, face: @escaping @MainActor (Card) -> Row
  ) async throws -> (CardController, ScreenDriver) {
    let screen = CardController(runtime: bench.app.runtime, cards, layout: layout, face: face)
    let driver = bench.show(screen)
    try await driver.settle()
    return (screen, driver)
  }

  @Test func constraintsOfTheCellSayHowHighItIs() async throws {
    let (screen, _) = try await show { Row($0, LegacyAdapter()) }
    // On whole pixels.
    #expect(frames(screen) == [20.5, 80.5, 40.5])
    #expect(screen.collectionView.visibleCells.allSatisfy { $0.frame.width == 390 })
  }

  @Test func widthOfTheLayoutIsGiven() async throws {
    let (screen, _) = try await show(.grid(columns: 3)) { Row($0, LegacyAdapter()) }
    let cells = screen.collectionView.visibleCells
    #expect(cells.allSatisfy { $0.frame.width <= 130 })
    #expect(cells.map(\.frame.height).max() == 160.5)
  }

  @Test func oneCellMeasuresAllRowsAndEachContentOnce() async throws {
    LegacyCell.journal.made = 0
    LegacyCell.journal.measured = 0
    LegacyCell.journal.shown = []
    let (screen, driver) = try await show { Row($0, LegacyAdapter()) }
    #expect(LegacyCell.journal.measured == 3)
    #expect(LegacyCell.journal.made == 4)
    #expect(Set(LegacyCell.journal.shown) == [1, 2, 3])
    screen.collectionView.collectionViewLayout.invalidateLayout()
    try await driver.settle()
    #expect(LegacyCell.journal.measured == 3)
    screen.cards.replace([cards[0], Card(id: 2, lines: 1), cards[2]])
    try await driver.settle()
    #expect(LegacyCell.journal.measured == 4)
    #expect(frames(screen) == [20.5, 20.5, 40.5])
  }

  @Test func templateIsPreparedForEachRow() async throws {
    let (_, _) = try await show { Row($0, LegacyAdapter()) }
    let context = CellContext(
      runtime: bench.app.runtime, traits: CellTraits(), containerWidth: 300, displayScale: 1)
    var lines: [Int] = []
    for _ in 0..<2 {
      _ = bench.app.runtime.cellTemplates.height(
        from: LegacyAdapter().origin, fitting: .autoLayout, in: context
      ) { cell, _ in
        cell.prepareForReuse()
        lines.append(cell.lines)
        cell.lines = 9
      }
    }
    #expect(lines == [0, 0])
  }

  @Test func cellsOfAXibAreMadeFromIt() async throws {
    var made = 0
    UINib.headlessContents["ManualCell"] = {
      made += 1
      return [ManualCell(frame: .zero)]
    }
    defer { UINib.headlessContents["ManualCell"] = nil }
    let (screen, _) = try await show { Row($0, NibAdapter()) }
    #expect(frames(screen) == [30, 120, 60])
    #expect(screen.collectionView.visibleCells.allSatisfy { $0 is ManualCell })
    #expect(made == 4)
  }

  @Test func xibWithoutTheCellIsReported() {
    UINib.headlessContents["EmptyCell"] = { [UIView()] }
    defer { UINib.headlessContents["EmptyCell"] = nil }
    var problems: [String] = []
    bench.app.runtime.problems.handler = { problems.append($0) }
    let adapter = ConfiguredCellAdapter<Card, ManualCell>(.nib("EmptyCell")) { _, _, _ in }
    let context = CellContext(
      runtime: bench.app.runtime, traits: CellTraits(), containerWidth: 300, displayScale: 1)
    #expect(adapter.size(for: cards[0], in: context) == CGSize(width: 300, height: 0))
    #expect(adapter.size(for: cards[1], in: context).height == 0)
    #expect(problems == ["\"EmptyCell\" has no ManualCell, which its rows are shown by"])
  }

  @Test func closureConfiguresCells() async throws {
    let adapter = ConfiguredCellAdapter(
      .cells { PlacedCell(frame: .zero) }, fitting: .preferredLayoutAttributes
    ) { (cell: PlacedCell, card: Card, _) in cell.lines = card.lines }
    let (screen, _) = try await show { Row($0, adapter) }
    #expect(frames(screen) == [40, 160, 80])
  }

  @Test(arguments: [true, false])
  func rowsOfTablesSizeThemselves(byXib: Bool) async throws {
    var made = 0
    UINib.headlessContents["LegacyRowCell"] = {
      made += 1
      return [LegacyRowCell(style: .default, reuseIdentifier: "Legacy")]
    }
    defer { UINib.headlessContents["LegacyRowCell"] = nil }
    let screen = CardTable(
      runtime: bench.app.runtime, cards,
      origin: byXib
        ? .nib("LegacyRowCell", identifier: "Legacy")
        : .cells { LegacyRowCell(style: .default, reuseIdentifier: $0) })
    let driver = bench.show(screen)
    try await driver.settle()
    let table = try #require(driver.topScreen?.view.firstTable)
    let heights = (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    #expect(heights == [25, 100, 50])
    #expect(table.visibleCells.allSatisfy { $0 is LegacyRowCell })
    #expect(made == (byXib ? 4 : 0))
  }

  @Test func rowsOfControllersShowTheCell() async throws {
    let rows = RowListController(runtime: bench.app.runtime)
    let adapter = SelfSizingControllerAdapter(LegacyAdapter())
    rows.show(
      ShownList(sections: [
        ShownList.Section(id: "cards", rows: cards.map { ControllerRow($0, adapter) })
      ]))
    let driver = ScreenDriver(root: rows, clock: bench.clock)
    try await driver.settle()
    let heights = (0..<3).map {
      rows.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height
    }
    #expect(heights == [20.5, 80.5, 40.5])
    let shown = rows.children.compactMap { $0 as? SelfSizingCellController<LegacyAdapter> }
    #expect(shown.count == 3)
    #expect(
      shown.allSatisfy { $0.view.subviews.first is LegacyCell && $0.view.subviews.first?.frame == $0.view.bounds })
  }
}

extension UIView {
  fileprivate var firstTable: UITableView? {
    self as? UITableView ?? subviews.lazy.compactMap(\.firstTable).first
  }
}

/// A table of cards.
private final class CardTable: TableController {
  private let cards: [Card]
  private let origin: CellOrigin<LegacyRowCell>

  init(runtime: AppRuntime, _ cards: [Card], origin: CellOrigin<LegacyRowCell>) {
    self.cards = cards
    self.origin = origin
    super.init(runtime: runtime, configuration: TableConfiguration())
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [TableSection] {
    let style = register(LegacyRowPresenter(origin: origin))
    return [TableSection(id: "cards") { [cards] in cards.map { TableRow($0, style) } }]
  }
}
