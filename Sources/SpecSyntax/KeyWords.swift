/// A word for each key of a small mapping, to see at once that no key is there twice.
///
/// Nearly all mappings are small and right. For these, a word per key that is equal for equal texts
/// settles the matter; only if two words are equal have the texts to be looked at.
struct KeyWords: ~Copyable {
  /// The number of keys up to which comparing each with each is the fastest.
  static let capacity = 16

  private let words: UnsafeMutablePointer<UInt64>
  private var count = 0

  init() {
    words = .allocate(capacity: Self.capacity)
  }

  deinit {
    words.deallocate()
  }

  mutating func removeAll() {
    count = 0
  }

  /// Adds a key's word; false if it is there already or if there is no room.
  @inline(__always)
  mutating func insert(_ word: UInt64) -> Bool {
    guard count < Self.capacity else { return false }
    let words = words
    var index = 0
    while index < count {
      if words[index] == word { return false }
      index &+= 1
    }
    (words + count).initialize(to: word)
    count += 1
    return true
  }

  /// The word of a key: equal for equal texts, and hardly ever for others.
  @inline(__always)
  static func word(of text: UnsafeRawBufferPointer) -> UInt64 {
    let count = text.count
    if count >= 8 {
      let start = text.loadUnaligned(fromByteOffset: 0, as: UInt64.self)
      let end = text.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      return (start ^ (end << 29 | end >> 35)) &+ UInt64(count)
    }
    if count >= 4 {
      let start = text.loadUnaligned(fromByteOffset: 0, as: UInt32.self)
      let end = text.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      return (UInt64(start) << 32 | UInt64(end)) &+ UInt64(count)
    }
    if count >= 2 {
      let start = text.loadUnaligned(fromByteOffset: 0, as: UInt16.self)
      let end = text.loadUnaligned(fromByteOffset: count - 2, as: UInt16.self)
      return (UInt64(start) << 32 | UInt64(end)) &+ UInt64(count)
    }
    var word = UInt64(count)
    for byte in text { word = word << 8 | UInt64(byte) }
    return word
  }
}
