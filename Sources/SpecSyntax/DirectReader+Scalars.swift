import SourceText

/// Scalars that end on their line and stand in the source as they are.
extension DirectReader {
  /// Takes a scalar, and spaces after it unless it is in quotes.
  mutating func takeScalar(isInFlow: Bool) throws(Unusual) -> Node {
    switch byte(at: position) {
    case UInt8(ascii: "'"): try takeQuoted(.singleQuoted, isInFlow: isInFlow)
    case UInt8(ascii: "\""): try takeQuoted(.doubleQuoted, isInFlow: isInFlow)
    default: try takePlain(isInFlow: isInFlow)
    }
  }

  private mutating func takeQuoted(
    _ style: SyntaxTree.ScalarStyle, isInFlow: Bool
  ) throws(Unusual) -> Node {
    let start = position
    let quote = source[start]
    repeat {
      position += 1
      // Escapes are for libyaml.
      let isUnusual =
        isLineEnd(at: position)
        || quote == UInt8(ascii: "\"") && byte(at: position) == UInt8(ascii: "\\")
      guard !isUnusual else { throw Unusual() }
    } while source[position] != quote
    position += 1
    guard endsScalar(byte(at: position), isInFlow: isInFlow) else { throw Unusual() }
    return scalar(style, start..<position, inset: 1)
  }

  private func endsScalar(_ byte: UInt8, isInFlow: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ":"): true
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): isInFlow
    default: false
    }
  }

  private mutating func takePlain(isInFlow: Bool) throws(Unusual) -> Node {
    let start = position
    guard startsPlain else { throw Unusual() }
    var position = start
    scan: while true {
      position = endOfPlainText(from: position + 1)
      switch byte(at: position) {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): break scan
      case UInt8(ascii: ":"):
        if isBlankOrLineEnd(at: position + 1) { break scan }
        if isInFlow, isFlowIndicator(self.byte(at: position + 1)) { throw Unusual() }
      case UInt8(ascii: "#"):
        if source[position - 1] == UInt8(ascii: " ") { break scan }
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
        UInt8(ascii: "}"):
        if isInFlow { break scan }
      default: break
      }
    }
    self.position = position
    var textEnd = position
    while source[textEnd - 1] == UInt8(ascii: " ") { textEnd -= 1 }
    return scalar(.plain, start..<textEnd, inset: 0)
  }

  /// The first byte at or after an offset that may end a plain scalar: nearly all are letters, which mean nothing.
  @inline(__always)
  private func endOfPlainText(from start: Int) -> Int {
    var offset = start
    while let word = LineWord(source, at: offset, before: end) {
      let length = word.endOfPlainText
      offset &+= length
      if length < LineWord.size { return offset }
    }
    return offset
  }

  /// Whether a plain scalar starts here, and not what means something to YAML.
  @inline(__always)
  private var startsPlain: Bool { byte(at: position).isLetter || startsPlainWithSign }

  private var startsPlainWithSign: Bool {
    switch byte(at: position) {
    case UInt8(ascii: "-"):
      !isBlankOrLineEnd(at: position + 1) && !isFlowIndicator(byte(at: position + 1))
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "#"),
      UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"),
      UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "'"), UInt8(ascii: "\""),
      UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"):
      false
    case let byte: !isFlowIndicator(byte)
    }
  }

  private func isFlowIndicator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "?"):
      true
    default: false
    }
  }

  @inline(__always)
  private func scalar(
    _ style: SyntaxTree.ScalarStyle, _ range: Range<Int>, inset: Int
  ) -> Node {
    // No file is so large that an offset would have to be cut off.
    let start = UInt32(truncatingIfNeeded: range.lowerBound)
    let end = UInt32(truncatingIfNeeded: range.upperBound)
    let (first, last) = (start &+ UInt32(inset), end &- UInt32(inset))
    return Node(
      span: ByteSpan(start: start, end: end), first: first, count: last &- first, kind: .scalar,
      style: style, flags: [])
  }
}
