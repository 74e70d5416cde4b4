import Foundation

extension UITableView {
  func changeEditing(to isEditing: Bool, animated: Bool) {
    guard isEditing != editing else { return }
    closeSwipe()
    editing = isEditing
    for path in visiblePaths {
      guard let cell = cellForRow(at: path) else { continue }
      let isEditable = dataSource?.tableView(self, canEditRowAt: path) ?? false
      cell.editingStyleInTable = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      cell.setEditing(isEditing && isEditable, animated: animated)
    }
    guard !isEditing else { return }
    for path in selectedPaths { deselectRow(at: path, animated: animated) }
  }

}

extension UITableView: SwipedRows {
  func openSwipe(at path: IndexPath, isTrailing: Bool) -> RowSwipe? {
    closeSwipe()
    guard let opened = swipe(at: path, isTrailing: isTrailing) else { return nil }
    delegate?.tableView(self, willBeginEditingRowAt: path)
    swipe = opened
    cellForRow(at: path)?.showsActions = true
    return opened
  }

  /// What a swipe would uncover; nil if there is nothing.
  func swipe(at path: IndexPath, isTrailing: Bool) -> RowSwipe? {
    guard !editing, loadedCounts().contains(path),
      let configuration = configuration(at: path, isTrailing: isTrailing),
      !configuration.actions.isEmpty
    else { return nil }
    return RowSwipe(indexPath: path, configuration: configuration, isTrailing: isTrailing)
  }

  private func configuration(
    at path: IndexPath, isTrailing: Bool
  ) -> UISwipeActionsConfiguration? {
    guard isTrailing else {
      return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    return delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      ?? standardDeletion(at: path)
  }

  // UIKit offers to delete what the data source can commit, which shows by `commit` being
  // implemented. Swift can't tell; a data source that says which rows it edits is taken at its word.
  private func standardDeletion(at path: IndexPath) -> UISwipeActionsConfiguration? {
    editabilityIsAssumed = false
    guard dataSource?.tableView(self, canEditRowAt: path) == true, !editabilityIsAssumed else {
      return nil
    }
    let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    guard style == .delete else { return nil }
    let title =
      delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let deletion = UIContextualAction(style: .destructive, title: title) {
      [weak self] _, _, done in
      guard let self else { return done(false) }
      self.dataSource?.tableView(self, commit: .delete, forRowAt: path)
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [deletion])
  }

  func shownCell(at path: IndexPath) -> UIView? { cellForRow(at: path) }

  func closeSwipe() {
    guard let old = swipe else { return }
    swipe = nil
    cellForRow(at: old.indexPath)?.showsActions = false
    delegate?.tableView(self, didEndEditingRowAt: old.indexPath)
  }

  /// Follows a swiped row to its place after an update, or forgets it when it goes.
  func moveSwipe(over changes: BatchUpdates) {
    guard let old = swipe else { return }
    if let key = changes.newKey(of: .cell(old.indexPath)) {
      swipe = old.moved(to: key.indexPath)
    } else {
      swipe = nil
      delegate?.tableView(self, didEndEditingRowAt: nil)
    }
  }
}
