/// One row of a list of controllers: an item, how the controller that shows it is made and kept up to
/// date, and what can be done with the row.
@MainActor
public struct ControllerRow: AdaptedRow {
  /// What becomes of a row once it was selected.
  public enum SelectionAnswer: Hashable, Sendable {
    /// It is no longer selected.
    case deselect
    /// It is no longer selected, its controller is handed its item again, and it is measured anew.
    case reload
  }

  public let item: any Model
  public let kind: RowKind
  let face: TableRowFace
  let select: (@MainActor (any ScreenEffects) -> SelectionAnswer)?
  public let onSeen: (@MainActor () -> Void)?

  private init(
    _ item: any Model, kind: RowKind, opensPreview: Bool = false, swipes: [SwipeAction],
    reorder: ReorderAction?, onSeen: (@MainActor () -> Void)?,
    select: (@MainActor (any ScreenEffects) -> SelectionAnswer)?,
    images: @escaping @MainActor (CellContext) -> [ImageTarget] = { _ in [] },
    make: @escaping @MainActor (CellContext) -> UIViewController,
    update: @escaping @MainActor (UIViewController, CellContext) -> Void = { _, _ in }
  ) {
    self.item = item
    self.kind = kind
    self.onSeen = onSeen
    self.select = select
    face = TableRowFace(
      reuse: RowKind(ControllerTableCell.self),
      actions: RowActions(opensPreview: opensPreview, swipes: swipes, reorder: reorder),
      makeCell: { ControllerTableCell(style: .default, reuseIdentifier: $0) },
      configure: { $0.host(in: $1, make: make, update: update) },
      height: { _ in UITableView.automaticDimension }, images: images)
  }

  /// A row whose controller `adapter` makes. It is made when the row first comes into sight, and kept
  /// as long as the row is there.
  public init<A: ControllerAdapter>(
    _ item: A.Item, _ adapter: A, swipes: [SwipeAction] = [], reorder: ReorderAction? = nil,
    onSeen: (@MainActor () -> Void)? = nil,
    select: (@MainActor (any ScreenEffects) -> SelectionAnswer)?
  ) {
    self.init(
      item, kind: RowKind(A.self), swipes: swipes, reorder: reorder, onSeen: onSeen,
      select: select,
      make: { adapter.makeController(for: item, in: $0) },
      update: { Self.update($0, of: item, by: adapter, in: $1) })
  }

  /// A row whose controller `adapter` makes, and that is deselected after `onSelect`.
  public init<A: ControllerAdapter>(
    _ item: A.Item, _ adapter: A, onSelect: ScreenAction? = nil, opensPreview: Bool = false,
    swipes: [SwipeAction] = [], reorder: ReorderAction? = nil,
    onSeen: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      item, kind: RowKind(A.self), opensPreview: opensPreview, swipes: swipes, reorder: reorder,
      onSeen: onSeen, select: Self.deselecting(onSelect),
      make: { adapter.makeController(for: item, in: $0) },
      update: { Self.update($0, of: item, by: adapter, in: $1) })
  }

  /// A row whose controller shows the tree that `adapter` makes of `item`.
  public init<A: CellAdapter>(
    _ item: A.Item, _ adapter: A, onSelect: ScreenAction? = nil, opensPreview: Bool = false,
    swipes: [SwipeAction] = [], reorder: ReorderAction? = nil,
    onSeen: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      item, kind: RowKind(A.self), opensPreview: opensPreview, swipes: swipes, reorder: reorder,
      onSeen: onSeen, select: Self.deselecting(onSelect),
      images: { adapter.images(for: item, in: $0) },
      make: { context in
        let controller = CellTreeController()
        controller.show(item, by: adapter, in: context)
        return controller
      },
      update: { controller, context in
        (controller as? CellTreeController)?.show(item, by: adapter, in: context)
      })
  }

  /// A row whose controller is a whole screen, which `adapter` makes for `item`.
  public init<A: EmbedAdapter>(
    _ item: A.Item, _ adapter: A, onSelect: ScreenAction? = nil, opensPreview: Bool = false,
    swipes: [SwipeAction] = [], reorder: ReorderAction? = nil,
    onSeen: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      item, kind: RowKind(A.self), opensPreview: opensPreview, swipes: swipes, reorder: reorder,
      onSeen: onSeen, select: Self.deselecting(onSelect),
      make: { _ in EmbeddedRowController(adapter.controller(for: item), height: adapter.height) })
  }

  private static func update<A: ControllerAdapter>(
    _ controller: UIViewController, of item: A.Item, by adapter: A, in context: CellContext
  ) {
    guard let controller = controller as? A.Controller else { return }
    adapter.update(controller, with: item, in: context)
  }

  private static func deselecting(
    _ action: ScreenAction?
  ) -> (@MainActor (any ScreenEffects) -> SelectionAnswer)? {
    guard let action else { return nil }
    return { screen in
      action(screen)
      return .deselect
    }
  }
}

/// A part of a list of controllers with rows of its own.
public typealias ControllerSection = RowSection<ControllerRow>

/// Turns a model into a controller that stands in a row. What happens in the row is told to the
/// controller, so that neither cells nor lists need delegates for it.
@MainActor
public protocol ControllerAdapter<Item> {
  associatedtype Item: Model
  associatedtype Controller: UIViewController

  /// The controller that shows `item`. How high it is says `ContentSizing`, `preferredContentSize` or
  /// Auto Layout.
  func makeController(for item: Item, in context: CellContext) -> Controller

  /// Makes `controller` show `item`, as after a change of its content or of the surroundings.
  func update(_ controller: Controller, with item: Item, in context: CellContext)
}
