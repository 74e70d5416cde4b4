/// The text of a key in a form that is compared without looking at the source again.
///
/// Every mapping of every file is asked for each key that it may have, so this is where reading
/// spends its time.
struct KeyText: Sendable, Equatable {
  /// The longest key of the grammar; longer ones differ from all of them.
  static let longest = 16

  /// The number of bytes of the whole key.
  private let size: Int
  /// The first bytes, in two words.
  private let head: UInt64
  private let tail: UInt64

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var head: UInt64 = 0
    var tail: UInt64 = 0
    for index in 0..<min(bytes.count, Self.longest) {
      if index < 8 {
        head = head << 8 | UInt64(bytes[index])
      } else {
        tail = tail << 8 | UInt64(bytes[index])
      }
    }
    size = bytes.count
    self.head = head
    self.tail = tail
  }

  /// - Precondition: `name` has at most ``longest`` bytes, which a test holds the grammar to.
  init(_ name: StaticString) {
    self = name.withUTF8Buffer { KeyText($0) }
  }
}
