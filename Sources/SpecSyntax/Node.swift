import SourceText

/// One node of the tree, as it lies in the flat array of all nodes.
///
/// Nodes lie in preorder: a collection is followed by its first child, and a child by its next
/// sibling, after all that is within it.
@usableFromInline
struct Node: Sendable {
  @usableFromInline var span: ByteSpan
  /// Where a scalar's text starts; where the nodes after a collection start; an alias's target.
  @usableFromInline var first: UInt32
  /// The size of a scalar's text; the number of a collection's items or pairs.
  @usableFromInline var count: UInt32
  @usableFromInline let kind: SyntaxTree.Kind
  @usableFromInline let style: SyntaxTree.ScalarStyle
  @usableFromInline var flags: Flags

  @usableFromInline
  struct Flags: OptionSet, Sendable {
    @usableFromInline let rawValue: UInt8

    @usableFromInline
    init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// The scalar's text is not in the source but among the decoded texts.
    @inlinable static var decoded: Flags { Flags(rawValue: 1) }
    /// The node has an entry in the table of tags.
    @inlinable static var tagged: Flags { Flags(rawValue: 2) }
    /// The alias has no target.
    @inlinable static var unresolved: Flags { Flags(rawValue: 4) }
    /// The collection is written with brackets or braces.
    @inlinable static var flow: Flags { Flags(rawValue: 8) }
    /// The node has an anchor.
    @inlinable static var anchored: Flags { Flags(rawValue: 16) }
  }

  /// Whether other nodes lie within the node.
  @inlinable @inline(__always) var isCollection: Bool { kind == .sequence || kind == .mapping }
}
