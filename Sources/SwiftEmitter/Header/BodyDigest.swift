/// A 64-bit digest of text that doesn't depend on how its lines end.
///
/// Eight bytes at a time are mixed in by a full-width multiplication whose halves are folded into
/// one another, in the manner of wyhash. The digest tells an edited file from an untouched one; it
/// is no protection against anyone who wants to deceive.
struct BodyDigest: Equatable {
  let value: UInt64

  init(_ text: ArraySlice<UInt8>) {
    value =
      Self.hasReturns(text)
      ? Self.digest(of: Self.withNormalizedLineEnds(text)[...]) : Self.digest(of: text)
  }

  init(value: UInt64) {
    self.value = value
  }

  /// Sixteen hexadecimal digits.
  var hexadecimal: [UInt8] {
    (0..<16).map { position in
      let digit = UInt8(truncatingIfNeeded: value >> (60 - 4 * UInt64(position))) & 0xF
      return digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
    }
  }

  /// Goes through all of the text, without a way out that would keep it from being done in parallel.
  private static func hasReturns(_ text: ArraySlice<UInt8>) -> Bool {
    text.withUnsafeBufferPointer { bytes in
      var found: UInt8 = 0
      for byte in bytes { found |= byte == UInt8(ascii: "\r") ? 1 : 0 }
      return found != 0
    }
  }

  private static let multipliers: (UInt64, UInt64, UInt64) = (
    0xA076_1D64_78BD_642F, 0xE703_7ED1_A0B4_28DB, 0x8EBC_6AF0_9C88_C6E3
  )

  private static func digest(of text: ArraySlice<UInt8>) -> UInt64 {
    text.withUnsafeBytes { bytes in
      var state = multipliers.0 ^ UInt64(bytes.count)
      var offset = 0
      while offset + 8 <= bytes.count {
        let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        state = mix(state ^ UInt64(littleEndian: word), multipliers.1)
        offset += 8
      }
      var rest: UInt64 = 0
      while offset < bytes.count {
        rest = rest << 8 | UInt64(bytes[offset])
        offset += 1
      }
      return mix(mix(state ^ rest, multipliers.1), multipliers.2)
    }
  }

  private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }

  /// The text with a line feed at the end of each line, whatever stood there.
  private static func withNormalizedLineEnds(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    var afterReturn = false
    for byte in text {
      let isFeed = byte == UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\r") {
        result.append(UInt8(ascii: "\n"))
      } else if !(isFeed && afterReturn) {
        result.append(byte)
      }
      afterReturn = byte == UInt8(ascii: "\r")
    }
    return result
  }
}
