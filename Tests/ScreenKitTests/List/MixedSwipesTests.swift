import Foundation
import ScreenDriver
import Testing

@testable import ScreenKit

/// Rows that are swiped in a list beside grids and shelves.
@MainActor @Suite struct MixedSwipesTests {
  private let bench = FixtureBench()
  private let log = CallLog()

  private static func lines(_ ids: ClosedRange<Int>) -> [Line] {
    ids.map { Line(id: $0, text: String(repeating: "Line \($0) ", count: 1 + $0 % 9)) }
  }

  private func swipes(_ line: Line) -> [SwipeAction] {
    let log = log
    return [
      SwipeAction(title: .verbatim("Remove"), role: .destructive, isFullSwipe: true) { _ in
        log("remove \(line.id)")
      },
      SwipeAction(edge: .leading, title: .verbatim("Pin")) { _ in log("pin \(line.id)") },
    ]
  }

  /// A list, a grid whose rows have the same behind them, another list, and maybe a shelf.
  private func makeScreen(
    _ first: LocalDataSource<Line>, swiped: Bool = true, withShelf: Bool = false
  ) -> MixedCollection {
    let row = LineRow()
    let grid = LocalDataSource(Self.lines(101...105))
    let last = LocalDataSource(Self.lines(201...230))
    let shelf = LocalDataSource(Self.lines(301...309))
    let offered: @MainActor (Line) -> [SwipeAction] = { swiped ? self.swipes($0) : [] }
    return MixedCollection(runtime: bench.app.runtime) {
      [
        ListSection(
          id: "first", header: .verbatim("First"), footer: .verbatim("Enough"),
          headers: .sticky, source: first
        ) { Row($0, row, swipes: offered($0)) },
        ListSection(id: "grid", layout: .grid(columns: 2), source: grid) {
          Row($0, row, swipes: offered($0))
        },
        ListSection(id: "last", header: .verbatim("Last"), source: last) {
          Row($0, row, swipes: offered($0))
        },
      ]
        + (withShelf
          ? [
            ListSection(id: "shelf", layout: .shelf(columns: 2), source: shelf) {
              Row($0, row, swipes: offered($0))
            }
          ] : [])
    }
  }

  private func show(
    _ screen: MixedCollection, by hands: HandsKind = .hooks
  ) async throws -> ScreenDriver {
    let driver = ScreenDriver(
      root: UINavigationController(rootViewController: screen), clock: bench.clock,
      hands: hands.hands)
    try await driver.settle()
    return driver
  }

  @Test("rows of lists are swiped, and those of grids have a menu", arguments: HandsKind.allCases)
  func swipes(hands: HandsKind) async throws {
    for withShelf in [false, true] {
      let screen = makeScreen(LocalDataSource(Self.lines(1...4)), withShelf: withShelf)
      let driver = try await show(screen, by: hands)
      #expect(screen.collectionView.collectionViewLayout is MixedLayout)
      try await driver.fullSwipe(row: 0)
      try await driver.swipe(row: 1, title: "Pin")
      try await driver.fullSwipe(row: 2, section: 2)
      try await driver.swipe(row: 0, section: 1, title: "Remove")
      #expect(log.calls.suffix(4) == ["remove 1", "pin 2", "remove 203", "remove 101"])
      await #expect(throws: DriverError.self) {
        try await driver.fullSwipe(row: 0, section: 1)
      }
      driver.close()
    }
    #expect(log.calls.count == 8)
  }

  @Test("where all rows are gone and come back, they are swiped again")
  func laterRows() async throws {
    let first = LocalDataSource(Self.lines(1...4))
    let driver = try await show(makeScreen(first))
    first.items = []
    try await driver.settle()
    first.items = Self.lines(5...9)
    try await driver.settle()
    try await driver.fullSwipe(row: 1)
    #expect(log.calls == ["remove 6"])
    driver.close()
  }

  // MARK: Looks

  /// Where everything is, down to the end, as far as it can be seen: sums are added up in another order.
  private func places(in driver: ScreenDriver) throws -> [[Int]] {
    let list = try #require(driver.list)
    list.layoutIfNeeded()
    var frames = [CGRect(origin: .zero, size: list.contentSize)]
    for section in 0..<list.numberOfSections {
      for row in 0..<list.numberOfItems(inSection: section) {
        let path = IndexPath(item: row, section: section)
        frames.append(try #require(list.layoutAttributesForItem(at: path)).frame)
      }
      for kind in [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
      ] {
        let path = IndexPath(item: 0, section: section)
        frames.append(
          list.layoutAttributesForSupplementaryElement(ofKind: kind, at: path)?.frame ?? .zero)
      }
    }
    return frames.map { frame in
      [frame.minX, frame.minY, frame.width, frame.height].map { Int(($0 * 100).rounded()) }
    }
  }

  @Test("rows, headers and footers stand where they do without swipes, and stay there")
  func frames() async throws {
    let sources = [true, false].map { ($0, LocalDataSource(Self.lines(1...12))) }
    var drivers: [ScreenDriver] = []
    for (swiped, source) in sources {
      let screen = makeScreen(source, swiped: swiped)
      drivers.append(try await show(screen))
      let layout = screen.collectionView.collectionViewLayout
      #expect(swiped ? layout is MixedLayout : layout is ScreenCollectionLayout)
    }
    #expect(try places(in: drivers[0]) == places(in: drivers[1]))
    for driver in drivers { try await driver.rotate() }
    #expect(try places(in: drivers[0]) == places(in: drivers[1]))
    for (_, source) in sources {
      source.items[3].text = "Short"
      source.items.remove(at: 0)
    }
    for driver in drivers { try await driver.settle() }
    #expect(try places(in: drivers[0]) == places(in: drivers[1]))
    for driver in drivers { driver.close() }
  }
}

/// A collection whose sections a test makes.
private final class MixedCollection: CollectionController {
  private let sections: @MainActor () -> [ListSection]

  init(runtime: AppRuntime, sections: @escaping @MainActor () -> [ListSection]) {
    self.sections = sections
    super.init(runtime: runtime, configuration: CollectionConfiguration())
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [ListSection] { sections() }
}
