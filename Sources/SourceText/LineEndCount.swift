#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension UnsafeBufferPointer<UInt8> {
  /// The number of line ends (LF, CRLF or CR) that end within a range of a text.
  package func lineEndCount(in range: Range<Int>) -> Int {
    let feeds = occurrences(of: .lineFeed, in: range) { _ in true }
    let returns = occurrences(of: .carriageReturn, in: range) { offset in
      offset + 1 == count || self[offset + 1] != .lineFeed
    }
    return feeds + returns
  }

  /// The number of bytes of a value within a range for whose offsets a condition holds.
  @inline(__always)
  private func occurrences(
    of byte: UInt8, in range: Range<Int>, where condition: (Int) -> Bool
  ) -> Int {
    guard let base = baseAddress else { return 0 }
    var occurrences = 0
    var offset = range.lowerBound
    while let found = memchr(base + offset, Int32(byte), range.upperBound - offset) {
      let position = UnsafeRawPointer(base).distance(to: found)
      if condition(position) { occurrences += 1 }
      offset = position + 1
    }
    return occurrences
  }
}
