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

  /// The images that the cell of `item` will ask ``AppRuntime/images`` for. They are loaded before it
  /// comes into sight; none unless said otherwise.
  func images(for item: Item, in context: CellContext) -> [ImageTarget]
}

extension Adapter {
  public func images(for item: Item, in context: CellContext) -> [ImageTarget] { [] }
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
  /// How many pixels make a point where the cell is.
  public let displayScale: CGFloat

  weak var screen: ScreenController?
  /// The controller in whose view the cell lies; screens in the cell become its children.
  weak var container: UIViewController?
  weak var children: EmbeddedScreens?
  let row: RowID?

  init(
    runtime: AppRuntime, traits: CellTraits, containerWidth: CGFloat, displayScale: CGFloat,
    screen: ScreenController? = nil, children: EmbeddedScreens? = nil, row: RowID? = nil
  ) {
    self.runtime = runtime
    self.traits = traits
    self.containerWidth = containerWidth
    self.displayScale = max(displayScale, 1)
    self.screen = screen
    container = screen
    self.children = children
    self.row = row
  }

  /// The app's theme.
  public var theme: Theme { runtime.theme }

  /// The same for a cell of another width.
  func with(width: CGFloat) -> CellContext {
    var context = CellContext(
      runtime: runtime, traits: traits, containerWidth: width, displayScale: displayScale,
      screen: screen, children: children, row: row)
    context.container = container
    return context
  }

  /// The same for a cell in the view of `controller`.
  func with(container controller: UIViewController) -> CellContext {
    var context = self
    context.container = controller
    return context
  }

  var layoutEnvironment: CellLayoutEnvironment {
    let runtime = runtime
    return CellLayoutEnvironment(
      theme: runtime.theme, traits: traits, measure: runtime.measure,
      string: { runtime.string($0) })
  }

  /// The same where screens stand in the tree.
  func layoutEnvironment(of tree: CellNode) -> CellLayoutEnvironment {
    var environment = layoutEnvironment
    guard !tree.screens.isEmpty else { return environment }
    environment.screenHeight = { screen, width in
      child(for: screen, of: tree)?.contentHeight(forWidth: width) ?? 0
    }
    return environment
  }

  /// The screen that stands in a tree, made if there is none yet.
  func child(for screen: CellScreen, of tree: CellNode) -> UIViewController? {
    guard let row, let maker = tree.screens[screen.id] as? TreeScreenMaker else { return nil }
    let place = ScreenPlace(row: row, id: screen.id)
    return children?.screen(in: place, showing: screen.values, make: maker.make)
  }
}
