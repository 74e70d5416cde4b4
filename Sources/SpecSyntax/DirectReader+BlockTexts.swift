import SourceText

/// Texts on the lines after a `|` or `>`, none of them empty.
extension DirectReader {
  /// Takes a text in the collection at `column`, up to the start of the line after it.
  mutating func takeBlockText(
    below column: Int, into tree: inout TreeBuilder
  ) throws(Unusual) -> Node {
    let start = position
    let style: SyntaxTree.ScalarStyle = source[start] == UInt8(ascii: "|") ? .literal : .folded
    position += 1
    let keepsLineEnd = byte(at: position) != UInt8(ascii: "-")
    if !keepsLineEnd { position += 1 }
    try endLine()

    let first = tree.parts.decoded.count
    let depth = afterSpaces(position) - position
    guard depth > column else { throw Unusual() }
    var textEnd = try takeLine(from: depth, style, into: &tree)
    while try goesOn(at: depth) {
      tree.parts.decoded.append(UInt8(ascii: style == .folded ? " " : "\n"))
      textEnd = try takeLine(from: depth, style, into: &tree)
    }
    if keepsLineEnd { tree.parts.decoded.append(UInt8(ascii: "\n")) }
    return Node(
      span: ByteSpan(start..<textEnd), first: UInt32(truncatingIfNeeded: first),
      count: UInt32(truncatingIfNeeded: tree.parts.decoded.count - first), kind: .scalar,
      style: style, flags: .decoded)
  }

  /// Takes a line of the text; returns where what can be seen of it ends.
  private mutating func takeLine(
    from depth: Int, _ style: SyntaxTree.ScalarStyle, into tree: inout TreeBuilder
  ) throws(Unusual) -> Int {
    let start = position + depth
    // A line of a folded text that is indented further is not folded.
    if style == .folded, byte(at: start) == UInt8(ascii: " ") { throw Unusual() }
    position = start
    while !isLineEnd(at: position) { position += 1 }
    var textEnd = position
    while textEnd > start, source[textEnd - 1] == UInt8(ascii: " ") { textEnd -= 1 }
    guard textEnd > start, position < end else { throw Unusual() }
    tree.parts.decoded.append(contentsOf: source[start..<position])
    try endLine()
    return textEnd
  }

  /// Whether the line that starts here is part of the text.
  private func goesOn(at depth: Int) throws(Unusual) -> Bool {
    var line = position
    var textStart = afterSpaces(line)
    while textStart < end, isLineEnd(at: textStart), textStart - line < depth {
      line = textStart + (source[textStart] == UInt8(ascii: "\r") ? 2 : 1)
      textStart = afterSpaces(line)
    }
    guard textStart - line >= depth else { return false }
    // Empty lines within the text, or a line of nothing but spaces.
    guard line == position, !isLineEnd(at: textStart) else { throw Unusual() }
    return true
  }

  /// Where what follows spaces starts.
  private func afterSpaces(_ start: Int) -> Int {
    var offset = start
    while byte(at: offset) == UInt8(ascii: " ") { offset += 1 }
    return offset
  }
}
