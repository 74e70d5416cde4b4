/// The items of a collection view that are loaded page by page as the reader comes to their end: there
/// an item says that more is coming, and asks for it when it is seen. Never more than one page is under
/// way. That item is as big as the layout makes all of them.
open class InfiniteCollectionDataSource<Item>: PresenterCollectionDataSource<Item>,
  InfiniteDataSource
{
  public let pages: InfinitePages

  /// Items of `collectionView` in cells of `type`, whose pages are numbered from `firstPage` on.
  public init<P: CellPresenter, Cell: PresenterCollectionCell<P>>(
    _ collectionView: UICollectionView, firstPage: Int = 1, cell type: Cell.Type,
    presenter: @escaping @MainActor (Item) -> P
  ) {
    pages = InfinitePages(firstPage: firstPage)
    super.init(collectionView, cell: type, presenter: presenter)
    collectionView.register(
      LoadingCollectionCell.self,
      forCellWithReuseIdentifier: LoadingCollectionCell.identifier)
  }

  // MARK: InfiniteDataSource

  public var scrollView: UIScrollView? { collectionView }

  public var isLoadingRowSeen: Bool {
    collectionView?.indexPathsForVisibleItems.contains { $0.item == items.count } == true
  }

  public func add(_ items: [Item], andHideLoadingRow hidesLoadingRow: Bool) {
    guard let collectionView else { return add(items, with: .none) }
    let loading = IndexPath(item: self.items.count, section: 0)
    let hadLoadingRow = collectionView.numberOfItems(inSection: 0) > loading.item
    UIView.performWithoutAnimation {
      collectionView.performBatchUpdates { [self] in
        add(items)
        if hidesLoadingRow, hadLoadingRow { collectionView.deleteItems(at: [loading]) }
      }
    }
  }

  open override func replaceAll(with items: [Item]) {
    pages.paging.reset()
    super.replaceAll(with: items)
  }

  // MARK: UICollectionViewDataSource

  open override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    items.count + (isComplete ? 0 : 1)
  }

  open override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard indexPath.item == items.count else {
      return super.collectionView(collectionView, cellForItemAt: indexPath)
    }
    loadingRowWillShow()
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: LoadingCollectionCell.identifier, for: indexPath)
    (cell as? LoadingCollectionCell)?.spinner.show(in: cell.contentView)
    return cell
  }
}

/// The item that says that more is coming.
private final class LoadingCollectionCell: UICollectionViewCell {
  static let identifier = "ScreenKit.loading"

  let spinner = LoadingRowSpinner()

  override func layoutSubviews() {
    super.layoutSubviews()
    spinner.center(in: contentView)
  }
}
