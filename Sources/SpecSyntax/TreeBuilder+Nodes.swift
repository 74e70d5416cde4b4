import CYAML
import SourceText

extension TreeBuilder {
  /// Adds a node to the innermost open collection; false if there are too many.
  @inline(__always)
  mutating func append(_ node: Node) -> Bool {
    guard nodes.count < limits.nodes else { return refuseCount(at: node.span) }
    if root < 0 { root = nodes.count }
    nodes.append(node)
    // No more than there are bytes in a file, which are counted in as many bits.
    top.children &+= 1
    lastEnd = node.span.end
    return true
  }

  @inline(__always)
  mutating func span(_ event: Event) -> ByteSpan {
    let start = offsets.offset(ofCharacter: event.pointee.start_mark.index)
    let end = offsets.offset(ofCharacter: event.pointee.end_mark.index)
    return ByteSpan(
      start: UInt32(truncatingIfNeeded: start), end: UInt32(truncatingIfNeeded: end))
  }

  mutating func addScalar(_ event: Event) -> Bool {
    let scalar = event.pointee.data.scalar
    let style = SyntaxTree.ScalarStyle(scalar.style)
    var node = Node(
      span: span(event), first: 0, count: UInt32(truncatingIfNeeded: scalar.length),
      kind: .scalar, style: style, flags: [])
    let isOneLine = event.pointee.start_mark.line == event.pointee.end_mark.line
    if let tag = scalar.tag, isOneLine, scalar.anchor == nil, style == .plain, isNegation(tag) {
      // What other languages negate with is no tag: what is wrong with it, its reader knows.
      node.first = node.span.start
      node.count = UInt32(truncatingIfNeeded: node.span.count)
      return append(node, anchor: nil)
    }
    let anchor = takeProperties(of: &node, anchor: scalar.anchor, tag: scalar.tag)
    let text = UnsafeBufferPointer<UInt8>(start: scalar.value, count: scalar.length)
    if let start = offset(of: text, in: node, isOneLine: isOneLine) {
      node.first = UInt32(truncatingIfNeeded: start)
    } else {
      keep(text, for: &node)
    }
    return append(node, anchor: anchor)
  }

  /// Whether a tag is the beginning of `!$item.isDone` or `!($item.isDone and …)`.
  private func isNegation(_ tag: UnsafeMutablePointer<yaml_char_t>) -> Bool {
    tag[0] == UInt8(ascii: "!") && (tag[1] == UInt8(ascii: "$") || tag[1] == UInt8(ascii: "("))
  }

  /// Adds a scalar and what marks it.
  @inline(__always)
  mutating func append(_ scalar: Node, anchor: AnchorMark?) -> Bool {
    guard scalar.count <= limits.scalarSize else { return refuseSize(of: scalar) }
    guard let anchor else { return append(scalar) }
    var scalar = scalar
    anchors.close(addAnchor(anchor, to: &scalar), extent: Extent(nodes: 1))
    return append(scalar)
  }

  /// Where a scalar's text stands in the source as it is; nil if it does not.
  @inline(__always)
  private func offset(
    of text: UnsafeBufferPointer<UInt8>, in node: Node, isOneLine: Bool
  ) -> Int? {
    let inset: Int
    switch node.style {
    case .plain: inset = 0
    case .singleQuoted, .doubleQuoted: inset = 1
    case .literal, .folded: return nil
    }
    guard node.span.count == text.count + 2 * inset else { return nil }
    let start = Int(node.span.start) + inset
    // What makes a text of the same size another one is a line end read as a space, or an escape.
    if isOneLine, node.style != .doubleQuoted { return start }
    let asWritten = UnsafeBufferPointer(rebasing: source[start..<start + text.count])
    return equalBytes(asWritten, text) ? start : nil
  }

  /// Keeps a scalar's text beside the source.
  private mutating func keep(_ text: UnsafeBufferPointer<UInt8>, for node: inout Node) {
    node.first = UInt32(truncatingIfNeeded: parts.decoded.count)
    node.flags.insert(.decoded)
    parts.decoded.append(contentsOf: text)
    guard node.style.isBlock else { return }
    // A block scalar's last line ends belong to no line that a mark could stand under.
    while node.span.count > 1, source[Int(node.span.end) - 1].isWhiteSpace {
      node.span.end -= 1
    }
  }

  mutating func openMapping(_ event: Event) -> Bool {
    let start = event.pointee.data.mapping_start
    return open(
      .mapping, event, anchor: start.anchor, tag: start.tag,
      isFlow: start.style == YAML_FLOW_MAPPING_STYLE)
  }

  mutating func openSequence(_ event: Event) -> Bool {
    let start = event.pointee.data.sequence_start
    return open(
      .sequence, event, anchor: start.anchor, tag: start.tag,
      isFlow: start.style == YAML_FLOW_SEQUENCE_STYLE)
  }

  @inline(__always)
  private mutating func open(
    _ kind: SyntaxTree.Kind, _ event: Event, anchor: UnsafeMutablePointer<yaml_char_t>?,
    tag: UnsafeMutablePointer<yaml_char_t>?, isFlow: Bool
  ) -> Bool {
    var node = Node(
      span: span(event), first: 0, count: 0, kind: kind, style: .plain,
      flags: isFlow ? .flow : [])
    let mark = takeProperties(of: &node, anchor: anchor, tag: tag)
    return open(node, anchor: mark)
  }

  /// Adds a collection and what marks it; what is added next is within it.
  @inline(__always)
  mutating func open(_ collection: Node, anchor: AnchorMark?) -> Bool {
    var node = collection
    guard outer.count < limits.depth else { return refuseDepth(at: node.span) }
    let entry = anchor.map { addAnchor($0, to: &node) }
    guard append(node) else { return false }
    outer.append(top)
    top = Frame(node: nodes.count - 1, isMapping: node.kind == .mapping, anchor: entry ?? -1)
    return true
  }

  /// Ends the innermost open collection.
  ///
  /// - Parameter end: Where its bracket ends; one without ends with what is last in it.
  mutating func closeCollection(at end: UInt32) -> Bool {
    guard let parent = outer.popLast() else { return true }
    var node = nodes[top.node]
    if node.flags.contains(.flow) {
      node.span.end = end
    } else if top.children > 0 {
      node.span.end = lastEnd
    }
    lastEnd = node.span.end
    node.first = UInt32(truncatingIfNeeded: nodes.count)
    node.count = top.isMapping ? top.children / 2 : top.children
    nodes[top.node] = node
    if top.isMapping { checkKeys(of: top.node) }
    closeFrame(into: parent)
    return true
  }

  @inline(__always)
  private mutating func closeFrame(into parent: Frame) {
    let closed = top
    top = parent
    if closed.anchor >= 0 {
      var extent = closed.expansion
      extent.height += 1
      extent.addNodes(UInt32(truncatingIfNeeded: nodes.count - closed.node))
      anchors.close(closed.anchor, extent: extent)
    }
    top.expansion.addNodes(closed.expansion.nodes)
    top.expansion.height = max(top.expansion.height, closed.expansion.height + 1)
  }
}

/// Limits.
extension TreeBuilder {
  @inline(never)
  private mutating func refuseCount(at span: ByteSpan) -> Bool {
    report(
      .tooManyNodes, "this file has more than \(limits.nodes) values", at: span,
      help: "split it into several files")
    return stop(.fileRefused)
  }

  private mutating func refuseSize(of node: Node) -> Bool {
    report(
      .scalarTooLong, "this text is longer than \(limits.scalarSize) bytes",
      at: ByteSpan(start: node.span.start, end: node.span.start + 1),
      help: "keep texts of that size in a file of their own")
    return stop(.documentFailed(at: Int(node.span.end)))
  }

  mutating func refuseDepth(at span: ByteSpan) -> Bool {
    report(
      .nestingTooDeep, "values are nested more than \(limits.depth) deep here",
      at: ByteSpan(start: span.start, end: span.start + 1),
      help: "move the inner part into a declaration of its own")
    return stop(.documentFailed(at: Int(span.start)))
  }
}

extension SyntaxTree.ScalarStyle {
  @inline(__always)
  init(_ style: yaml_scalar_style_t) {
    self =
      switch style {
      case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
      case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
      case YAML_LITERAL_SCALAR_STYLE: .literal
      case YAML_FOLDED_SCALAR_STYLE: .folded
      default: .plain
      }
  }

  var isBlock: Bool { self == .literal || self == .folded }
}
