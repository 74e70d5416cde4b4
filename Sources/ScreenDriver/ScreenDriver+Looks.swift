public import ScreenKit

/// What is seen of a row because it is pressed or selected.
public struct ShownRowLook {
  /// The colour behind the row; nil where it is neither pressed nor selected.
  public let background: UIColor?
  /// How wide the line around the row is; 0 without one.
  public let borderWidth: CGFloat
}

extension ScreenDriver {
  /// What a row of the top screen's list looks like now because it is selected, scrolled into sight.
  public func look(row: Int, section: Int = 0) throws -> ShownRowLook {
    let path = IndexPath(item: row, section: section)
    return try rowsShowing(path).shownLook(at: path)
  }

  /// What a row of the top screen's list looks like under a finger, scrolled into sight. The finger moves away then, and
  /// nothing follows; a row that answers to no tap looks as it does without.
  public func lookWhilePressed(row: Int, section: Int = 0) throws -> ShownRowLook {
    let path = IndexPath(item: row, section: section)
    let rows = try rowsShowing(path)
    guard hands.answersTap(at: path, in: rows) else { return rows.shownLook(at: path) }
    rows.press(true, at: path)
    defer { rows.press(false, at: path) }
    return rows.shownLook(at: path)
  }
}

extension RowsView {
  fileprivate func shownLook(at path: IndexPath) -> ShownRowLook {
    let cell = cell(at: path)
    let lines = cell?.subviews.lazy.compactMap { $0 as? RowLookBorder }.first
    return ShownRowLook(
      background: cell.flatMap(Self.ground), borderWidth: lines?.layer.borderWidth ?? 0)
  }

  private static func ground(of cell: UIView) -> UIColor? {
    switch cell {
    case let cell as UICollectionViewCell where cell.isHighlighted || cell.isSelected:
      cell.selectedBackgroundView?.backgroundColor
    case let cell as UITableViewCell where cell.isHighlighted || cell.isSelected:
      cell.selectedBackgroundView?.backgroundColor
    default: nil
    }
  }

  /// Puts a finger on a row, or takes it away, as the list tells of it.
  fileprivate func press(_ isPressed: Bool, at path: IndexPath) {
    switch self {
    case .collection(let list):
      list.cellForItem(at: path)?.isHighlighted = isPressed
      let tell =
        isPressed
        ? list.delegate?.collectionView(_:didHighlightItemAt:)
        : list.delegate?.collectionView(_:didUnhighlightItemAt:)
      tell?(list, path)
    case .table(let table):
      table.cellForRow(at: path)?.setHighlighted(isPressed, animated: false)
      let tell =
        isPressed
        ? table.delegate?.tableView(_:didHighlightRowAt:)
        : table.delegate?.tableView(_:didUnhighlightRowAt:)
      tell?(table, path)
    }
  }
}
