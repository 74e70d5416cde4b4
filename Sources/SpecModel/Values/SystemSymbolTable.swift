import SourceText

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
      var position = position(of: NameKey.hash(of: name))
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
        var end = start
        while end < bytes.count, bytes[end] > 0x20 { end += 1 }
        if end > start {
          let name = UnsafeBufferPointer(rebasing: bytes[start..<end])
          enter(number << 24 | UInt32(start), NameKey.hash(of: name))
        }
        start = end + 1
      }
    }
  }

  private mutating func enter(_ place: UInt32, _ hash: UInt64) {
    var position = position(of: hash)
    while slots[position] != 0 { position = (position + 1) & (slots.count - 1) }
    slots[position] = place
  }

  private func position(of hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash) & (slots.count - 1)
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
}
