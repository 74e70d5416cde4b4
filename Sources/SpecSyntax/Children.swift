/// Goes from sibling to sibling.
struct ChildCursor {
  let tree: SyntaxTree
  var next: UInt32 = 0
  var end: UInt32 = 0

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
    var cursor: ChildCursor

    /// Gives the next item.
    public mutating func next() -> NodeID? {
      cursor.advance()
    }
  }

  /// The pairs of a mapping.
  public struct Pairs: Sequence, IteratorProtocol {
    var cursor: ChildCursor

    /// Gives the next pair.
    public mutating func next() -> (key: NodeID, value: NodeID)? {
      guard let key = cursor.advance(), let value = cursor.advance() else { return nil }
      return (key, value)
    }
  }
}
