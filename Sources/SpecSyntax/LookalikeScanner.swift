import SourceText

/// Goes over a file as far as one has to for knowing what is text in it and what stands around texts.
///
/// It looks at files that could not be read, so it takes nothing for granted: not that quotes and brackets
/// are closed, nor that lines are indented as they should be.
struct LookalikeScanner {
  /// Enough to see what is wrong; each is looked at with the lines around it, which may be long.
  private static let most = 100

  private let source: UnsafeBufferPointer<UInt8>
  private var offset: Int
  private var lineStart: Int
  /// The number of open brackets and braces.
  private var depth = 0
  private var found: [LookalikeSpace] = []

  init(_ source: UnsafeBufferPointer<UInt8>, from start: Int) {
    self.source = source
    offset = start
    lineStart = start
  }

  mutating func scan() -> [LookalikeSpace] {
    while offset < source.count, found.count < Self.most { scanLine() }
    return found
  }

  private var current: UInt8? { offset < source.count ? source[offset] : nil }

  private mutating func scanLine() {
    lineStart = offset
    skipSpaces()
    // A text that begins behind a colon goes on to the end of its line; a key ends at the next colon.
    var mayBeKey = true
    while let byte = current, !byte.isLineBreak, found.count < Self.most {
      switch byte {
      case UInt8(ascii: "#"): skipLine()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipQuoted(byte)
      case UInt8(ascii: "|"), UInt8(ascii: ">"): return skipBlockText()
      case UInt8(ascii: "-") where mayBeKey && endsWord(offset + 1), UInt8(ascii: "]"),
        UInt8(ascii: "}"):
        if byte != UInt8(ascii: "-") { depth = max(0, depth - 1) }
        offset += 1
      case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","):
        if byte != UInt8(ascii: ",") { depth += 1 }
        offset += 1
        mayBeKey = true
      case UInt8(ascii: ":") where endsWord(offset + 1):
        offset += 1
        mayBeKey = false
      default: skipPlain(isKey: mayBeKey)
      }
      skipSpaces()
    }
    if current != nil { offset += 1 }
  }

  /// Whether white space, or what looks like it, or nothing stands at an offset.
  private func endsWord(_ offset: Int) -> Bool {
    guard offset < source.count else { return true }
    return source[offset].isWhiteSpace || source.lookalikeSpace(at: offset) != nil
  }

  /// Skips spaces and notes what only looks like them.
  private mutating func skipSpaces() {
    while let byte = current {
      if byte.isBlank {
        offset += 1
      } else if let scalar = source.lookalikeSpace(at: offset) {
        let start = offset
        while offset < source.count, source.lookalikeSpace(at: offset) == scalar {
          offset += UTF8.width(scalar)
        }
        note(scalar, start..<offset)
      } else {
        return
      }
    }
  }

  private mutating func note(_ scalar: Unicode.Scalar, _ range: Range<Int>) {
    let lineEnd = source.lineEnd(from: range.upperBound)
    let surroundings = startOfLine(before: lineStart)..<source.lineEnd(from: behindBreak(lineEnd))
    found.append(
      LookalikeSpace(scalar: scalar, span: ByteSpan(range), surroundings: ByteSpan(surroundings)))
  }

  private func startOfLine(before start: Int) -> Int {
    guard start > 0 else { return start }
    var start = start - (isCarriageReturnAndLineFeed(at: start - 2) ? 2 : 1)
    while start > 0, !source[start - 1].isLineBreak { start -= 1 }
    return start
  }

  private func behindBreak(_ lineEnd: Int) -> Int {
    min(lineEnd + (isCarriageReturnAndLineFeed(at: lineEnd) ? 2 : 1), source.count)
  }

  private func isCarriageReturnAndLineFeed(at offset: Int) -> Bool {
    offset >= 0 && source[offset...].starts(with: [0x0D, 0x0A])
  }

  private mutating func skipLine() {
    while let byte = current, !byte.isLineBreak { offset += 1 }
  }

  private mutating func skipQuoted(_ quote: UInt8) {
    offset += 1
    while let byte = current {
      offset += 1
      if byte == quote { return }
      if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") { offset += 1 }
    }
  }

  /// Skips a text without quotes up to its end and the spaces behind it.
  private mutating func skipPlain(isKey: Bool) {
    while let byte = current, !byte.isLineBreak, !endsPlain(byte, isKey: isKey) { offset += 1 }
    while offset > lineStart, let before = spaceBefore(offset) { offset = before }
  }

  private func endsPlain(_ byte: UInt8, isKey: Bool) -> Bool {
    switch byte {
    case UInt8(ascii: "#"): return offset > 0 && source[offset - 1].isBlank
    case UInt8(ascii: ":"): return (isKey || depth > 0) && endsWord(offset + 1)
    case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"):
      return depth > 0
    default: return false
    }
  }

  /// Where what ends at an offset starts, if it is a space or looks like one.
  private func spaceBefore(_ offset: Int) -> Int? {
    if source[offset - 1].isBlank { return offset - 1 }
    return (2...3).map { offset - $0 }.first { start in
      start >= lineStart && source.lookalikeSpace(at: start).map(UTF8.width) == offset - start
    }
  }

  /// Skips the lines of a text that is indented deeper than the line that it belongs to.
  private mutating func skipBlockText() {
    let outer = indentation(of: lineStart)
    repeat {
      skipLine()
      offset = min(offset + 1, source.count)
    } while offset < source.count && isInBlock(deeperThan: outer)
  }

  /// Whether the line at hand is empty or indented deeper.
  private func isInBlock(deeperThan outer: Int) -> Bool {
    let inner = indentation(of: offset)
    let content = offset + inner
    return inner > outer || content >= source.count || source[content].isLineBreak
  }

  private func indentation(of start: Int) -> Int {
    source[start...].prefix { $0 == UInt8(ascii: " ") }.count
  }
}
