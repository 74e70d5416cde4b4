import ScreenKit

/// What a list at random is made of: sections with items at hand that change, under headers and in
/// layouts of all kinds, one of them hosting screens.
struct RandomList {
  struct Part {
    let id: String
    let layout: ListLayout?
    let header: ScreenText?
    let footer: ScreenText?
    let hostsScreens: Bool
    let limit: Int?
  }

  private static let layouts: [ListLayout?] = [
    nil, .list, .grid(columns: 2), .grid(columns: ColumnCount(compact: 1, regular: 3)),
    .liquid(columns: 2), .liquid(columns: 3, spacing: SpacingToken(points: 4)),
  ]

  let parts: [Part]

  init(by random: inout SoakRandom) {
    parts = (0..<1 + random.below(4)).map { index in
      Part(
        id: "part\(index)", layout: random.pick(Self.layouts),
        header: random.chance(40) ? .verbatim("Part \(index)") : nil,
        footer: random.chance(30) ? .verbatim("That was part \(index)") : nil,
        hostsScreens: random.chance(15), limit: random.chance(15) ? 5 : nil)
    }
  }
}

/// What a list at random shows.
struct Scrap: Model {
  var id: Int
  var text: String
}

/// Items at hand that change.
@MainActor
final class ScrapSources {
  let sources: [LocalDataSource<Scrap>]
  private var lastID = 0

  init(count: Int, by random: inout SoakRandom) {
    sources = (0..<count).map { _ in LocalDataSource<Scrap>() }
    for source in sources where random.chance(85) {
      source.items = makeScraps(random.below(40), by: &random)
    }
  }

  /// Changes some of the items of some source.
  func change(by random: inout SoakRandom) {
    let source = random.pick(sources)
    var items = source.items
    for _ in 0..<random.below(4) where !items.isEmpty {
      items.remove(at: random.below(items.count))
    }
    for scrap in makeScraps(random.below(5), by: &random) {
      items.insert(scrap, at: random.below(items.count + 1))
    }
    if !items.isEmpty, random.chance(50) {
      items.insert(items.remove(at: random.below(items.count)), at: random.below(items.count + 1))
    }
    for index in items.indices where random.chance(10) { items[index].text = makeText(by: &random) }
    if random.chance(4) { items = [] }
    // Items that stand twice are rows of their own.
    if let first = items.first, random.chance(5) { items.append(first) }
    source.items = items
  }

  private func makeScraps(_ count: Int, by random: inout SoakRandom) -> [Scrap] {
    (0..<count).map { _ in
      lastID += 1
      return Scrap(id: lastID, text: makeText(by: &random))
    }
  }

  private func makeText(by random: inout SoakRandom) -> String {
    "Scrap \(random.below(1000))" + String(repeating: " of a text", count: random.below(12))
  }
}

struct ScrapRow: CellAdapter {
  func cell(for item: Scrap, in context: CellContext) -> CellNode {
    .column(
      [
        .text(.verbatim(item.text)),
        .row([
          .image(.symbol("scissors"), size: 20),
          .button(id: "keep", title: .verbatim("Keep \(item.id)")) { screen in
            screen.notice(.verbatim("Kept"))
          },
        ]),
      ], padding: SpacingToken(points: 6))
  }
}

struct ScrapScreen: EmbedAdapter {
  let app: LibraryApp

  func controller(for item: Scrap) -> UIViewController {
    NeighboursViewController(app: app, of: Identifier(item.id), all: item.id.isMultiple(of: 2))
  }
}

/// A screen whose items change.
@MainActor
protocol ScrapChanging: UIViewController {
  var scraps: ScrapSources { get }
}

final class RandomListViewController: CollectionController, ScrapChanging {
  let scraps: ScrapSources
  private let list: RandomList
  private let app: LibraryApp

  init(app: LibraryApp, seed: UInt64) {
    var random = SoakRandom(seed: seed)
    list = RandomList(by: &random)
    scraps = ScrapSources(count: list.parts.count, by: &random)
    self.app = app
    super.init(
      runtime: app.runtime,
      configuration: CollectionConfiguration(
        title: .verbatim("Scraps"), layout: random.pick([.list, .grid(columns: 2)]),
        pullToRefresh: random.chance(50)))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [ListSection] {
    zip(list.parts, scraps.sources).map { part, source in
      ListSection(
        id: part.id, header: part.header, footer: part.footer, layout: part.layout,
        limit: part.limit, source: source
      ) { [app] scrap in
        part.hostsScreens ? Row(scrap, ScrapScreen(app: app)) : Row(scrap, ScrapRow())
      }
    }
  }
}

final class RandomTableViewController: TableController, ScrapChanging {
  let scraps: ScrapSources
  private let list: RandomList

  init(app: LibraryApp, seed: UInt64) {
    var random = SoakRandom(seed: seed)
    list = RandomList(by: &random)
    scraps = ScrapSources(count: list.parts.count, by: &random)
    super.init(
      runtime: app.runtime,
      configuration: TableConfiguration(
        title: .verbatim("Scraps"), pullToRefresh: random.chance(50)))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [TableSection] {
    let style = register(ScrapRow())
    return zip(list.parts, scraps.sources).map { part, source in
      TableSection(
        id: part.id, header: part.header, footer: part.footer, limit: part.limit, source: source
      ) { TableRow($0, style) }
    }
  }
}
