import ScreenKit

/// What stands behind rows.
extension UIKitHands {
  package func doAction(
    titled title: String, at path: IndexPath, in rows: RowsView
  ) throws -> Bool {
    if case .table(let table) = rows {
      for edge in [RowEdge.trailing, .leading] {
        let actions = swipe(at: path, of: table, edge: edge)?.actions ?? []
        guard let action = actions.first(where: { $0.title == title }) else { continue }
        perform(action, at: path, of: table)
        return true
      }
    }
    guard let configuration = contextMenu(at: path, in: rows) else { return false }
    guard let menu = configuration.identifier as? RowMenu else {
      throw OutOfReach(
        reason:
          "UIKit tells nobody what is in a context menu. Those that ScreenKit makes of a row's "
          + "actions can be chosen from.")
    }
    guard let action = menu.make()?.action(titled: title) else { return false }
    perform(action, from: rows.scrollView)
    rows.layOut()
    return true
  }

  private func contextMenu(
    at path: IndexPath, in rows: RowsView
  ) -> UIContextMenuConfiguration? {
    let middle = rows.cell(at: path)?.center ?? .zero
    switch rows {
    case .collection(let list):
      let offer = (list.delegate?.collectionView(_:contextMenuConfigurationForItemsAt:point:))
      return offer?(list, [path], middle)
    case .table(let table):
      let offer = (table.delegate?.tableView(_:contextMenuConfigurationForRowAt:point:))
      return offer?(table, path, middle)
    }
  }

  package func fullSwipe(at path: IndexPath, of table: UITableView, edge: RowEdge) -> Bool {
    guard let swipe = swipe(at: path, of: table, edge: edge),
      swipe.performsFirstActionWithFullSwipe, let first = swipe.actions.first
    else { return false }
    perform(first, at: path, of: table)
    return true
  }

  /// What a swipe would uncover. A row isn't left aside: UIKit swipes for a finger only.
  private func swipe(
    at path: IndexPath, of table: UITableView, edge: RowEdge
  ) -> UISwipeActionsConfiguration? {
    guard !table.isEditing else { return nil }
    let delegate = table.delegate
    guard edge == .trailing else {
      let offer = (delegate?.tableView(_:leadingSwipeActionsConfigurationForRowAt:))
      return offer?(table, path)
    }
    let offer = (delegate?.tableView(_:trailingSwipeActionsConfigurationForRowAt:))
    return offer?(table, path) ?? standardDeletion(at: path, of: table)
  }

  private func perform(_ action: UIContextualAction, at path: IndexPath, of table: UITableView) {
    (table.delegate?.tableView(_:willBeginEditingRowAt:))?(table, path)
    let source = table.cellForRow(at: path) ?? table
    action.handler(action, source) { _ in
      (table.delegate?.tableView(_:didEndEditingRowAt:))?(table, path)
    }
    (table.window ?? table).layoutIfNeeded()
  }

  /// UIKit drags for a finger only; what ScreenKit lets be dragged knows what a drop does.
  package func move(_ path: IndexPath, to target: Int, in rows: RowsView) throws -> Bool {
    let dragging: (any NSObjectProtocol)?
    switch rows {
    case .collection(let list): dragging = list.dragInteractionEnabled ? list.dragDelegate : nil
    case .table(let table): dragging = table.dragInteractionEnabled ? table.dragDelegate : nil
    }
    guard let dragging else { return false }
    guard let own = dragging as? RowDragging else {
      throw OutOfReach(
        reason: "UIKit drags for a finger only. Rows that ScreenKit lets be dragged can be moved.")
    }
    guard own.moveRow(at: path, to: target) else { return false }
    rows.layOut()
    return true
  }

  /// UIKit doesn't tell.
  package func swipedRow(of table: UITableView) -> (path: IndexPath, titles: [String])? { nil }

  package func accessibilityActions(
    at path: IndexPath, in rows: RowsView
  ) -> [UIAccessibilityCustomAction] {
    let own = rows.cell(at: path)?.offeredActions ?? []
    guard case .table(let table) = rows else { return own }
    // A table tells of its swipes by itself.
    let swipes = [RowEdge.trailing, .leading].flatMap { edge in
      (swipe(at: path, of: table, edge: edge)?.actions ?? []).map { action in
        UIAccessibilityCustomAction(name: action.title ?? "") { _ in
          self.perform(action, at: path, of: table)
          return true
        }
      }
    }
    return swipes + own
  }
}
