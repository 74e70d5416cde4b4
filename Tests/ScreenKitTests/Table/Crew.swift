import ScreenDriver
import ScreenKit

struct Sailor: Model {
  var id: Int
  var name: String
  var portrait: String?

  init(_ id: Int, _ name: String = "", portrait: String? = nil) {
    self.id = id
    self.name = name.isEmpty ? "Sailor \(id)" : name
    self.portrait = portrait
  }
}

extension RowStyle<Sailor> {
  static var byline: RowStyle { RowStyle("byline") }
  static var unknown: RowStyle { RowStyle("unknown") }
}

/// Is told what is done with rows of sailors.
@MainActor
protocol SailorPresenterDelegate: AnyObject {
  func sailorWasClicked(_ sailor: Sailor)
  func sailorWasGreeted(_ sailor: Sailor)
}

final class SailorCell: UITableViewCell {
  let name = UILabel()
  let portrait = UILabel()
  let button = UIButton(frame: .zero)
  var onGreet: (@MainActor () -> Void)?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for part in [name, portrait, button] as [UIView] { contentView.addSubview(part) }
    button.setTitle("Greet", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.onGreet?() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let third = contentView.bounds.width / 3
    for (column, part) in ([name, portrait, button] as [UIView]).enumerated() {
      part.frame = CGRect(
        x: CGFloat(column) * third, y: 0, width: third, height: contentView.bounds.height)
    }
  }
}

/// Presents sailors and counts what it does for whom.
@MainActor
final class SailorPresenter: RowPresenter {
  let prefix: String
  let rowHeight: CGFloat
  private(set) var cellsMade = 0
  private(set) var presented: [Int: Int] = [:]
  private(set) var updated: [Int: Int] = [:]

  init(_ prefix: String = "", height: CGFloat = 50) {
    self.prefix = prefix
    rowHeight = height
  }

  func makeCell(reuseIdentifier: String) -> SailorCell {
    cellsMade += 1
    return SailorCell(style: .default, reuseIdentifier: reuseIdentifier)
  }

  func present(
    _ item: Sailor, in cell: SailorCell, context: RowContext<any SailorPresenterDelegate>
  ) {
    presented[item.id, default: 0] += 1
    cell.name.text = prefix + item.name
    cell.portrait.text = item.portrait
    cell.onGreet = { context.delegate?.sailorWasGreeted(item) }
  }

  func height(
    of item: Sailor, in context: RowContext<any SailorPresenterDelegate>
  ) -> CGFloat { rowHeight }

  func update(
    _ cell: SailorCell, of item: Sailor, with update: ResourceUpdate,
    context: RowContext<any SailorPresenterDelegate>
  ) {
    updated[item.id, default: 0] += 1
    if update.concerns(\Sailor.portrait) { cell.portrait.text = item.portrait }
    if update.concerns(\Sailor.name) { cell.name.text = prefix + item.name }
  }

  func click(_ item: Sailor, delegate: any SailorPresenterDelegate) {
    delegate.sailorWasClicked(item)
  }

  func forgetCounts() {
    presented = [:]
    updated = [:]
  }
}

/// A table written by hand: two sections, two styles of one model.
class CrewController: TableController, SailorPresenterDelegate {
  enum Deck: String, CaseIterable {
    case upper, lower
  }

  let crew: SectionedDataSource<Deck>
  let plain = SailorPresenter()
  let byline = SailorPresenter("Captain ", height: 80)
  private(set) var events: [String] = []

  init(
    runtime: AppRuntime, load: SectionedDataSource<Deck>.Load? = nil,
    configuration: TableConfiguration = TableConfiguration(title: .verbatim("Crew"))
  ) {
    crew = SectionedDataSource(load: load)
    super.init(runtime: runtime, configuration: configuration)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [TableSection] {
    register(plain)
    register(byline, style: .byline)
    return sections(of: crew) { deck in .verbatim("\(deck.rawValue) deck") }
  }

  func sailorWasClicked(_ sailor: Sailor) {
    let selected = tableView.indexPathsForSelectedRows ?? []
    events.append("clicked \(sailor.id), selected \(selected.count)")
  }

  func sailorWasGreeted(_ sailor: Sailor) {
    events.append("greeted \(sailor.id)")
  }
}

extension FixtureBench {
  /// Shows a table and waits until it has loaded.
  func settled(_ screen: TableController) async throws -> ScreenDriver {
    let driver = show(screen)
    try await driver.settle()
    return driver
  }
}

extension ScreenDriver {
  /// The first text of each row of the table on top, by sections.
  var rowNames: [[String]] {
    guard let table, let screen = topScreen as? TableController else { return [] }
    return (0..<table.numberOfSections).map { section in
      (0..<table.numberOfRows(inSection: section)).compactMap { row in
        (screen.item(at: IndexPath(row: row, section: section)) as? Sailor)?.name
      }
    }
  }
}
