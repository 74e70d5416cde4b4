import Foundation

/// Titles at the side of a table, by which a finger goes to a section.
extension UITableView {
  /// The titles as they are shown. UIKit asks for them when all is loaded, and when it is told to ask again.
  func loadedSectionIndex() -> [String] {
    if let sectionIndex { return sectionIndex }
    let titles = dataSource?.sectionIndexTitles(for: self) ?? []
    sectionIndex = titles
    return titles
  }

  /// Whether the titles are seen: of a table of few rows they may not be.
  var showsSectionIndex: Bool {
    guard !loadedSectionIndex().isEmpty else { return false }
    let counts = loadedCounts()
    let rows = (0..<counts.sections).reduce(0) { $0 + counts.items(in: $1) }
    return rows >= sectionIndexMinimumDisplayRowCount
  }

  /// Goes where the title at a place leads.
  func goToSection(ofIndexTitleAt place: Int) {
    let titles = loadedSectionIndex()
    guard showsSectionIndex, titles.indices.contains(place), let dataSource else { return }
    let section = dataSource.tableView(
      self, sectionForSectionIndexTitle: titles[place], at: place)
    guard loadedCounts().items(in: section) > 0 else { return }
    bring(IndexPath(row: 0, section: section), to: .top, animated: false)
  }
}
