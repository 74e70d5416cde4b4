/// What escapes in strings of JSON stand for.
enum JSONEscapes {
  /// The text of a string whose escapes the reader has found to be right.
  static func text(of content: ArraySlice<UInt8>) -> String {
    var units: [UInt8] = []
    units.reserveCapacity(content.count)
    var offset = content.startIndex
    while offset < content.endIndex {
      let byte = content[offset]
      guard byte == UInt8(ascii: "\\"), offset + 1 < content.endIndex else {
        units.append(byte)
        offset += 1
        continue
      }
      guard content[offset + 1] == UInt8(ascii: "u") else {
        units.append(single(content[offset + 1]) ?? content[offset + 1])
        offset += 2
        continue
      }
      let (scalar, size) = scalar(at: offset, in: content)
      units.append(contentsOf: Array(String(Character(scalar)).utf8))
      offset += size
    }
    return String(decoding: units, as: UTF8.self)
  }

  /// What the character behind a backslash stands for; nil where no escape is written like this.
  static func single(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): byte
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// The code unit of UTF-16 that an escape at `offset` stands for; nil where there is none.
  static func codeUnit(at offset: Int, in bytes: some Collection<UInt8>) -> UInt16? {
    let rest = bytes.dropFirst(offset).prefix(6)
    guard rest.count == 6, rest.starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
      return nil
    }
    var value: UInt16 = 0
    for byte in rest.dropFirst(2) {
      guard let digit = Character(UnicodeScalar(byte)).hexDigitValue, byte < 0x80 else {
        return nil
      }
      value = value << 4 | UInt16(digit)
    }
    return value
  }

  /// The character of an escape, or of two that are halves of one, and how many bytes they take.
  private static func scalar(
    at offset: Int, in content: ArraySlice<UInt8>
  ) -> (Unicode.Scalar, size: Int) {
    let start = offset - content.startIndex
    guard let first = codeUnit(at: start, in: content) else { return ("\u{FFFD}", 2) }
    if UTF16.isLeadSurrogate(first), let second = codeUnit(at: start + 6, in: content),
      UTF16.isTrailSurrogate(second)
    {
      let high = UInt32(first) - 0xD800
      let low = UInt32(second) - 0xDC00
      return (Unicode.Scalar(0x10000 + (high << 10 | low)) ?? "\u{FFFD}", 12)
    }
    return (Unicode.Scalar(first) ?? "\u{FFFD}", 6)
  }
}
