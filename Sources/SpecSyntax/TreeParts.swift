import SourceText

/// What a tree has besides its nodes.
struct TreeParts: Sendable {
  /// The texts of scalars that do not stand in the source as they are.
  var decoded: [UInt8] = []
  var documents: [NodeID] = []
  var problems: [SyntaxProblem] = []
  var aliasUses: [SyntaxTree.AliasUse] = []
  var tags: [UInt32: String] = [:]
  /// Where the anchors and tags stand of the nodes that have any.
  var properties: [UInt32: SyntaxTree.Properties] = [:]
  /// The parts of the source of which there are no nodes because they could not be read.
  var unreadable: [ByteSpan] = []
}
