/// Where a tree that a presenter has made is shown: what its cell needs to know of the screen.
@MainActor
struct TreeSurroundings<Destination> {
  let context: CellContext
  /// Turns what the presenter wants done into what is done on the screen.
  let screenAction: @MainActor (@escaping PresenterAction<Destination>) -> ScreenAction

  /// `content` as cells show it.
  func node(_ content: CellTree<PresenterAction<Destination>>) -> CellNode {
    CellNode(content.element, actions: content.actions.mapValues(screenAction))
  }
}

/// A table cell that renders the trees of its presenters.
open class TreePresenterTableCell<P: TreeCellPresenter>: PresenterTableCell<P>, TreeCellView {
  public typealias Destination = P.Destination

  private let tree = TreeContentView()
  private var surroundings: TreeSurroundings<P.Destination>?

  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    contentView.addSubview(tree)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  func configure(with presenter: P, in surroundings: TreeSurroundings<P.Destination>) {
    self.surroundings = surroundings
    configure(with: presenter)
  }

  public func show(
    _ content: CellTree<PresenterAction<P.Destination>>, accessibility: CellAccessibility?
  ) {
    guard let surroundings else { return }
    tree.show(surroundings.node(content), in: surroundings.context)
    show(accessibility, in: surroundings.context)
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    tree.frame = contentView.bounds
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    tree.clear()
  }
}

/// A cell of a collection view that renders the trees of its presenters.
open class TreePresenterCollectionCell<P: TreeCellPresenter>: PresenterCollectionCell<P>,
  TreeCellView
{
  public typealias Destination = P.Destination

  private let tree = TreeContentView()
  private var surroundings: TreeSurroundings<P.Destination>?

  public required init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(tree)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  func configure(with presenter: P, in surroundings: TreeSurroundings<P.Destination>) {
    self.surroundings = surroundings
    configure(with: presenter)
  }

  public func show(
    _ content: CellTree<PresenterAction<P.Destination>>, accessibility: CellAccessibility?
  ) {
    guard let surroundings else { return }
    tree.show(surroundings.node(content), in: surroundings.context)
    show(accessibility, in: surroundings.context)
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    tree.frame = contentView.bounds
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    tree.clear()
  }
}
