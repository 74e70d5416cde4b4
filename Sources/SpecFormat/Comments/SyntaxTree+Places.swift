import SourceText
import SpecSyntax

extension SyntaxTree {
  /// Where a node starts, its anchor and tag included.
  func start(of node: NodeID) -> Int {
    Int(properties(node)?.spans.first?.start ?? span(node).start)
  }

  /// The first key of a mapping that is written as a block.
  func firstKeyOfBlock(_ node: NodeID) -> NodeID? {
    guard kind(node) == .mapping, !isFlow(node) else { return nil }
    return pairs(node).first { _ in true }?.key
  }

  /// The last entry of a collection with its value, which in a list are one.
  func lastEntry(of collection: NodeID) -> (entry: NodeID, value: NodeID)? {
    var last: (entry: NodeID, value: NodeID)?
    for item in items(collection) { last = (item, item) }
    for (key, value) in pairs(collection) { last = (key, value) }
    return last
  }
}
