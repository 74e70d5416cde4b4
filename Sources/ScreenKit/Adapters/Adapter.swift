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

  /// What ``size(for:in:)`` follows from, where that can be computed on any thread; nil, unless said
  /// otherwise, where it can't or is not worth it.
  func sizing(for item: Item, in context: CellContext) -> CellSizing?

  /// The images that the cell of `item` will ask ``AppRuntime/images`` for. They are loaded before it
  /// comes into sight; none unless said otherwise.
  func images(for item: Item, in context: CellContext) -> [ImageTarget]

  /// The XIB that cells are made from; nil, unless said otherwise, for those that code makes.
  var nib: CellNib? { get }
}

extension Adapter {
  public func sizing(for item: Item, in context: CellContext) -> CellSizing? { nil }

  public func images(for item: Item, in context: CellContext) -> [ImageTarget] { [] }

  public var nib: CellNib? { nil }
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
  /// Whether the cell is only there for its size to be known, and nobody will see it: what it would load can
  /// wait.
  public private(set) var isMeasuring = false

  weak var screen: ScreenController?
  /// The controller in whose view the cell lies; screens in the cell become its children.
  weak var container: UIViewController?
  weak var children: EmbeddedScreens?
  let row: RowID?
  /// Where the layouts wait that rows of the list were measured by.
  private let layouts: MeasuredLayouts?

  init(
    runtime: AppRuntime, traits: CellTraits, containerWidth: CGFloat, displayScale: CGFloat,
    screen: ScreenController? = nil, children: EmbeddedScreens? = nil, row: RowID? = nil,
    layouts: MeasuredLayouts? = nil
  ) {
    self.runtime = runtime
    self.traits = traits
    self.containerWidth = containerWidth
    self.displayScale = max(displayScale, 1)
    self.screen = screen
    container = screen
    self.children = children
    self.row = row
    self.layouts = layouts
  }

  /// The app's theme.
  public var theme: Theme { runtime.theme }

  /// The same for a cell that is never shown.
  var measuring: CellContext {
    var context = self
    context.isMeasuring = true
    return context
  }

  /// The same for a cell of another width.
  func with(width: CGFloat) -> CellContext {
    var context = CellContext(
      runtime: runtime, traits: traits, containerWidth: width, displayScale: displayScale,
      screen: screen, children: children, row: row, layouts: layouts)
    context.container = container
    context.isMeasuring = isMeasuring
    return context
  }

  /// The same for a cell in the view of `controller`.
  func with(container controller: UIViewController) -> CellContext {
    var context = self
    context.container = controller
    return context
  }

  /// What laying out a cell here needs beside its tree: a value that can be handed to any thread.
  ///
  /// Texts that depend on the time read in it as they do now.
  public var layoutEnvironment: CellLayoutEnvironment {
    let strings = runtime.strings
    let now = runtime.clock.now
    return CellLayoutEnvironment(
      theme: runtime.theme, traits: traits, measure: runtime.measure,
      string: { strings.string(for: $0, now: now) })
  }

  /// Lays out `tree`, with the screens in it.
  func layout(of tree: CellNode, width: CGFloat, height: CGFloat? = nil) -> CellLayout {
    let environment = layoutEnvironment
    guard tree.isMeasuredByViews else {
      return CellLayout(tree.element, width: width, height: height, in: environment)
    }
    return CellLayout(
      tree.element, width: width, height: height, in: environment,
      screenHeight: { child(for: $0, of: tree)?.contentHeight(forWidth: $1) ?? 0 },
      viewHeight: { contentHeight(of: $0, width: $1) })
  }

  /// Lays out `tree` as high as its content, and keeps that for the cell that will show the row so.
  func measure(_ tree: CellNode, width: CGFloat) -> CellLayout {
    guard !tree.isMeasuredByViews, let row, let layouts else {
      return layout(of: tree, width: width)
    }
    let environment = layoutEnvironment
    let kept = layouts.layout(of: row)
    if let layout = kept?.layout(of: tree.element, width: width, in: environment) { return layout }
    let layout = CellLayout(tree.element, width: width, in: environment)
    if let kept = KeptLayout(layout, of: tree.element, in: environment) {
      layouts.keep(kept, of: row)
    }
    return layout
  }

  /// The layout that the row was measured by and that was not shown yet, if it waits.
  func takeMeasuredLayout() -> KeptLayout? { row.flatMap { layouts?.take($0) } }

  /// How high what a view shows is.
  private func contentHeight(of view: CellView, width: CGFloat) -> CGFloat {
    (view.maker as? any ContentFitting)?.contentHeight(width: width, in: self)
      ?? CellButton.minimumSide
  }

  /// The screen that stands in a tree, made if there is none yet.
  func child(for screen: CellScreen, of tree: CellNode) -> UIViewController? {
    guard let row, let maker = tree.screens[screen.id] as? TreeScreenMaker else { return nil }
    let place = ScreenPlace(row: row, id: screen.id)
    return children?.screen(in: place, showing: screen.values, make: maker.make)
  }
}

extension CellTree {
  /// Whether only views, on the main actor, know how high it is.
  var isMeasuredByViews: Bool { fitsViews || !screens.isEmpty }
}
