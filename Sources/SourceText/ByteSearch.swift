#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the first byte of a value at or after an offset; nil if there is none.
  package func firstOffset(of byte: UInt8, from offset: Int) -> Int? {
    guard let base = baseAddress, offset < count,
      let found = memchr(base + offset, Int32(byte), count - offset)
    else { return nil }
    return UnsafeRawPointer(base).distance(to: found)
  }
}
