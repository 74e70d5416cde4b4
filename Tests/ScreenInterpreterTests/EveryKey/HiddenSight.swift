import Foundation
import ScreenDriver
import ScreenKit

/// What is seen only once a finger has opened it: menus, and what stands behind rows.
@MainActor
struct HiddenSight {
  private(set) var lines: [String] = []

  /// How many sections have their first rows looked behind.
  private static let sections = 6

  /// - Parameter isOfBars: Whether only what bars hide is looked at.
  init(of driver: ScreenDriver, isOfBars: Bool = false) {
    for controller in driver.controllers {
      let item = controller.navigationItem
      let leading = item.leftBarButtonItems ?? []
      let buttons = leading + (item.rightBarButtonItems ?? []) + (controller.toolbarItems ?? [])
      for button in buttons {
        button.menu.map { add($0, "bar \(button.title ?? "")") }
        if let own = button.customView { addIcons(of: own) }
      }
    }
    if !isOfBars { visit(driver.window) }
  }

  /// Buttons of bars that are views of their own have icons.
  private mutating func addIcons(of view: UIView) {
    let image = (view as? UIImageView)?.image ?? (view as? UIButton)?.currentImage
    if let image { lines.append("icon \(image)") }
    for part in view.subviews { addIcons(of: part) }
  }

  private mutating func visit(_ view: UIView) {
    if let button = view as? UIButton, let menu = button.menu {
      add(menu, "button \(button.currentTitle ?? "")")
    }
    switch view {
    case let list as UICollectionView:
      for path in Self.firstRows(list.numberOfSections, list.numberOfItems) {
        list.headlessContextMenu(forItemAt: path).map { add($0, "row \(path)") }
        for edge in [HeadlessRowEdge.leading, .trailing] {
          add(list.headlessSwipe(itemAt: path, edge: edge), "\(edge) of \(path)")
        }
      }
      list.headlessCloseSwipe()
    case let table as UITableView:
      for path in Self.firstRows(table.numberOfSections, table.numberOfRows) {
        table.headlessContextMenu(forRowAt: path).map { add($0, "row \(path)") }
        for edge in [HeadlessRowEdge.leading, .trailing] {
          add(table.headlessSwipe(rowAt: path, edge: edge), "\(edge) of \(path)")
        }
      }
    default: break
    }
    for part in view.subviews { visit(part) }
  }

  private static func firstRows(_ sections: Int, _ count: (Int) -> Int) -> [IndexPath] {
    (0..<min(sections, Self.sections)).flatMap { section in
      (0..<min(count(section), KeyMove.rows)).map { IndexPath(item: $0, section: section) }
    }
  }

  private mutating func add(_ menu: UIMenu, _ place: String) {
    for element in menu.headlessElements {
      let icon = element.image.map { "\($0)" } ?? "–"
      var line = "\(place) › \(element.title) \(icon)"
      if let action = element as? UIAction {
        line += " \(action.state.rawValue) \(action.attributes.rawValue)"
      }
      lines.append(line)
      if let inner = element as? UIMenu { add(inner, "\(place) › \(inner.title)") }
    }
  }

  private mutating func add(_ actions: [UIContextualAction], _ place: String) {
    for action in actions {
      let icon = action.image.map { "\($0)" } ?? "–"
      lines.append("\(place) › \(action.title ?? "") \(icon) \(action.style.rawValue)")
    }
  }
}
