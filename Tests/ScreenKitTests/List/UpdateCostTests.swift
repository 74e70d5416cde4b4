import Foundation
import ScreenDriver
import Testing

@testable import ScreenCore
@testable import ScreenKit

/// What lists do again, and what they leave as it is.
@MainActor @Suite struct UpdateCostTests {
  private let bench = FixtureBench()
  private let source = LocalDataSource(Line.some(0..<12))
  private let count = Counter()

  private func show(isTable: Bool) async throws -> (driver: ScreenDriver, list: UIScrollView) {
    let (row, source) = (CountedRow(count: count), source)
    let table = TestTableController(runtime: bench.app.runtime) {
      [RowSection(id: "all", source: source) { TestRow($0, row) }]
    }
    let collection = LinesController(runtime: bench.app.runtime, source: source, row: row)
    let screen: UIViewController = isTable ? table : collection
    let driver = bench.show(screen)
    try await driver.settle()
    return (driver, isTable ? table.tableView : collection.collectionView)
  }

  @Test("of an update only rows are presented that have changed", arguments: [true, false])
  func changedRows(isTable: Bool) async throws {
    let (driver, _) = try await show(isTable: isTable)
    count.presented = []
    source.items[3].text = "Other"
    source.items[5].text = "Another"
    try await driver.settle()
    #expect(Set(count.presented) == [3, 5])
    #expect(driver.sees("Another"))
    count.presented = []
    source.items.remove(at: 1)
    source.items.insert(Line(id: 50, text: "New"), at: 4)
    source.items[7].text = "Last"
    try await driver.settle()
    #expect(Set(count.presented) == [50, source.items[7].id])
    #expect(driver.sees("New") && driver.sees("Last"))
    driver.close()
  }

  @Test("what hangs on the screen's state is presented again", arguments: [true, false])
  func state(isTable: Bool) async throws {
    let (driver, _) = try await show(isTable: isTable)
    count.presented = []
    (driver.topScreen as? ScreenController)?.stateDidChange()
    try await driver.settle()
    #expect(Set(count.presented) == Set(0..<12))
    driver.close()
  }

  @Test(
    "of more than a few screens of rows a table measures those in sight, and of fewer all",
    arguments: [
      (100, 100...100), (101, 10...60), (2_000, 10...60),
    ])
  func estimates(rows: Int, measured: ClosedRange<Int>) async throws {
    source.items = Line.some(0..<rows)
    let (driver, _) = try await show(isTable: true)
    #expect(measured.contains(count.measured.count), "\(count.measured.count) were measured")
    driver.close()
  }

  @Test("no cell is fitted to its content, since the layout knows how big it is")
  func fitting() async throws {
    let (driver, _) = try await show(isTable: false)
    let list = try #require(driver.list)
    #expect(list.indexPathsForVisibleItems.count > 1)
    #expect(list.headlessFittingCount == 0)
    // What says nothing of that is fitted.
    list.addSubview(UICollectionViewCell(frame: .zero))
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    for case let cell as UICollectionViewCell in list.subviews {
      _ = cell.preferredLayoutAttributesFitting(attributes)
    }
    #expect(list.headlessFittingCount == 1)
    driver.close()
  }

  @Test("neither are other views of lists")
  func fittingOfOthers() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    let views: [UICollectionReusableView] = [
      SectionTextView(frame: .zero), MoreReusableView(frame: .zero), FieldCell(frame: .zero),
      EmbedCell(frame: .zero),
    ]
    let list = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    for view in views {
      list.addSubview(view)
      #expect(view.preferredLayoutAttributesFitting(attributes) === attributes)
    }
    #expect(list.headlessFittingCount == 0)
  }

  @Test("rows in sight are asked once what follows when they are seen, not while they scroll")
  func scrolling() async throws {
    source.items = Line.some(0..<200)
    let screen = LinesController(runtime: bench.app.runtime, source: source)
    let driver = bench.show(screen)
    try await driver.settle()
    let surface = screen.display.surface
    let (face, count) = (surface.face, count)
    surface.face = { row in
      count.faces += 1
      return face(row)
    }
    screen.collectionView.contentOffset.y += 1
    screen.collectionView.layoutIfNeeded()
    let first = count.faces
    for _ in 0..<10 {
      screen.collectionView.contentOffset.y += 0.1
      screen.collectionView.layoutIfNeeded()
    }
    #expect(count.faces == first)
    driver.close()
  }
}

@MainActor
private final class Counter {
  var presented: [Int] = []
  /// The rows whose size was asked for.
  var measured: Set<Int> = []
  var faces = 0
}

/// A row that notes each time that it is presented in a cell; measuring is something else.
private struct CountedRow: CellAdapter {
  let count: Counter

  func cell(for item: Line, in context: CellContext) -> CellNode {
    .column([.text(.verbatim(item.text))], padding: SpacingToken(points: 4))
  }

  func size(for item: Line, in context: CellContext) -> CGSize {
    count.measured.insert(item.id)
    return CGSize(width: context.containerWidth, height: 40)
  }

  // Called once for each time that a cell is configured.
  func accessibility(for item: Line) -> CellAccessibility? {
    count.presented.append(item.id)
    return nil
  }
}
