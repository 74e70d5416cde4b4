import Foundation
import ScreenDriver
import Testing

@testable import ScreenKit

/// Lines below rows.
@MainActor @Suite struct RowSeparatorTests {
  enum Kind: CaseIterable {
    case list, swiped
  }

  private static let near = SpacingToken("near", 10)
  private static let lined = SectionAppearance(
    separators: .lines(leading: near, trailing: SpacingToken(points: 20)))

  private let bench = FixtureBench()

  /// A collection whose first section looks as it is said, and whose second says nothing.
  private func show(
    _ kind: Kind, _ look: SectionAppearance, layout: ListLayout = .list, count: Int = 3
  ) async throws -> (driver: ScreenDriver, screen: LinedCollection) {
    let first = LocalDataSource(Line.some(1...count))
    let second = LocalDataSource(Line.some(101...104))
    let row = LineRow()
    let swipes = kind == .swiped ? [SwipeAction(title: .verbatim("Remove"), action: { _ in })] : []
    let screen = LinedCollection(runtime: bench.app.runtime, layout: layout) {
      [
        ListSection(id: "a", look: look, source: first) { Row($0, row, swipes: swipes) },
        ListSection(id: "b", source: second) { Row($0, row, swipes: swipes) },
      ]
    }
    let driver = bench.show(screen)
    try await driver.settle()
    return (driver, screen)
  }

  /// Where the line below a row is within its cell.
  private func line(_ row: Int, in driver: ScreenDriver) throws -> (line: CGRect, cell: CGRect) {
    let list = try #require(driver.list)
    let cell = try #require(list.cellForItem(at: IndexPath(item: row, section: 0)))
    cell.layoutIfNeeded()
    let separator = try #require(RowSeparator.of(cell))
    separator.layoutIfNeeded()
    let line = try #require(separator.subviews.first)
    return (line.convert(line.bounds, to: cell), cell.bounds)
  }

  @Test("lines are at the lower edge of rows, with room at their ends", arguments: Kind.allCases)
  func lines(kind: Kind) async throws {
    let (driver, _) = try await show(kind, Self.lined)
    for row in 0..<3 {
      let (line, cell) = try line(row, in: driver)
      #expect(line.minX == 10)
      #expect(line.maxX == cell.width - 20)
      #expect(abs(line.maxY - cell.height) < 0.01)
      #expect(line.height > 0 && line.height <= 1)
      #expect(try driver.separator(row: row)?.leading == 10)
    }
    #expect(try driver.separator(row: 0, section: 1) == nil)
    driver.close()
  }

  @Test("lines begin at the right where reading does")
  func mirrored() async throws {
    let (driver, _) = try await show(.list, Self.lined)
    driver.window.headlessSetTraits { $0.layoutDirection = .rightToLeft }
    try await driver.settle()
    let (line, cell) = try line(0, in: driver)
    #expect(line.minX == 20)
    #expect(line.maxX == cell.width - 10)
    driver.close()
  }

  @Test("rows of sections without lines have none, whatever their cells showed before")
  func reuse() async throws {
    let (driver, _) = try await show(.list, Self.lined, count: 60)
    #expect(try driver.separator(row: 59) != nil)
    for row in 0..<4 { #expect(try driver.separator(row: row, section: 1) == nil) }
    #expect(try driver.separator(row: 0) != nil)
    driver.close()
  }

  @Test("rows that come to stand beside one another lose their lines until they do so no more")
  func layouts() async throws {
    let (driver, screen) = try await show(.list, Self.lined)
    screen.layout = .grid(columns: 2)
    screen.stateDidChange()
    try await driver.settle()
    #expect(try driver.separator(row: 0) == nil)
    screen.layout = .list
    screen.stateDidChange()
    try await driver.settle()
    #expect(try driver.separator(row: 0) != nil)
    driver.close()
  }

  @Test("another theme has its own distances")
  func otherTheme() async throws {
    let (driver, _) = try await show(.list, Self.lined)
    bench.app.runtime.setTheme(Theme(name: "Other", spacing: [SpacingToken("near", 32)]))
    try await driver.settle()
    #expect(try driver.separator(row: 0)?.leading == 32)
    #expect(try line(0, in: driver).line.minX == 32)
    driver.close()
  }

  @Test("where no section has lines no cell has anything for them", arguments: Kind.allCases)
  func nothing(kind: Kind) async throws {
    let (driver, _) = try await show(kind, SectionAppearance())
    let list = try #require(driver.list)
    #expect(!list.visibleCells.isEmpty)
    #expect(list.visibleCells.allSatisfy { RowSeparator.of($0) == nil })
    driver.close()
  }

  // MARK: Tables

  /// A table of three sections: with lines, without, and one that says nothing.
  private func showTable(isSaid: Bool = true, drawing showsSeparators: Bool) async throws
    -> ScreenDriver
  {
    let sources = [1, 11, 21].map { LocalDataSource(Line.some($0..<($0 + 2))) }
    let looks = [Self.lined, SectionAppearance(separators: .hidden), nil]
    let row = LineRow()
    let screen = LinedTable(runtime: bench.app.runtime, showsSeparators: showsSeparators) {
      zip(sources, looks).enumerated().map { number, section in
        TableSection(id: "\(number)", look: isSaid ? section.1 : nil, source: section.0) {
          TableRow($0, row)
        }
      }
    }
    let driver = bench.show(screen)
    try await driver.settle()
    return driver
  }

  @Test("rows of a table have the lines that their section says", arguments: [true, false])
  func tables(showsSeparators: Bool) async throws {
    let driver = try await showTable(drawing: showsSeparators)
    let room = try #require(try driver.separator(row: 1))
    #expect(room.leading == 10)
    #expect(room.trailing == 20)
    #expect(try driver.separator(row: 0, section: 1) == nil)
    let usual = try driver.separator(row: 0, section: 2)
    #expect(usual?.leading == (showsSeparators ? driver.table?.separatorInset.left : nil))
    driver.close()
  }

  @Test("where no section says it, a table has lines or none", arguments: [true, false])
  func usualTables(showsSeparators: Bool) async throws {
    let driver = try await showTable(isSaid: false, drawing: showsSeparators)
    for section in 0..<3 {
      #expect(try (driver.separator(row: 0, section: section) != nil) == showsSeparators)
    }
    driver.close()
  }

  @Test("pictures have the lines of a table that have room, and no others")
  func pictures() async throws {
    let color = ColorToken("separator", light: 0x12AB34)
    bench.app.runtime.setTheme(Theme(name: "Green", colors: [color]))
    let driver = try await showTable(drawing: false)
    let picture = driver.picture.uppercased()
    #expect(picture.components(separatedBy: "#12AB34").count - 1 == 2, "\(picture)")
    driver.close()
  }
}

/// A collection whose sections a test makes.
private final class LinedCollection: CollectionController {
  var layout: ListLayout
  private let sections: @MainActor () -> [ListSection]

  init(
    runtime: AppRuntime, layout: ListLayout, sections: @escaping @MainActor () -> [ListSection]
  ) {
    self.layout = layout
    self.sections = sections
    super.init(runtime: runtime, configuration: CollectionConfiguration())
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func currentLayout() -> ListLayout { layout }
  override func makeSections() -> [ListSection] { sections() }
}

/// A table whose sections a test makes.
private final class LinedTable: TableController {
  private let sections: @MainActor () -> [TableSection]

  init(
    runtime: AppRuntime, showsSeparators: Bool,
    sections: @escaping @MainActor () -> [TableSection]
  ) {
    self.sections = sections
    super.init(
      runtime: runtime, configuration: TableConfiguration(showsSeparators: showsSeparators))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [TableSection] { sections() }
}
