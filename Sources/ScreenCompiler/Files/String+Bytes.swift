#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension String {
  /// Whether the text comes before another one in the order of their bytes in UTF-8.
  func precedesByBytes(_ other: String) -> Bool {
    let answer = utf8.withContiguousStorageIfAvailable { own in
      other.utf8.withContiguousStorageIfAvailable { own.precedesByBytes($0) }
    }
    return (answer ?? nil) ?? utf8.lexicographicallyPrecedes(other.utf8)
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func precedesByBytes(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let own = baseAddress, let theirs = other.baseAddress else { return count < other.count }
    let order = memcmp(own, theirs, Swift.min(count, other.count))
    return order == 0 ? count < other.count : order < 0
  }
}
