/// A number for a name or text (FNV-1a). Where two are equal, the names have to be compared.
public struct NameHash {
  public var value: UInt64 = 0xcbf2_9ce4_8422_2325

  @inlinable
  public init() {}

  @inlinable
  public init(of text: String) {
    combine(text)
  }

  @inlinable
  public init(of bytes: ArraySlice<UInt8>) {
    for byte in bytes { combine(byte) }
  }

  @inlinable @inline(__always)
  public mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  @inlinable
  public mutating func combine(_ text: String) {
    Self.forEachByte(of: text) { combine($0) }
  }

  @inlinable
  public mutating func combineWithoutCase(_ text: String) {
    Self.forEachByte(of: text) { combine($0 | 0x20) }
  }

  /// Takes in a text as if it had neither capitals nor `_`.
  @inlinable
  public mutating func combineLetters(of text: String) {
    Self.forEachByte(of: text) { if $0 != UInt8(ascii: "_") { combine($0 | 0x20) } }
  }

  @inlinable @inline(__always)
  static func forEachByte(of text: String, _ body: (UInt8) -> Void) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { for byte in $0 { body(byte) } }
    if isDone == nil { text.utf8.forEach(body) }
  }

  @inlinable
  public mutating func combine(_ text: StaticString) {
    text.withUTF8Buffer { for byte in $0 { combine(byte) } }
  }
}
