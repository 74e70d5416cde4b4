import ScreenKit

/// Titles at the side of lists. UIKit keeps them to itself, so their source is asked, as UIKit does.
extension UIKitHands {
  package func indexTitles(of rows: RowsView) -> [String] {
    let titles: [String]?
    switch rows {
    case .collection(let list):
      let ask = (list.dataSource?.indexTitles(for:))
      titles = ask?(list) ?? nil
    case .table(let table):
      let ask = (table.dataSource?.sectionIndexTitles(for:))
      titles = ask?(table) ?? nil
    }
    return titles ?? []
  }

  package func tapIndexTitle(at place: Int, of rows: RowsView) {
    let titles = indexTitles(of: rows)
    guard titles.indices.contains(place) else { return }
    switch rows {
    case .collection(let list):
      let ask = (list.dataSource?.collectionView(_:indexPathForIndexTitle:at:))
      guard let path = ask?(list, titles[place], place), path.count > 1 else { return }
      list.scrollToItem(at: path, at: .top, animated: false)
    case .table(let table):
      let ask = (table.dataSource?.tableView(_:sectionForSectionIndexTitle:at:))
      let section = ask?(table, titles[place], place) ?? place
      guard section < table.numberOfSections else { return }
      table.scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: false)
    }
    rows.layOut()
  }
}
