import SourceText
import SpecSyntax

/// Collections with an entry a line.
extension SpecPrinter {
  /// Writes the entries of a collection.
  ///
  /// - Parameter isOpen: Whether the first entry goes on in a line that is started already.
  mutating func writeBlock(
    _ collection: NodeID, indentation: Int, isOpen: Bool
  ) throws(SpecFormatter.Refusal) {
    var isOpen = isOpen
    switch tree.kind(collection) {
    case .mapping:
      let first = tree.pairs(collection).first { _ in true }?.key
      for (position, (key, value)) in order.pairs(of: collection).enumerated() {
        // A blank line above the first pair stays there, whichever is the first.
        let space = position == 0 ? first.map(hasBlankLineAbove) : key == first ? false : nil
        if !isOpen { startPair(key, indentation: indentation, afterBlankLine: space) }
        try write(key, value, indentation: indentation)
        isOpen = false
      }
    case .sequence:
      for item in tree.items(collection) {
        if !isOpen { startItem(item, indentation: indentation) }
        try write(item: item, indentation: indentation)
        isOpen = false
      }
    case .scalar, .alias: break
    }
    writeAbove(outline.placement.below(collection), indentation: indentation)
  }

  /// - Parameter space: Whether there is a blank line above; nil if it is as it was.
  private mutating func startPair(
    _ key: NodeID, indentation: Int, afterBlankLine space: Bool?
  ) {
    let comments = commentsAbove(key)
    writeAbove(comments, indentation: indentation, afterBlankLine: space)
    let own = tree.source.hasBlankLine(before: tree.start(of: key))
    lines.start(indentation: indentation, afterBlankLine: comments.isEmpty ? space ?? own : own)
  }

  private func hasBlankLineAbove(_ key: NodeID) -> Bool {
    let start = commentsAbove(key).first.map { Int($0.start) } ?? tree.start(of: key)
    return tree.source.hasBlankLine(before: start)
  }

  private mutating func startItem(_ item: NodeID, indentation: Int) {
    writeAbove(commentsAbove(item: item, indentation: indentation), indentation: indentation)
    lines.start(
      indentation: indentation,
      afterBlankLine: tree.source.hasBlankLine(before: tree.start(of: item)))
  }

  private mutating func write(
    _ key: NodeID, _ value: NodeID, indentation: Int
  ) throws(SpecFormatter.Refusal) {
    try writeKey(key)
    let column = lines.column + 1 + propertiesWidth(of: value)
    if isBlock(value, atColumn: column) {
      try writeBelow(value, of: key, indentation: indentation)
    } else if tree.isNothing(value) {
      writeBeside(outline.placement.beside(key))
      lines.end()
    } else {
      lines.write(" ")
      try writeInline(value, of: key, indentation: indentation)
    }
  }

  private mutating func write(
    item: NodeID, indentation: Int
  ) throws(SpecFormatter.Refusal) {
    lines.write("-")
    let column = indentation + FormatStyle.indentation + propertiesWidth(of: item)
    if isBlock(item, atColumn: column) {
      guard tree.properties(item) == nil else {
        return try writeBelow(item, of: item, indentation: indentation)
      }
      lines.write(" ")
      try writeBlock(item, indentation: indentation + FormatStyle.indentation, isOpen: true)
    } else if tree.isNothing(item) {
      writeBeside(outline.placement.beside(item))
      lines.end()
    } else {
      lines.write(" ")
      try writeInline(item, of: item, indentation: indentation)
    }
  }

  /// Ends the line of an entry and writes its value, which is a block, below.
  private mutating func writeBelow(
    _ value: NodeID, of entry: NodeID, indentation: Int
  ) throws(SpecFormatter.Refusal) {
    if tree.properties(value) != nil {
      lines.write(" ")
      writeProperties(of: value)
    }
    writeBeside(outline.placement.beside(entry))
    lines.end()
    lines.isFresh = true
    try writeBlock(value, indentation: indentation + FormatStyle.indentation, isOpen: false)
  }

  /// The comments above a pair: its own, and those for which there is no room beside it.
  private func commentsAbove(_ key: NodeID) -> [ByteSpan] {
    outline.placement.above(key) + outline.placement.beside(key).dropFirst()
  }

  /// The comments above an item: its own, and those of what starts in the item's line.
  private func commentsAbove(item: NodeID, indentation: Int) -> [ByteSpan] {
    guard !outline.placement.isEmpty else { return [] }
    let above = outline.placement.above(item)
    let beside = outline.placement.beside(item)
    let inner = indentation + FormatStyle.indentation
    guard tree.properties(item) == nil, isBlock(item, atColumn: inner) else {
      return above + beside.dropFirst()
    }
    var comments = above + beside
    if let pair = order.pairs(of: item).first {
      comments += commentsAbove(pair.key)
    } else if let first = tree.items(item).first(where: { _ in true }) {
      comments += commentsAbove(item: first, indentation: inner)
    }
    return comments
  }
}
