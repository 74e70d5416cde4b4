/// Eight bytes of a line looked at together, the first of them the lowest.
struct LineWord {
  static let size = 8

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits = 0x80 * ones

  private let bytes: UInt64

  /// Nil where fewer bytes are left before the end.
  @inline(__always)
  init?(_ source: UnsafeRawPointer, at offset: Int, before end: Int) {
    guard offset <= end &- Self.size else { return nil }
    bytes = UInt64(
      littleEndian: source.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The high bits of the bytes that may not just go on with a plain scalar; 0 if all do.
  ///
  /// It stops at all that is before `-`, between `Z` and the grave accent, or behind `z` in ASCII, and at colons, for
  /// whoever asks to look at it. A sum or difference that carries into the byte behind makes it stop there, too, and never go on.
  @inline(__always)
  var endsOfPlainText: UInt64 {
    let isBefore = bytes &- UInt64(UInt8(ascii: "-")) * Self.ones
    // Small letters have a bit more than capitals, and braces than brackets.
    let isBehind = (bytes | 0x20 * Self.ones) &+ UInt64(0x7F - UInt8(ascii: "z")) * Self.ones
    let isColon = (bytes ^ UInt64(UInt8(ascii: ":")) * Self.ones) &- Self.ones
    return (isBefore | isBehind | isColon) & ~bytes & Self.highBits
  }

  /// The place of the first byte of those whose high bits are given.
  @inline(__always)
  static func place(ofFirst highBits: UInt64) -> Int {
    highBits.trailingZeroBitCount / 8
  }
}
