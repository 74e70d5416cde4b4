/// The items of a collection view, one section of them, each shown by a cell with a presenter. How they
/// move is up to the layout; with the animation `none` they don't. The item that says that more is coming
/// is as big as the layout makes all of them.
open class PresenterCollectionDataSource<Item>: PresenterDataSource<Item>,
  UICollectionViewDataSource
{
  private let makeCell: @MainActor (UICollectionView, IndexPath, Item) -> UICollectionViewCell

  /// Items of `collectionView` in cells of `type`, each with the presenter that `presenter` makes for it.
  /// Pages are numbered from `firstPage` on.
  public init<P: CellPresenter, Cell: PresenterCollectionCell<P>>(
    _ collectionView: UICollectionView, items: [Item] = [], firstPage: Int = 1,
    cell type: Cell.Type, presenter: @escaping @MainActor (Item) -> P
  ) {
    makeCell = { collectionView, path, item in
      collectionView.dequeue(type, for: path, presenter: presenter(item))
    }
    super.init(items, firstPage: firstPage, in: collectionView)
    collectionView.register(type)
    collectionView.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: Self.loadingRow)
    collectionView.dataSource = self
  }

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    rowCount
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = item(at: indexPath.item) { return makeCell(collectionView, indexPath, item) }
    loadingRowWillShow()
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: Self.loadingRow, for: indexPath)
    LoadingRowView.show(in: cell.contentView)
    return cell
  }
}
