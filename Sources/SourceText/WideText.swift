/// Text files in UTF-16, which Xcode once wrote.
public enum WideText {
  /// Whether bytes begin with a byte order mark of UTF-16.
  public static func isWide(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
  }

  /// The text in UTF-8; nil if it is none. Places in files of UTF-16 are those in this text.
  public static func utf8(_ bytes: [UInt8]) -> [UInt8]? {
    guard isWide(bytes) else {
      return String(validating: bytes, as: UTF8.self) == nil ? nil : bytes
    }
    guard bytes.count.isMultiple(of: 2) else { return nil }
    let isLittle = bytes[0] == 0xFF
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: 2, to: bytes.count, by: 2) {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(isLittle ? second << 8 | first : first << 8 | second)
    }
    return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
  }

  /// A text in UTF-8 in the encoding of a file that is in UTF-16.
  public static func encoded(_ text: [UInt8], like file: [UInt8]) -> [UInt8] {
    let isLittle = file.first == 0xFF
    return "\u{FEFF}\(String(decoding: text, as: UTF8.self))".utf16.flatMap { unit in
      let (high, low) = (UInt8(truncatingIfNeeded: unit >> 8), UInt8(truncatingIfNeeded: unit))
      return isLittle ? [low, high] : [high, low]
    }
  }
}
