import Foundation

/// A row that was swiped aside, and the actions that this uncovered.
struct RowSwipe {
  let indexPath: IndexPath
  let configuration: UISwipeActionsConfiguration

  func moved(to path: IndexPath) -> RowSwipe {
    RowSwipe(indexPath: path, configuration: configuration)
  }
}

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

  /// Lets a swiped row slide back.
  func closeSwipe() {
    guard let old = swipe else { return }
    swipe = nil
    cellForRow(at: old.indexPath)?.showsActions = false
    delegate?.tableView(self, didEndEditingRowAt: old.indexPath)
  }
}
