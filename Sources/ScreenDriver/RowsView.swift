import ScreenKit

/// A list on screen, whichever of UIKit's two kinds it is.
@MainActor
package enum RowsView {
  case collection(UICollectionView)
  case table(UITableView)

  init?(_ view: UIView) {
    switch view {
    case let list as UICollectionView: self = .collection(list)
    case let table as UITableView: self = .table(table)
    default: return nil
    }
  }

  /// The list that `view` is in.
  init?(around view: UIView) {
    guard let parent = view.superview else { return nil }
    if let list = RowsView(parent) { self = list } else { self.init(around: parent) }
  }

  var scrollView: UIScrollView {
    switch self {
    case .collection(let list): list
    case .table(let table): table
    }
  }

  var backgroundView: UIView? {
    switch self {
    case .collection(let list): list.backgroundView
    case .table(let table): table.backgroundView
    }
  }

  /// The cell around `view`, or `view` itself.
  static func cell(around view: UIView) -> UIView? {
    if view is UICollectionViewCell || view is UITableViewCell { return view }
    return view.superview.flatMap(cell)
  }

  /// How many rows each section has.
  var counts: [Int] {
    switch self {
    case .collection(let list): (0..<list.numberOfSections).map(list.numberOfItems)
    case .table(let table): (0..<table.numberOfSections).map(table.numberOfRows)
    }
  }

  var selectedPaths: [IndexPath] {
    switch self {
    case .collection(let list): (list.indexPathsForSelectedItems ?? []).sorted()
    case .table(let table): table.indexPathsForSelectedRows ?? []
    }
  }

  func contains(_ path: IndexPath) -> Bool {
    let counts = counts
    return counts.indices.contains(path.section) && path.item < counts[path.section]
  }

  func cell(at path: IndexPath) -> UIView? {
    switch self {
    case .collection(let list): list.cellForItem(at: path)
    case .table(let table): table.cellForRow(at: path)
    }
  }

  func path(of cell: UIView) -> IndexPath? {
    switch self {
    case .collection(let list): (cell as? UICollectionViewCell).flatMap(list.indexPath)
    case .table(let table): (cell as? UITableViewCell).flatMap(table.indexPath)
    }
  }

  /// Scrolls to a row that has no cell yet.
  func bringIntoSight(_ path: IndexPath) {
    guard cell(at: path) == nil else { return }
    switch self {
    case .collection(let list):
      let mixed = list.collectionViewLayout as? MixedLayout
      let isOnShelf = mixed?.scrollsByItself(path.section) == true
      list.scrollToItem(
        at: path,
        at: isOnShelf ? [.centeredVertically, .centeredHorizontally] : .centeredVertically,
        animated: false)
    case .table(let table):
      table.scrollToRow(at: path, at: .middle, animated: false)
    }
    scrollView.layoutIfNeeded()
  }

  /// Which rows answer to a tap by `hands`, for a message.
  func answeringList(to hands: any Hands) -> String {
    let paths = counts.enumerated().lazy.flatMap { section, count in
      (0..<count).lazy.map { IndexPath(item: $0, section: section) }
    }
    let some = Array(
      paths.filter { hands.answersTap(at: $0, in: self) }.prefix(Self.mostNamed + 1))
    guard !some.isEmpty else { return "no row does" }
    let named = some.prefix(Self.mostNamed).map { "\($0.section).\($0.item)" }
    return "those that do: \(named.joined(separator: ", "))"
      + (some.count > named.count ? " …" : "")
  }

  private static let mostNamed = 8
}

extension UIMenu {
  /// What stands in the menu when it is open.
  @MainActor var entries: [UIMenuElement] {
    ScreenCompanions.of(self, as: MenuEntries.self)?.make() ?? children
  }

  /// The action of a title, in the menu or in one of those in it.
  @MainActor func action(titled title: String) -> UIAction? {
    let entries = entries
    return entries.lazy.compactMap { $0 as? UIAction }.first { $0.title == title }
      ?? entries.lazy.compactMap { ($0 as? UIMenu)?.action(titled: title) }.first
  }
}

extension RowsView {
  /// What opens when a finger rests on a row; nil when nothing does.
  func contextMenu(at path: IndexPath) -> UIContextMenuConfiguration? {
    let middle = cell(at: path)?.center ?? .zero
    switch self {
    case .collection(let list):
      let offer = (list.delegate?.collectionView(_:contextMenuConfigurationForItemsAt:point:))
      return offer?(list, [path], middle)
    case .table(let table):
      let offer = (table.delegate?.tableView(_:contextMenuConfigurationForRowAt:point:))
      return offer?(table, path, middle)
    }
  }
}
