import Foundation

/// What a list shows of its snapshots, with where each item is.
struct ShownSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  /// What is shown now.
  private(set) var snapshot = Snapshot()
  private var paths: [Item: IndexPath] = [:]

  /// What stays where it is and is made anew all the same.
  struct Renewals {
    let sections: IndexSet
    let reloaded: [IndexPath]
    let reconfigured: [IndexPath]
  }

  /// Shows another snapshot.
  mutating func take(_ snapshot: Snapshot) {
    self.snapshot = snapshot.fulfilled
    paths = self.snapshot.paths
  }

  /// What a snapshot that is shown now asked to be made anew.
  func renewals(askedBy snapshot: Snapshot) -> Renewals {
    Renewals(
      sections: IndexSet(
        snapshot.reloadedSectionIdentifiers.compactMap(self.snapshot.indexOfSection)),
      reloaded: snapshot.reloadedItemIdentifiers.compactMap { paths[$0] },
      reconfigured: snapshot.reconfiguredItemIdentifiers.compactMap { paths[$0] })
  }

  /// How many items a section has.
  func itemCount(inSectionAt index: Int) -> Int { snapshot.sections[index].items.count }

  func item(at path: IndexPath) -> Item? {
    guard snapshot.sections.indices.contains(path.section) else { return nil }
    let items = snapshot.sections[path.section].items
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  func path(of item: Item) -> IndexPath? { paths[item] }

  func section(at index: Int) -> Section? {
    snapshot.sections.indices.contains(index) ? snapshot.sections[index].identifier : nil
  }
}
