import Foundation

/// What a kind of list and its items are called.
enum ListWords {
  case collection
  case table

  var list: String { self == .collection ? "collection view" : "table view" }
  var item: String { self == .collection ? "item" : "row" }
}

/// Compares a batch with the data source's counts before and after it.
struct BatchConsistency {
  let words: ListWords
  let batch: BatchUpdates
  let before: ItemCounts
  let after: ItemCounts

  /// What is wrong, in UIKit's words; nil if nothing is.
  var problem: String? {
    pathProblem ?? sectionProblem ?? itemProblem
  }

  private var pathProblem: String? {
    for path in batch.deletedItems + batch.reloadedItems where !before.contains(path) {
      return "attempt to delete \(words.item) \(path.item) from section \(path.section) which only "
        + "contains \(before.items(in: path.section)) \(words.item)s before the update"
    }
    for path in batch.insertedItems where !after.contains(path) {
      return "attempt to insert \(words.item) \(path.item) into section \(path.section), but "
        + "there are only \(after.items(in: path.section)) \(words.item)s in section "
        + "\(path.section) after the update"
    }
    for move in batch.movedItems where !before.contains(move.from) || !after.contains(move.to) {
      let one = words == .collection ? "an item" : "a row"
      return "attempt to move \(one) from \(describe(move.from)) to \(describe(move.to)), which "
        + "does not exist"
    }
    let deleted = Set(batch.deletedItems)
    if let path = batch.reloadedItems.first(where: deleted.contains) {
      return "attempt to delete and reload the same index path (\(describe(path)))"
    }
    if deleted.count != batch.deletedItems.count {
      return "attempt to perform multiple deletes of the same index path"
    }
    if Set(batch.insertedItems).count != batch.insertedItems.count {
      return "attempt to perform multiple inserts at the same index path"
    }
    if let section = batch.deletedSections.last, section >= before.sections {
      return "attempt to delete section \(section), but there are only \(before.sections) "
        + "sections before the update"
    }
    if let section = batch.insertedSections.last, section >= after.sections {
      return "attempt to insert section \(section) but there are only \(after.sections) sections "
        + "after the update"
    }
    return nil
  }

  private func describe(_ path: IndexPath) -> String { "{\(path.section), \(path.item)}" }

  private var sectionProblem: String? {
    let inserted = batch.insertedSections.count
    let deleted = batch.deletedSections.count
    guard after.sections != before.sections + inserted - deleted else { return nil }
    return "Invalid update: invalid number of sections. The number of sections contained in the "
      + "\(words.list) after the update (\(after.sections)) must be equal to the number of "
      + "sections contained in the \(words.list) before the update (\(before.sections)), plus "
      + "or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) "
      + "deleted)."
  }

  private var itemProblem: String? {
    for section in 0..<before.sections where !batch.reloadedSections.contains(section) {
      guard let newSection = batch.newSection(of: section) else { continue }
      if let problem = itemProblem(from: section, to: newSection) { return problem }
    }
    return nil
  }

  private func itemProblem(from section: Int, to newSection: Int) -> String? {
    let inserted = batch.insertedItems.count { $0.section == newSection }
    let deleted = batch.deletedItems.count { $0.section == section }
    let movedIn = batch.movedItems.count { $0.to.section == newSection }
    let movedOut = batch.movedItems.count { $0.from.section == section }
    let old = before.items(in: section)
    let new = after.items(in: newSection)
    guard new != old + inserted - deleted + movedIn - movedOut else { return nil }
    let items = "\(words.item)s"
    return "Invalid update: invalid number of \(items) in section \(newSection). The number of "
      + "\(items) contained in an existing section after the update (\(new)) must be equal to the "
      + "number of \(items) contained in that section before the update (\(old)), plus or minus "
      + "the number of \(items) inserted or deleted from that section (\(inserted) inserted, "
      + "\(deleted) deleted) and plus or minus the number of \(items) moved into or out of that "
      + "section (\(movedIn) moved in, \(movedOut) moved out)."
  }
}
