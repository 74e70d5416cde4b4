import ScreenDriver
import Testing

@testable import ScreenCore
@testable import ScreenKit

/// The images of rows that are about to come into sight.
@MainActor @Suite struct PrefetchTests {
  enum Kind: CaseIterable {
    case collection, table, controllers
  }

  private let bench = FixtureBench { _ in HTTPResponse(body: pixel ?? Data()) }
  private var images: ImageLoader { bench.app.runtime.images }

  private func photos(_ ids: Range<Int>) -> [Photo] { ids.map { Photo(id: $0) } }

  private func screen(
    _ kind: Kind, _ source: LocalDataSource<Photo>
  ) -> (UIViewController, UIScrollView) {
    let runtime = bench.app.runtime
    switch kind {
    case .collection:
      let screen = PhotosController(runtime: runtime, source)
      return (screen, screen.collectionView)
    case .table:
      let screen = TestTableController(runtime: runtime) {
        [RowSection(id: "all", source: source) { TestRow($0, PhotoRow()) }]
      }
      return (screen, screen.tableView)
    case .controllers:
      let rows = RowListController(runtime: runtime)
      rows.show(
        ShownList(sections: [
          .init(id: "all", rows: source.items.map { ControllerRow($0, PhotoRow()) })
        ]))
      return (rows, rows.tableView)
    }
  }

  /// How many rows are seen, of 120 points each.
  private var seen: Int { 844 / 120 + 1 }

  @Test(
    "images of the rows below are loaded before these come into sight", arguments: Kind.allCases)
  func imagesOfTheNextRowsAreLoaded(kind: Kind) async throws {
    let source = LocalDataSource(photos(0..<200))
    let (screen, _) = screen(kind, source)
    let driver = bench.show(screen)
    try await driver.settle()
    let next = ImageTarget(
      Photo(id: seen + 1).address, size: CGSize(width: 100, height: 100), scale: 2)
    try await wait(until: "it is there") { images.cachedImage(for: next) != nil }
    driver.close()
  }

  @Test("images of rows that were passed by are given up", arguments: Kind.allCases)
  func imagesOfRowsPassedByAreGivenUp(kind: Kind) async throws {
    await bench.transport.hold()
    let source = LocalDataSource(photos(0..<200))
    let (screen, view) = screen(kind, source)
    let driver = bench.show(screen)
    view.layoutIfNeeded()
    #expect(images.loadCount > seen)
    for _ in 0..<10 {
      view.contentOffset.y += 844
      view.layoutIfNeeded()
      // Those that are seen, and half as many before and after them.
      #expect(images.loadCount <= 2 * seen + 4)
    }
    await bench.transport.release()
    driver.close()
  }

  @Test("images of rows that have gone are given up", arguments: [Kind.collection, .table])
  func imagesOfRowsThatHaveGoneAreGivenUp(kind: Kind) async throws {
    await bench.transport.hold()
    let source = LocalDataSource(photos(0..<200))
    let (screen, view) = screen(kind, source)
    let driver = bench.show(screen)
    view.layoutIfNeeded()
    #expect(images.loadCount > seen)
    source.items = []
    view.layoutIfNeeded()
    #expect(images.loadCount == 0)
    await bench.transport.release()
    driver.close()
  }

  @Test(
    "images of rows that take the places of others are not given up with these",
    arguments: [Kind.collection, .table])
  func imagesOfRowsThatMoveUpAreKept(kind: Kind) async throws {
    await bench.transport.hold()
    let source = LocalDataSource(photos(0..<200))
    let (screen, view) = screen(kind, source)
    let driver = bench.show(screen)
    view.layoutIfNeeded()
    let next = Photo(id: seen).address.path
    try await wait(until: "it is asked for") { await bench.transport.count(of: next) == 1 }
    // Rows from below come into sight, where others were.
    source.items.removeSubrange(2..<seen - 2)
    view.layoutIfNeeded()
    // What is asked for later shows that nothing else is on its way.
    view.contentOffset.y += 844
    view.layoutIfNeeded()
    let later = Photo(id: 2 * seen).address.path
    try await wait(until: "it is asked for") { await bench.transport.count(of: later) > 0 }
    #expect(await bench.transport.count(of: next) == 1)
    await bench.transport.release()
    driver.close()
  }

  @Test func imagesOfATreeAreWantedAsTheyStandThere() async throws {
    let source = LocalDataSource(photos(0..<1))
    let (screen, _) = screen(.collection, source)
    let driver = bench.show(screen)
    try await driver.settle()
    let address = Photo(id: 0).address
    let shown = ImageTarget(address, size: CGSize(width: 100, height: 100), scale: 2)
    try await wait(until: "it is there") { images.cachedImage(for: shown) != nil }
    #expect(images.cachedImage(at: address) == nil)
    driver.close()
  }
}

private struct Photo: Model {
  let id: Int
  var address: URL { .literal("https://images.example/").appending(path: "\(id).png") }
}

private struct PhotoRow: CellAdapter {
  func cell(for item: Photo, in context: CellContext) -> CellNode {
    .column(
      [.image(.url(item.address), size: 100)], padding: SpacingToken(points: 10))
  }
}

private final class PhotosController: CollectionController {
  private let source: LocalDataSource<Photo>

  init(runtime: AppRuntime, _ source: LocalDataSource<Photo>) {
    self.source = source
    super.init(runtime: runtime, configuration: CollectionConfiguration())
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [ListSection] {
    [ListSection(id: "all", source: source) { Row($0, PhotoRow()) }]
  }
}
