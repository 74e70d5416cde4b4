import ScreenKit

/// A card of an app that has been there before.
struct Card: Model {
  var id: Int
  var lines: Int
}

/// Counts what happens to cells of a class.
@MainActor
final class CellJournal {
  var made = 0
  var measured = 0
  var shown: [Int] = []
}

/// A cell whose constraints would say how high it is, 20 points a line. There is no Auto Layout here, so it
/// answers as that would.
final class LegacyCell: UICollectionViewCell {
  static let journal = CellJournal()

  var lines = 0
  private(set) var reuses = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.journal.made += 1
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
    lines = 0
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    Self.journal.measured += 1
    guard horizontalFittingPriority == .required else { return CGSize(width: 1, height: 1) }
    // In half the width there is room for half of a line.
    let lines = targetSize.width < 200 ? 2 * lines : lines
    return CGSize(width: targetSize.width, height: CGFloat(20 * lines) + 0.2)
  }
}

/// A cell that places its views by itself, within margins that take more than a cell without content has.
final class ManualCell: UICollectionViewCell {
  var lines = 0
  private let mark = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    if mark.superview == nil { contentView.addSubview(mark) }
    let area = contentView.bounds.insetBy(dx: 12, dy: 12)
    mark.frame = CGRect(x: area.minX, y: area.minY, width: area.maxX - area.minX, height: 2)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(30 * lines))
  }
}

/// A cell that decides about its place.
final class PlacedCell: UICollectionViewCell {
  var lines = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.frame.size.height = CGFloat(40 * lines)
    return layoutAttributes
  }
}

/// A cell of a table.
final class LegacyRowCell: UITableViewCell {
  var lines = 0

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: CGFloat(25 * lines))
  }
}

/// A list of cards in cells of `face`.
final class CardController: CollectionController {
  private let face: @MainActor (Card) -> Row
  let cards: LocalDataSource<Card>

  init(
    runtime: AppRuntime, _ cards: [Card], layout: ListLayout = .list,
    face: @escaping @MainActor (Card) -> Row
  ) {
    self.cards = LocalDataSource(cards)
    self.face = face
    super.init(runtime: runtime, configuration: CollectionConfiguration(layout: layout))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func makeSections() -> [ListSection] {
    [ListSection(id: "cards", source: cards) { [face] in face($0) }]
  }
}

struct LegacyAdapter: SelfSizingAdapter {
  var origin: CellOrigin<LegacyCell> { .cells { LegacyCell(frame: .zero) } }

  func configure(_ cell: LegacyCell, with item: Card, in context: CellContext) {
    cell.lines = item.lines
    if !context.isMeasuring { LegacyCell.journal.shown.append(item.id) }
  }
}

struct NibAdapter: SelfSizingAdapter {
  var origin: CellOrigin<ManualCell> { .nib("ManualCell") }
  var fitting: CellFitting { .sizeThatFits }

  func configure(_ cell: ManualCell, with item: Card, in context: CellContext) {
    cell.lines = item.lines
  }
}

struct LegacyRowPresenter: SelfSizingRowPresenter {
  let origin: CellOrigin<LegacyRowCell>

  func present(_ item: Card, in cell: LegacyRowCell, context: RowContext<AnyObject>) {
    cell.lines = item.lines
  }
}
