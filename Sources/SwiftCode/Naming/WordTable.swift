/// A set of short ASCII words that is asked about every name that is printed, so that asking about
/// a name that is not in it costs a few instructions and no hashing.
struct WordTable: Sendable {
  /// By length, the first and last letters that occur, one bit each.
  private var ends = [(first: UInt64, last: UInt64)](
    repeating: (0, 0), count: PackedWord.longest + 1)
  /// By length.
  private var words = [[PackedWord]](repeating: [], count: PackedWord.longest + 1)

  /// Creates a set of words of at most fifteen characters.
  init(_ words: [String], except exceptions: [String] = []) {
    for word in words where !exceptions.contains(word) {
      guard let first = word.utf8.first, let last = word.utf8.last else { continue }
      ends[word.utf8.count].first |= Self.bit(of: first)
      ends[word.utf8.count].last |= Self.bit(of: last)
      self.words[word.utf8.count].append(PackedWord(word.utf8))
    }
  }

  func contains(_ text: String) -> Bool {
    let isWord = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.count <= PackedWord.longest, let first = bytes.first, let last = bytes.last,
        ends[bytes.count].first & Self.bit(of: first) != 0,
        ends[bytes.count].last & Self.bit(of: last) != 0
      else { return false }
      return words[bytes.count].contains(PackedWord(bytes))
    }
    return isWord ?? contains(String(decoding: text.utf8, as: UTF8.self))
  }

  private static func bit(of letter: UInt8) -> UInt64 { 1 << UInt64(letter & 63) }
}

/// A word of at most fifteen bytes as two integers.
private struct PackedWord: Equatable, Sendable {
  static var longest: Int { 15 }

  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ text: some Sequence<UInt8>) {
    for byte in text {
      high = high << 8 | low >> 56
      low = low << 8 | UInt64(byte)
    }
  }
}
