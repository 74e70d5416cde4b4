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
}

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first byte of a value at or after an offset; nil if there is none.
  package func firstOffset(of byte: UInt8, from offset: Int) -> Int? {
    guard let base = baseAddress, offset < count,
      let found = memchr(base + offset, Int32(byte), count - offset)
    else { return nil }
    return UnsafeRawPointer(base).distance(to: found)
  }
}
