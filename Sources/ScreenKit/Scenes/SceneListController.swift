/// The controller of a scene with a list: it shows what its presenter's list has, tells the presenter
/// what it lives through, and decides nothing. Subclasses say who their presenter is and how a row
/// looks.
open class SceneListController<Row: ListRow>: ListScreenController<CollectionSurface<Row>>,
  SceneViewable, SceneNavigable
{
  /// A screen that behaves as `configuration` says.
  public init(runtime: AppRuntime, configuration: CollectionConfiguration) {
    let surface = CollectionSurface<Row>(runtime: runtime) { Self.placeholder(for: $0) }
    super.init(runtime: runtime, configuration: configuration, surface: surface)
    surface.face = { [weak self] in self?.face(of: $0) ?? Self.placeholder(for: $0) }
    surface.currentLayout = { [weak self] in
      self?.listPresenter?.layout ?? configuration.layout
    }
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  override func makeEngine() -> ListEngine<Row> { listPresenter?.list ?? super.makeEngine() }

  override var lifeObserver: (any ScreenLife)? { listPresenter }

  // MARK: For subclasses

  /// Who decides what is shown. The subclass owns it.
  open var listPresenter: (any ListPresentable<Row>)? { nil }

  /// `presenter` as what this controller knows of it.
  public final func known(
    _ presenter: some ListPresentable<Row>
  ) -> any ListPresentable<Row> { presenter }

  /// How `row` is shown, and what can be done with it.
  open func face(of row: Row) -> RowFace { Self.placeholder(for: row) }

  private static func placeholder(for row: Row) -> RowFace {
    RowFace(AnyModel(row.item), PlaceholderAdapter())
  }

  open override func searchQueryDidChange(_ query: String) {
    listPresenter?.searchQueryDidChange(query)
  }

  /// The view that the rows are in.
  public var collectionView: UICollectionView { display.surface.collectionView }
}
