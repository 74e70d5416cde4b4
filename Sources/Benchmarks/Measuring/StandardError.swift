#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the person at the terminal reads, apart from results.
package enum StandardError {
  package static func write(_ text: String) {
    let bytes = Array(text.utf8)
    // There is nowhere to say that this failed.
    _ = systemWrite(STDERR_FILENO, bytes, bytes.count)
  }
}

private func systemWrite(_ file: Int32, _ bytes: [UInt8], _ count: Int) -> Int {
  write(file, bytes, count)
}
