extension UnsafeBufferPointer<UInt8> {
  /// Whether all of it is ASCII letters and digits.
  package var isLettersAndDigits: Bool { consists { $0.lettersAndDigits } }

  /// Whether all of it is ASCII letters, digits and `_`.
  package var isASCIIName: Bool { consists { $0.lettersAndDigits | $0.underscores } }

  /// Whether all bytes are of a kind, which a test of eight bytes gives the high bits of.
  @inline(__always)
  private func consists(of kind: (ByteWord) -> UInt64) -> Bool {
    let raw = UnsafeRawBufferPointer(self)
    switch count {
    case 8...:
      // The last eight bytes overlap with those before them.
      var offset = 0
      while offset < count - 8 {
        guard ByteWord(raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)).isAll(kind)
        else { return false }
        offset &+= 8
      }
      return ByteWord(raw.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)).isAll(kind)
    case 4...:
      let start = UInt64(raw.loadUnaligned(fromByteOffset: 0, as: UInt32.self))
      let end = UInt64(raw.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self))
      return ByteWord(start << 32 | end).isAll(kind)
    case 2...:
      let start = UInt64(raw.loadUnaligned(fromByteOffset: 0, as: UInt16.self))
      let end = UInt64(raw.loadUnaligned(fromByteOffset: count - 2, as: UInt16.self))
      let both = start << 16 | end
      return ByteWord(both << 32 | both).isAll(kind)
    default: return allSatisfy { ByteWord(UInt64($0) &* ByteWord.ones).isAll(kind) }
    }
  }
}

/// Eight bytes looked at together.
private struct ByteWord {
  static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits = 0x80 * ones

  let bytes: UInt64

  @inline(__always)
  init(_ bytes: UInt64) {
    self.bytes = bytes
  }

  /// Whether all bytes are ASCII and of a kind.
  @inline(__always)
  func isAll(_ kind: (ByteWord) -> UInt64) -> Bool {
    kind(self) & ~bytes & Self.highBits == Self.highBits
  }

  // No sum carries into the next byte where all are ASCII; each gives the high bit of those that are right.

  @inline(__always)
  var lettersAndDigits: UInt64 {
    ByteWord(bytes | 0x20 * Self.ones).between(UInt8(ascii: "a"), UInt8(ascii: "z"))
      | between(UInt8(ascii: "0"), UInt8(ascii: "9"))
  }

  @inline(__always)
  var underscores: UInt64 { between(UInt8(ascii: "_"), UInt8(ascii: "_")) }

  @inline(__always)
  private func between(_ first: UInt8, _ last: UInt8) -> UInt64 {
    (bytes &+ UInt64(0x80 - first) * Self.ones) & ~(bytes &+ UInt64(0x7F - last) * Self.ones)
  }
}

extension String {
  /// Whether all of it is ASCII letters and digits.
  package var isLettersAndDigits: Bool {
    utf8.withContiguousStorageIfAvailable { $0.isLettersAndDigits }
      ?? utf8.allSatisfy(\.isLetterOrDigit)
  }
}
