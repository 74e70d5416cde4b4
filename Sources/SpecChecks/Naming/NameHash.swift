/// A number for a name or text (FNV-1a). Whoever finds two equal ones compares the names.
struct NameHash {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  init() {}

  init(of text: String) {
    combine(text)
  }

  init(of bytes: ArraySlice<UInt8>) {
    for byte in bytes { combine(byte) }
  }

  @inline(__always)
  mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
  }

  mutating func combineWithoutCase(_ text: String) {
    for byte in text.utf8 { combine(byte | 0x20) }
  }

  /// Takes in a text as if it had neither capitals nor `_`.
  mutating func combineLetters(of text: String) {
    for byte in text.utf8 where byte != UInt8(ascii: "_") { combine(byte | 0x20) }
  }

  mutating func combine(_ text: StaticString) {
    text.withUTF8Buffer { for byte in $0 { combine(byte) } }
  }
}
