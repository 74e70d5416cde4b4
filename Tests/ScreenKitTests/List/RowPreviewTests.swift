import Foundation
import ScreenDriver
import Testing

@testable import ScreenKit

/// Screens that rows lead to, shown beside the rows' menus.
@MainActor @Suite struct RowPreviewTests {
  enum Kind: CaseIterable {
    case list, grid, table
  }

  enum Way: CaseIterable {
    case push, present, show
  }

  /// Who waits for what a screen returns.
  private final class Waiting: AwaitedResult {
    var hasLeft = false

    func screenDidLeave() { hasLeft = true }
  }

  private let bench = FixtureBench()
  private let log = CallLog()
  private let waiting = Waiting()

  private func lead(_ screen: any ScreenEffects, to line: Line, by way: Way) {
    log("make \(line.id)")
    let controller = PreviewedScreen(runtime: bench.app.runtime, line: line, log: log)
    controller.awaitedResult = waiting
    switch way {
    case .push: screen.push(controller)
    case .present: screen.present(controller)
    case .show: screen.show(controller)
    }
  }

  /// Four lines, of which the last leads nowhere now; the second can be removed.
  private func show(
    _ kind: Kind, by hands: HandsKind = .hooks, way: Way = .push, opensPreview: Bool = true
  ) async throws -> ScreenDriver {
    let row = LineRow()
    let source = LocalDataSource(Line.some(1...4))
    let select: @MainActor (Line) -> ScreenAction = { line in
      { screen in if line.id != 4 { lead(screen, to: line, by: way) } }
    }
    let swipes: @MainActor (Line) -> [SwipeAction] = { [log] line in
      [
        SwipeAction(title: .verbatim("Remove"), when: line.id == 2) { _ in
          log("remove \(line.id)")
        }
      ]
    }
    let screen: UIViewController
    if kind == .table {
      screen = TestTableController(runtime: bench.app.runtime) {
        [
          RowSection(id: "a", source: source) {
            TestRow(
              $0, row, onSelect: select($0), opensPreview: opensPreview, swipes: swipes($0))
          }
        ]
      }
    } else {
      screen = PreviewingCollection(
        runtime: bench.app.runtime, layout: kind == .grid ? .grid(columns: 2) : .list
      ) {
        [
          ListSection(id: "a", source: source) {
            Row($0, row, onSelect: select($0), opensPreview: opensPreview, swipes: swipes($0))
          }
        ]
      }
    }
    let driver = ScreenDriver(
      root: UINavigationController(rootViewController: screen), clock: bench.clock,
      hands: hands.hands)
    try await driver.settle()
    return driver
  }

  @Test(
    "a finger that rests on a row is shown where a tap leads, and a tap on that goes there",
    arguments: Kind.allCases, HandsKind.allCases)
  func preview(kind: Kind, hands: HandsKind) async throws {
    let driver = try await show(kind, by: hands)
    let before = driver.screenStack
    let preview = try await driver.openPreview(row: 2)
    #expect(driver.previewTexts == ["About Line 3"])
    #expect(driver.screenStack == before, "nobody has gone there yet")
    try await driver.tapPreview()
    #expect(driver.topScreen === preview)
    #expect(driver.sees("About Line 3"))
    #expect(driver.preview == nil)
    #expect(log.calls.filter { $0.hasPrefix("make") } == ["make 3"], "it is the screen looked at")
    driver.close()
  }

  @Test("whichever way a tap goes, that is the way from the preview", arguments: Way.allCases)
  func ways(way: Way) async throws {
    let driver = try await show(.list, way: way)
    let preview = try await driver.openPreview(row: 0)
    #expect(driver.topScreen?.presentedViewController == nil)
    try await driver.tapPreview()
    #expect(driver.topScreen === preview)
    #expect((preview.navigationController?.presentingViewController != nil) == (way == .present))
    driver.close()
  }

  @Test("who only looks has not gone there", arguments: HandsKind.allCases)
  func close(hands: HandsKind) async throws {
    let driver = try await show(.list, by: hands)
    let before = driver.screenStack
    try await driver.openPreview(row: 0)
    try await driver.closePreview()
    #expect(driver.preview == nil && driver.screenStack == before)
    #expect(log.calls == ["make 1", "appears", "disappears"])
    #expect(!waiting.hasLeft, "nobody hears that a screen has gone to which nobody went")
    try await driver.tapRow(0)
    #expect(driver.sees("About Line 1"))
    driver.close()
  }

  @Test("who waits for what a screen returns hears of it once that is left")
  func results() async throws {
    let driver = try await show(.list)
    try await driver.openPreview(row: 0)
    try await driver.tapPreview()
    #expect(!waiting.hasLeft)
    try await driver.goBack()
    #expect(waiting.hasLeft)
    driver.close()
  }

  @Test("rows that lead nowhere now are shown nothing", arguments: Kind.allCases)
  func nowhere(kind: Kind) async throws {
    let driver = try await show(kind)
    await #expect(throws: DriverError.self) { try await driver.openPreview(row: 3) }
    await #expect(throws: DriverError.self) { try await driver.tapPreview() }
    driver.close()
  }

  @Test("rows show where they lead only where they say so", arguments: Kind.allCases)
  func unsaid(kind: Kind) async throws {
    let driver = try await show(kind, opensPreview: false)
    await #expect(throws: DriverError.self) { try await driver.openPreview(row: 0) }
    #expect(log.calls == [])
    driver.close()
  }

  @Test("what can be done with the row stands beside the preview", arguments: Kind.allCases)
  func menus(kind: Kind) async throws {
    let driver = try await show(kind)
    let titles = [1, 0].map { row in
      let path = IndexPath(item: row, section: 0)
      let menu =
        driver.list?.headlessContextMenu(forItemAt: path)
        ?? driver.table?.headlessContextMenu(forRowAt: path)
      return menu?.headlessElements.map(\.title)
    }
    #expect(titles == [["Remove"], nil])
    driver.close()
  }

  @Test("what a router shows as a preview lies on its stack once somebody has gone there")
  func routers() async throws {
    let runtime = bench.app.runtime
    let log = log
    let router = Router<Int>(runtime: runtime) { number in
      PreviewedScreen(runtime: runtime, line: Line(id: number, text: "\(number)"), log: log)
    }
    let row = LineRow()
    let screen = PreviewingCollection(runtime: runtime, layout: .list) {
      [
        ListSection(
          id: "a",
          rows: {
            [
              Row(
                Line(id: 7, text: "Seven"), row,
                onSelect: { screen in router.show(7, from: screen) }, opensPreview: true)
            ]
          })
      ]
    }
    let driver = ScreenDriver(
      root: HostController(
        runtime: runtime, style: .tabBar, menu: [MenuEntry(title: .verbatim("Items")) { screen }]),
      clock: bench.clock)
    try await driver.settle()
    try await driver.openPreview(row: 0)
    #expect(router.routes.isEmpty)
    try await driver.tapPreview()
    #expect(router.routes.map(\.destination) == [7])
    #expect(driver.sees("About 7"))
    driver.close()
  }

  @Test("what a navigator would show is looked at first", arguments: Way.allCases)
  func navigators(way: Way) async throws {
    let runtime = bench.app.runtime
    let log = log
    let navigator = ScreenNavigator<Int>(runtime: runtime) { number in
      PreviewedScreen(runtime: runtime, line: Line(id: number, text: "\(number)"), log: log)
    }
    let row = LineRow()
    let screen = PreviewingCollection(runtime: runtime, layout: .list) {
      [
        ListSection(
          id: "a",
          rows: {
            [
              Row(
                Line(id: 7, text: "Seven"), row,
                onSelect: { _ in
                  switch way {
                  case .push: navigator.push(7)
                  case .present: navigator.present(7, as: .sheet)
                  case .show: navigator.show(7)
                  }
                }, opensPreview: true)
            ]
          })
      ]
    }
    let driver = bench.show(screen)
    try await driver.settle()
    let preview = try await driver.openPreview(row: 0)
    #expect(driver.topScreen === screen)
    try await driver.tapPreview()
    #expect(driver.topScreen === preview)
    driver.close()
  }
}

/// A screen that a row leads to.
private final class PreviewedScreen: ScreenController {
  private let line: Line
  private let log: CallLog

  init(runtime: AppRuntime, line: Line, log: CallLog) {
    self.line = line
    self.log = log
    super.init(runtime: runtime)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "About \(line.text)"
    view.embedSubview(label)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log("appears")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log("disappears")
  }
}

/// A collection whose sections a test makes.
private final class PreviewingCollection: CollectionController {
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
