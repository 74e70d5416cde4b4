#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the tool's words go: findings and answers to the output, all about the run to the status.
struct Console {
  let hasColors: Bool
  let output: (String) -> Void
  let status: (String) -> Void

  /// The process's own streams. Colours only on a terminal, and not with `NO_COLOR`.
  static func process() -> Console {
    let isTerminal = isatty(STDOUT_FILENO) == 1
    let isDumb = variable("TERM") == "dumb"
    let isRefused = variable("NO_COLOR").map { !$0.isEmpty } ?? false
    return Console(
      hasColors: isTerminal && !isDumb && !isRefused,
      output: { write($0, to: STDOUT_FILENO) }, status: { write($0, to: STDERR_FILENO) })
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var written = 0
      while written < bytes.count, let base = bytes.baseAddress {
        let count = writeBytes(descriptor, base + written, bytes.count - written)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        written += count
      }
    }
  }
}

private func writeBytes(_ descriptor: Int32, _ buffer: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
