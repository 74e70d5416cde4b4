@testable import ScreenKit

/// What the controllers of the sixth system inherit from: a table whose rows come from sources, and a text
/// where there are none.
class PlainListController: UITableViewController, DataSourceDelegate, RestorableController {
  private let runtime: AppRuntime
  private let configuration: PlainListConfiguration
  private let message = UILabel()
  private var sections: [PlainSection] = []
  var restorationRoute: ScreenRoute?

  init(runtime: AppRuntime, configuration: PlainListConfiguration) {
    self.runtime = runtime
    self.configuration = configuration
    super.init(style: .plain)
    title = configuration.title.map(runtime.string)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  /// What the list shows.
  func makeSections() -> [PlainSection] { [] }

  /// What the list shows when there is nothing.
  func makeEmptyState() -> EmptyState? { nil }

  func push(_ controller: UIViewController) {
    navigationController?.pushViewController(controller, animated: false)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
    tableView.backgroundView = message
    sections = makeSections()
    for section in sections {
      section.source.delegate = self
      section.source.loadFirst()
    }
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows().count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = TreeTableCell(style: .default, reuseIdentifier: nil)
    let context = CellContext(
      runtime: runtime, traits: CellTraits(), containerWidth: tableView.bounds.width,
      displayScale: 1)
    row(at: indexPath).show(cell, context)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    row(at: indexPath).onSelect?(self)
  }

  private func row(at path: IndexPath) -> PlainRow { sections[path.section].rows()[path.row] }

  // MARK: Sources

  func dataSource(
    _ source: any DataSource, didFinish load: LoadKind, with items: [any Model]
  ) {
    let isEmpty = sections.allSatisfy { $0.rows().isEmpty }
    message.text = isEmpty ? makeEmptyState().map { runtime.string($0.text) } : nil
    tableView.reloadData()
  }

  func dataSource(_ source: any DataSource, didFail load: LoadKind, with error: LoadError) {
    message.text = configuration.error.text.map(runtime.string)
  }
}

/// How a list of the sixth system behaves.
struct PlainListConfiguration {
  var title: ScreenText?
  var error = ErrorState()
}

/// A part of a list of the sixth system.
@MainActor
struct PlainSection {
  let source: any DataSource
  let rows: @MainActor () -> [PlainRow]

  init<Item: Model>(
    id: String, source: any DataSource<Item>, row: @escaping @MainActor (Item) -> PlainRow
  ) {
    self.source = source
    rows = { source.objects.map { row($0) } }
  }
}

/// A row of the sixth system.
@MainActor
struct PlainRow {
  let show: @MainActor (TreeTableCell, CellContext) -> Void
  let onSelect: (@MainActor (PlainListController) -> Void)?

  init<A: CellAdapter>(
    _ item: A.Item, _ adapter: A, onSelect: (@MainActor (PlainListController) -> Void)? = nil
  ) {
    show = { cell, context in
      cell.show(
        adapter.cell(for: item, in: context), accessibility: adapter.accessibility(for: item),
        in: context)
    }
    self.onSelect = onSelect
  }
}
