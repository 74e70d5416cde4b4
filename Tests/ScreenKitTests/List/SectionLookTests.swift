import Foundation
import ScreenDriver
import Testing

@testable import ScreenKit

/// Sections with a colour behind them and room around their rows.
@MainActor @Suite struct SectionLookTests {
  enum Kind: CaseIterable {
    case list, grid, swiped
  }

  private static let sand = ColorToken("sand", light: 0xE8D8B0)
  private static let insets = CellInsets(
    top: SpacingToken(points: 4), leading: SpacingToken(points: 10),
    bottom: SpacingToken(points: 6), trailing: SpacingToken(points: 20))

  private let bench = FixtureBench()
  private let second = LocalDataSource(Line.some(101...104, "Row"))

  private func show(
    _ kind: Kind, _ look: SectionAppearance, headers: HeaderTraits = [],
    lines: [Line] = Line.some(1...4)
  ) async throws -> (driver: ScreenDriver, list: UICollectionView) {
    let (first, second) = (LocalDataSource(lines), second)
    let row = LineRow()
    let swipes = kind == .swiped ? [SwipeAction(title: .verbatim("Remove"), action: { _ in })] : []
    let screen = LookingCollection(
      runtime: bench.app.runtime, layout: kind == .grid ? .grid(columns: 2) : .list
    ) {
      [
        ListSection(
          id: "a", header: .verbatim("First"), footer: .verbatim("Enough"), headers: headers,
          look: look, source: first
        ) { Row($0, row, swipes: swipes) },
        ListSection(id: "b", source: second) { Row($0, row, swipes: swipes) },
      ]
    }
    let driver = bench.show(screen)
    try await driver.settle()
    return (driver, try #require(driver.list))
  }

  private func frame(_ row: Int, _ section: Int = 0, in list: UICollectionView) throws -> CGRect {
    try #require(list.layoutAttributesForItem(at: IndexPath(item: row, section: section))).frame
  }

  private func text(_ kind: String, in list: UICollectionView) throws -> CGRect {
    try #require(
      list.layoutAttributesForSupplementaryElement(
        ofKind: kind, at: IndexPath(item: 0, section: 0))
    ).frame
  }

  private func grounds(in list: UICollectionView) -> [SectionGround] {
    list.subviews.compactMap { $0 as? SectionGround }
  }

  /// A colour as it is in light mode.
  private func light(_ color: UIColor?) -> UIColor? {
    color?.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
  }

  // MARK: Insets

  @Test("rows keep clear of the insets of their section", arguments: Kind.allCases)
  func insets(kind: Kind) async throws {
    let (driver, list) = try await show(kind, SectionAppearance(insets: Self.insets))
    let header = try text(UICollectionView.elementKindSectionHeader, in: list)
    let footer = try text(UICollectionView.elementKindSectionFooter, in: list)
    #expect(header.width == list.bounds.width)
    #expect(footer.width == list.bounds.width)
    let start = try frame(0, in: list)
    let end = try frame(3, in: list)
    #expect(start.minX == 10)
    #expect(abs(end.maxX - (list.bounds.width - 20)) < 0.01)
    #expect(abs(start.minY - (header.maxY + 4)) < 0.01)
    #expect(abs(footer.minY - (end.maxY + 6)) < 0.01)
    let next = try frame(0, 1, in: list)
    #expect(next.minX == 0)
    #expect(abs(next.minY - footer.maxY) < 0.01)
    driver.close()
  }

  @Test(
    "the height of rows is that of the width that insets leave", arguments: [Kind.list, .swiped])
  func heights(kind: Kind) async throws {
    let lines = [Line(id: 1, text: String(repeating: "Many words ", count: 30))]
    let narrow = CellInsets(
      leading: SpacingToken(points: 100), trailing: SpacingToken(points: 100))
    let (driver, list) = try await show(kind, SectionAppearance(insets: narrow), lines: lines)
    let inset = try frame(0, in: list)
    driver.close()
    let (other, whole) = try await show(kind, SectionAppearance(), lines: lines)
    let full = try frame(0, in: whole)
    #expect(inset.width == full.width - 200)
    #expect(inset.height > full.height)
    other.close()
  }

  // MARK: Grounds

  @Test(
    "the colour behind a section goes from its header to its footer", arguments: Kind.allCases)
  func ground(kind: Kind) async throws {
    let (driver, list) = try await show(
      kind, SectionAppearance(background: Self.sand, insets: Self.insets))
    let grounds = grounds(in: list)
    #expect(grounds.count == 1)
    let ground = try #require(grounds.first)
    let header = try text(UICollectionView.elementKindSectionHeader, in: list)
    let footer = try text(UICollectionView.elementKindSectionFooter, in: list)
    #expect(ground.frame.minX == 0)
    #expect(ground.frame.width == list.bounds.width)
    #expect(ground.frame.minY == header.minY)
    #expect(abs(ground.frame.maxY - footer.maxY) < 0.01)
    #expect(light(ground.backgroundColor) == light(Self.sand.uiColor))
    // It lies behind the rows, and what stands above and below them has its colour.
    let place = try #require(list.subviews.firstIndex(of: ground))
    for cell in list.visibleCells {
      #expect(try #require(list.subviews.firstIndex(of: cell)) > place)
    }
    let label = try #require(labels(in: list).first)
    #expect(light(label.backgroundColor) == light(Self.sand.uiColor))
    driver.close()
  }

  @Test("a section that says nothing has nothing behind it", arguments: Kind.allCases)
  func noGround(kind: Kind) async throws {
    let (driver, list) = try await show(kind, SectionAppearance(insets: Self.insets))
    #expect(grounds(in: list).isEmpty)
    driver.close()
  }

  @Test("behind a folded section its colour is as high as its header", arguments: Kind.allCases)
  func foldedGround(kind: Kind) async throws {
    let (driver, list) = try await show(
      kind, SectionAppearance(background: Self.sand, insets: Self.insets), headers: .collapsible)
    try await driver.tap(text: "First")
    list.layoutIfNeeded()
    let header = try text(UICollectionView.elementKindSectionHeader, in: list)
    let ground = try #require(grounds(in: list).first)
    #expect(ground.frame == header)
    #expect(try frame(0, 1, in: list).minY == header.maxY)
    driver.close()
  }

  @Test("another theme has its own colour behind the section", arguments: Kind.allCases)
  func otherTheme(kind: Kind) async throws {
    let (driver, list) = try await show(kind, SectionAppearance(background: Self.sand))
    let dark = ColorToken("sand", light: 0x402010)
    bench.app.runtime.setTheme(Theme(name: "Other", colors: [dark]))
    try await driver.settle()
    let ground = try #require(grounds(in: list).first)
    #expect(light(ground.backgroundColor) == light(dark.uiColor))
    driver.close()
  }

  // MARK: Tables

  @Test("in a table the rows and the texts around them have the colour of their section")
  func table() async throws {
    let (first, second) = (LocalDataSource(Line.some(1...4)), second)
    let row = LineRow()
    let screen = TestTableController(runtime: bench.app.runtime) {
      [
        RowSection(
          id: "a", header: .verbatim("First"), look: SectionAppearance(background: Self.sand),
          source: first
        ) { TestRow($0, row) },
        RowSection(id: "b", source: second) { TestRow($0, row) },
      ]
    }
    let driver = bench.show(screen)
    try await driver.settle()
    let table = screen.tableView
    let sand = light(Self.sand.uiColor)
    let colored = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(light(colored.backgroundColor) == sand)
    let plain = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
    #expect(plain.backgroundColor == .clear)
    let label = try #require(labels(in: table).first)
    #expect(light(label.backgroundColor) == sand)
    driver.close()
  }

  /// What stands above and below rows, from the outside in.
  private func labels(in view: UIView) -> [SectionLabel] {
    view.subviews.flatMap { ($0 as? SectionLabel).map { [$0] } ?? labels(in: $0) }
  }
}

/// A collection whose sections a test makes.
private final class LookingCollection: CollectionController {
  private let sections: @MainActor () -> [ListSection]

  init(
    runtime: AppRuntime, layout: ListLayout, sections: @escaping @MainActor () -> [ListSection]
  ) {
    self.sections = sections
    super.init(runtime: runtime, configuration: CollectionConfiguration(layout: layout))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [ListSection] { sections() }
}
