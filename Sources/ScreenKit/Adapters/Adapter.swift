/// Turns a model into a cell: which class it has, what it shows, how big it is. An adapter knows no
/// screen, so one serves on many.
@MainActor
public protocol Adapter<Item> {
  associatedtype Item: Model
  associatedtype Cell: UICollectionViewCell

  /// Makes `cell`, which may have shown something else before, show `item`.
  func configure(_ cell: Cell, with item: Item, in context: CellContext)

  /// How big the cell of `item` is.
  func size(for item: Item, in context: CellContext) -> CGSize
}

/// What a cell is shown in.
@MainActor
public struct CellContext {
  /// What the screens of the app share.
  public let runtime: AppRuntime
  /// The surroundings that decide how cells look.
  public let traits: CellTraits
  /// The width that the layout has for the cell.
  public let containerWidth: CGFloat

  weak var screen: ScreenController?
  weak var children: EmbeddedScreens?
  let row: RowID?

  init(
    runtime: AppRuntime, traits: CellTraits, containerWidth: CGFloat,
    screen: ScreenController? = nil, children: EmbeddedScreens? = nil, row: RowID? = nil
  ) {
    self.runtime = runtime
    self.traits = traits
    self.containerWidth = containerWidth
    self.screen = screen
    self.children = children
    self.row = row
  }

  /// The app's theme.
  public var theme: Theme { runtime.theme }

  /// The same for a cell of another width.
  func with(width: CGFloat) -> CellContext {
    CellContext(
      runtime: runtime, traits: traits, containerWidth: width, screen: screen,
      children: children, row: row)
  }

  var layoutEnvironment: CellLayoutEnvironment {
    let runtime = runtime
    return CellLayoutEnvironment(
      theme: runtime.theme, traits: traits, measure: runtime.measure,
      string: { runtime.string($0) })
  }
}
