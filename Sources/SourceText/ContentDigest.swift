/// A 64-bit digest of bytes.
///
/// Eight bytes at a time are mixed in by a full-width multiplication whose halves are folded into
/// one another, in the manner of wyhash. The digest tells contents that changed from contents that
/// did not; it is no protection against anyone who wants to deceive.
package struct ContentDigest: Hashable, Sendable {
  package let value: UInt64

  package init(value: UInt64) {
    self.value = value
  }

  package init(_ bytes: ArraySlice<UInt8>) {
    value = bytes.withUnsafeBytes(Self.digest)
  }

  package init(_ bytes: [UInt8]) {
    value = bytes.withUnsafeBytes(Self.digest)
  }

  package init(_ numbers: [UInt64]) {
    value = numbers.withUnsafeBytes(Self.digest)
  }

  package init(_ text: String) {
    var text = text
    value = text.withUTF8 { Self.digest(of: UnsafeRawBufferPointer($0)) }
  }

  /// Takes in another digest; in another order the result is another one.
  package mutating func combine(_ other: UInt64) {
    self = ContentDigest(value: Self.mix(value ^ other, Self.multipliers.1) &+ other)
  }

  private static let multipliers: (UInt64, UInt64, UInt64) = (
    0xA076_1D64_78BD_642F, 0xE703_7ED1_A0B4_28DB, 0x8EBC_6AF0_9C88_C6E3
  )

  private static func digest(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    var state = multipliers.0 ^ UInt64(bytes.count)
    var offset = 0
    let lastWord = bytes.count - 8
    while offset <= lastWord {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      state = mix(state ^ UInt64(littleEndian: word), multipliers.1)
      offset &+= 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    return mix(mix(state ^ rest, multipliers.1), multipliers.2)
  }

  private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}
