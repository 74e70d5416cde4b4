import Foundation

/// How a list gets from one snapshot to the next.
struct SnapshotDifference<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var deletedItems: [IndexPath] = []
  private(set) var insertedItems: [IndexPath] = []
  private(set) var movedItems: [(from: IndexPath, to: IndexPath)] = []

  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  init(from old: Snapshot, to new: Snapshot) {
    // Sections out of order are made anew, with what is in them.
    let kept = Self.inOrder(old.sectionIdentifiers, new.sectionIdentifiers)
    for (index, section) in old.sectionIdentifiers.enumerated() where !kept.contains(section) {
      deletedSections.insert(index)
    }
    for (index, section) in new.sectionIdentifiers.enumerated() where !kept.contains(section) {
      insertedSections.insert(index)
    }
    compareItems(old, new, in: kept)
  }

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && deletedItems.isEmpty
      && insertedItems.isEmpty && movedItems.isEmpty
  }

  private mutating func compareItems(_ old: Snapshot, _ new: Snapshot, in kept: Set<Section>) {
    let oldItems = old.sections.filter { kept.contains($0.identifier) }.flatMap(\.items)
    let newItems = new.sections.filter { kept.contains($0.identifier) }.flatMap(\.items)
    let oldPaths = old.paths
    let newPaths = new.paths
    let oldSet = Set(oldItems)
    let newSet = Set(newItems)
    let staying = Self.inOrder(oldItems, newItems).filter {
      old.sectionIdentifier(containingItem: $0) == new.sectionIdentifier(containingItem: $0)
    }
    deletedItems = oldItems.filter { !newSet.contains($0) }.compactMap { oldPaths[$0] }
    for item in newItems where !staying.contains(item) {
      guard let to = newPaths[item] else { continue }
      if oldSet.contains(item), let from = oldPaths[item] {
        movedItems.append((from, to))
      } else {
        insertedItems.append(to)
      }
    }
  }

  /// Of what is in both lists, the most that stands in the same order in both.
  private static func inOrder<Element: Hashable>(
    _ old: [Element], _ new: [Element]
  ) -> Set<Element> {
    let positions = Dictionary(uniqueKeysWithValues: new.enumerated().map { ($1, $0) })
    let common = old.filter { positions[$0] != nil }
    // The longest rising sequence of the positions: the last element of the best one of each length so far.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: common.count)
    for (index, element) in common.enumerated() {
      let place = ends.partitioningIndex { end in
        positions[common[end], default: 0] > positions[element, default: 0]
      }
      previous[index] = place > 0 ? ends[place - 1] : nil
      if place == ends.count { ends.append(index) } else { ends[place] = index }
    }
    var kept: Set<Element> = []
    var next = ends.last
    while let index = next {
      kept.insert(common[index])
      next = previous[index]
    }
    return kept
  }
}
