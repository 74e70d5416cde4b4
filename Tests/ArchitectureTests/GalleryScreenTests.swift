import ScreenDriver
import ScreenKit
import Testing

/// What follows from the width of the window, a list of several models in place, and a cell of one's own
/// while a screen loads.
@MainActor @Suite(.serialized) struct GalleryScreenTests {
  private static let wide = CGSize(width: 1024, height: 768)
  private static let narrow = CGSize(width: 390, height: 844)

  // MARK: Several models in place

  @Test func itemsInPlaceAreOfSeveralModels() async throws {
    let bench = try await LibraryBench.showing { GalleryViewController(app: $0) }
    #expect(bench.driver.rowCount(section: 0) == 3)
    #expect(try bench.driver.texts(row: 0).contains("Open until five"))
    #expect(try bench.driver.texts(row: 1) == ["Momo"])
    #expect(try bench.driver.texts(row: 2) == ["Krabat", "Borrowed"])
    #expect(await bench.transport.requests.isEmpty)
  }

  // MARK: The window

  @Test func narrowWindowsShowWhatIsForThem() async throws {
    let bench = try await LibraryBench.showing { GalleryViewController(app: $0) }
    try await bench.driver.resize(to: Self.narrow)
    #expect(bench.driver.sees("Little room"))
    #expect(!bench.driver.sees("Plenty of room"))
  }

  @Test func partsRowsAndNodesFollowTheWindow() async throws {
    let bench = try await LibraryBench.showing { GalleryViewController(app: $0) }
    try await bench.driver.resize(to: Self.wide)
    #expect(!bench.driver.sees("Little room"))
    #expect(try bench.driver.texts(row: 0) == ["Open until five", "Plenty of room"])
    #expect(try bench.driver.texts(row: 0, section: 1) == ["Any room", "Plenty of room"])
    try await bench.driver.resize(to: Self.narrow)
    #expect(bench.driver.sees("Little room"))
    #expect(!bench.driver.sees("Plenty of room"))
  }

  @Test func layoutFollowsTheWindow() async throws {
    let bench = try await LibraryBench.showing { GalleryViewController(app: $0) }
    let list = try #require(bench.driver.list)
    func frame(_ item: Int) throws -> CGRect {
      try #require(
        list.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: item, section: 0))
      ).frame
    }
    #expect(try frame(1).minX == frame(0).minX)
    try await bench.driver.resize(to: Self.wide)
    #expect(try frame(1).minX > frame(0).minX)
    #expect(try frame(1).minY == frame(0).minY)
    try await bench.driver.resize(to: Self.narrow)
    #expect(try frame(1).minX == frame(0).minX)
  }

  @Test func columnsFollowTheWindowAndTheStateStays() async throws {
    let bench = try await LibraryBench.showing { GalleryColumnsViewController(app: $0) }
    let list = try #require(bench.driver.list)
    func rows() -> Int {
      let tops = (0..<3).compactMap {
        list.collectionViewLayout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?
          .frame.minY
      }
      return Set(tops).count
    }
    try await bench.driver.toggle(id: "open")
    try await bench.driver.type("Rain", into: "note")
    #expect(rows() == 3)
    try await bench.driver.resize(to: Self.wide)
    #expect(rows() == 1)
    #expect(bench.driver.sees("Rain"))
    try await bench.driver.rotate()
    #expect(bench.driver.sees("Rain"))
    try await bench.driver.resize(to: Self.narrow)
    #expect(rows() == 3)
    #expect(bench.driver.sees("Rain"))
  }

  @Test(arguments: [ListSystem.table, .composition])
  func sectionsOfOtherSystemsFollowTheWindow(system: ListSystem) async throws {
    let bench = try await LibraryBench.showing { app in
      system == .table
        ? GalleryTableViewController(app: app)
        : GalleryRowsCoordinator(app: app).primaryViewController
    }
    #expect(bench.driver.rowCount() == 1)
    try await bench.driver.resize(to: Self.wide)
    #expect(bench.driver.rowCount() == 4)
    #expect(bench.driver.sees("Plenty of room"))
    try await bench.driver.resize(to: Self.narrow)
    #expect(bench.driver.rowCount() == 1)
  }

  // MARK: Loading

  @Test func aCellOfItsOwnStandsThereWhileTheScreenLoads() async throws {
    let bench = try await waiting { AwaitedViewController(app: $0, count: 3) }
    try await bench.driver.wait(forText: "The porter is looking")
    #expect(bench.driver.sees("3 books"))
    await bench.transport.release()
    try await bench.driver.settle()
    #expect(!bench.driver.sees("The porter is looking"))
    #expect(bench.driver.sees("Book 1"))
  }

  @Test func theCellIsThereAgainForAnotherTry() async throws {
    let bench = try await waiting { AwaitedViewController(app: $0, count: 3) }
    await bench.transport.setAnswer(BookServer.broken)
    await bench.transport.release()
    try await bench.driver.settle()
    #expect(bench.driver.sees("The library is closed"))
    #expect(!bench.driver.sees("The porter is looking"))
    await bench.transport.hold()
    Task { try await bench.driver.tap(text: "Try again") }
    try await bench.driver.wait(forText: "The porter is looking")
    await bench.transport.release()
    try await bench.driver.settle()
  }

  @Test(arguments: [ListSystem.composition, .mvp])
  func otherSystemsShowItToo(system: ListSystem) async throws {
    let bench = try await waiting { app in
      system == .mvp
        ? AwaitedPresentedViewController(app: app)
        : AwaitedRowsCoordinator(app: app).primaryViewController
    }
    try await bench.driver.wait(forText: "The porter is looking")
    await bench.transport.release()
    try await bench.driver.settle()
    #expect(!bench.driver.sees("The porter is looking"))
  }

  /// Shows a screen whose server doesn't answer yet.
  private func waiting(
    _ screen: (LibraryApp) -> UIViewController
  ) async throws -> LibraryBench {
    let transport = ScriptedTransport(BookServer.standard)
    await transport.hold()
    return LibraryBench(transport: transport, screen)
  }
}
