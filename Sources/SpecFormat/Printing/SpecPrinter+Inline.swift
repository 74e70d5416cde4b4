import SourceText
import SpecSyntax

/// What goes on in the line of its entry.
extension SpecPrinter {
  /// Whether a node is written with an entry a line.
  ///
  /// What is a block stays one. What stands in brackets becomes one unless it is shallow, fits in
  /// the line, and is read alike by every reader of YAML.
  func isBlock(_ node: NodeID, atColumn column: Int) -> Bool {
    guard tree.count(node) > 0 else { return false }
    guard tree.isFlow(node), !hasComments(node),
      let width = flowWidth(of: node, depth: FormatStyle.flowDepth)
    else { return true }
    return column + width > FormatStyle.width
  }

  /// Writes a node that is no block, and ends the line.
  ///
  /// - Parameter indentation: That of the entry whose value the node is.
  mutating func writeInline(
    _ node: NodeID, of entry: NodeID, indentation: Int
  ) throws(SpecFormatter.Refusal) {
    if tree.properties(node) != nil {
      writeProperties(of: node)
      if !tree.isEmptyPlain(node) { lines.write(" ") }
    }
    switch tree.kind(node) {
    case .alias: lines.write(tree.source[tree.span(node).range])
    case .scalar where tree.isBlockScalar(node):
      return writeBlockScalar(node, of: entry, indentation: indentation)
    case .scalar: writeScalar(node, indentation: indentation)
    case .sequence, .mapping: try writeFlow(node)
    }
    writeBeside(outline.placement.beside(entry))
    lines.end()
  }

  /// Writes a key with its colon.
  mutating func writeKey(_ key: NodeID) throws(SpecFormatter.Refusal) {
    let span = tree.span(key)
    if tree.properties(key) != nil {
      writeProperties(of: key)
      lines.write(" ")
    }
    switch tree.kind(key) {
    case .alias:
      // The colon could be part of the name.
      lines.write(tree.source[span.range])
      lines.write(" :")
    case .scalar where !tree.isBlockScalar(key) && !tree.isOverLines(key):
      writeScalar(key, indentation: 0)
      lines.write(":")
    case .scalar: throw .uncertain(span, "this key is written over several lines")
    case .sequence, .mapping: throw .uncertain(span, "this key is a list or a mapping")
    }
  }

  /// Writes a node's anchor and tag.
  mutating func writeProperties(of node: NodeID) {
    var isFirst = true
    for span in tree.properties(node)?.spans ?? [] {
      if !isFirst { lines.write(" ") }
      lines.write(tree.source[span.range])
      isFirst = false
    }
  }

  /// The number of columns that a node's anchor and tag take, with the space after them.
  func propertiesWidth(of node: NodeID) -> Int {
    guard let spans = tree.properties(node)?.spans else { return 0 }
    return spans.reduce(0) { $0 + tree.source[$1.range].characterCount + 1 }
  }

  private mutating func writeFlow(_ node: NodeID) throws(SpecFormatter.Refusal) {
    var isFirst = true
    switch tree.kind(node) {
    case .sequence:
      lines.write("[")
      for item in tree.items(node) {
        if !isFirst { lines.write(", ") }
        isFirst = false
        try writeInBrackets(item)
      }
      lines.write("]")
    case .mapping:
      lines.write(tree.count(node) > 0 ? "{ " : "{")
      for (key, value) in order.pairs(of: node) {
        if !isFirst { lines.write(", ") }
        isFirst = false
        try writeKey(key)
        lines.write(" ")
        try writeInBrackets(value)
      }
      lines.write(tree.count(node) > 0 ? " }" : "}")
    case .scalar, .alias: break
    }
  }

  private mutating func writeInBrackets(_ node: NodeID) throws(SpecFormatter.Refusal) {
    if tree.properties(node) != nil {
      writeProperties(of: node)
      lines.write(" ")
    }
    switch tree.kind(node) {
    case .scalar: writeScalar(node, indentation: 0)
    case .alias: lines.write(tree.source[tree.span(node).range])
    case .sequence, .mapping: try writeFlow(node)
    }
  }

  /// The number of columns of a collection in brackets; nil if it cannot stand there.
  ///
  /// - Parameter depth: The number of collections that may stand within one another.
  private func flowWidth(of collection: NodeID, depth: Int) -> Int? {
    let count = tree.count(collection)
    guard count > 0 else { return 2 }
    guard depth > 0 else { return nil }
    // Brackets, with spaces in braces, and what stands between entries.
    let isMapping = tree.kind(collection) == .mapping
    var width = (isMapping ? 4 : 2) + 2 * (count - 1)
    for item in tree.items(collection) {
      guard let itemWidth = flowWidth(ofEntry: item, depth: depth) else { return nil }
      width += itemWidth
    }
    for (key, value) in tree.pairs(collection) {
      guard let keyWidth = flowWidth(ofEntry: key, depth: depth),
        let valueWidth = flowWidth(ofEntry: value, depth: depth)
      else { return nil }
      let colon = tree.kind(key) == .alias ? 3 : 2
      width += keyWidth + colon + valueWidth
    }
    return width
  }

  private func flowWidth(ofEntry node: NodeID, depth: Int) -> Int? {
    let properties = propertiesWidth(of: node)
    switch tree.kind(node) {
    case .alias: return tree.source[tree.span(node).range].characterCount
    case .sequence, .mapping:
      return flowWidth(of: node, depth: depth - 1).map { properties + $0 }
    case .scalar:
      guard !tree.isEmptyPlain(node), !tree.isBlockScalar(node), !tree.isOverLines(node) else {
        return nil
      }
      let text = scalarText(node)
      // Some readers end a text at `?` within brackets.
      let isPlain = tree.style(node) == .plain
      guard !(isPlain && text.contains(UInt8(ascii: "?"))) else { return nil }
      return properties + text.characterCount
    }
  }

  private func hasComments(_ node: NodeID) -> Bool {
    outline.hasComments(within: tree.span(node))
  }
}
