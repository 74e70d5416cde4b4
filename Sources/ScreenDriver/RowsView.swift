import ScreenKit

/// A list on screen, whichever of UIKit's two kinds it is.
@MainActor
enum RowsView {
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
      list.scrollToItem(at: path, at: .centeredVertically, animated: false)
    case .table(let table):
      table.scrollToRow(at: path, at: .middle, animated: false)
    }
    scrollView.layoutIfNeeded()
  }

  /// Whether a swipe has opened a row; a tap closes it.
  private var isSwiped: Bool {
    if case .table(let table) = self { table.headlessSwipedRow != nil } else { false }
  }

  /// Whether a tap on a row does anything.
  func answersTap(_ path: IndexPath) -> Bool {
    switch self {
    case .collection(let list): list.headlessAnswersTap(onItemAt: path)
    case .table(let table): isSwiped || table.headlessAnswersTap(onRowAt: path)
    }
  }

  /// The places of rows on which a tap does something.
  var answeringPaths: some Sequence<IndexPath> {
    counts.enumerated().lazy.flatMap { section, count in
      (0..<count).lazy.map { IndexPath(item: $0, section: section) }
    }.filter(answersTap)
  }

  /// Which rows answer to a tap, for a message.
  var answeringList: String {
    let some = Array(answeringPaths.prefix(Self.mostNamed + 1))
    guard !some.isEmpty else { return "no row does" }
    let named = some.prefix(Self.mostNamed).map { "\($0.section).\($0.item)" }
    return "those that do: \(named.joined(separator: ", "))"
      + (some.count > named.count ? " …" : "")
  }

  private static let mostNamed = 8

  func tap(_ path: IndexPath) {
    switch self {
    case .collection(let list): list.headlessTapItem(at: path)
    case .table(let table): table.headlessTapRow(at: path)
    }
  }

  /// Does the action of a title behind a row; the answer is whether there is one.
  func doAction(titled title: String, at path: IndexPath) -> Bool {
    switch self {
    case .collection(let list):
      return perform(title, in: list.headlessContextMenu(forItemAt: path))
    case .table(let table):
      for edge in [HeadlessRowEdge.trailing, .leading]
      where table.headlessSwipe(rowAt: path, edge: edge).contains(where: { $0.title == title }) {
        return table.headlessTapSwipeAction(titled: title)
      }
      return perform(title, in: table.headlessContextMenu(forRowAt: path))
    }
  }

  /// What VoiceOver offers for a row.
  func accessibilityActions(at path: IndexPath) -> [UIAccessibilityCustomAction] {
    switch self {
    case .collection(let list): list.cellForItem(at: path)?.headlessAccessibilityActions ?? []
    case .table(let table): table.headlessAccessibilityActions(forRowAt: path)
    }
  }

  private func perform(_ title: String, in menu: UIMenu?) -> Bool {
    let actions = (menu?.children ?? []).lazy.compactMap { $0 as? UIAction }
    guard let action = actions.first(where: { $0.title == title }) else { return false }
    action.headlessPerform()
    return true
  }
}
