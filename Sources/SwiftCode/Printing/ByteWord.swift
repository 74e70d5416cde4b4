/// Eight bytes of text, looked at together.
struct ByteWord {
  static let size = 8
  /// The bit of each byte that ASCII lacks.
  static let highBits: UInt64 = 0x8080_8080_8080_8080
  private static let lowBits: UInt64 = 0x0101_0101_0101_0101

  /// The bytes, the first one lowest.
  private let bits: UInt64

  init(_ text: UnsafeRawBufferPointer, at offset: Int) {
    bits = UInt64(littleEndian: text.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  func store(to text: UnsafeMutableRawBufferPointer, at offset: Int) {
    text.storeBytes(of: bits.littleEndian, toByteOffset: offset, as: UInt64.self)
  }

  /// The offset of the first byte of a value; the word's size if there is none.
  func offset(of byte: UInt8) -> Int {
    // Zero where the byte stands; subtracting borrows into the high bit of the first zero.
    let difference = bits ^ (UInt64(byte) &* Self.lowBits)
    let found = (difference &- Self.lowBits) & ~difference & Self.highBits
    return found.trailingZeroBitCount / 8
  }

  /// The first bytes, and zeros behind them.
  func prefix(_ count: Int) -> UInt64 {
    // Smart shifts give zero for a count of all bytes.
    bits & ~(UInt64.max << UInt64(count * 8))
  }
}
