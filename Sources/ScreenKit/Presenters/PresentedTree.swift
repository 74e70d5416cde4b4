/// Where a tree that a presenter has made is shown: what its cell needs to know of the screen.
@MainActor
struct TreeSurroundings<Destination> {
  /// Turns what the presenter wants done into what is done on the screen.
  typealias Acting = @MainActor (@escaping PresenterAction<Destination>) -> ScreenAction

  let context: CellContext
  let acting: Acting
}

/// The view of a cell that renders the trees of its presenters.
@MainActor
final class PresentedTree<Destination> {
  private let tree = TreeContentView()
  /// Where the trees are shown by now.
  var surroundings: TreeSurroundings<Destination>?

  /// Lays the view into the cell's own.
  init(in view: UIView) {
    view.addSubview(tree)
  }

  func show(
    _ content: CellTree<PresenterAction<Destination>>, accessibility: CellAccessibility?,
    in cell: any PressedCell
  ) {
    guard let surroundings else { return }
    tree.show(
      CellNode(
        content.element, actions: content.actions.mapValues(surroundings.acting),
        inputs: content.inputs.mapValues { input in
          { value in surroundings.acting(input(value)) }
        }),
      in: surroundings.context)
    tree.showAccessibility(accessibility, on: cell)
    cell.showPressedGround(in: surroundings.context.theme)
    cell.setNeedsLayout()
  }

  /// Whether the row is under a finger.
  var isPressed: Bool {
    get { tree.isPressed }
    set { tree.isPressed = newValue }
  }

  func accessibilityActions(
    of cell: UIView, beside others: [UIAccessibilityCustomAction]?
  ) -> [UIAccessibilityCustomAction]? {
    tree.accessibilityActions(of: cell, beside: others)
  }

  func layOut(in bounds: CGRect) {
    tree.frame = bounds
  }

  func nextChange(after now: Date) -> Date? { tree.nextChange(after: now) }

  func clear() {
    tree.clear()
  }
}

/// A table cell that renders the trees of its presenters.
open class TreePresenterTableCell<P: TreeCellPresenter>: PresenterTableCell<P>, TreeCellView,
  OffersTreeActions, FollowsTime
{
  public typealias Destination = P.Destination

  private lazy var tree = PresentedTree<P.Destination>(in: contentView)

  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  func configure(with presenter: P, in surroundings: TreeSurroundings<P.Destination>) {
    tree.surroundings = surroundings
    configure(with: presenter)
  }

  func nextChange(after now: Date) -> Date? { tree.nextChange(after: now) }

  public func show(
    _ content: CellTree<PresenterAction<P.Destination>>, accessibility: CellAccessibility?
  ) {
    tree.show(content, accessibility: accessibility, in: self)
  }

  open override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    tree.isPressed = highlighted
  }

  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { tree.accessibilityActions(of: self, beside: super.accessibilityCustomActions) }
    set { super.accessibilityCustomActions = newValue }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    tree.layOut(in: contentView.bounds)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    tree.clear()
  }
}

/// A cell of a collection view that renders the trees of its presenters.
open class TreePresenterCollectionCell<P: TreeCellPresenter>: PresenterCollectionCell<P>,
  TreeCellView, OffersTreeActions, FollowsTime
{
  public typealias Destination = P.Destination

  private lazy var tree = PresentedTree<P.Destination>(in: contentView)

  public required init(frame: CGRect) {
    super.init(frame: frame)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  func configure(with presenter: P, in surroundings: TreeSurroundings<P.Destination>) {
    tree.surroundings = surroundings
    configure(with: presenter)
  }

  func nextChange(after now: Date) -> Date? { tree.nextChange(after: now) }

  public func show(
    _ content: CellTree<PresenterAction<P.Destination>>, accessibility: CellAccessibility?
  ) {
    tree.show(content, accessibility: accessibility, in: self)
  }

  open override var isHighlighted: Bool {
    didSet { tree.isPressed = isHighlighted }
  }

  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { tree.accessibilityActions(of: self, beside: super.accessibilityCustomActions) }
    set { super.accessibilityCustomActions = newValue }
  }

  /// The layout knows how big the cell is; nothing has to be fitted for that.
  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  open override func layoutSubviews() {
    super.layoutSubviews()
    tree.layOut(in: contentView.bounds)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    tree.clear()
  }
}
