import ScreenDriver
import ScreenKit

/// Lists that stand in the cells of another one: a driver moves the rows of that.
@MainActor
struct InnerLists {
  private var lists: [UIScrollView] = []

  init(of driver: ScreenDriver) {
    visit(driver.window, isInner: false)
  }

  private mutating func visit(_ view: UIView, isInner: Bool) {
    let isList = view is UICollectionView || view is UITableView
    if isList, isInner, let list = view as? UIScrollView { lists.append(list) }
    for part in view.subviews { visit(part, isInner: isInner || isList) }
  }

  /// Drags a row of each to another place, where it has both.
  func move(row: Int, to target: Int) {
    let (from, to) = (IndexPath(item: row, section: 0), IndexPath(item: target, section: 0))
    for list in lists {
      switch list {
      case let list as UICollectionView where list.numberOfSections > 0:
        guard max(row, target) < list.numberOfItems(inSection: 0) else { continue }
        _ = list.headlessDrag(itemAt: from, to: to)
      case let table as UITableView where table.numberOfSections > 0:
        guard max(row, target) < table.numberOfRows(inSection: 0) else { continue }
        _ = table.headlessDrag(rowAt: from, to: to)
      default: continue
      }
    }
  }
}
