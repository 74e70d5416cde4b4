import ScreenKit

/// Fingers on rows. UIKit's headers of `UICollectionViewDelegate` and `UITableViewDelegate` say what a tap calls, and
/// in which order.
extension UIKitHands {
  package func answersTap(at path: IndexPath, in rows: RowsView) -> Bool {
    guard rows.selection.isAllowed else { return false }
    switch rows {
    case .collection(let list):
      let answer = (list.delegate?.collectionView(_:shouldHighlightItemAt:))?(list, path)
      return answer ?? true
    case .table(let table):
      let answer = (table.delegate?.tableView(_:shouldHighlightRowAt:))?(table, path)
      return answer ?? true
    }
  }

  package func tap(_ path: IndexPath, in rows: RowsView) {
    guard answersTap(at: path, in: rows) else { return }
    switch rows {
    case .collection(let list): tap(path, in: list, rows.selection)
    case .table(let table): tap(path, in: table, rows.selection)
    }
    rows.layOut()
  }

  // MARK: Collections

  private func tap(_ path: IndexPath, in list: UICollectionView, _ selection: RowSelection) {
    let cell = list.cellForItem(at: path)
    let delegate = list.delegate
    cell?.isHighlighted = true
    (delegate?.collectionView(_:didHighlightItemAt:))?(list, path)
    let isSelected = list.indexPathsForSelectedItems?.contains(path) == true
    if isSelected, selection.holdsSeveral {
      if (delegate?.collectionView(_:shouldDeselectItemAt:))?(list, path) ?? true {
        deselect(path, in: list)
      }
    } else if (delegate?.collectionView(_:shouldSelectItemAt:))?(list, path) ?? true {
      select(path, in: list, selection)
    }
    cell?.isHighlighted = false
    (delegate?.collectionView(_:didUnhighlightItemAt:))?(list, path)
  }

  private func select(_ path: IndexPath, in list: UICollectionView, _ selection: RowSelection) {
    if !selection.holdsSeveral {
      let others = (list.indexPathsForSelectedItems ?? []).filter { $0 != path }
      for other in others.sorted() { deselect(other, in: list) }
    }
    list.selectItem(at: path, animated: true, scrollPosition: [])
    (list.delegate?.collectionView(_:didSelectItemAt:))?(list, path)
  }

  private func deselect(_ path: IndexPath, in list: UICollectionView) {
    list.deselectItem(at: path, animated: true)
    (list.delegate?.collectionView(_:didDeselectItemAt:))?(list, path)
  }

  // MARK: Tables

  private func tap(_ path: IndexPath, in table: UITableView, _ selection: RowSelection) {
    let cell = table.cellForRow(at: path)
    cell?.setHighlighted(true, animated: false)
    (table.delegate?.tableView(_:didHighlightRowAt:))?(table, path)
    cell?.setHighlighted(false, animated: false)
    (table.delegate?.tableView(_:didUnhighlightRowAt:))?(table, path)
    if selection.holdsSeveral, table.indexPathsForSelectedRows?.contains(path) == true {
      deselect(path, in: table)
    } else {
      select(path, in: table, selection)
    }
  }

  private func select(_ path: IndexPath, in table: UITableView, _ selection: RowSelection) {
    // Nil says that no row is to be selected, where there is somebody to say so.
    var chosen: IndexPath? = path
    if let choose = (table.delegate?.tableView(_:willSelectRowAt:)) { chosen = choose(table, path) }
    guard let chosen, RowsView.table(table).contains(chosen) else { return }
    if !selection.holdsSeveral {
      let others = (table.indexPathsForSelectedRows ?? []).filter { $0 != chosen }
      for other in others.sorted() { deselect(other, in: table) }
    }
    table.selectRow(at: chosen, animated: true, scrollPosition: .none)
    (table.delegate?.tableView(_:didSelectRowAt:))?(table, chosen)
  }

  private func deselect(_ path: IndexPath, in table: UITableView) {
    var chosen: IndexPath? = path
    if let choose = (table.delegate?.tableView(_:willDeselectRowAt:)) {
      chosen = choose(table, path)
    }
    guard let chosen else { return }
    table.deselectRow(at: chosen, animated: true)
    (table.delegate?.tableView(_:didDeselectRowAt:))?(table, chosen)
  }
}

/// How many rows of a list can be selected by touch, as it is now.
struct RowSelection {
  let isAllowed: Bool
  let holdsSeveral: Bool

  /// What a list says of it, usually and while it is edited: then what may hold several rows is allowed, too.
  fileprivate init(
    isEditing: Bool, usually: (isAllowed: Bool, holdsSeveral: Bool),
    whileEditing: (isAllowed: Bool, holdsSeveral: Bool)
  ) {
    holdsSeveral = isEditing ? whileEditing.holdsSeveral : usually.holdsSeveral
    isAllowed =
      isEditing ? whileEditing.isAllowed || whileEditing.holdsSeveral : usually.isAllowed
  }
}

extension RowsView {
  var selection: RowSelection {
    switch self {
    case .collection(let list):
      RowSelection(
        isEditing: list.isEditing,
        usually: (list.allowsSelection, list.allowsMultipleSelection),
        whileEditing: (
          list.allowsSelectionDuringEditing, list.allowsMultipleSelectionDuringEditing
        ))
    case .table(let table):
      RowSelection(
        isEditing: table.isEditing,
        usually: (table.allowsSelection, table.allowsMultipleSelection),
        whileEditing: (
          table.allowsSelectionDuringEditing, table.allowsMultipleSelectionDuringEditing
        ))
    }
  }

  func layOut() { (scrollView.window ?? scrollView).layoutIfNeeded() }
}
