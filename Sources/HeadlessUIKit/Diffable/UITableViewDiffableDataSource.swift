public import Foundation

/// Shows in a table what a snapshot says, and moves it from one snapshot to the next.
@MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  NSObject, UITableViewDataSource
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  public typealias Snapshot =
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var shown = Snapshot()
  private var paths: [ItemIdentifierType: IndexPath] = [:]

  /// How rows come and go.
  public var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Becomes the data source of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// What is shown now.
  open func snapshot() -> Snapshot { shown }

  /// Shows another snapshot; what is in both stays.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    guard let tableView else { return take(snapshot) }
    let animation = defaultRowAnimation
    let change = {
      let difference = SnapshotDifference(from: self.shown, to: snapshot)
      tableView.performBatchUpdates {
        self.take(snapshot)
        tableView.deleteSections(difference.deletedSections, with: animation)
        tableView.insertSections(difference.insertedSections, with: animation)
        tableView.deleteRows(at: difference.deletedItems, with: animation)
        tableView.insertRows(at: difference.insertedItems, with: animation)
        for move in difference.movedItems { tableView.moveRow(at: move.from, to: move.to) }
      } completion: { _ in
        completion?()
      }
      self.renew(snapshot, in: tableView)
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
    tableView?.reloadData()
    completion?()
  }

  private func take(_ snapshot: Snapshot) {
    shown = snapshot.fulfilled
    paths = shown.paths
  }

  /// Makes anew what the snapshot asks for.
  private func renew(_ snapshot: Snapshot, in tableView: UITableView) {
    let sections = IndexSet(snapshot.reloadedSectionIdentifiers.compactMap(shown.indexOfSection))
    let reloaded = snapshot.reloadedItemIdentifiers.compactMap { paths[$0] }
    let reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap { paths[$0] }
    if !sections.isEmpty { tableView.reloadSections(sections, with: defaultRowAnimation) }
    if !reloaded.isEmpty { tableView.reloadRows(at: reloaded, with: defaultRowAnimation) }
    if !reconfigured.isEmpty { tableView.reconfigureRows(at: reconfigured) }
  }

  // MARK: Identifiers

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    guard shown.sections.indices.contains(indexPath.section) else { return nil }
    let items = shown.sections[indexPath.section].items
    return items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
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

  // MARK: UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.sections[section].items.count
  }

  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let item = shown.sections[indexPath.section].items[indexPath.row]
    guard let cell = cellProvider(tableView, indexPath, item) else {
      preconditionFailure(
        "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath)")
    }
    return cell
  }

  // To be overridden. Rows are not edited unless a subclass says so.

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }

  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  open func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}
