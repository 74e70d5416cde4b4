/// A place in a text as people count it.
public struct Position: Sendable, Hashable {
  /// The line, from 1.
  public let line: Int
  /// The character of the line, from 1: what a reader sees as one character counts once, and a
  /// byte order mark does not count.
  public let column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// A place in a text as the language server protocol counts it.
public struct UTF16Position: Sendable, Hashable {
  /// The line, from 0.
  public let line: Int
  /// The number of UTF-16 code units before the place in its line.
  public let character: Int

  /// Creates a position.
  public init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }
}

/// The one place that converts between byte offsets and lines and columns.
///
/// Lines end with LF, CRLF or CR. A byte order mark belongs to no line.
public struct LineIndex: Sendable {
  private let bytes: [UInt8]
  private let starts: [UInt32]

  /// Finds the lines of a text.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
    self.starts = Self.lineStarts(bytes)
  }

  /// The number of lines; a text that ends with a line end has an empty last line.
  public var lineCount: Int { starts.count }

  /// The position of the character that holds the byte at `offset`.
  ///
  /// An offset in a line end is the column after the line's last character; one beyond the text
  /// is the text's end.
  public func position(at offset: Int) -> Position {
    let line = line(at: offset)
    let range = lineRange(line)
    // Up to an offset in a line of ASCII alone, characters are bytes.
    let through = min(offset + 1, range.upperBound)
    if bytes[range.lowerBound..<max(through, range.lowerBound)].allSatisfy({ $0 < 0x80 }) {
      let before = min(max(offset, range.lowerBound), range.upperBound)
      return Position(line: line, column: before - range.lowerBound + 1)
    }
    var column = 1
    var end = range.lowerBound
    for character in String(decoding: bytes[range], as: UTF8.self) {
      end += character.utf8.count
      if end > offset { break }
      column += 1
    }
    return Position(line: line, column: column)
  }

  /// The position of a byte offset for the language server protocol.
  ///
  /// An offset within a character counts as the character's start.
  public func utf16Position(at offset: Int) -> UTF16Position {
    let line = line(at: offset)
    let range = lineRange(line)
    var units = 0
    var end = range.lowerBound
    for scalar in String(decoding: bytes[range], as: UTF8.self).unicodeScalars {
      end += UTF8.width(scalar)
      if end > offset { break }
      units += UTF16.width(scalar)
    }
    return UTF16Position(line: line - 1, character: units)
  }

  /// The byte offset of a position; nil if there is no such line. A column beyond the line's end
  /// is the line's end.
  public func offset(line: Int, column: Int) -> Int? {
    guard (1...lineCount).contains(line) else { return nil }
    let range = lineRange(line)
    let text = String(decoding: bytes[range], as: UTF8.self)
    let before = text.prefix(max(0, column - 1))
    return min(range.lowerBound + before.utf8.count, range.upperBound)
  }

  /// The byte offset of a position of the language server protocol; nil if there is no such line.
  public func offset(of position: UTF16Position) -> Int? {
    guard (0..<lineCount).contains(position.line) else { return nil }
    let range = lineRange(position.line + 1)
    var units = 0
    var offset = range.lowerBound
    for scalar in String(decoding: bytes[range], as: UTF8.self).unicodeScalars {
      units += UTF16.width(scalar)
      if units > position.character { break }
      offset += UTF8.width(scalar)
    }
    return min(offset, range.upperBound)
  }

  /// The bytes of a line (from 1) without its line end and without a byte order mark.
  ///
  /// A line that does not exist is the empty range at the end of the text.
  public func lineRange(_ line: Int) -> Range<Int> {
    guard (1...lineCount).contains(line) else { return bytes.count..<bytes.count }
    let start = Int(starts[line - 1])
    guard line < lineCount else { return start..<bytes.count }
    var end = Int(starts[line])
    if end > start, bytes[end - 1] == .lineFeed { end -= 1 }
    if end > start, bytes[end - 1] == .carriageReturn { end -= 1 }
    return start..<end
  }

  /// The line (from 1) that holds the byte at `offset`.
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  private static func lineStarts(_ bytes: [UInt8]) -> [UInt32] {
    var starts = [UInt32(bytes.byteOrderMarkCount)]
    bytes.withUnsafeBufferPointer { buffer in
      var index = 0
      while index < buffer.count {
        let byte = buffer[index]
        index += 1
        guard byte <= .carriageReturn else { continue }
        if byte == .carriageReturn {
          if index < buffer.count, buffer[index] == .lineFeed { index += 1 }
          starts.append(UInt32(clamping: index))
        } else if byte == .lineFeed {
          starts.append(UInt32(clamping: index))
        }
      }
    }
    return starts
  }
}

extension UInt8 {
  @inlinable static var lineFeed: UInt8 { 0x0A }
  @inlinable static var carriageReturn: UInt8 { 0x0D }
}

extension [UInt8] {
  /// The number of bytes of the UTF-8 byte order mark with which the bytes start: 3 or 0.
  public var byteOrderMarkCount: Int {
    starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
