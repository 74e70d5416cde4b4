import SpecSyntax

/// The keys of the mappings that are being read, those of the innermost at the end.
///
/// All mappings of a file take turns with one piece of memory: an array for each would take longer
/// to make than its keys take to read.
final class KeyStack {
  /// A key of a mapping.
  struct Entry {
    let key: NodeID
    let value: NodeID
    /// None for a key that does not count beside the others.
    var text: KeyText
    /// Whether someone has asked for the key.
    var isRead = false
    /// Whether it is known to be wrong beside the others, which was said.
    var isRefused = false
  }

  private var memory: UnsafeMutablePointer<Entry>
  private var capacity = 64
  private(set) var count = 0

  init() {
    memory = .allocate(capacity: capacity)
  }

  deinit {
    memory.deallocate()
  }

  subscript(index: Int) -> Entry {
    get {
      precondition(index >= 0 && index < count)
      return memory[index]
    }
    set {
      precondition(index >= 0 && index < count)
      memory[index] = newValue
    }
  }

  /// Where the entries of a range lie, for whoever goes through them before any is added: what lies there is
  /// asked for once, and not for each.
  @inline(__always)
  func entries(in range: Range<Int>) -> UnsafeMutableBufferPointer<Entry> {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return UnsafeMutableBufferPointer(start: memory + range.lowerBound, count: range.count)
  }

  func append(_ entry: Entry) {
    if count == capacity { grow() }
    (memory + count).initialize(to: entry)
    count += 1
  }

  /// Drops the entries from an index on.
  func truncate(to newCount: Int) {
    precondition(newCount >= 0 && newCount <= count)
    count = newCount
  }

  @inline(never)
  private func grow() {
    let larger = UnsafeMutablePointer<Entry>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: memory, count: count)
    memory.deallocate()
    memory = larger
    capacity *= 2
  }
}
