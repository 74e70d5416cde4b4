/// A screen with a list in a collection view. Subclasses say what the sections are.
open class CollectionController: ListScreenController<CollectionSurface<Row>> {
  /// A screen that behaves as `configuration` says.
  public init(runtime: AppRuntime, configuration: CollectionConfiguration) {
    let surface = CollectionSurface<Row>(runtime: runtime) { $0.face }
    super.init(runtime: runtime, configuration: configuration, surface: surface)
    surface.currentLayout = { [weak self] in self?.currentLayout() ?? .list }
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// What the screen shows.
  open func makeSections() -> [ListSection] { [] }

  /// How rows are laid out now, where a section doesn't say.
  open func currentLayout() -> ListLayout { configuration.layout }

  /// The view that the rows are in.
  public var collectionView: UICollectionView { display.surface.collectionView }

  open override func viewDidLoad() {
    super.viewDidLoad()
    display.engine.start(makeSections())
  }
}
