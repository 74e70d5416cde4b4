import SourceText
import SpecSyntax

extension SyntaxTree {
  /// A key of a mapping with its value.
  struct Pair {
    let mapping: NodeID
    let key: NodeID
    let value: NodeID
  }

  /// The pair whose key stands at a place.
  func pair(withKeyAt span: ByteSpan) -> Pair? {
    firstPair { key, _ in self.span(key) == span }
  }

  /// The pair in whose value's list an item stands.
  func pair(withListOf span: ByteSpan) -> Pair? {
    firstPair { _, value in
      kind(value) == .sequence && items(value).contains { self.span($0) == span }
    }
  }

  /// The place of the node that has an anchor.
  func span(anchoredAt anchor: ByteSpan) -> ByteSpan? {
    var found: NodeID?
    visit { node in
      if let properties = properties(node), properties.spans.contains(where: anchor.contains) {
        found = found ?? node
      }
    }
    return found.map(span)
  }

  private func firstPair(where isMeant: (_ key: NodeID, _ value: NodeID) -> Bool) -> Pair? {
    var found: Pair?
    visit { node in
      guard found == nil, kind(node) == .mapping else { return }
      for (key, value) in pairs(node) where isMeant(key, value) {
        found = Pair(mapping: node, key: key, value: value)
      }
    }
    return found
  }

  private func visit(_ body: (NodeID) -> Void) {
    var open = documents
    while let node = open.popLast() {
      body(node)
      switch kind(node) {
      case .mapping: for (key, value) in pairs(node) { open += [key, value] }
      case .sequence: open += items(node)
      case .scalar, .alias: break
      }
    }
  }

  /// The bytes of a node as they are written.
  func text(_ node: NodeID) -> String {
    String(decoding: source[span(node).range], as: UTF8.self)
  }

  /// Where the line of an offset begins.
  func lineStart(of offset: UInt32) -> Int {
    source[..<Int(offset)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  /// Where the line of an offset ends, before its line break.
  func lineEnd(of offset: UInt32) -> Int {
    source[Int(offset)...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      ?? source.count
  }
}
