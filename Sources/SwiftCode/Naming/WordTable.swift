/// A set of short ASCII words that is asked about every name that is printed, so that asking about
/// a name that is not in it costs a few instructions and no hashing.
struct WordTable: Sendable {
  /// The words of one length.
  private struct Row {
    /// The first and last letters that occur, one bit each.
    var first: UInt64 = 0
    var last: UInt64 = 0
    /// Where the words stand among all.
    var words = 0..<0
  }

  /// By length.
  private var rows: [Row] = []
  /// In the order of their length.
  private var words: [PackedWord] = []

  /// Creates a set of words of at most sixteen characters.
  init(_ words: [String], except exceptions: [String] = []) {
    for length in 0...PackedWord.longest {
      var row = Row()
      let start = self.words.count
      for word in words where word.utf8.count == length && !exceptions.contains(word) {
        guard let first = word.utf8.first, let last = word.utf8.last else { continue }
        row.first |= Self.bit(of: first)
        row.last |= Self.bit(of: last)
        self.words.append(Array(word.utf8).withUnsafeBytes { PackedWord($0) })
      }
      row.words = start..<self.words.count
      rows.append(row)
    }
  }

  func contains(_ text: String) -> Bool {
    let isWord = text.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.count <= PackedWord.longest, let first = bytes.first, let last = bytes.last,
        rows[bytes.count].first & Self.bit(of: first) != 0,
        rows[bytes.count].last & Self.bit(of: last) != 0
      else { return false }
      let word = PackedWord(UnsafeRawBufferPointer(bytes))
      for index in rows[bytes.count].words where words[index] == word { return true }
      return false
    }
    return isWord ?? contains(String(decoding: text.utf8, as: UTF8.self))
  }

  private static func bit(of letter: UInt8) -> UInt64 { 1 << UInt64(letter & 63) }
}

/// A word of at most sixteen bytes as two integers, which share some bytes where there are not enough
/// for both; it is told from other words of its length.
private struct PackedWord: Equatable, Sendable {
  static var longest: Int { 16 }

  private let head: UInt64
  private let tail: UInt64

  init(_ bytes: UnsafeRawBufferPointer) {
    switch bytes.count {
    case 8...:
      head = bytes.loadUnaligned(fromByteOffset: 0, as: UInt64.self)
      tail = bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
    case 4...:
      head = UInt64(bytes.loadUnaligned(fromByteOffset: 0, as: UInt32.self))
      tail = UInt64(bytes.loadUnaligned(fromByteOffset: bytes.count - 4, as: UInt32.self))
    case 2...:
      head = UInt64(bytes.loadUnaligned(fromByteOffset: 0, as: UInt16.self))
      tail = UInt64(bytes.loadUnaligned(fromByteOffset: bytes.count - 2, as: UInt16.self))
    default:
      head = bytes.first.map { UInt64($0) } ?? 0
      tail = 0
    }
  }
}
