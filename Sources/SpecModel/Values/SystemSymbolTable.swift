/// Finds the version of iOS that a symbol came with by the hash of its name, with open addressing.
///
/// There are some nine thousand names, and each spec has several: looking through them by halves takes ten times as long.
struct SystemSymbolTable: Sendable {
  /// Where a name stands: the number of its release, counted from 1, in the highest byte, and the place of its first byte
  /// in the release's names in the others; 0 where there is none.
  private var slots: [UInt32]
  private let releases: [SystemSymbolNames.Release]

  init(of releases: ArraySlice<SystemSymbolNames.Release>) {
    self.releases = Array(releases)
    let size = releases.reduce(0) { $0 + $1.names.utf8CodeUnitCount }
    // Names have more than eight letters on average, so that at most half of the slots are taken.
    var capacity = 1
    while capacity < size / 4 { capacity *= 2 }
    slots = [UInt32](repeating: 0, count: capacity)
    for (number, release) in releases.enumerated() { enter(release, number: UInt32(number + 1)) }
  }

  /// The version of iOS that a symbol came with; nil where there is none of this name.
  func release(of name: String) -> SystemVersion? {
    var name = name
    return name.withUTF8 { name in
      var hash: UInt32 = Self.seed
      for byte in name { hash = Self.hash(hash, byte) }
      var position = position(of: hash)
      while slots[position] != 0 {
        let release = releases[Int(slots[position] >> 24) - 1]
        if Self.hasWord(name, at: Int(slots[position] & 0xFF_FFFF), of: release.names) {
          return release.iOS
        }
        position = (position + 1) & (slots.count - 1)
      }
      return nil
    }
  }

  private mutating func enter(_ release: SystemSymbolNames.Release, number: UInt32) {
    release.names.withUTF8Buffer { bytes in
      var start = 0
      while start < bytes.count {
        var (end, hash) = (start, Self.seed)
        while end < bytes.count, bytes[end] > 0x20 {
          hash = Self.hash(hash, bytes[end])
          end += 1
        }
        if end > start { enter(number << 24 | UInt32(start), hash) }
        start = end + 1
      }
    }
  }

  private mutating func enter(_ place: UInt32, _ hash: UInt32) {
    var position = position(of: hash)
    while slots[position] != 0 { position = (position + 1) & (slots.count - 1) }
    slots[position] = place
  }

  private func position(of hash: UInt32) -> Int {
    // The higher bits of a product depend on all of the lower ones.
    Int((hash ^ hash >> 15) & UInt32(slots.count - 1))
  }

  /// Whether a word, and no longer one, stands at a place.
  private static func hasWord(
    _ word: UnsafeBufferPointer<UInt8>, at start: Int, of names: StaticString
  ) -> Bool {
    names.withUTF8Buffer { bytes in
      let end = start + word.count
      guard end <= bytes.count, end == bytes.count || bytes[end] <= 0x20 else { return false }
      for offset in word.indices where bytes[start + offset] != word[offset] { return false }
      return true
    }
  }

  /// FNV-1a, by Fowler, Noll and Vo.
  private static func hash(_ hash: UInt32, _ byte: UInt8) -> UInt32 {
    (hash ^ UInt32(byte)) &* 16_777_619
  }

  private static let seed: UInt32 = 2_166_136_261
}
