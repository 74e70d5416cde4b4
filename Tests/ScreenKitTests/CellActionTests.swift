import Foundation
import ScreenDriver
import Testing

@testable import ScreenCore
@testable import ScreenKit

/// What those can do who have cells read out as a whole.
@MainActor @Suite struct CellActionTests {
  enum Kind: CaseIterable {
    case collection, table, controllers
  }

  private let bench = FixtureBench()

  private func show(
    _ kind: Kind, _ row: some CellAdapter<Line> = SpokenRow(), swipes: [SwipeAction]
  ) async throws -> ScreenDriver {
    let runtime = bench.app.runtime
    let lines = LocalDataSource(Line.some(1...2))
    let screen: UIViewController =
      switch kind {
      case .collection:
        SpokenController(runtime: runtime) {
          [ListSection(id: "all", source: lines) { Row($0, row, swipes: swipes) }]
        }
      case .table:
        TestTableController(runtime: runtime) {
          [RowSection(id: "all", source: lines) { TestRow($0, row, swipes: swipes) }]
        }
      case .controllers:
        SpokenList(
          runtime: runtime,
          rows: lines.items.map { ControllerRow($0, row, swipes: swipes) })
      }
    let driver = bench.show(screen)
    try await driver.settle()
    return driver
  }

  private let swipe = SwipeAction(title: .verbatim("Archive")) { $0.notice(.verbatim("Archived")) }
  private static let inner = ["more", "Like", "Done", "Decrease Count"]

  @Test("everything that can be touched in a cell is offered, and what lies behind its row")
  func namesInCollections() async throws {
    let driver = try await show(.collection, swipes: [swipe])
    #expect(try driver.accessibilityActions(row: 1) == Self.inner + ["Archive"])
    let cell = try await driver.cell(at: [0, 1])
    #expect(cell.isAccessibilityElement)
    #expect(cell.accessibilityLabel == "Row 2")
    driver.close()
  }

  @Test(
    "tables tell of what lies behind rows themselves, so their cells don't, or it came twice",
    arguments: [Kind.table, .controllers])
  func namesInTables(kind: Kind) async throws {
    let driver = try await show(kind, swipes: [swipe])
    #expect(try driver.accessibilityActions(row: 1) == ["Archive"] + Self.inner)
    driver.close()
  }

  @Test("actions do what a finger would", arguments: Kind.allCases)
  func performing(kind: Kind) async throws {
    let driver = try await show(kind, swipes: [swipe])
    for (name, answer) in [
      ("Like", "Liked 2"), ("Done", "Done true"), ("Decrease Count", "Count 9"),
      ("Archive", "Archived"),
    ] {
      try await driver.perform(accessibilityAction: name, row: 1)
      #expect(driver.sees(answer))
    }
    var opened: [URL] = []
    bench.app.runtime.openAddress = { opened.append($0) }
    try await driver.perform(accessibilityAction: "more", row: 1)
    #expect(opened == [.literal("https://more.example")])
    driver.close()
  }

  @Test("what runs is offered again when it has ended")
  func running() async throws {
    let driver = bench.launch()
    try await driver.settle()
    let actions = ["Like", "Comment", "Author", "Hide"]
    #expect(try driver.accessibilityActions(row: 0) == actions)
    await bench.transport.hold()
    try await driver.cell(at: [0, 0]).accessibilityCustomActions?.first?.headlessPerform()
    #expect(try driver.accessibilityActions(row: 0) == Array(actions.dropFirst()))
    await bench.transport.release()
    try await driver.settle()
    #expect(try driver.accessibilityActions(row: 0) == actions)
    driver.close()
  }

  @Test("a cell with something to type into is read part by part", arguments: Kind.allCases)
  func fields(kind: Kind) async throws {
    let driver = try await show(kind, TypingRow(), swipes: [])
    let cell: UIView =
      kind == .collection
      ? try await driver.cell(at: [0, 0]) : try await driver.tableCell(at: [0, 0])
    #expect(!cell.isAccessibilityElement)
    #expect(try driver.accessibilityActions(row: 0) == [])
    driver.close()
  }

  @Test("cells of presenters offer it, too")
  func presenters() async throws {
    let screen = SpokenController(runtime: bench.app.runtime) { [] }
    let driver = bench.show(screen)
    let context = CellContext(
      runtime: bench.app.runtime, traits: CellTraits(), containerWidth: 390, displayScale: 2,
      screen: screen)
    let surroundings = TreeSurroundings<String>(context: context) { _ in
      { $0.notice(.verbatim("Liked")) }
    }
    let row = TreePresenterTableCell<SpokenPresenter>(style: .default, reuseIdentifier: nil)
    row.configure(with: SpokenPresenter(), in: surroundings)
    #expect(row.accessibilityCustomActions?.map(\.name) == ["Like"])
    let tile = TreePresenterCollectionCell<SpokenPresenter>(frame: .zero)
    tile.configure(with: SpokenPresenter(), in: surroundings)
    tile.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Archive") { _ in true }
    ]
    #expect(tile.accessibilityCustomActions?.map(\.name) == ["Like", "Archive"])
    tile.accessibilityCustomActions?.first?.headlessPerform()
    try await driver.settle()
    #expect(driver.sees("Liked"))
    driver.close()
  }
}

/// A row that is read out as a whole, with all that can be touched in cells.
private struct SpokenRow: CellAdapter {
  func cell(for item: Line, in context: CellContext) -> CellNode {
    .column([
      .text(
        .verbatim("\(item.text), and [more](https://more.example)"),
        style: CellTextStyle(isRich: true)),
      .button(id: "like", icon: .symbol("heart"), label: .verbatim("Like")) { screen in
        screen.notice(.verbatim("Liked \(item.id)"))
      },
      .toggle(id: "done", false, label: .verbatim("Done")) { isOn in
        { $0.notice(.verbatim("Done \(isOn)")) }
      },
      .stepper(id: "count", 10, from: 0, to: 10, label: .verbatim("Count")) { (count: Int) in
        { $0.notice(.verbatim("Count \(count)")) }
      },
    ])
  }

  func accessibility(for item: Line) -> CellAccessibility? {
    CellAccessibility(label: .verbatim("Row \(item.id)"), traits: [.button])
  }
}

/// Presents a row that is read out as a whole.
private final class SpokenPresenter: TreeCellPresenter {
  typealias Destination = String
  weak var view: (any TreeCellView<String>)?
  let item = Line(id: 1, text: "Line")

  var content: CellTree<PresenterAction<String>> {
    .button(id: "like", title: .verbatim("Like")) { _ in }
  }

  var accessibility: CellAccessibility? {
    CellAccessibility(label: .verbatim("Row"), traits: [.button])
  }

  func viewDidBind() { view?.show(content, accessibility: accessibility) }
}

private struct TypingRow: CellAdapter {
  func cell(for item: Line, in context: CellContext) -> CellNode {
    .column([
      .text(.verbatim(item.text)),
      .control(
        id: "name",
        .text(
          id: "name", title: .verbatim("Name"),
          value: StateBinding(get: { "" }, set: { _ in }))),
    ])
  }

  func accessibility(for item: Line) -> CellAccessibility? {
    CellAccessibility(label: .verbatim("Row \(item.id)"), traits: [])
  }
}

private final class SpokenController: CollectionController {
  private let sections: @MainActor () -> [ListSection]

  init(runtime: AppRuntime, sections: @escaping @MainActor () -> [ListSection]) {
    self.sections = sections
    super.init(runtime: runtime, configuration: CollectionConfiguration())
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [ListSection] { sections() }
}

/// Rows that are controllers.
private final class SpokenList: ScreenController {
  private let rows: RowListController

  init(runtime: AppRuntime, rows: [ControllerRow]) {
    self.rows = RowListController(runtime: runtime)
    super.init(runtime: runtime)
    self.rows.screen = self
    self.rows.show(ShownList(sections: [ShownList.Section(id: "all", rows: rows)]))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    embedChild(rows)
  }
}
