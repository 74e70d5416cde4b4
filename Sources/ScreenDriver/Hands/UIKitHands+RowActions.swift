import ScreenKit

/// What stands behind rows.
extension UIKitHands {
  package func doAction(
    titled title: String, at path: IndexPath, in rows: RowsView
  ) throws -> Bool {
    for edge in [RowEdge.trailing, .leading] {
      let actions = swipe(at: path, in: rows, edge: edge)?.actions ?? []
      guard let action = actions.first(where: { $0.title == title }) else { continue }
      perform(action, at: path, in: rows)
      return true
    }
    guard let configuration = rows.contextMenu(at: path) else { return false }
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

  package func fullSwipe(at path: IndexPath, in rows: RowsView, edge: RowEdge) throws -> Bool {
    if case .collection(let list) = rows, !(list.collectionViewLayout is ComposedLayout),
      list.collectionViewLayout is UICollectionViewCompositionalLayout
    {
      throw OutOfReach(
        reason:
          "UIKit tells nobody what a swipe over an item of a list uncovers. Rows that ScreenKit lets "
          + "be swiped can be.")
    }
    guard let swipe = swipe(at: path, in: rows, edge: edge),
      swipe.performsFirstActionWithFullSwipe, let first = swipe.actions.first
    else { return false }
    perform(first, at: path, in: rows)
    return true
  }

  /// What a swipe would uncover. A row isn't left aside: UIKit swipes for a finger only.
  private func swipe(
    at path: IndexPath, in rows: RowsView, edge: RowEdge
  ) -> UISwipeActionsConfiguration? {
    switch rows {
    case .collection(let list):
      guard !list.isEditing else { return nil }
      return (list.collectionViewLayout as? ComposedLayout)?
        .swipes(at: path, from: edge == .leading ? .leading : .trailing)
    case .table(let table): return swipe(at: path, of: table, edge: edge)
    }
  }

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

  private func perform(_ action: UIContextualAction, at path: IndexPath, in rows: RowsView) {
    let source = rows.cell(at: path) ?? rows.scrollView
    switch rows {
    case .collection: action.handler(action, source) { _ in }
    case .table(let table):
      (table.delegate?.tableView(_:willBeginEditingRowAt:))?(table, path)
      action.handler(action, source) { _ in
        (table.delegate?.tableView(_:didEndEditingRowAt:))?(table, path)
      }
    }
    rows.layOut()
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
  package func swipedRow(in rows: RowsView) -> (path: IndexPath, titles: [String])? { nil }

  package func accessibilityActions(
    at path: IndexPath, in rows: RowsView
  ) -> [UIAccessibilityCustomAction] {
    let own = rows.cell(at: path)?.offeredActions ?? []
    guard case .table(let table) = rows else { return own }
    // A table tells of its swipes by itself.
    let swipes = [RowEdge.trailing, .leading].flatMap { edge in
      (swipe(at: path, of: table, edge: edge)?.actions ?? []).map { action in
        UIAccessibilityCustomAction(name: action.title ?? "") { _ in
          self.perform(action, at: path, in: rows)
          return true
        }
      }
    }
    return swipes + own
  }
}
