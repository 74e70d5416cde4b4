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
    return scalar(style, from: start, to: position, inset: 1)
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
    while true {
      position = endOfPlainText(from: position &+ 1)
      let byte = byte(at: position)
      // The one that ends most of them is asked about first.
      if byte == UInt8(ascii: ":") {
        if isBlankOrLineEnd(at: position &+ 1) { break }
        if isInFlow, Self.isFlowIndicator(self.byte(at: position &+ 1)) { throw Unusual() }
        continue
      }
      if isInFlow, Self.isFlowEnd(byte) { break }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
      if byte == UInt8(ascii: "#"), source[position &- 1] == UInt8(ascii: " ") { break }
    }
    self.position = position
    // Hardly one has spaces behind it.
    let hasSpaces = source[position &- 1] == UInt8(ascii: " ")
    let textEnd = hasSpaces ? Self.endOfText(in: source, before: position) : position
    return scalar(.plain, from: start, to: textEnd, inset: 0)
  }

  /// The offset behind the last byte before another offset that is no space; there is one.
  @inline(never)
  private static func endOfText(
    in source: UnsafeBufferPointer<UInt8>, before offset: Int
  ) -> Int {
    var end = offset
    while source[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return end
  }

  /// The first byte at or after an offset that may end a plain scalar: nearly all are letters, which mean nothing.
  @inline(__always)
  private func endOfPlainText(from start: Int) -> Int {
    guard let text = UnsafeRawPointer(source.baseAddress) else { return start }
    var offset = start
    while let word = LineWord(text, at: offset, before: end) {
      let ends = word.endsOfPlainText
      guard ends == 0 else { return offset &+ LineWord.place(ofFirst: ends) }
      offset &+= LineWord.size
    }
    return offset
  }

  /// Whether a plain scalar starts here, and not what means something to YAML.
  @inline(__always)
  private var startsPlain: Bool {
    let first = byte(at: position)
    return first.isLetter || Self.startsPlain(with: first, before: byte(at: position &+ 1))
  }

  /// Whether a plain scalar may start with a byte that is no letter.
  ///
  /// It is handed the bytes, and not the reader, which would be copied for that before each scalar.
  @inline(never)
  private static func startsPlain(with first: UInt8, before second: UInt8) -> Bool {
    switch first {
    case UInt8(ascii: "-"):
      switch second {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"): false
      default: !isFlowIndicator(second)
      }
    case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "#"),
      UInt8(ascii: "?"), UInt8(ascii: ":"), UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"),
      UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "'"), UInt8(ascii: "\""),
      UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"):
      false
    default: !isFlowIndicator(first)
    }
  }

  @inline(__always)
  private static func isFlowIndicator(_ byte: UInt8) -> Bool {
    isFlowEnd(byte) || byte == UInt8(ascii: "?")
  }

  /// Whether a byte ends a plain scalar in brackets wherever it stands.
  @inline(__always)
  private static func isFlowEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      true
    default: false
    }
  }

  @inline(__always)
  private func scalar(
    _ style: SyntaxTree.ScalarStyle, from start: Int, to end: Int, inset: Int
  ) -> Node {
    // No file is so large that an offset would have to be cut off.
    let start = UInt32(truncatingIfNeeded: start)
    let end = UInt32(truncatingIfNeeded: end)
    let (first, last) = (start &+ UInt32(inset), end &- UInt32(inset))
    return Node(
      span: ByteSpan(start: start, end: end), first: first, count: last &- first, kind: .scalar,
      style: style, flags: [])
  }
}
