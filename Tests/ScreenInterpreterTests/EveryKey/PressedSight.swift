import ScreenDriver
import ScreenInterpreter
import ScreenKit

/// What rows look like under a finger, which goes away again without tapping them.
@MainActor
struct PressedSight {
  private(set) var pictures: [String] = []

  /// Rows of each section, of the lists that are shown.
  init(of driver: ScreenDriver, in live: LiveWindow) {
    visit(driver.window, live)
  }

  private mutating func visit(_ view: UIView, _ live: LiveWindow) {
    switch view {
    case let list as UICollectionView:
      for path in list.indexPathsForVisibleItems.sorted().filter({ $0.item == 0 }) {
        press(true, path, in: list)
        pictures.append(live.look().picture)
        press(false, path, in: list)
      }
    case let table as UITableView:
      for path in (table.indexPathsForVisibleRows ?? []).sorted().filter({ $0.row == 0 }) {
        press(true, path, in: table)
        pictures.append(live.look().picture)
        press(false, path, in: table)
      }
    default: break
    }
    for part in view.subviews { visit(part, live) }
  }

  private func press(_ isPressed: Bool, _ path: IndexPath, in list: UICollectionView) {
    list.cellForItem(at: path)?.isHighlighted = isPressed
    if isPressed {
      list.delegate?.collectionView(list, didHighlightItemAt: path)
    } else {
      list.delegate?.collectionView(list, didUnhighlightItemAt: path)
    }
  }

  private func press(_ isPressed: Bool, _ path: IndexPath, in table: UITableView) {
    table.cellForRow(at: path)?.setHighlighted(isPressed, animated: false)
    if isPressed {
      table.delegate?.tableView(table, didHighlightRowAt: path)
    } else {
      table.delegate?.tableView(table, didUnhighlightRowAt: path)
    }
  }
}
