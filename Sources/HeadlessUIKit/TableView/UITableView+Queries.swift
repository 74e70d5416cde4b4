public import Foundation

extension UITableView {
  /// The cells that are visible, from top to bottom.
  public var visibleCells: [UITableViewCell] {
    visiblePaths.compactMap(cellForRow)
  }

  /// The rows that are visible; nil if there are none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    let paths = visiblePaths
    return paths.isEmpty ? nil : paths
  }

  var visiblePaths: [IndexPath] {
    display.views.keys.compactMap { key in
      if case .cell(let path) = key { path } else { nil }
    }.sorted()
  }

  /// The cell of a row, if it is visible.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    display[.cell(indexPath)] as? UITableViewCell
  }

  /// The row that a cell shows.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    display.key(of: cell)?.indexPath
  }

  /// The row at a point of the content.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?.first
  }

  /// The rows that a rectangle of the content touches.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let geometry = loadedGeometry()
    var paths: [IndexPath] = []
    var next = geometry.firstElement(below: rect.minY)
    while let key = next, geometry.start(of: key) < rect.maxY {
      if case .cell(let path) = key, naturalFrame(of: key, in: geometry).overlaps(rect) {
        paths.append(path)
      }
      next = geometry.element(after: key)
    }
    return paths.isEmpty ? nil : paths
  }

  /// The header of a section, if it is visible and a header-footer view.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    display[.tableHeader(section)] as? UITableViewHeaderFooterView
  }

  /// The footer of a section, if it is visible and a header-footer view.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    display[.tableFooter(section)] as? UITableViewHeaderFooterView
  }
}
