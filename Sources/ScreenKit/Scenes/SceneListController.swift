/// The controller of a scene with a list: it shows what its presenter's list has, tells the presenter
/// what it lives through, and decides nothing. Subclasses say how a row looks.
///
/// `Presenter` is the presenter as the controller sees it, a protocol of the scene that refines
/// `ListPresentable` of the same rows.
open class SceneListController<App: ScreenApp, Presenter, Row: ListRow>:
  ListScreenController<CollectionSurface<Row>>, SceneViewable, SceneNavigable
{
  /// The app that the scene is part of.
  public let app: App
  /// Who decides what is shown and done.
  public private(set) lazy var presenter = makePresenter(self)
  private let makePresenter: @MainActor (SceneListController) -> Presenter

  /// How the scene behaves, unless it depends on what the scene is shown with.
  open class var configuration: CollectionConfiguration { CollectionConfiguration() }

  /// A scene that is decided by what `makePresenter` makes for it.
  ///
  /// - Parameters:
  ///   - configuration: How it behaves, where that depends on what it is shown with.
  ///   - result: Who waits for what it returns.
  public init(
    app: App, configuration: CollectionConfiguration? = nil,
    awaiting result: (any AwaitedResult)? = nil,
    presenter makePresenter: @escaping @MainActor (SceneListController) -> Presenter
  ) {
    let configuration = configuration ?? Self.configuration
    self.app = app
    self.makePresenter = makePresenter
    let surface = CollectionSurface<Row>(runtime: app.runtime) { Self.placeholder(for: $0) }
    super.init(runtime: app.runtime, configuration: configuration, surface: surface)
    awaitedResult = result
    surface.face = { [weak self] in self?.face(of: $0) ?? Self.placeholder(for: $0) }
    surface.currentLayout = { [weak self] in
      self?.listPresenter?.layout ?? configuration.layout
    }
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// The presenter as that of a list, which the scene's own protocol refines: asked once, here, so that no
  /// scene has to say it again.
  private lazy var listPresenter = presenter as? any ListPresentable

  override func makeEngine() -> ListEngine<Row> {
    listPresenter.flatMap { engine(of: $0) } ?? super.makeEngine()
  }

  private func engine(of presenter: some ListPresentable) -> ListEngine<Row>? {
    presenter.list as? ListEngine<Row>
  }

  override var lifeObserver: (any ScreenLife)? { listPresenter }

  // MARK: For subclasses

  /// How `row` is shown, and what can be done with it.
  open func face(of row: Row) -> RowFace { Self.placeholder(for: row) }

  private static func placeholder(for row: Row) -> RowFace {
    RowFace(AnyModel(row.item), PlaceholderAdapter())
  }

  open override func makeSearchScopes() -> SearchScopes? { listPresenter?.makeSearchScopes() }

  open override func makeSearchSuggestions() -> SearchSuggestions? {
    listPresenter?.makeSearchSuggestions()
  }

  open override func searchQueryDidChange(_ query: String) {
    listPresenter?.searchQueryDidChange(query)
  }

  /// The view that the rows are in.
  public var collectionView: UICollectionView { display.surface.collectionView }
}
