import SourceText

extension UInt8 {
  /// Whether it may stand in the name of an anchor, to libyaml.
  var isAnchorByte: Bool {
    isLetterOrDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_")
  }
}

/// `&name` before a node.
struct AnchorMark {
  let name: String
  let span: ByteSpan
}

/// The anchors of a document.
struct Anchors {
  struct Entry {
    let node: UInt32
    /// Where `&name` stands.
    let span: ByteSpan
    /// How much the node is once every alias within it is replaced by what it stands for.
    var extent: Extent
    /// Whether the node is still being read, so that an alias to it would be within itself.
    var isOpen: Bool
  }

  private(set) var entries: [Entry] = []
  private var byName: [String: Int] = [:]

  /// The names in use, for suggestions.
  var names: some Sequence<String> { byName.keys }

  /// The only anchor so far whose value has been read and that no alias has named.
  func onlyIdle(beside uses: [SyntaxTree.AliasUse]) -> AnchorMark? {
    let named = Set(uses.lazy.map(\.definition.start))
    let idle = byName.filter { entry in
      !entries[entry.value].isOpen && !named.contains(entries[entry.value].span.start)
    }
    guard idle.count == 1, let only = idle.first else { return nil }
    return AnchorMark(name: only.key, span: entries[only.value].span)
  }

  /// Whether no name is in use.
  var isEmpty: Bool { byName.isEmpty }

  /// Adds an anchor, in place of an earlier one of the same name, and returns its index.
  mutating func add(_ name: String, _ entry: Entry) -> Int {
    byName[name] = entries.count
    entries.append(entry)
    return entries.count - 1
  }

  /// Notes that an anchor's node has been read.
  mutating func close(_ index: Int, extent: Extent) {
    entries[index].isOpen = false
    entries[index].extent = extent
  }

  subscript(name: String) -> Entry? {
    byName[name].map { entries[$0] }
  }

  /// Forgets all anchors, at the end of their document.
  mutating func removeAll() {
    guard !entries.isEmpty else { return }
    entries.removeAll(keepingCapacity: true)
    byName.removeAll(keepingCapacity: true)
  }
}

/// The size of what a node stands for, all aliases replaced by what they stand for.
struct Extent {
  /// The number of nodes; it stops at the greatest number rather than overflow.
  var nodes: UInt32 = 0
  /// The number of collections within one another.
  var height: UInt32 = 0

  /// Takes in further nodes.
  @inline(__always)
  mutating func addNodes(_ count: UInt32) {
    nodes = nodes.saturatingAdd(count)
  }
}

extension UInt32 {
  /// The sum, or the greatest number if that is less.
  @inline(__always)
  func saturatingAdd(_ other: UInt32) -> UInt32 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
