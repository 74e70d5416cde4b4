/// A colour as designers write it: `#30C`, `#3068CC`, or `#3068CC80` with an opacity; the `#` may be
/// missing.
public struct HexColor: Hashable, Sendable {
  /// The colour as 0xRRGGBB.
  public let rgb: UInt32
  /// The opacity, from 0 to 1.
  public let alpha: Double

  /// The colour that is written as 3, 4, 6 or 8 hexadecimal digits; nil when `text` is none.
  public init?(_ text: String) {
    let digits = Array((text.hasPrefix("#") ? text.dropFirst() : text[...]).utf8)
    let isShort = digits.count == 3 || digits.count == 4
    guard isShort || digits.count == 6 || digits.count == 8 else { return nil }
    var value: UInt32 = 0
    for digit in digits {
      guard let nibble = Self.value(of: digit) else { return nil }
      // A short form says each digit once for both of a channel.
      value = isShort ? value << 8 | nibble << 4 | nibble : value << 4 | nibble
    }
    if digits.count == 4 || digits.count == 8 {
      rgb = value >> 8
      alpha = Double(value & 0xFF) / 255
    } else {
      rgb = value
      alpha = 1
    }
  }

  private static func value(of digit: UInt8) -> UInt32? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(digit - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(digit - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
