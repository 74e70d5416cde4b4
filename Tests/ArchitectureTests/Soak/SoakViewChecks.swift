import Foundation
import ScreenKit

/// What has to hold of the cells of a collection view.
@MainActor
struct CollectionChecks {
  let view: UICollectionView
  let list: any SoakedList

  func problems() -> [String] {
    let attributes = view.collectionViewLayout.layoutAttributesForElements(in: view.bounds) ?? []
    let wanted = attributes.filter {
      $0.representedElementCategory == .cell && $0.frame.sharesArea(with: view.bounds)
    }
    var problems: [String] = []
    let places = Set(wanted.map(\.indexPath))
    let shown = Set(view.indexPathsForVisibleItems)
    if !places.isSubset(of: shown) {
      problems.append("No cells at \(places.subtracting(shown).sorted()).")
    }
    for place in wanted {
      guard let cell = view.cellForItem(at: place.indexPath) else { continue }
      if !cell.frame.isAlmost(place.frame) {
        problems.append("The cell at \(place.indexPath) lies at \(cell.frame), not \(place.frame).")
      }
      problems += CellChecks.problems(of: cell, at: place.indexPath, list.item(at: place.indexPath))
    }
    return problems + overlaps(wanted) + CellChecks.offsetProblems(of: view)
  }

  private func overlaps(_ places: [UICollectionViewLayoutAttributes]) -> [String] {
    places.indices.flatMap { index in
      places[(index + 1)...].filter { $0.frame.sharesArea(with: places[index].frame) }.map {
        "The rows \(places[index].indexPath) and \($0.indexPath) overlap."
      }
    }
  }
}

/// What has to hold of the cells of a table.
@MainActor
struct TableChecks {
  let view: UITableView
  let list: any SoakedList

  func problems() -> [String] {
    var problems: [String] = []
    let paths = (view.indexPathsForVisibleRows ?? []).sorted()
    for path in paths {
      guard let cell = view.cellForRow(at: path) else {
        problems.append("No cell at \(path).")
        continue
      }
      let place = view.rectForRow(at: path)
      if abs(cell.frame.minY - place.minY) > 0.01 || abs(cell.frame.height - place.height) > 0.01 {
        problems.append("The cell at \(path) lies at \(cell.frame), not \(place).")
      }
      problems += CellChecks.problems(of: cell, at: path, list.item(at: path))
    }
    return problems + gaps(paths) + CellChecks.offsetProblems(of: view)
  }

  private func gaps(_ paths: [IndexPath]) -> [String] {
    zip(paths, paths.dropFirst()).compactMap { first, second in
      guard first.section == second.section else { return nil }
      let end = view.rectForRow(at: first).maxY
      let start = view.rectForRow(at: second).minY
      // Rows without height are not seen.
      return abs(end - start) < 0.01 ? nil : "Between \(first) and \(second) lies something."
    }
  }
}

/// What has to hold of a cell, whatever list it is in.
@MainActor
enum CellChecks {
  static func problems(of cell: UIView, at path: IndexPath, _ item: (any Model)?) -> [String] {
    guard let item else { return ["The cell at \(path) shows nothing of the list."] }
    cell.layoutIfNeeded()
    guard let title = title(of: item), (cell as? any ScreenHosting)?.hostedScreen == nil else {
      return []
    }
    guard !texts(in: cell).contains(where: { $0.contains(title) }) else { return [] }
    return ["The cell at \(path) shows \(texts(in: cell)), not \"\(title)\"."]
  }

  /// Whether the list has come to rest at a place where it can.
  static func offsetProblems(of view: UIScrollView) -> [String] {
    let insets = view.adjustedContentInset
    let lowest = max(view.contentSize.height + insets.bottom - view.bounds.height, -insets.top)
    let isInside =
      view.contentOffset.y >= -insets.top - 0.5 && view.contentOffset.y <= lowest + 0.5
    let isRefreshing = view.refreshControl?.isRefreshing == true
    return isInside || isRefreshing
      ? [] : ["It is scrolled to \(view.contentOffset.y), outside of \(-insets.top)…\(lowest)."]
  }

  /// A text that the cell of an item shows for sure.
  private static func title(of item: any Model) -> String? {
    switch item.model {
    case let book as Book: book.title
    case let loan as Loan: loan.book
    case let author as Author: author.name
    case let payment as Payment: payment.cents > 0 ? payment.reader : nil
    case let scrap as Scrap: scrap.text
    default: nil
    }
  }

  private static func texts(in view: UIView) -> [String] {
    guard !view.isHidden else { return [] }
    if let label = view as? UILabel { return [label.text ?? ""] }
    return view.subviews.flatMap(texts)
  }
}

extension CGRect {
  /// Whether two rectangles differ by no more than what is lost in computing.
  fileprivate func isAlmost(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { abs($0) < 0.01 }
  }

  /// Whether two rectangles have more than an edge in common.
  fileprivate func sharesArea(with other: CGRect) -> Bool {
    let common = intersection(other)
    return !common.isNull && common.width > 0.01 && common.height > 0.01
  }
}
