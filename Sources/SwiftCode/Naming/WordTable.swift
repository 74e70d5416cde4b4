/// A set of short ASCII words that is asked about every name that is printed, so that asking about
/// a name that is not in it costs a few instructions and no hashing.
struct WordTable: Sendable {
  /// The words of one length.
  private struct Bucket: Sendable {
    var words: [PackedWord] = []
    /// The first and last letters that occur, one bit each.
    var firstLetters: UInt64 = 0
    var lastLetters: UInt64 = 0
  }

  private let buckets: [Bucket]

  /// Creates a set of words of at most fifteen characters.
  init(_ words: [String], except exceptions: [String] = []) {
    var buckets = [Bucket](repeating: Bucket(), count: PackedWord.lengths.upperBound + 1)
    for word in words where !exceptions.contains(word) {
      guard let first = word.utf8.first, let last = word.utf8.last else { continue }
      buckets[word.utf8.count].words.append(PackedWord(word.utf8))
      buckets[word.utf8.count].firstLetters |= Self.bit(of: first)
      buckets[word.utf8.count].lastLetters |= Self.bit(of: last)
    }
    self.buckets = buckets
  }

  func contains(_ text: String) -> Bool {
    let text = text.utf8
    guard PackedWord.lengths.contains(text.count), let first = text.first, let last = text.last,
      buckets[text.count].firstLetters & Self.bit(of: first) != 0,
      buckets[text.count].lastLetters & Self.bit(of: last) != 0
    else { return false }
    return buckets[text.count].words.contains(PackedWord(text))
  }

  private static func bit(of letter: UInt8) -> UInt64 { 1 << UInt64(letter & 63) }
}

/// A word of at most fifteen bytes as two integers.
private struct PackedWord: Equatable, Sendable {
  static let lengths = 2...15

  private var low: UInt64 = 0
  private var high: UInt64 = 0

  init(_ text: String.UTF8View) {
    for byte in text {
      high = high << 8 | low >> 56
      low = low << 8 | UInt64(byte)
    }
  }
}
