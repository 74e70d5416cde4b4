import Foundation
import ScreenDriver
import Testing

@testable import ScreenKit

/// Rows of collections that are swiped, where they stand in one column.
@MainActor @Suite struct SwipedListTests {
  private let bench = FixtureBench()
  private let log = CallLog()
  private let lists = Lists()

  /// What a screen shows.
  @MainActor
  private struct Lists {
    let first = LocalDataSource(SwipedListTests.lines(1...12))
    let second = LocalDataSource(SwipedListTests.lines(101...140))
  }

  /// Lines of several heights.
  private static func lines(_ ids: ClosedRange<Int>) -> [Line] {
    ids.map { Line(id: $0, text: String(repeating: "Line \($0) ", count: 1 + $0 % 9)) }
  }

  private func swipes(_ line: Line) -> [SwipeAction] {
    let log = log
    return [
      SwipeAction(title: .verbatim("Remove"), role: .destructive, isFullSwipe: true) { _ in
        log("remove \(line.id)")
      },
      SwipeAction(title: .verbatim("Flag"), when: line.id != 3) { _ in log("flag \(line.id)") },
      SwipeAction(edge: .leading, title: .verbatim("Pin")) { _ in log("pin \(line.id)") },
    ]
  }

  private func makeScreen(
    _ lists: Lists? = nil, swiped: Bool = true, layout: ListLayout = .list
  ) -> SwipedCollection {
    let lists = lists ?? self.lists
    let row = LineRow()
    return SwipedCollection(runtime: bench.app.runtime, layout: layout) {
      [
        ListSection(
          id: "a", header: .verbatim("First"), footer: .verbatim("Enough"), source: lists.first
        ) { Row($0, row, swipes: swiped ? swipes($0) : []) },
        ListSection(id: "b", header: .verbatim("Second"), source: lists.second) {
          Row($0, row)
        },
      ]
    }
  }

  private func show(
    _ screen: SwipedCollection, by hands: HandsKind = .hooks
  ) async throws -> ScreenDriver {
    let driver = ScreenDriver(
      root: UINavigationController(rootViewController: screen), clock: bench.clock,
      hands: hands.hands)
    try await driver.settle()
    return driver
  }

  // MARK: Swipes

  @Test("rows are swiped at both sides", arguments: HandsKind.allCases)
  func sides(hands: HandsKind) async throws {
    let driver = try await show(makeScreen(), by: hands)
    try await driver.swipe(row: 0, title: "Remove")
    try await driver.swipe(row: 1, title: "Flag")
    try await driver.swipe(row: 1, title: "Pin")
    #expect(log.calls == ["remove 1", "flag 2", "pin 2"])
    await #expect(throws: DriverError.self) { try await driver.swipe(row: 2, title: "Flag") }
    await #expect(throws: DriverError.self) {
      try await driver.swipe(row: 0, section: 1, title: "Remove")
    }
    driver.close()
  }

  @Test("a full swipe does the first action of a side that wants it", arguments: HandsKind.allCases)
  func fullSwipes(hands: HandsKind) async throws {
    let driver = try await show(makeScreen(), by: hands)
    try await driver.fullSwipe(row: 4)
    #expect(log.calls == ["remove 5"])
    await #expect(throws: DriverError.self) { try await driver.fullSwipe(row: 4, edge: .leading) }
    await #expect(throws: DriverError.self) { try await driver.fullSwipe(row: 0, section: 1) }
    #expect(log.calls == ["remove 5"])
    driver.close()
  }

  @Test("a swiped row is seen to be, and a tap lets it slide back")
  func openSwipe() async throws {
    let driver = try await show(makeScreen())
    let list = try #require(driver.list)
    list.headlessSwipe(itemAt: [0, 1])
    #expect(driver.dump.contains("swiped [Remove] [Flag]"))
    try await driver.tapRow(5)
    #expect(!driver.dump.contains("swiped"))
    #expect(log.calls == [])
  }

  @Test("what stands behind a row is in its menu, too")
  func menus() async throws {
    let driver = try await show(makeScreen())
    let menu = try #require(driver.list?.headlessContextMenu(forItemAt: [0, 0]))
    #expect(menu.headlessElements.map(\.title) == ["Remove", "Flag", "Pin"])
    #expect(driver.list?.headlessContextMenu(forItemAt: [1, 0]) == nil)
  }

  @Test("rows beside one another have menus only")
  func grids() async throws {
    let driver = try await show(makeScreen(layout: .grid(columns: 2)))
    #expect(driver.list?.headlessSwipe(itemAt: [0, 0]).isEmpty == true)
    await #expect(throws: DriverError.self) { try await driver.fullSwipe(row: 0) }
    try await driver.swipe(row: 0, title: "Remove")
    #expect(log.calls == ["remove 1"])
  }

  @Test("rows are swiped while they stand in one column")
  func otherLayouts() async throws {
    let screen = makeScreen(layout: .grid(columns: 2))
    let driver = try await show(screen)
    screen.layout = .list
    screen.stateDidChange()
    try await driver.settle()
    try await driver.fullSwipe(row: 2)
    #expect(log.calls == ["remove 3"])
    #expect(driver.list?.cellForItem(at: [0, 1])?.frame.minX == 0)
    screen.layout = .grid(columns: 2)
    screen.stateDidChange()
    try await driver.settle()
    await #expect(throws: DriverError.self) { try await driver.fullSwipe(row: 2) }
    #expect((driver.list?.cellForItem(at: [0, 1])?.frame.minX ?? 0) > 0)
  }

  @Test("rows that can be swiped come when they are loaded")
  func laterRows() async throws {
    let lines = lists.first.items
    lists.first.items = []
    let driver = try await show(makeScreen())
    await #expect(throws: DriverError.self) { try await driver.fullSwipe(row: 0, section: 1) }
    lists.first.items = lines
    try await driver.settle()
    try await driver.fullSwipe(row: 0)
    #expect(log.calls == ["remove 1"])
  }

  // MARK: Looks

  /// Where everything is in a list, down to its end, as far as it can be seen: sums are added up in another order.
  private func places(in driver: ScreenDriver) throws -> [[Int]] {
    try frames(in: driver).map { frame in
      [frame.minX, frame.minY, frame.width, frame.height].map { Int(($0 * 100).rounded()) }
    }
  }

  private func frames(in driver: ScreenDriver) throws -> [CGRect] {
    let list = try #require(driver.list)
    list.layoutIfNeeded()
    var places = [CGRect(origin: .zero, size: list.contentSize)]
    for section in 0..<list.numberOfSections {
      for row in 0..<list.numberOfItems(inSection: section) {
        places.append(
          try #require(list.layoutAttributesForItem(at: IndexPath(item: row, section: section)))
            .frame)
      }
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        let path = IndexPath(item: 0, section: section)
        places.append(
          list.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame ?? .zero)
      }
    }
    return places
  }

  /// The same list with and without swipes, each over what it shows.
  private func pair(
    _ change: (Lists) -> Void = { _ in }
  ) async throws -> [(driver: ScreenDriver, screen: SwipedCollection, lists: Lists)] {
    var pair: [(driver: ScreenDriver, screen: SwipedCollection, lists: Lists)] = []
    for swiped in [true, false] {
      let lists = Lists()
      change(lists)
      let screen = makeScreen(lists, swiped: swiped)
      pair.append((try await show(screen), screen, lists))
    }
    #expect(pair[0].screen.collectionView.collectionViewLayout is SwipedListLayout)
    #expect(pair[1].screen.collectionView.collectionViewLayout is ScreenCollectionLayout)
    return pair
  }

  @Test("rows, headers and footers stand where they do without swipes")
  func frames() async throws {
    let pair = try await pair()
    func expectSamePlaces() throws {
      #expect(try places(in: pair[0].driver) == places(in: pair[1].driver))
    }
    try expectSamePlaces()
    #expect(try places(in: pair[0].driver).count == 1 + 12 + 2 + 40 + 2)
    for (driver, _, _) in pair { try await driver.rotate() }
    try expectSamePlaces()
    for (driver, _, _) in pair {
      driver.window.headlessSetTraits { $0.preferredContentSizeCategory = .accessibilityLarge }
      try await driver.settle()
    }
    try expectSamePlaces()
    for (driver, _, _) in pair {
      driver.window.headlessSetTraits { $0.layoutDirection = .rightToLeft }
      try await driver.settle()
    }
    try expectSamePlaces()
  }

  @Test("they stay there as rows come, go and change")
  func changes() async throws {
    let pair = try await pair()
    for (driver, _, lists) in pair {
      lists.first.items[3].text = "Short"
      lists.first.items.remove(at: 0)
      lists.first.items.insert(Line(id: 50, text: String(repeating: "New ", count: 40)), at: 5)
      lists.second.items.removeLast(30)
      try await driver.settle()
    }
    #expect(try places(in: pair[0].driver) == places(in: pair[1].driver))
    for (driver, _, lists) in pair {
      lists.first.items = []
      try await driver.settle()
    }
    #expect(try places(in: pair[0].driver) == places(in: pair[1].driver))
  }

  @Test("sections begin and end where they do without swipes", arguments: [true, false])
  func ends(isEmpty: Bool) async throws {
    let pair = try await pair { if isEmpty { $0.second.items = [] } }
    let edges = pair.map { _, screen, _ in
      let layout = screen.display.surface.shownLayout
      return (0..<3).map { section in
        [layout.start(ofSection: section), layout.end(ofSection: section)]
          .map { $0.map { Int(($0 * 100).rounded()) } }
      }
    }
    #expect(edges[0] == edges[1])
    #expect(edges[0][0][0] == 0 && (edges[0][0][1] ?? 0) > 0)
    #expect(edges[0][2] == [nil, nil])
  }

  @Test("what stands below the last row is where it is without swipes")
  func more() async throws {
    let pair = try await pair()
    for (_, screen, _) in pair {
      screen.display.surface.showMore(MoreFooter(.loading))
      screen.collectionView.layoutIfNeeded()
    }
    #expect(try places(in: pair[0].driver) == places(in: pair[1].driver))
    for (driver, screen, _) in pair {
      try await driver.scrollToEnd()
      let kind = MoreReusableView.kind
      let list = screen.collectionView
      let path = try #require(list.indexPathsForVisibleSupplementaryElements(ofKind: kind).first)
      let frame = try #require(list.supplementaryView(forElementKind: kind, at: path)?.frame)
      #expect(abs(frame.maxY - list.contentSize.height) < 0.01)
      #expect(frame.height > 0)
    }
  }

  @Test("where the language reads to the left, the first action stands at the left")
  func rightToLeft() async throws {
    let driver = try await show(makeScreen())
    driver.window.headlessSetTraits { $0.layoutDirection = .rightToLeft }
    try await driver.settle()
    try await driver.swipe(row: 0, title: "Pin")
    try await driver.fullSwipe(row: 1)
    #expect(log.calls == ["pin 1", "remove 2"])
  }
}

/// A collection whose sections a test makes, and whose layout it changes.
private final class SwipedCollection: CollectionController {
  var layout: ListLayout
  private let sections: @MainActor () -> [ListSection]

  init(
    runtime: AppRuntime, layout: ListLayout, sections: @escaping @MainActor () -> [ListSection]
  ) {
    self.layout = layout
    self.sections = sections
    super.init(runtime: runtime, configuration: CollectionConfiguration(layout: layout))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [ListSection] { sections() }

  override func currentLayout() -> ListLayout { layout }
}
