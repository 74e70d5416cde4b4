/// Lines below rows. A table draws them or not; where only some rows have them, the others leave them no room.
extension TableSurface {
  /// Draws lines from when a section says what is below its rows.
  func followSeparators(in list: ShownList<Row>) {
    guard !hasSeparators, list.saysSeparators else { return }
    hasSeparators = true
    listView.separatorStyle = .singleLine
    listView.separatorColor = runtime.theme.uiColor(.separator)
    // Cells that are on screen were made without.
    reconfigureSeparators()
  }

  /// Brings the lines of all rows in sight up to date, where they may be others without any row having changed.
  func reconfigureSeparators() {
    guard hasSeparators else { return }
    for path in listView.indexPathsForVisibleRows ?? [] {
      if let cell = listView.cellForRow(at: path) { showSeparator(on: cell, at: path) }
    }
  }

  /// Lets the line below a row begin and end where its section says.
  func showSeparator(on cell: UITableViewCell, at path: IndexPath) {
    guard hasSeparators else { return }
    switch separators(of: path.section) {
    case .lines(let leading, let trailing):
      // UIKit takes the left for the leading side.
      cell.separatorInset = UIEdgeInsets(
        top: 0, left: runtime.theme.points(leading), bottom: 0,
        right: runtime.theme.points(trailing))
    case .hidden:
      cell.separatorInset = Self.noRoom
    case nil:
      cell.separatorInset = showsSeparators ? listView.separatorInset : Self.noRoom
    }
  }

  /// What leaves a line no room; at the left it would move what UIKit's own cells say.
  private static var noRoom: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: .greatestFiniteMagnitude)
  }
}
