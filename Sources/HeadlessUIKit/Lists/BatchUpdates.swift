import Foundation

/// The changes of one batch: what goes is named by old places, what comes by new ones.
struct BatchUpdates {
  var insertedItems: [IndexPath] = []
  var deletedItems: [IndexPath] = []
  var reloadedItems: [IndexPath] = []
  var reconfiguredItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [(from: Int, to: Int)] = []

  /// The place of a section after the batch, or nil if it goes.
  func newSection(of section: Int) -> Int? {
    if deletedSections.contains(section) { return nil }
    if let move = movedSections.first(where: { $0.from == section }) { return move.to }
    let gone = deletedSections.count(in: 0..<section) + movedSections.count { $0.from < section }
    let taken = insertedSections.union(IndexSet(movedSections.map(\.to)))
    return Self.freeSlot(section - gone, taken: Array(taken))
  }

  /// The place of an item after the batch, or nil if it goes.
  func newPath(of path: IndexPath) -> IndexPath? {
    if let move = movedItems.first(where: { $0.from == path }) { return move.to }
    guard !deletedItems.contains(path), let section = newSection(of: path.section) else {
      return nil
    }
    let leaving = deletedItems + movedItems.map(\.from)
    let gone = Set(leaving).count { $0.section == path.section && $0.item < path.item }
    let taken = (insertedItems + movedItems.map(\.to)).filter { $0.section == section }
    let item = Self.freeSlot(path.item - gone, taken: taken.map(\.item).sorted())
    return IndexPath(item: item, section: section)
  }

  /// The element's key after the batch, or nil if its view has to go.
  func newKey(of key: ElementKey) -> ElementKey? {
    let path = key.indexPath
    // What belongs to the whole list has no item.
    guard path.count > 1 else { return key }
    guard !reloadedSections.contains(path.section) else { return nil }
    switch key {
    case .cell:
      guard !reloadedItems.contains(path) else { return nil }
      return newPath(of: path).map(key.at)
    case .supplementary, .decoration:
      return newSection(of: path.section).map {
        key.at(IndexPath(item: path.item, section: $0))
      }
    }
  }

  private static func freeSlot(_ rank: Int, taken: [Int]) -> Int {
    var slot = rank
    for place in taken {
      guard place <= slot else { break }
      slot += 1
    }
    return slot
  }
}
