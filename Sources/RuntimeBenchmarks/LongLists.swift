import Benchmarks
import ScreenKit
import SeededRandom

/// What the lists of the benchmark show.
struct BenchItem: Model {
  var id: Int
  var title: String
  var text: String
  var likes: Int

  static func some(_ numbers: Range<Int>) -> [BenchItem] {
    numbers.map { index in
      BenchItem(
        id: index, title: "Author \(index % 97)",
        text: String(repeating: "Some words of a post. ", count: 1 + index % 5), likes: index % 31)
    }
  }

  /// `items` with so many changes: a third each come, go and become different, and some move.
  static func changed(
    _ items: [BenchItem], changes: Int, by generator: inout SeededGenerator
  ) -> [BenchItem] {
    var items = items
    for change in 0..<changes {
      let index = generator.below(items.count)
      switch change % 4 {
      case 0: items.remove(at: index)
      case 1:
        let new = BenchItem(id: 1_000_000 + change, title: "New", text: "Words", likes: 0)
        items.insert(new, at: index)
      case 2: items[index].likes += 1
      default: items.insert(items.remove(at: index), at: generator.below(items.count))
      }
    }
    return items
  }
}

/// A card as feeds have them: an image beside a name, a text, two buttons.
struct BenchCard: CellAdapter {
  func cell(for item: BenchItem, in context: CellContext) -> CellNode {
    .column(
      [
        .row([
          .image(.symbol("person"), size: 40, shape: .circle), .text(.verbatim(item.title)),
          .spacer(), .text(.verbatim("\(item.id)")),
        ]),
        .text(.verbatim(item.text), lines: 3),
        .row([
          .button(id: "like", title: .verbatim("\(item.likes)"), icon: .symbol("heart")) { _ in },
          .button(id: "share", title: .verbatim("Share")) { _ in },
        ]),
      ], spacing: SpacingToken(points: 8), padding: SpacingToken(points: 16))
  }
}

/// An adapter that keeps the surroundings that its cells are shown in.
@MainActor
final class ContextProbe: CellAdapter {
  private(set) var context: CellContext?

  func cell(for item: BenchItem, in context: CellContext) -> CellNode {
    self.context = context
    return BenchCard().cell(for: item, in: context)
  }
}

/// A source to which pages of items come when it is told so.
@MainActor
final class BenchPages: DataSource {
  weak var delegate: (any DataSourceDelegate)?
  private var items: [BenchItem]

  init(_ items: [BenchItem]) {
    self.items = items
  }

  func numberOfObjects() -> Int { items.count }

  func object(at index: Int) -> BenchItem? { items.indices.contains(index) ? items[index] : nil }

  func loadFirst() {
    delegate?.dataSource(self, didFinish: .first, with: items)
  }

  /// Lets a page of so many items arrive behind those that there are.
  func addPage(of count: Int) {
    let page = BenchItem.some(items.count..<items.count + count)
    items += page
    delegate?.dataSource(self, didFinish: .bottom, with: page)
  }
}

/// A screen with one long list.
@MainActor
protocol LongList: UIViewController {
  var rowsView: UIScrollView { get }
  /// The number of the row that is seen last.
  var lastShownRow: Int? { get }
  /// Which cells are on screen.
  var shownCells: [ObjectIdentifier] { get }
}

final class LongCollection: CollectionController, LongList {
  private let source: BenchPages
  private let row: @MainActor (BenchItem) -> Row

  init(
    runtime: AppRuntime, source: BenchPages, adapter: some CellAdapter<BenchItem> = BenchCard(),
    layout: ListLayout = .list
  ) {
    self.source = source
    row = { Row($0, adapter) }
    super.init(runtime: runtime, configuration: CollectionConfiguration(layout: layout))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [ListSection] {
    [ListSection(id: "all", source: source, row: row)]
  }

  var rowsView: UIScrollView { collectionView }
  var lastShownRow: Int? { collectionView.indexPathsForVisibleItems.max()?.item }
  var shownCells: [ObjectIdentifier] { collectionView.visibleCells.map(ObjectIdentifier.init) }
}

final class LongTable: TableController, LongList {
  private let source: BenchPages

  init(runtime: AppRuntime, source: BenchPages) {
    self.source = source
    super.init(runtime: runtime, configuration: TableConfiguration())
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [TableSection] {
    let style = register(BenchCard())
    return [TableSection(id: "all", source: source) { TableRow($0, style) }]
  }

  var rowsView: UIScrollView { tableView }
  var lastShownRow: Int? { tableView.indexPathsForVisibleRows?.max()?.row }
  var shownCells: [ObjectIdentifier] { tableView.visibleCells.map(ObjectIdentifier.init) }
}

extension AppRuntime {
  /// The runtime of an app of which nothing is kept.
  static var benchmark: AppRuntime {
    AppRuntime(
      launch: LaunchValues(clock: ManualClock(), store: MemoryStore()),
      theme: Theme(name: "Benchmark"))
  }
}
