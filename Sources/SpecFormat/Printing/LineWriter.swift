/// Puts lines together.
struct LineWriter {
  private(set) var bytes: [UInt8] = []
  /// Whether nothing stands before the next line in its collection, so that no blank line does.
  var isFresh = true

  /// The number of characters in the line so far.
  var column: Int { bytes[lineStart...].characterCount }

  private var lineStart = 0

  /// Starts a line, after a blank one if there is something above it.
  mutating func start(indentation: Int, afterBlankLine: Bool = false) {
    if afterBlankLine, !isFresh { end() }
    isFresh = false
    write(repeating: UInt8(ascii: " "), count: indentation)
  }

  mutating func write(_ text: some Collection<UInt8>) {
    bytes.append(contentsOf: text)
  }

  mutating func write(repeating byte: UInt8, count: Int) {
    for _ in 0..<max(0, count) { bytes.append(byte) }
  }

  mutating func write(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Ends the line.
  mutating func end() {
    bytes.append(UInt8(ascii: "\n"))
    lineStart = bytes.count
  }
}
