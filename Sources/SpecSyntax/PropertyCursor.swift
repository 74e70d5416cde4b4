import SourceText

/// Goes over the anchor and the tag before a node.
struct PropertyCursor {
  let source: UnsafeBufferPointer<UInt8>
  /// How far the cursor has come.
  private(set) var offset: Int
  /// Where the anchor stands, if there is one.
  private(set) var anchor: ByteSpan?
  /// Where the tag stands, if there is one.
  private(set) var tag: ByteSpan?

  init(source: UnsafeBufferPointer<UInt8>, offset: Int) {
    self.source = source
    self.offset = offset
  }

  /// Moves to the node itself.
  ///
  /// - Parameters:
  ///   - end: Where the node ends, as far as that is known already.
  ///   - isCollection: Whether the node is a collection, whose end is not.
  ///   - hasAnchor: Whether the node has an anchor; another one is that of its first key.
  ///   - hasTag: Whether the node has a tag.
  mutating func skipProperties(
    upTo end: Int, isCollection: Bool, hasAnchor: Bool, hasTag: Bool
  ) {
    while offset < source.count {
      let start = offset
      switch source[offset] {
      case UInt8(ascii: "&") where hasAnchor && anchor == nil:
        skipAnchor()
        anchor = ByteSpan(start..<offset)
      case UInt8(ascii: "!") where hasTag && tag == nil:
        skipTag()
        tag = ByteSpan(start..<offset)
      default:
        return
      }
      // Where there is nothing after the properties, the node is the empty place after them.
      if !isCollection, offset >= end { return }
      skipGap()
    }
  }

  /// Passes over `&` and the letters, digits, `_` and `-` of which libyaml lets names consist: what
  /// follows, such as a colon, is no part of them.
  private mutating func skipAnchor() {
    offset += 1
    while offset < source.count, source[offset].isAnchorByte { offset += 1 }
  }

  private mutating func skipTag() {
    if source[offset...].starts(with: "!<".utf8) {
      while offset < source.count, source[offset] != UInt8(ascii: ">") { offset += 1 }
    }
    while offset < source.count, !source[offset].isBlank, source.lineEndSize(at: offset) == 0,
      !isFlowIndicator(source[offset])
    {
      offset += 1
    }
  }

  private func isFlowIndicator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
  }

  /// Passes over white space and comments.
  private mutating func skipGap() {
    let start = offset
    while offset < source.count {
      let lineEnd = source.lineEndSize(at: offset)
      if source[offset].isBlank || lineEnd > 0 {
        offset += max(lineEnd, 1)
      } else if source[offset] == UInt8(ascii: "#"), offset > start {
        offset = source.lineEnd(from: offset)
      } else {
        return
      }
    }
  }
}
