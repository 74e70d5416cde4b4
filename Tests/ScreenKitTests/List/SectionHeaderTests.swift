import Foundation
import ScreenDriver
import Testing

@testable import ScreenKit

/// Headers that stay in sight, and those that fold the rows below them.
@MainActor @Suite struct SectionHeaderTests {
  enum Kind: CaseIterable {
    case list, grid, swiped, table
  }

  private let bench = FixtureBench()
  private let first = LocalDataSource(Line.some(1...40))
  private let second = LocalDataSource(Line.some(101...140, "Row"))

  private func show(_ kind: Kind, _ headers: HeaderTraits) async throws -> ScreenDriver {
    let (runtime, first, second) = (bench.app.runtime, first, second)
    let row = LineRow()
    let screen: UIViewController
    switch kind {
    case .list, .grid, .swiped:
      let swipes =
        kind == .swiped ? [SwipeAction(title: .verbatim("Remove"), action: { _ in })] : []
      screen = HeadedCollection(runtime: runtime, layout: kind == .grid ? .grid(columns: 2) : .list)
      {
        [
          ListSection(id: "a", header: .verbatim("First"), headers: headers, source: first) {
            Row($0, row, swipes: swipes)
          },
          ListSection(id: "b", header: .verbatim("Second"), headers: headers, source: second) {
            Row($0, row, swipes: swipes)
          },
        ]
      }
    case .table:
      screen = TestTableController(runtime: runtime) {
        [
          RowSection(id: "a", header: .verbatim("First"), headers: headers, source: first) {
            TestRow($0, row)
          },
          RowSection(id: "b", header: .verbatim("Second"), headers: headers, source: second) {
            TestRow($0, row)
          },
        ]
      }
    }
    let driver = bench.show(screen)
    try await driver.settle()
    return driver
  }

  // MARK: Folding

  @Test(
    "a tap on a header folds its rows, and another one brings them back", arguments: Kind.allCases)
  func folding(kind: Kind) async throws {
    let driver = try await show(kind, .collapsible)
    #expect(driver.rowCount(section: 0) == 40)
    try await driver.tap(text: "First")
    #expect(driver.rowCount(section: 0) == 0)
    #expect(driver.rowCount(section: 1) == 40)
    #expect(driver.sees("First"))
    #expect(driver.sees("Row 101"))
    #expect(!driver.sees("Line 1"))
    try await driver.tap(text: "First")
    #expect(driver.rowCount(section: 0) == 40)
    #expect(driver.sees("Line 1"))
  }

  @Test("a header says by itself whether its rows are folded", arguments: Kind.allCases)
  func spokenState(kind: Kind) async throws {
    let driver = try await show(kind, .collapsed)
    func header() throws -> UIView {
      try #require(driver.window.subviews(where: { $0.accessibilityLabel == "First" }).first)
    }
    #expect(try header().accessibilityValue == "Collapsed")
    #expect(try header().accessibilityTraits == [.button, .header])
    #expect(try header().bounds.height >= 44)
    #expect(!driver.sees("Line 1"))
    try await driver.tap(label: "First")
    #expect(try header().accessibilityValue == "Expanded")
    #expect(driver.sees("Line 1"))
  }

  @Test("headers that fold nothing are no buttons", arguments: Kind.allCases)
  func plainHeaders(kind: Kind) async throws {
    let driver = try await show(kind, [])
    await #expect(throws: (any Error).self) { try await driver.tap(text: "First") }
    #expect(driver.window.subviews(where: { $0 is FoldButton }).isEmpty)
  }

  @Test("a header of a table has room for its button while it folds its rows, and no longer")
  func roomFollowsFolding() async throws {
    let headers = StateBox<HeaderTraits>([])
    let row = LineRow()
    let screen = TestTableController(runtime: bench.app.runtime) { [first] in
      [
        RowSection(
          id: "a", header: .verbatim("First"), makeHeaders: { headers.value }, source: first
        ) { TestRow($0, row) }
      ]
    }
    let driver = bench.show(screen)
    try await driver.settle()
    let height = screen.tableView.rectForHeader(inSection: 0).height
    #expect(height < 44)
    headers.value = .collapsible
    screen.engine.update()
    try await driver.settle()
    #expect(screen.tableView.rectForHeader(inSection: 0).height >= 44)
    headers.value = []
    screen.engine.update()
    try await driver.settle()
    #expect(screen.tableView.rectForHeader(inSection: 0).height == height)
  }

  @Test("the mark stands where reading ends")
  func markSide() {
    let button = FoldButton(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    let room = CGRect(x: 16, y: 8, width: 268, height: 28)
    #expect(button.layOutMark(in: room) == CGRect(x: 16, y: 8, width: 240, height: 28))
    button.semanticContentAttribute = .forceRightToLeft
    #expect(button.layOutMark(in: room) == CGRect(x: 44, y: 8, width: 240, height: 28))
  }

  // MARK: Headers that stay

  private func headerFrame(_ section: Int, in driver: ScreenDriver) throws -> CGRect {
    let list = try #require(driver.list)
    let attributes = try #require(
      list.layoutAttributesForSupplementaryElement(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section))
    )
    return attributes.frame
  }

  @Test(
    "a sticky header stays at the top while its rows are seen, and leaves with the last of them",
    arguments: [Kind.list, .grid, .swiped])
  func stickyHeaders(kind: Kind) async throws {
    let driver = try await show(kind, .sticky)
    let list = try #require(driver.list)
    let inset = list.adjustedContentInset.top
    let natural = try headerFrame(0, in: driver)
    #expect(natural.minY == 0)
    list.contentOffset.y = 200 - inset
    list.layoutIfNeeded()
    #expect(try headerFrame(0, in: driver).minY == 200)
    let next = try headerFrame(1, in: driver)
    list.contentOffset.y = next.minY - natural.height / 2 - inset
    list.layoutIfNeeded()
    #expect(abs(try headerFrame(0, in: driver).maxY - next.minY) < 0.01)
    #expect(try headerFrame(1, in: driver).minY == next.minY)
    list.contentOffset.y = -inset
    list.layoutIfNeeded()
    #expect(try headerFrame(0, in: driver) == natural)
  }

  @Test("a header that is not sticky scrolls away")
  func plainHeadersScrollAway() async throws {
    let driver = try await show(.list, [])
    let list = try #require(driver.list)
    list.contentOffset.y = 200
    list.layoutIfNeeded()
    #expect(try headerFrame(0, in: driver).minY == 0)
    #expect(!driver.sees("First"))
  }

  @Test(
    "rows scroll away below a sticky header, which is tapped over them and stays in sight",
    arguments: Kind.allCases)
  func stickyHeadersAreTapped(kind: Kind) async throws {
    let driver = try await show(kind, [.sticky, .collapsible])
    let list = try #require(driver.window.subviews(where: { $0 is UIScrollView }).first)
    let scrollView = try #require(list as? UIScrollView)
    scrollView.contentOffset.y = 300
    scrollView.layoutIfNeeded()
    try await driver.tap(text: "First")
    #expect(driver.rowCount(section: 0) == 0)
    #expect(driver.sees("First"))
  }
}

/// A collection whose sections a test makes.
private final class HeadedCollection: CollectionController {
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

extension UIView {
  /// The views below this one for which `matches` holds.
  fileprivate func subviews(where matches: (UIView) -> Bool) -> [UIView] {
    subviews.flatMap { ($0.isHidden ? [] : matches($0) ? [$0] : []) + $0.subviews(where: matches) }
  }
}
