/// The items of a collection view, one section of them, each shown by a cell with a presenter. What is
/// added, inserted, removed or replaced moves in the view at once, as its layout wants it; with the
/// animation `none` it is there without moving.
open class PresenterCollectionDataSource<Item>: PresenterDataSource<Item>,
  UICollectionViewDataSource
{
  /// The view that the items are in; kept weakly, since the screen owns it.
  public private(set) weak var collectionView: UICollectionView?

  private let makeCell: @MainActor (UICollectionView, IndexPath, Item) -> UICollectionViewCell

  /// Items of `collectionView` in cells of `type`, each with the presenter that `presenter` makes for it.
  public init<P: CellPresenter, Cell: PresenterCollectionCell<P>>(
    _ collectionView: UICollectionView, items: [Item] = [], cell type: Cell.Type,
    presenter: @escaping @MainActor (Item) -> P
  ) {
    self.collectionView = collectionView
    makeCell = { collectionView, path, item in
      collectionView.dequeue(type, for: path, presenter: presenter(item))
    }
    super.init(items)
    collectionView.register(type)
    collectionView.dataSource = self
  }

  override func viewWillChange() {
    _ = collectionView?.numberOfItems(inSection: 0)
  }

  override func viewNeeds(_ change: RowChange, with animation: UITableView.RowAnimation) {
    guard animation == .none else { return show(change) }
    UIView.performWithoutAnimation { show(change) }
  }

  private func show(_ change: RowChange) {
    switch change {
    case .inserted(let items): collectionView?.insertItems(at: items.paths)
    case .removed(let items): collectionView?.deleteItems(at: items.paths)
    case .replaced(let items): collectionView?.reloadItems(at: items.paths)
    case .all: collectionView?.reloadData()
    }
  }

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    items.count
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = item(at: indexPath.item) else { return UICollectionViewCell() }
    return makeCell(collectionView, indexPath, item)
  }
}
