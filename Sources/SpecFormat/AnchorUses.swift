import SourceText
import SpecSyntax

/// Where the anchors and aliases of a file stand, and what the aliases stand for.
struct AnchorUses {
  /// The nodes that have an anchor, in the order of the source.
  private var anchored: [UInt32] = []
  private var anchorSpans: [ByteSpan] = []
  /// The aliases in the order of the source.
  private var aliases: [UInt32] = []
  /// What each alias stands for.
  private var targets: [UInt32] = []
  /// Whether a name is used for several anchors, so that the order decides which one an alias means.
  private var hasRepeatedNames = false

  init(of tree: SyntaxTree) {
    guard tree.hasProperties else { return }
    for document in tree.documents { collect(document, tree) }
    var names: Set<ArraySlice<UInt8>> = []
    for span in anchorSpans where !names.insert(tree.source[span.range]).inserted {
      hasRepeatedNames = true
    }
  }

  private mutating func collect(_ node: NodeID, _ tree: SyntaxTree) {
    if let anchor = tree.properties(node)?.anchor {
      anchored.append(node.rawValue)
      anchorSpans.append(anchor)
    }
    switch tree.kind(node) {
    case .scalar: break
    case .alias:
      aliases.append(node.rawValue)
      targets.append(tree.resolved(node).rawValue)
    case .sequence: for item in tree.items(node) { collect(item, tree) }
    case .mapping:
      for (key, value) in tree.pairs(node) {
        collect(key, tree)
        collect(value, tree)
      }
    }
  }

  /// Whether the pairs of a mapping may be written in another order: each alias after its anchor.
  func permit(
    _ sorted: [PairOrder.Pair], insteadOf pairs: [PairOrder.Pair], of extent: Range<UInt32>
  ) -> Bool {
    let inside = aliases.range(within: extent)
    guard !inside.isEmpty || !anchored.range(within: extent).isEmpty else { return true }
    guard !hasRepeatedNames else { return false }
    var place: [UInt32: Int] = [:]
    for (position, pair) in sorted.enumerated() { place[pair.key.rawValue] = position }
    // The nodes of a pair are those from its key to the key of the next one.
    let keys = pairs.map(\.key.rawValue)
    func placeOfPair(with node: UInt32) -> Int? {
      keys[..<keys.firstIndex(above: node)].last.flatMap { place[$0] }
    }
    return inside.allSatisfy { index in
      guard extent.contains(targets[index]), let using = placeOfPair(with: aliases[index]),
        let defining = placeOfPair(with: targets[index])
      else { return true }
      return defining <= using
    }
  }
}

extension [UInt32] {
  /// The index of the first of ascending numbers that is greater than another; the count if none is.
  fileprivate func firstIndex(above number: UInt32) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] > number { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Where those of ascending numbers stand that are in a range.
  fileprivate func range(within extent: Range<UInt32>) -> Range<Int> {
    guard let last = extent.last else { return 0..<0 }
    let start = extent.lowerBound == 0 ? 0 : firstIndex(above: extent.lowerBound - 1)
    return start..<Swift.max(start, firstIndex(above: last))
  }
}
