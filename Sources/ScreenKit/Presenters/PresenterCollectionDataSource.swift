/// The items of a collection view, one section of them, each shown by a cell with a presenter. What is
/// added, inserted, removed or replaced moves in the view at once.
open class PresenterCollectionDataSource<Item>: NSObject, UICollectionViewDataSource {
  /// The view that the items are in; kept weakly, since the screen owns it.
  public private(set) weak var collectionView: UICollectionView?

  private var list: EditableItems<Item>
  private let makeCell: @MainActor (UICollectionView, IndexPath, Item) -> UICollectionViewCell

  /// Items of `collectionView` in cells of `type`, each with the presenter that `presenter` makes for it.
  public init<P: CellPresenter, Cell: PresenterCollectionCell<P>>(
    _ collectionView: UICollectionView, items: [Item] = [], cell type: Cell.Type,
    presenter: @escaping @MainActor (Item) -> P
  ) {
    self.collectionView = collectionView
    list = EditableItems(items)
    makeCell = { collectionView, path, item in
      collectionView.dequeue(type, for: path, presenter: presenter(item))
    }
    super.init()
    collectionView.register(type)
    collectionView.dataSource = self
  }

  /// The items now.
  public var items: [Item] { list.items }

  /// The item at `position`; nil where there is none.
  public func item(at position: Int) -> Item? { list.items[checked: position] }

  // MARK: Changes

  /// Puts `items` at the end.
  open func add(_ items: [Item]) { show(list.add(items)) }

  /// Puts `items` before the one at `position`.
  open func insert(_ items: [Item], at position: Int) { show(list.insert(items, at: position)) }

  /// Takes the item at `position` out.
  open func remove(at position: Int) { show(list.remove(at: [position])) }

  /// Puts `item` in the place of the one at `position`.
  open func replace(at position: Int, with item: Item) {
    show(list.replace(at: position, with: item))
  }

  /// Puts `items` in the place of all.
  open func replaceAll(with items: [Item]) { show(list.replaceAll(with: items)) }

  /// Takes all items out.
  open func clear() { show(list.clear()) }

  private func show(_ change: RowChange) {
    guard let collectionView, !change.isEmpty else { return }
    switch change {
    case .inserted(let items): collectionView.insertItems(at: items.paths)
    case .removed(let items): collectionView.deleteItems(at: items.paths)
    case .replaced(let items): collectionView.reloadItems(at: items.paths)
    case .all: collectionView.reloadData()
    }
  }

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    list.items.count
  }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = item(at: indexPath.item) else { return UICollectionViewCell() }
    return makeCell(collectionView, indexPath, item)
  }
}
