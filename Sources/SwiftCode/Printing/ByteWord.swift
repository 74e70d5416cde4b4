/// Eight bytes of text, looked at together.
struct ByteWord {
  static let size = 8
  /// The bit of each byte that ASCII lacks.
  static let highBits: UInt64 = 0x8080_8080_8080_8080
  private static let lowBits: UInt64 = 0x0101_0101_0101_0101

  /// The bytes, the first one lowest.
  private let bits: UInt64

  /// Eight spaces.
  static var spaces: ByteWord { ByteWord(bits: UInt64(UInt8(ascii: " ")) &* lowBits) }

  private init(bits: UInt64) {
    self.bits = bits
  }

  /// The eight bytes at an address.
  init(at text: UnsafeRawPointer) {
    bits = UInt64(littleEndian: text.loadUnaligned(as: UInt64.self))
  }

  /// Stores the eight bytes at an address.
  func store(at text: UnsafeMutableRawPointer) {
    text.storeBytes(of: bits.littleEndian, as: UInt64.self)
  }

  /// The offset of the first byte of a value; the word's size if there is none.
  func offset(of byte: UInt8) -> Int {
    // Zero where the byte stands; subtracting borrows into the high bit of the first zero.
    let difference = bits ^ (UInt64(byte) &* Self.lowBits)
    let found = (difference &- Self.lowBits) & ~difference & Self.highBits
    return found.trailingZeroBitCount &>> 3
  }

  /// The first bytes, and zeros behind them.
  func prefix(_ count: Int) -> UInt64 {
    count == Self.size ? bits : bits & ((1 &<< UInt64(truncatingIfNeeded: count &* 8)) &- 1)
  }
}
