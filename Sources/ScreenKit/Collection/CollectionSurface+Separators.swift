/// Lines below rows. UIKit draws them in list sections and cells of its own only, so cells have them here, whatever class
/// they are of: they go along where a row is swiped or dragged.
extension CollectionSurface {
  /// Shows the line below a row, where its section has lines and its rows stand one below the other.
  func showSeparator(on cell: UICollectionViewCell, at path: IndexPath) {
    guard hasSeparators else { return }
    let shown = RowSeparator.of(cell)
    guard case .lines(let leading, let trailing) = separators(of: path.section),
      self.shown.sections[path.section].layout == .list
    else {
      shown?.removeFromSuperview()
      return
    }
    let theme = runtime.theme
    let line = shown ?? RowSeparator(below: cell)
    line.show(
      theme.uiColor(.separator),
      room: NSDirectionalEdgeInsets(
        top: 0, leading: theme.points(leading), bottom: 0, trailing: theme.points(trailing)))
  }

  /// Brings the lines of all rows in sight up to date: rows may stand otherwise without being others.
  func reconfigureSeparators() {
    guard hasSeparators else { return }
    for path in listView.indexPathsForVisibleItems {
      if let cell = listView.cellForItem(at: path) { showSeparator(on: cell, at: path) }
    }
  }
}
