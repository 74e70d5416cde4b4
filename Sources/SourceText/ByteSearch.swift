#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension String {
  /// Whether it has an ASCII character. Its own view is searched byte by byte, through a call for each.
  package func contains(ascii character: Unicode.Scalar) -> Bool {
    let byte = UInt8(ascii: character)
    return utf8.withContiguousStorageIfAvailable { $0.firstOffset(of: byte, from: 0) != nil }
      ?? utf8.contains(byte)
  }

  /// Whether it has one of some ASCII characters, found out in one pass.
  package func contains(anyOf characters: ASCIISet) -> Bool {
    utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes where characters.contains(byte) { return true }
      return false
    } ?? utf8.contains { characters.contains($0) }
  }

  /// Whether it ends with some ASCII, which nothing is made equal to but the same bytes.
  package func hasEnding(_ ending: StaticString) -> Bool {
    let size = ending.utf8CodeUnitCount
    return utf8.withContiguousStorageIfAvailable { bytes in
      ending.withUTF8Buffer { bytes.has($0, at: bytes.count - size) }
    } ?? utf8.suffix(size).elementsEqual(ending.description.utf8)
  }
}

/// Some ASCII characters.
package struct ASCIISet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Creates a set of those of a text's characters that are ASCII.
  package init(_ characters: StaticString) {
    characters.withUTF8Buffer { bytes in
      for byte in bytes {
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte &- 64) }
      }
    }
  }

  fileprivate func contains(_ byte: UInt8) -> Bool {
    byte < 128 && ((byte < 64 ? low : high) >> UInt64(byte & 63)) & 1 == 1
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether some bytes stand at an offset.
  package func has(_ other: UnsafeBufferPointer<UInt8>, at offset: Int) -> Bool {
    guard offset >= 0, other.count <= count - offset else { return false }
    guard let base = baseAddress, let start = other.baseAddress else { return other.isEmpty }
    return memcmp(base + offset, start, other.count) == 0
  }

  /// The offset of the first byte of a value at or after an offset; nil if there is none.
  package func firstOffset(of byte: UInt8, from offset: Int) -> Int? {
    guard let base = baseAddress, offset < count,
      let found = memchr(base + offset, Int32(byte), count - offset)
    else { return nil }
    return UnsafeRawPointer(base).distance(to: found)
  }
}
