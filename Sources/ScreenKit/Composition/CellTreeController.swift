/// Shows what a cell adapter makes of an item, as a controller of its own.
public final class CellTreeController: UIViewController {
  private let tree = TreeContentView()
  private var height: (@MainActor (_ width: CGFloat) -> CGFloat)?

  /// A controller that shows nothing yet.
  public init() {
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func loadView() {
    view = tree
  }

  public override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tree.resumeLoads()
  }

  // The row is kept when it is scrolled away, but nobody waits for its images then.
  public override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tree.pauseLoads()
  }

  /// Shows `item` as `adapter` does in cells.
  public func show<A: CellAdapter>(_ item: A.Item, by adapter: A, in context: CellContext) {
    let context = context.with(container: self)
    tree.show(adapter.cell(for: item, in: context), in: context)
    tree.showAccessibility(adapter.accessibility(for: item), on: tree)
    height = { adapter.size(for: item, in: context.with(width: $0)).height }
  }
}

extension CellTreeController: ContentSizing {
  public func contentHeight(width: CGFloat) -> CGFloat { height?(width) ?? 0 }
}

extension CellTreeController: EmbeddingScreen {}

/// A screen in a row, as high as its adapter says.
final class EmbeddedRowController: UIViewController {
  private let screen: UIViewController
  private let height: EmbedHeight

  init(_ screen: UIViewController, height: EmbedHeight) {
    self.screen = screen
    self.height = height
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    embedChild(screen)
  }
}

extension EmbeddedRowController: ContentSizing {
  func contentHeight(width: CGFloat) -> CGFloat {
    switch height {
    case .points(let points): points
    case .content: screen.contentHeight(forWidth: width)
    }
  }
}

extension EmbeddedRowController: EmbeddingScreen {}
