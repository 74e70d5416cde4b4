import Foundation

extension UITableView {
  var visiblePaths: [IndexPath] {
    display.views.keys.compactMap { key in
      if case .cell(let path) = key { path } else { nil }
    }.sorted()
  }
}
