import Foundation
import ScreenDriver
import Testing

@testable import ScreenKit

/// Letters at the side of lists whose items are grouped by them.
@MainActor @Suite struct ListIndexTests {
  enum Kind: CaseIterable {
    case list, grid, swiped, table
  }

  private let bench = FixtureBench()
  private let source = LocalDataSource(Self.lines(of: "ABCDEFGHKM"))

  /// Six lines for each letter.
  private static func lines(of letters: String) -> [Line] {
    letters.enumerated().flatMap { number, letter in
      (0..<6).map { Line(id: number * 10 + $0, text: "\(letter)nna \($0)") }
    }
  }

  private func show(
    _ kind: Kind, index: Bool = true, headers: HeaderTraits = []
  ) async throws -> ScreenDriver {
    let (row, source) = (LineRow(), source)
    let groups = ItemGrouping<Line>.letters(of: \.text, order: .ascending, index: index)
    let swipes = kind == .swiped ? [SwipeAction(title: .verbatim("Remove"), action: { _ in })] : []
    let screen: UIViewController
    if kind == .table {
      screen = TestTableController(runtime: bench.app.runtime) {
        [RowSection(id: "a", headers: headers, source: source, groups: groups) { TestRow($0, row) }]
      }
    } else {
      screen = IndexedCollection(
        runtime: bench.app.runtime, layout: kind == .grid ? .grid(columns: 2) : .list
      ) {
        [
          ListSection(id: "a", headers: headers, source: source, groups: groups) {
            Row($0, row, swipes: swipes)
          }
        ]
      }
    }
    let driver = bench.show(screen)
    try await driver.settle()
    return driver
  }

  /// How far the first row of a section is below the top of what is seen, and below its header.
  private func distance(ofSection section: Int, in driver: ScreenDriver) throws -> CGFloat {
    if let table = driver.table {
      return table.rect(forSection: section).minY
        - (table.contentOffset.y + table.adjustedContentInset.top)
    }
    let list = try #require(driver.list)
    let row = try #require(list.layoutAttributesForItem(at: IndexPath(item: 0, section: section)))
    return row.frame.minY - (list.contentOffset.y + list.adjustedContentInset.top)
  }

  @Test("a tap on a letter goes to its group", arguments: Kind.allCases)
  func tap(kind: Kind) async throws {
    let driver = try await show(kind)
    #expect(driver.indexTitles == ["A", "B", "C", "D", "E", "F", "G", "H", "K", "M"])
    try await driver.tap(indexTitle: "D")
    #expect(abs(try distance(ofSection: 3, in: driver)) < 1)
    await #expect(throws: DriverError.self) { try await driver.tap(indexTitle: "Z") }
    driver.close()
  }

  @Test("letters come and go with their groups", arguments: Kind.allCases)
  func changes(kind: Kind) async throws {
    let driver = try await show(kind)
    source.items.append(Line(id: 200, text: "Zoe"))
    try await driver.settle()
    #expect(driver.indexTitles.last == "Z")
    source.items.removeAll { $0.text.hasPrefix("B") }
    try await driver.settle()
    #expect(driver.indexTitles == ["A", "C", "D", "E", "F", "G", "H", "K", "M", "Z"])
    try await driver.tap(indexTitle: "C")
    #expect(abs(try distance(ofSection: 1, in: driver)) < 1)
    driver.close()
  }

  @Test("groups that are folded have no letter", arguments: Kind.allCases)
  func folded(kind: Kind) async throws {
    let driver = try await show(kind, headers: .collapsible)
    try await driver.tap(text: "A")
    #expect(driver.indexTitles.first == "B")
    try await driver.tap(indexTitle: "C")
    #expect(abs(try distance(ofSection: 2, in: driver)) < 1)
    driver.close()
  }

  @Test("rows stay selected as letters come", arguments: [Kind.list, .table])
  func selection(kind: Kind) async throws {
    let driver = try await show(kind)
    let place = IndexPath(item: 1, section: 0)
    driver.list?.selectItem(at: place, animated: false, scrollPosition: [])
    driver.table?.selectRow(at: place, animated: false, scrollPosition: .none)
    source.items.append(Line(id: 200, text: "Zoe"))
    try await driver.settle()
    #expect(driver.selectedRows == [place])
    driver.close()
  }

  @Test("who types in a row keeps the keyboard as letters come, which are there after that")
  func typing() async throws {
    let driver = try await show(.list)
    let field = try typeInFirstRow(of: driver)
    source.items.append(Line(id: 200, text: "Zoe"))
    try await driver.settle()
    #expect(field.isFirstResponder)
    #expect(driver.indexTitles.last == "M")
    field.resignFirstResponder()
    source.items.append(Line(id: 201, text: "Zora"))
    try await driver.settle()
    #expect(driver.indexTitles.last == "Z")
    driver.close()
  }

  @Test("a row that is swiped aside stays so as letters come, which are there after that")
  func swiping() async throws {
    let driver = try await show(.swiped)
    let list = try #require(driver.list)
    let place = IndexPath(item: 0, section: 0)
    let cell = try #require(list.cellForItem(at: place))
    #expect(list.headlessSwipe(itemAt: place).count == 1 && cell.configurationState.isSwiped)
    source.items.append(Line(id: 200, text: "Zoe"))
    try await driver.settle()
    #expect(list.headlessSwipedItem == place && driver.indexTitles.last == "M")
    list.headlessCloseSwipe()
    #expect(!cell.configurationState.isSwiped)
    source.items.append(Line(id: 201, text: "Zora"))
    try await driver.settle()
    #expect(driver.indexTitles.last == "Z")
    driver.close()
  }

  @Test("letters of before lead to their groups, and those of groups that are gone to the next")
  func lettersOfBefore() async throws {
    let driver = try await show(.list)
    _ = try typeInFirstRow(of: driver)
    source.items.removeAll { $0.text.hasPrefix("B") || $0.text.hasPrefix("M") }
    try await driver.settle()
    #expect(driver.indexTitles == ["A", "B", "C", "D", "E", "F", "G", "H", "K", "M"])
    try await driver.tap(indexTitle: "D")
    #expect(abs(try distance(ofSection: 2, in: driver)) < 1)
    let list = try #require(driver.list)
    let last = list.dataSource?.collectionView(list, indexPathForIndexTitle: "M", at: 9)
    #expect(last == IndexPath(item: 0, section: 7))
    driver.close()
  }

  /// Puts a field into the first row, and the keyboard to it.
  private func typeInFirstRow(of driver: ScreenDriver) throws -> UITextField {
    let list = try #require(driver.list)
    let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    cell.contentView.addSubview(field)
    try #require(field.becomeFirstResponder())
    return field
  }

  @Test("groups without an index have no letters at the side", arguments: Kind.allCases)
  func without(kind: Kind) async throws {
    let driver = try await show(kind, index: false)
    #expect(driver.indexTitles.isEmpty)
    driver.close()
  }

  @Test("pictures have the letters, also those of groups that are out of sight")
  func pictures() async throws {
    let driver = try await show(.list)
    #expect(driver.picture.contains(">M<"))
    driver.close()
  }
}

/// A collection whose sections a test makes.
private final class IndexedCollection: CollectionController {
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
