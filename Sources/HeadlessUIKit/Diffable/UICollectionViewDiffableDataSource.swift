public import Foundation

/// Shows in a collection view what a snapshot says, and moves it from one snapshot to the next.
@MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  NSObject, UICollectionViewDataSource
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  public typealias Snapshot =
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Makes headers and footers.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var shown = Snapshot()
  private var paths: [ItemIdentifierType: IndexPath] = [:]

  /// Makes headers and footers; needed as soon as the layout has any.
  public var supplementaryViewProvider: SupplementaryViewProvider?

  /// Becomes the data source of a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: Snapshots

  /// What is shown now.
  open func snapshot() -> Snapshot { shown }

  /// Shows another snapshot; what is in both stays.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let collectionView else { return take(snapshot) }
    let change = {
      let difference = SnapshotDifference(from: self.shown, to: snapshot)
      collectionView.performBatchUpdates {
        self.take(snapshot)
        collectionView.deleteSections(difference.deletedSections)
        collectionView.insertSections(difference.insertedSections)
        collectionView.deleteItems(at: difference.deletedItems)
        collectionView.insertItems(at: difference.insertedItems)
        for move in difference.movedItems { collectionView.moveItem(at: move.from, to: move.to) }
      } completion: { _ in
        completion?()
      }
      self.renew(snapshot, in: collectionView)
    }
    if animatingDifferences { change() } else { UIView.performWithoutAnimation(change) }
  }

  /// Shows another snapshot; returns when the change is over.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows another snapshot, with all cells made anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: Snapshot, completion: (() -> Void)? = nil
  ) {
    take(snapshot)
    collectionView?.reloadData()
    completion?()
  }

  private func take(_ snapshot: Snapshot) {
    shown = snapshot.fulfilled
    paths = shown.paths
  }

  /// Makes anew what the snapshot asks for.
  private func renew(_ snapshot: Snapshot, in collectionView: UICollectionView) {
    let sections = IndexSet(snapshot.reloadedSectionIdentifiers.compactMap(shown.indexOfSection))
    let reloaded = snapshot.reloadedItemIdentifiers.compactMap { paths[$0] }
    let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap { paths[$0] }
    if !sections.isEmpty { collectionView.reloadSections(sections) }
    if !reloaded.isEmpty { collectionView.reloadItems(at: reloaded) }
    if !reconfigured.isEmpty { collectionView.reconfigureItems(at: reconfigured) }
  }

  // MARK: Identifiers

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard shown.sections.indices.contains(indexPath.section) else { return nil }
    let items = shown.sections[indexPath.section].items
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    paths[itemIdentifier]
  }

  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    shown.sections.indices.contains(index) ? shown.sections[index].identifier : nil
  }

  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int { shown.numberOfSections }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { shown.sections[section].items.count }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = shown.sections[indexPath.section].items[indexPath.item]
    guard let cell = cellProvider(collectionView, indexPath, item) else {
      preconditionFailure(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath)")
    }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure(
        "UICollectionViewDiffableDataSource has no supplementary view provider for \(kind)")
    }
    return view
  }
}
