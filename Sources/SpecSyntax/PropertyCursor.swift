import SourceText

/// Goes over the anchor and the tag before a node.
struct PropertyCursor {
  let source: UnsafeBufferPointer<UInt8>
  var offset: Int

  /// Moves to the node itself, and returns where its anchor stands, if it has one.
  ///
  /// - Parameters:
  ///   - end: Where the node ends, as far as that is known already.
  ///   - isCollection: Whether the node is a collection, whose end is not.
  mutating func skipProperties(upTo end: Int, isCollection: Bool) -> ByteSpan? {
    var anchor: ByteSpan?
    while offset < source.count {
      let start = offset
      switch source[offset] {
      case UInt8(ascii: "&"):
        skipToken()
        anchor = ByteSpan(start..<offset)
      case UInt8(ascii: "!"):
        skipToken()
      default:
        return anchor
      }
      // Where there is nothing after the properties, the node is the empty place after them.
      if !isCollection, offset >= end { return anchor }
      skipGap()
    }
    return anchor
  }

  private mutating func skipToken() {
    if source[offset...].starts(with: "!<".utf8) {
      while offset < source.count, source[offset] != UInt8(ascii: ">") { offset += 1 }
    }
    while offset < source.count, !source[offset].isWhiteSpace, !isFlowIndicator(source[offset]) {
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
      if source[offset].isWhiteSpace {
        offset += 1
      } else if source[offset] == UInt8(ascii: "#"), offset > start {
        while offset < source.count, !source[offset].isLineBreak { offset += 1 }
      } else {
        return
      }
    }
  }
}
