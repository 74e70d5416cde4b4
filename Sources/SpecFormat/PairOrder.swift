import SpecModel
import SpecSyntax

/// The order in which the pairs of a mapping are written.
struct PairOrder {
  typealias Pair = (key: NodeID, value: NodeID)

  private let tree: SyntaxTree
  private let constructs: ConstructMap
  private let index: GrammarIndex
  private let anchors: AnchorUses

  init(_ tree: SyntaxTree, _ constructs: ConstructMap, _ index: GrammarIndex) {
    self.tree = tree
    self.constructs = constructs
    self.index = index
    anchors = AnchorUses(of: tree)
  }

  /// The pairs of a mapping in canonical order.
  ///
  /// Keys that the grammar does not know come last, in their own order; mappings with free keys
  /// stay as they are, and so do those in which an alias would come before its anchor.
  func pairs(of mapping: NodeID) -> [Pair] {
    let pairs = tree.pairs(mapping).map { Pair($0.key, $0.value) }
    guard pairs.count > 1, let construct = constructs[mapping] else { return pairs }
    let places = pairs.map { index.position(of: $0.key, in: construct, tree) ?? .max }
    guard zip(places, places.dropFirst()).contains(where: { $0 > $1 }) else { return pairs }
    let order = places.indices.sorted { (places[$0], $0) < (places[$1], $1) }
    let sorted = order.map { pairs[$0] }
    return anchors.permit(sorted, insteadOf: pairs, of: tree.extent(mapping)) ? sorted : pairs
  }
}
