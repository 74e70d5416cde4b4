extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first byte from `offset` on that is neither part of a line end, LF or CR, nor
  /// of a character to be seen, with nothing to it that YAML would have to know.
  func endOfOrdinaryText(from offset: Int) -> Int {
    let raw = UnsafeRawBufferPointer(self)
    var index = offset
    while index < count {
      let endOfBlock = index + OrdinaryBlock.size
      if endOfBlock <= count,
        OrdinaryBlock.isASCII(
          raw.loadUnaligned(fromByteOffset: index, as: OrdinaryBlock.Words.self))
      {
        index = endOfBlock
        continue
      }
      // Where one character is not ASCII, those behind it hardly are, either.
      while index < Swift.min(endOfBlock, count) {
        guard let size = sizeOfOrdinaryText(at: index) else { return index }
        index += size
      }
    }
    return index
  }

  /// The number of bytes of a word of ASCII, or else of a character; nil if there is none that is ordinary.
  @inline(__always)
  private func sizeOfOrdinaryText(at offset: Int) -> Int? {
    // The letters of most languages besides English have two bytes. Of those none means anything.
    if 0xC3...0xDF ~= self[offset] {
      return offset &+ 1 < count && self[offset &+ 1] & 0xC0 == 0x80 ? 2 : nil
    }
    let raw = UnsafeRawBufferPointer(self)
    if offset &+ OrdinaryWord.size <= count,
      OrdinaryWord.isASCII(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    {
      return OrdinaryWord.size
    }
    return sizeOfOrdinaryCharacter(at: offset)
  }

  /// The number of bytes of a character; nil if there is none, or one that is a control character, a
  /// line end of Unicode, or a mark of the text's order of bytes.
  private func sizeOfOrdinaryCharacter(at offset: Int) -> Int? {
    switch self[offset] {
    case 0x0A, 0x0D, 0x20..<0x7F: return 1
    case ..<0x80: return nil
    default: break
    }
    var decoder = UTF8.ForwardParser()
    var rest = self[offset...].makeIterator()
    guard case .valid(let encoded) = decoder.parseScalar(from: &rest) else { return nil }
    switch UTF8.decode(encoded).value {
    case ..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: return nil
    default: return encoded.count
    }
  }
}

/// Thirty-two bytes looked at together, as ``OrdinaryWord`` looks at eight.
private enum OrdinaryBlock {
  typealias Words = SIMD4<UInt64>

  static let size = 32

  @inline(__always)
  static func isASCII(_ words: Words) -> Bool {
    // Where a byte is not ASCII, sums carry into the one behind it; but then the answer is no anyway.
    let isNoControl = words &+ 0x6060_6060_6060_6060
    let isNoLineFeed = (words ^ 0x0A0A_0A0A_0A0A_0A0A) &+ 0x7F7F_7F7F_7F7F_7F7F
    let isNoReturn = (words ^ 0x0D0D_0D0D_0D0D_0D0D) &+ 0x7F7F_7F7F_7F7F_7F7F
    let isOtherControl = isNoLineFeed & isNoReturn & ~isNoControl
    let isDelete = words &+ 0x0101_0101_0101_0101
    let isWrong = words | isDelete | isOtherControl
    let both = isWrong.lowHalf | isWrong.highHalf
    return (both.x | both.y) & OrdinaryWord.highBits == 0
  }
}

/// Eight bytes looked at together.
private enum OrdinaryWord {
  static let size = 8
  static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Whether all bytes are LF, CR or ASCII that can be seen.
  @inline(__always)
  static func isASCII(_ word: UInt64) -> Bool {
    guard word & highBits == 0 else { return false }
    // No sum carries into the next byte; each gives the high bit of those that are right.
    let isNoControl = word &+ 0x6060_6060_6060_6060
    let isNoLineFeed = (word ^ 0x0A0A_0A0A_0A0A_0A0A) &+ 0x7F7F_7F7F_7F7F_7F7F
    let isNoReturn = (word ^ 0x0D0D_0D0D_0D0D_0D0D) &+ 0x7F7F_7F7F_7F7F_7F7F
    let isNoDelete = (word ^ 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7F7F_7F7F_7F7F_7F7F
    return (isNoControl | ~isNoLineFeed | ~isNoReturn) & isNoDelete & highBits == highBits
  }
}
