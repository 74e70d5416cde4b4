import SourceText

/// Reads YAML as specs are usually written, straight from the bytes into the tree.
///
/// libyaml copies every character and allocates for every token, which takes longer than all that
/// comes after it. Nearly all specs keep to a part of YAML about which there is nothing to find out:
/// collections by indentation or in brackets, scalars that end on their line, texts of several lines
/// after `|` or `>`, comments, anchors and aliases; lines end in LF or CRLF. Of that this reader makes
/// the nodes that libyaml's events would make, which tests hold against each other.
///
/// It reports nothing. Where a document has anything else in it, mistakes included, it gives up, and
/// libyaml reads from that document on.
struct DirectReader {
  /// What is not for this reader.
  struct Unusual: Error {}

  /// What a value belongs to.
  private enum Parent {
    case mapping, sequence
  }

  let source: UnsafeBufferPointer<UInt8>
  /// Where the text ends that this reader can judge.
  let end: Int
  /// How far it has come.
  var position: Int
  /// Where the line starts on which it is.
  private(set) var lineStart: Int
  /// The column at which the next line with something on it starts; -1 at the end of the document.
  private var indentation = -1

  init(_ source: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.source = source
    end = source.endOfOrdinaryText(from: start)
    position = start
    lineStart = start
  }

  /// Reads documents up to the end or to one that is unusual; returns where that starts.
  mutating func readDocuments(into tree: inout TreeBuilder) -> Int {
    while lineStart < source.count {
      let start = lineStart
      let checkpoint = tree.checkpoint
      do throws(Unusual) {
        try readDocument(into: &tree)
      } catch {
        tree.retractDocument(to: checkpoint)
        return start
      }
    }
    return lineStart
  }

  private mutating func readDocument(into tree: inout TreeBuilder) throws(Unusual) {
    try goToContent()
    if indentation < 0, source.isDocumentMarker(at: position) {
      position += 3
      try finishLine()
    }
    guard indentation >= 0, tree.startDocument() else { throw Unusual() }
    try readCollection(at: indentation, anchor: nil, into: &tree)
    // A line that is indented as no open collection is has ended them all.
    guard indentation < 0, tree.endDocument(at: position) else { throw Unusual() }
  }
}

/// Collections by indentation. Each is read up to the first line that is not its own.
extension DirectReader {
  private mutating func readCollection(
    at column: Int, anchor: AnchorMark?, into tree: inout TreeBuilder
  ) throws(Unusual) {
    if isAtItem {
      try readSequence(at: column, anchor: anchor, into: &tree)
    } else {
      let key = try takeScalar(isInFlow: false)
      try readMapping(at: column, firstKey: key, anchor: anchor, into: &tree)
    }
  }

  private mutating func readSequence(
    at column: Int, anchor: AnchorMark?, into tree: inout TreeBuilder
  ) throws(Unusual) {
    try open(.sequence, at: position, anchor: anchor, into: &tree)
    repeat {
      position += 1
      try readValue(of: .sequence, at: column, into: &tree)
    } while indentation == column && isAtItem
    try close(&tree)
  }

  private mutating func readMapping(
    at column: Int, firstKey: Node, anchor: AnchorMark?, into tree: inout TreeBuilder
  ) throws(Unusual) {
    try open(.mapping, at: Int(firstKey.span.start), anchor: anchor, into: &tree)
    var key = firstKey
    while true {
      try finishKey(key, into: &tree)
      try readValue(of: .mapping, at: column, into: &tree)
      guard indentation == column else { break }
      key = try takeScalar(isInFlow: false)
    }
    try close(&tree)
  }

  /// Reads what comes after a colon or a dash, and goes to the next line with something on it.
  private mutating func readValue(
    of parent: Parent, at column: Int, into tree: inout TreeBuilder
  ) throws(Unusual) {
    skipSpaces()
    let anchor = try takeAnchor()
    switch byte(at: position) {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "#"):
      try finishLine()
      let isBelow = indentation > column || indentation == column && parent == .mapping && isAtItem
      guard isBelow else { throw Unusual() }
      return try readCollection(at: indentation, anchor: anchor, into: &tree)
    case UInt8(ascii: "-") where isAtItem:
      guard parent == .sequence, anchor == nil else { throw Unusual() }
      return try readSequence(at: position - lineStart, anchor: nil, into: &tree)
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "*"):
      try readFlowValue(anchor: anchor, into: &tree)
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      let text = try takeBlockText(below: column, into: &tree)
      guard tree.append(text, anchor: anchor) else { throw Unusual() }
      return try goToContent()
    default:
      let scalar = try takeScalar(isInFlow: false)
      if byte(at: position) == UInt8(ascii: ":") {
        guard parent == .sequence, anchor == nil else { throw Unusual() }
        return try readMapping(
          at: Int(scalar.span.start) - lineStart, firstKey: scalar, anchor: nil, into: &tree)
      }
      guard tree.append(scalar, anchor: anchor) else { throw Unusual() }
    }
    try finishLine()
    // What is indented further would go on with the value.
    guard indentation <= column else { throw Unusual() }
  }

  /// Whether this is the dash of an item.
  private var isAtItem: Bool {
    byte(at: position) == UInt8(ascii: "-") && isBlankOrLineEnd(at: position + 1)
  }
}

/// Nodes.
extension DirectReader {
  func open(
    _ kind: SyntaxTree.Kind, at start: Int, isFlow: Bool = false, anchor: AnchorMark?,
    into tree: inout TreeBuilder
  ) throws(Unusual) {
    let node = Node(
      span: ByteSpan(start..<start), first: 0, count: 0, kind: kind, style: .plain,
      flags: isFlow ? .flow : [])
    guard tree.open(node, anchor: anchor) else { throw Unusual() }
  }

  /// Ends the innermost collection, whose bracket, if it has one, is behind.
  func close(_ tree: inout TreeBuilder) throws(Unusual) {
    let end = UInt32(truncatingIfNeeded: position)
    guard tree.closeCollection(at: end) else { throw Unusual() }
  }

  /// Adds a key and passes its colon.
  @inline(__always)
  mutating func finishKey(_ key: Node, into tree: inout TreeBuilder) throws(Unusual) {
    let isKey =
      byte(at: position) == UInt8(ascii: ":") && isBlankOrLineEnd(at: position + 1)
      && key.span.end == position && key.span.count <= Self.longestKey
    guard isKey, tree.append(key) else { throw Unusual() }
    position &+= 1
  }

  /// YAML asks a key's colon to come soon.
  private static let longestKey = 512

  /// Takes an anchor, if there is one, and the spaces after it. Hardly a value has one.
  @inline(__always)
  mutating func takeAnchor() throws(Unusual) -> AnchorMark? {
    byte(at: position) == UInt8(ascii: "&") ? try takeNamedAnchor() : nil
  }

  private mutating func takeNamedAnchor() throws(Unusual) -> AnchorMark {
    let (name, span) = try takeReference()
    guard isBlankOrLineEnd(at: position) else { throw Unusual() }
    skipSpaces()
    return AnchorMark(name: name, span: span)
  }

  /// Takes the name after `&` or `*`, with the place of both.
  mutating func takeReference() throws(Unusual) -> (name: String, span: ByteSpan) {
    let start = position
    position += 1
    while byte(at: position).isAnchorByte { position += 1 }
    guard position > start + 1 else { throw Unusual() }
    let name = String(decoding: source[start + 1..<position], as: UTF8.self)
    return (name, ByteSpan(start..<position))
  }
}

/// Lines.
extension DirectReader {
  /// The byte at an offset; a line feed where there is none.
  @inline(__always)
  func byte(at offset: Int) -> UInt8 {
    offset < end ? source[offset] : UInt8(ascii: "\n")
  }

  @inline(__always)
  func isBlankOrLineEnd(at offset: Int) -> Bool {
    switch byte(at: offset) {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    default: false
    }
  }

  /// Whether a line ends here. A CR without its LF is found where the line is ended.
  @inline(__always)
  func isLineEnd(at offset: Int) -> Bool {
    byte(at: offset) == UInt8(ascii: "\n") || byte(at: offset) == UInt8(ascii: "\r")
  }

  /// Passes the end of a line, LF or CRLF, and begins the next.
  @inline(__always)
  private mutating func passLineEnd() throws(Unusual) {
    if byte(at: position) == UInt8(ascii: "\r") { position += 1 }
    guard byte(at: position) == UInt8(ascii: "\n") else { throw Unusual() }
    position = min(position + 1, end)
    lineStart = position
  }

  @inline(__always)
  mutating func skipSpaces() {
    // The place itself would be written with each step.
    var next = position
    while byte(at: next) == UInt8(ascii: " ") { next &+= 1 }
    position = next
  }

  /// Passes what may follow a node on its line, and goes to the next line with something on it.
  private mutating func finishLine() throws(Unusual) {
    skipSpaces()
    if byte(at: position) == UInt8(ascii: "#") { try skipComment() }
    try passLineEnd()
    try goToContent()
  }

  /// Passes spaces and the end of a line.
  mutating func endLine() throws(Unusual) {
    skipSpaces()
    try passLineEnd()
  }

  /// Passes a comment, which must not be part of what is before it.
  mutating func skipComment() throws(Unusual) {
    guard position == lineStart || source[position - 1] == UInt8(ascii: " ") else {
      throw Unusual()
    }
    while !isLineEnd(at: position) { position += 1 }
  }

  /// Goes from the start of a line to the first text that is no comment.
  @inline(__always)
  private mutating func goToContent() throws(Unusual) {
    while position < end {
      skipSpaces()
      switch byte(at: position) {
      case UInt8(ascii: "#"): try skipComment()
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): break
      default: return try startLine()
      }
      try passLineEnd()
    }
    guard end == source.count else { throw Unusual() }
    indentation = -1
  }

  /// Notes the indentation of a line, unless it ends the document.
  @inline(__always)
  private mutating func startLine() throws(Unusual) {
    indentation = position - lineStart
    guard indentation == 0 else { return }
    switch source[position] {
    case UInt8(ascii: "-") where source.isDocumentMarker(at: position): indentation = -1
    case UInt8(ascii: "."), UInt8(ascii: "%"): throw Unusual()
    default: break
    }
  }

  /// Begins a line within brackets.
  mutating func startLineInFlow() throws(Unusual) {
    guard position < end else { throw Unusual() }
    try passLineEnd()
    switch byte(at: position) {
    // What ends a document, or stands before one.
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "%"): throw Unusual()
    default: break
    }
  }
}
