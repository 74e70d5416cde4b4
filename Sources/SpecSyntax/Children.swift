/// Goes from sibling to sibling.
@usableFromInline
struct ChildCursor {
  @usableFromInline let tree: SyntaxTree
  @usableFromInline var next: UInt32
  @usableFromInline let end: UInt32

  @inlinable
  init(tree: SyntaxTree, next: UInt32 = 0, end: UInt32 = 0) {
    self.tree = tree
    self.next = next
    self.end = end
  }

  @inlinable
  mutating func advance() -> NodeID? {
    guard next < end else { return nil }
    let id = NodeID(rawValue: next)
    next = tree.following(next)
    return id
  }
}

extension SyntaxTree {
  /// The items of a sequence.
  public struct Items: Sequence, IteratorProtocol {
    @usableFromInline var cursor: ChildCursor

    @inlinable
    init(cursor: ChildCursor) {
      self.cursor = cursor
    }

    /// Gives the next item.
    @inlinable
    public mutating func next() -> NodeID? {
      cursor.advance()
    }
  }

  /// The pairs of a mapping.
  public struct Pairs: Sequence, IteratorProtocol {
    @usableFromInline var cursor: ChildCursor

    @inlinable
    init(cursor: ChildCursor) {
      self.cursor = cursor
    }

    /// Gives the next pair.
    @inlinable
    public mutating func next() -> (key: NodeID, value: NodeID)? {
      guard let key = cursor.advance(), let value = cursor.advance() else { return nil }
      return (key, value)
    }
  }
}
