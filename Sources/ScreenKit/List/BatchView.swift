/// A view with rows that can change many of them at once.
@MainActor
protocol BatchView: UIScrollView {
  func reloadData()
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  func removeSections(_ sections: IndexSet)
  func removeRows(at paths: [IndexPath])
  func addSections(_ sections: IndexSet)
  func addRows(at paths: [IndexPath])
  func moveRow(from path: IndexPath, to other: IndexPath)
  /// The rows in sight, from top to bottom.
  var rowsInSight: [IndexPath] { get }
  func frame(ofRowAt path: IndexPath) -> CGRect?
}

extension UICollectionView: BatchView {
  func removeSections(_ sections: IndexSet) { deleteSections(sections) }
  func removeRows(at paths: [IndexPath]) { deleteItems(at: paths) }
  func addSections(_ sections: IndexSet) { insertSections(sections) }
  func addRows(at paths: [IndexPath]) { insertItems(at: paths) }
  func moveRow(from path: IndexPath, to other: IndexPath) { moveItem(at: path, to: other) }
  var rowsInSight: [IndexPath] { indexPathsForVisibleItems.sorted() }
  func frame(ofRowAt path: IndexPath) -> CGRect? { layoutAttributesForItem(at: path)?.frame }
}

extension UITableView: BatchView {
  func removeSections(_ sections: IndexSet) { deleteSections(sections, with: .fade) }
  func removeRows(at paths: [IndexPath]) { deleteRows(at: paths, with: .automatic) }
  func addSections(_ sections: IndexSet) { insertSections(sections, with: .fade) }
  func addRows(at paths: [IndexPath]) { insertRows(at: paths, with: .automatic) }
  func moveRow(from path: IndexPath, to other: IndexPath) { moveRow(at: path, to: other) }
  var rowsInSight: [IndexPath] { indexPathsForVisibleRows ?? [] }
  func frame(ofRowAt path: IndexPath) -> CGRect? { rectForRow(at: path) }
}
