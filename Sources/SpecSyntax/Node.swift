import SourceText

/// One node of the tree, as it lies in the flat array of all nodes.
///
/// Nodes lie in preorder: a collection is followed by its first child, and a child by its next
/// sibling, after all that is within it.
struct Node: Sendable {
  var span: ByteSpan
  /// Where a scalar's text starts; where the nodes after a collection start; an alias's target.
  var first: UInt32
  /// The size of a scalar's text; the number of a collection's items or pairs.
  var count: UInt32
  let kind: SyntaxTree.Kind
  let style: SyntaxTree.ScalarStyle
  var flags: Flags

  struct Flags: OptionSet, Sendable {
    let rawValue: UInt8
    /// The scalar's text is not in the source but among the decoded texts.
    static let decoded = Flags(rawValue: 1)
    /// The node has an entry in the table of tags.
    static let tagged = Flags(rawValue: 2)
    /// The alias has no target.
    static let unresolved = Flags(rawValue: 4)
    /// The collection is written with brackets or braces.
    static let flow = Flags(rawValue: 8)
    /// The node has an anchor.
    static let anchored = Flags(rawValue: 16)
  }
}
