import Foundation

/// How many items each section has, as the data source said.
struct ItemCounts: Equatable {
  private(set) var itemsBySection: [Int]

  var sections: Int { itemsBySection.count }

  func items(in section: Int) -> Int {
    itemsBySection.indices.contains(section) ? itemsBySection[section] : 0
  }

  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && indexPath.item >= 0 && indexPath.item < items(in: indexPath.section)
  }

  /// The number of items before an item, sections counted through.
  func ordinal(of indexPath: IndexPath) -> Int {
    itemsBySection.prefix(indexPath.section).reduce(0, +) + indexPath.item
  }

  var total: Int { itemsBySection.reduce(0, +) }

  func indexPath(ofOrdinal ordinal: Int) -> IndexPath? {
    var rest = ordinal
    for (section, count) in itemsBySection.enumerated() {
      if rest < count { return IndexPath(item: rest, section: section) }
      rest -= count
    }
    return nil
  }
}
