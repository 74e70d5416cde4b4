import SourceText

/// Takes messages out of a stream of bytes, in which each has a header with its length before it.
///
/// The base protocol of the Language Server Protocol 3.17.
struct MessageReader {
  /// Why what comes can be understood no more.
  struct Failure: Error {
    let message: String
  }

  private static let largest = 64 << 20
  private static let largestHeader = 8 << 10
  private var pending: [UInt8] = []

  mutating func append(_ bytes: [UInt8]) { pending += bytes }

  /// The content of the next message; nil where it has not come yet.
  ///
  /// - Throws: ``Failure`` where no length is said: nobody knows then where the next message begins.
  mutating func next() throws(Failure) -> [UInt8]? {
    guard let header = headerEnd else {
      guard pending.count <= Self.largestHeader else {
        throw Failure(message: "a message has no end of its header")
      }
      return nil
    }
    guard let length = length(in: pending[..<header]), length <= Self.largest else {
      throw Failure(message: "a message does not say its Content-Length")
    }
    let start = header + Self.blankLine.count
    guard pending.count - start >= length else { return nil }
    defer { pending.removeFirst(start + length) }
    return Array(pending[start..<start + length])
  }

  private static let blankLine = Array("\r\n\r\n".utf8)

  private var headerEnd: Int? {
    let last = min(pending.count, Self.largestHeader) - Self.blankLine.count
    guard last >= 0 else { return nil }
    return (0...last).first { pending[$0...].starts(with: Self.blankLine) }
  }

  private func length(in header: ArraySlice<UInt8>) -> Int? {
    let lines = String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline)
    for line in lines {
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.filter { $0 != " " } }
      if parts.count == 2, parts[0].lowercased() == "content-length" {
        return Int(parts[1]).flatMap { $0 >= 0 ? $0 : nil }
      }
    }
    return nil
  }
}
