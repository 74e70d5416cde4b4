/// A view with rows that can change many of them at once.
@MainActor
protocol BatchView: UIScrollView {
  func reloadData()
  /// Makes several changes as one. UIKit's own methods don't let their first closure escape, which no requirement of
  /// Swift can say of an optional closure: this one stands before them.
  func batch(_ updates: @escaping () -> Void, completion: ((Bool) -> Void)?)
  func removeSections(_ sections: IndexSet)
  func removeRows(at paths: [IndexPath], with animation: UITableView.RowAnimation)
  func addSections(_ sections: IndexSet)
  func addRows(at paths: [IndexPath], with animation: UITableView.RowAnimation)
  func replaceRows(at paths: [IndexPath], with animation: UITableView.RowAnimation)
  func moveRow(from path: IndexPath, to other: IndexPath)
  func numberOfRows(inSection section: Int) -> Int
  /// The rows in sight, from top to bottom.
  var rowsInSight: [IndexPath] { get }
  func frame(ofRowAt path: IndexPath) -> CGRect?
  /// Where a section begins, from above.
  func start(ofSection section: Int) -> CGFloat?
  /// The cell of a row in sight.
  func cell(at path: IndexPath) -> UIView?
  func letRowsBeDragged(by dragging: RowDragging?)
  /// Whether taps select rows.
  var isEditing: Bool { get }
  var selectedRows: [IndexPath] { get }
  func selectRow(at path: IndexPath)
  func deselectRow(at path: IndexPath, animated: Bool)
}

extension UICollectionView: BatchView {
  func batch(_ updates: @escaping () -> Void, completion: ((Bool) -> Void)?) {
    performBatchUpdates(updates, completion: completion)
  }
  func removeSections(_ sections: IndexSet) { deleteSections(sections) }
  func removeRows(at paths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(with: animation) { deleteItems(at: paths) }
  }
  func addSections(_ sections: IndexSet) { insertSections(sections) }
  func addRows(at paths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(with: animation) { insertItems(at: paths) }
  }
  func replaceRows(at paths: [IndexPath], with animation: UITableView.RowAnimation) {
    change(with: animation) { reloadItems(at: paths) }
  }
  /// How items move is up to the layout; only whether they do can be said.
  private func change(with animation: UITableView.RowAnimation, _ change: () -> Void) {
    if animation == .none { UIView.performWithoutAnimation(change) } else { change() }
  }
  func moveRow(from path: IndexPath, to other: IndexPath) { moveItem(at: path, to: other) }
  func numberOfRows(inSection section: Int) -> Int { numberOfItems(inSection: section) }
  var rowsInSight: [IndexPath] { indexPathsForVisibleItems.sorted() }
  func frame(ofRowAt path: IndexPath) -> CGRect? {
    // Where rows are scrolled by themselves, their layout doesn't know how far.
    if let mixed = collectionViewLayout as? MixedLayout,
      mixed.scrollsByItself(path.section), let cell = cellForItem(at: path)
    {
      return cell.convert(cell.bounds, to: self)
    }
    return layoutAttributesForItem(at: path)?.frame
  }
  func start(ofSection section: Int) -> CGFloat? {
    (collectionViewLayout as? any SectionedLayout)?.start(ofSection: section)
  }
  func cell(at path: IndexPath) -> UIView? { cellForItem(at: path) }
  func letRowsBeDragged(by dragging: RowDragging?) {
    dragDelegate = dragging
    dropDelegate = dragging
    dragInteractionEnabled = dragging != nil
  }
  var selectedRows: [IndexPath] { indexPathsForSelectedItems ?? [] }
  func selectRow(at path: IndexPath) { selectItem(at: path, animated: false, scrollPosition: []) }
  func deselectRow(at path: IndexPath, animated: Bool) {
    deselectItem(at: path, animated: animated)
  }
}

extension UITableView: BatchView {
  func batch(_ updates: @escaping () -> Void, completion: ((Bool) -> Void)?) {
    performBatchUpdates(updates, completion: completion)
  }
  func removeSections(_ sections: IndexSet) { deleteSections(sections, with: .fade) }
  func removeRows(at paths: [IndexPath], with animation: UITableView.RowAnimation) {
    deleteRows(at: paths, with: animation)
  }
  func addSections(_ sections: IndexSet) { insertSections(sections, with: .fade) }
  func addRows(at paths: [IndexPath], with animation: UITableView.RowAnimation) {
    insertRows(at: paths, with: animation)
  }
  func replaceRows(at paths: [IndexPath], with animation: UITableView.RowAnimation) {
    reloadRows(at: paths, with: animation)
  }
  func moveRow(from path: IndexPath, to other: IndexPath) { moveRow(at: path, to: other) }
  var rowsInSight: [IndexPath] { indexPathsForVisibleRows ?? [] }
  func frame(ofRowAt path: IndexPath) -> CGRect? { rectForRow(at: path) }
  func start(ofSection section: Int) -> CGFloat? { rect(forSection: section).minY }
  func cell(at path: IndexPath) -> UIView? { cellForRow(at: path) }
  func letRowsBeDragged(by dragging: RowDragging?) {
    dragDelegate = dragging
    dropDelegate = dragging
    dragInteractionEnabled = dragging != nil
  }
  var selectedRows: [IndexPath] { indexPathsForSelectedRows ?? [] }
  func selectRow(at path: IndexPath) { selectRow(at: path, animated: false, scrollPosition: .none) }
}
