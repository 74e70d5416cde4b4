import Foundation

/// The updates of a table that are being collected, perhaps from nested calls.
struct OpenBatch {
  private(set) var depth = 0
  var changes = BatchUpdates()
  private(set) var before: ItemCounts?
  private(set) var completions: [(Bool) -> Void] = []

  var isOpen: Bool { depth > 0 }

  mutating func open(before counts: ItemCounts) {
    if depth == 0 { before = counts }
    depth += 1
  }

  /// Returns whether the outermost call ended.
  mutating func close(_ completion: ((Bool) -> Void)?) -> Bool {
    if let completion { completions.append(completion) }
    depth -= 1
    return depth == 0
  }
}
