import SourceText

/// A digest of text that doesn't depend on how its lines end.
struct BodyDigest: Equatable {
  let value: UInt64

  init(_ text: ArraySlice<UInt8>) {
    let normalized = Self.hasReturns(text) ? Self.withNormalizedLineEnds(text)[...] : text
    value = ContentDigest(normalized).value
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
