/// A screen with a collection view that a presenter decides about. What its items are is up to the data
/// source that a subclass gives the view, such as ``PresenterCollectionDataSource``.
open class PresenterCollectionController<P: ScreenPresenter>: PresenterController<P> {
  /// The collection view, which fills the screen.
  public let collectionView: UICollectionView

  /// A screen that `presenter` decides about, with items laid out by `layout`.
  public init(runtime: AppRuntime, presenter: P, layout: UICollectionViewLayout) {
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(runtime: runtime, presenter: presenter)
  }

  /// A screen that `presenter` decides about, with items that flow.
  public override init(runtime: AppRuntime, presenter: P) {
    collectionView = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    super.init(runtime: runtime, presenter: presenter)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    collectionView.backgroundColor = runtime.theme.uiColor(.background)
    view.addSubview(collectionView)
    super.viewDidLoad()
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
  }
}
