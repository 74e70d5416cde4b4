/// A list in a collection view that a presenter decides about.
open class PresenterListCollectionController<P: ListPresenting>: PresenterListController<
  P, CollectionSurface<PresenterRow<P.Cell, P.Destination>>
>
where P.Cell: CollectionPresentedCell, P.Cell.Destination == P.Destination {
  /// A list that `presenter` decides about.
  public init(
    runtime: AppRuntime, presenter: P, configuration: PresenterListConfiguration
  ) {
    let surface = CollectionSurface<PresenterRow<P.Cell, P.Destination>>(runtime: runtime) {
      [weak presenter] row in row.cell.collectionFace.face(of: row, on: presenter)
    }
    surface.currentLayout = { [weak presenter] in
      presenter?.currentLayout() ?? configuration.layout
    }
    super.init(
      runtime: runtime, presenter: presenter, configuration: configuration, surface: surface)
  }

  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// The view that the items are in.
  public var collectionView: UICollectionView { surface.collectionView }
}
