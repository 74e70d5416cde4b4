import Foundation
import ScreenDriver
import ScreenKit

/// A row of a table as a test makes it.
struct TestRow: ListRow {
  let item: any Model
  let kind: RowKind
  let face: TableRowFace

  init<A: CellAdapter>(
    _ item: A.Item, _ adapter: A, onSelect: ScreenAction? = nil, opensPreview: Bool = false,
    swipes: [SwipeAction] = [], reorder: ReorderAction? = nil
  ) {
    self.item = item
    kind = RowKind(A.self)
    face = TableRowFace(
      item, adapter,
      actions: RowActions(
        onSelect: onSelect, opensPreview: opensPreview, swipes: swipes, reorder: reorder))
  }

  init<A: EmbedAdapter>(_ item: A.Item, _ adapter: A) {
    self.item = item
    kind = RowKind(A.self)
    face = TableRowFace(item, adapter)
  }
}

struct Line: Model {
  var id: Int
  var text: String

  static func some(_ ids: some Sequence<Int>, _ text: String = "Line") -> [Line] {
    ids.map { Line(id: $0, text: "\(text) \($0)") }
  }
}

struct LineRow: CellAdapter {
  func cell(for item: Line, in context: CellContext) -> CellNode {
    .column(
      [
        .text(.verbatim(item.text)),
        .button(id: "button", title: .verbatim("Button \(item.id)")) { screen in
          screen.notice(.verbatim("Pressed \(item.id)"))
        },
      ], padding: SpacingToken(points: 4))
  }
}

/// A screen with a table, wired by hand over the parts that systems use.
final class TestTableController: ScreenController, ListDisplayHost {
  let engine: ListEngine<TestRow>
  private let makeRows: @MainActor () -> [RowSection<TestRow>]
  private let configuration: TableConfiguration
  private(set) lazy var display = ListDisplay(
    engine, on: TableSurface<TestRow>(runtime: runtime) { $0.face },
    configuration: configuration, host: self)

  init(
    runtime: AppRuntime,
    configuration: TableConfiguration = TableConfiguration(pullToRefresh: true),
    sections: @escaping @MainActor () -> [RowSection<TestRow>]
  ) {
    makeRows = sections
    self.configuration = configuration
    engine = ListEngine(clock: runtime.clock, events: runtime.events, changes: runtime.changes)
    super.init(runtime: runtime)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  var tableView: UITableView { display.surface.tableView }
  var listContent: any ListContent { display }
  override var screenContent: (any ScreenContent)? { display }

  override func viewDidLoad() {
    super.viewDidLoad()
    engine.start(makeRows())
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    engine.screenWillAppear()
  }

  /// The ids of the lines that are shown.
  var lines: [Int] {
    display.surface.shown.sections.flatMap(\.rows).compactMap { ($0.row.item as? Line)?.id }
  }
}
