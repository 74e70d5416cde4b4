#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whether two buffers hold the same bytes.
@inline(__always)
func equalBytes(_ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>) -> Bool {
  guard first.count == second.count else { return false }
  guard let left = first.baseAddress, let right = second.baseAddress else { return true }
  return memcmp(left, right, first.count) == 0
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first byte from `offset` on that is no ASCII; nil if there is none.
  func firstNonASCII(from offset: Int) -> Int? {
    let raw = UnsafeRawBufferPointer(self)
    var index = offset
    while index + 8 <= count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let found = word & 0x8080_8080_8080_8080
      if found != 0 { return index + found.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < count {
      if self[index] >= 0x80 { return index }
      index += 1
    }
    return nil
  }

  /// The size of the line end at `offset`; 0 if there is none.
  ///
  /// Besides the usual line ends these are the next line, line separator and paragraph separator of
  /// Unicode, which libyaml reads as line ends, as YAML 1.1 has it.
  func lineEndSize(at offset: Int) -> Int {
    switch self[offset] {
    case 0x0A, 0x0D: 1
    case 0xC2: self[offset...].starts(with: [0xC2, 0x85]) ? 2 : 0
    case 0xE2:
      self[offset...].starts(with: [0xE2, 0x80, 0xA8])
        || self[offset...].starts(with: [0xE2, 0x80, 0xA9]) ? 3 : 0
    default: 0
    }
  }

  /// Whether white space or a line end comes before `offset`, or nothing but a byte order mark does.
  func isAfterWhiteSpace(_ offset: Int) -> Bool {
    guard offset > 0 else { return true }
    if self[offset - 1].isWhiteSpace { return true }
    if offset == 3, starts(with: [0xEF, 0xBB, 0xBF]) { return true }
    return offset >= 2 && lineEndSize(at: offset - 2) == 2
      || offset >= 3 && lineEndSize(at: offset - 3) == 3
  }

  /// The offset of the line end at or after `offset`.
  func lineEnd(from offset: Int) -> Int {
    var end = offset
    while end < count, lineEndSize(at: end) == 0 { end += 1 }
    return end
  }

  /// The offset of the first line from `offset` on that starts with `---` and then white space or
  /// the end; nil if there is none.
  func documentMarker(from offset: Int) -> Int? {
    var index = offset
    while index < count {
      if isDocumentMarker(at: index) { return index }
      guard let lineEnd = self[index...].firstIndex(where: \.isLineBreak) else { return nil }
      index = lineEnd + 1
    }
    return nil
  }

  /// The offset of the last document marker before `offset` and after `start`.
  func lastDocumentMarker(before offset: Int, after start: Int) -> Int? {
    var index = Swift.min(offset, count - 1)
    while index > start {
      if isDocumentMarker(at: index) { return index }
      index -= 1
    }
    return nil
  }

  /// Whether a line starts at `index` with `---`.
  func isDocumentMarker(at index: Int) -> Bool {
    guard index + 3 <= count, index == 0 || self[index - 1].isLineBreak else { return false }
    guard self[index..<index + 3].allSatisfy({ $0 == UInt8(ascii: "-") }) else { return false }
    return index + 3 == count || self[index + 3].isWhiteSpace
  }

  /// The number of lines that start with `%`.
  var directiveLineCount: Int {
    var lines = 0
    guard var next = baseAddress else { return 0 }
    let end = next + count
    while next < end, let found = memchr(next, Int32(UInt8(ascii: "%")), end - next) {
      let percent = UnsafePointer(found.assumingMemoryBound(to: UInt8.self))
      if percent == baseAddress || percent[-1].isLineBreak { lines += 1 }
      next = percent + 1
    }
    return lines
  }
}

extension UInt8 {
  var isLineBreak: Bool { self == 0x0A || self == 0x0D }
  var isBlank: Bool { self == 0x20 || self == 0x09 }
  var isWhiteSpace: Bool { isBlank || isLineBreak }
  /// Whether the byte is not the first of a character in UTF-8.
  var isContinuation: Bool { self & 0xC0 == 0x80 }
}
