public import ScreenKit

extension ScreenDriver {
  /// The room at the ends of the line below a row of the top screen's list, scrolled into sight; nil where there is
  /// no line.
  public func separator(row: Int, section: Int = 0) throws -> NSDirectionalEdgeInsets? {
    let path = IndexPath(item: row, section: section)
    switch try rowsShowing(path) {
    case .collection(let list): return list.cellForItem(at: path).flatMap(RowSeparator.of)?.room
    case .table(let table):
      guard table.separatorStyle != .none, let cell = table.cellForRow(at: path) else { return nil }
      let room = cell.separatorInset
      guard room.left + room.right < cell.bounds.width else { return nil }
      // In a table the left is where reading begins.
      return NSDirectionalEdgeInsets(top: 0, leading: room.left, bottom: 0, trailing: room.right)
    }
  }
}
