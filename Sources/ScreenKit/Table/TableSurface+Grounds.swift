/// The colours behind the sections of a table, which its cells have: it has no views behind them.
extension TableSurface {
  func showGround(on cell: UITableViewCell, at path: IndexPath) {
    guard listView.style == .plain, cell is any SeeThroughCell else { return }
    cell.backgroundColor =
      ground(of: path.section).map { runtime.theme.color($0).uiColor } ?? .clear
  }

  /// Brings them up to date where they may be others without any row having changed.
  func reconfigureGrounds() {
    guard shown.sections.contains(where: { $0.look?.background != nil }) else { return }
    for path in listView.indexPathsForVisibleRows ?? [] {
      guard let cell = listView.cellForRow(at: path) else { continue }
      showGround(on: cell, at: path)
    }
  }
}
