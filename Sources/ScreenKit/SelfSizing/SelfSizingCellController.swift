/// Shows the cell of a self-sizing adapter as a controller, for lists whose rows are controllers.
public final class SelfSizingCellController<A: SelfSizingAdapter>: UIViewController, ContentSizing {
  private let cell: A.Cell?
  private var height: (@MainActor (_ width: CGFloat) -> CGFloat)?

  /// A controller that shows nothing yet, in a cell of `origin`.
  public init(_ origin: CellOrigin<A.Cell>) {
    cell = origin.makeTemplate()
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  public override func viewDidLoad() {
    super.viewDidLoad()
    if let cell { view.addSubview(cell) }
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    cell?.frame = view.bounds
  }

  /// Shows `item` as `adapter` does in cells.
  public func show(_ item: A.Item, by adapter: A, in context: CellContext) {
    if let cell {
      cell.prepareForReuse()
      adapter.configure(cell, with: item, in: context.with(container: self))
    }
    height = { adapter.size(for: item, in: context.with(width: $0)).height }
  }

  public func contentHeight(width: CGFloat) -> CGFloat { height?(width) ?? 0 }
}

/// A self-sizing adapter where rows are controllers, as in screens of the system `composition`.
@MainActor
public struct SelfSizingControllerAdapter<A: SelfSizingAdapter>: ControllerAdapter {
  private let adapter: A

  /// Rows that show what `adapter` shows in cells.
  public init(_ adapter: A) {
    self.adapter = adapter
  }

  public func makeController(
    for item: A.Item, in context: CellContext
  ) -> SelfSizingCellController<A> {
    let controller = SelfSizingCellController<A>(adapter.origin)
    controller.show(item, by: adapter, in: context)
    return controller
  }

  public func update(
    _ controller: SelfSizingCellController<A>, with item: A.Item, in context: CellContext
  ) {
    controller.show(item, by: adapter, in: context)
  }
}
