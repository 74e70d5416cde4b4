/// The text of a key in a form that is compared without looking at the source again.
///
/// Every mapping of every file is asked for each key that it may have, so this is where reading
/// spends its time.
struct KeyText: Sendable, Equatable {
  /// One of 64 bits for each key, to see at once that a mapping does not have a key.
  struct Marks: OptionSet, Sendable {
    let rawValue: UInt64
  }

  /// The longest key of the grammar; longer ones differ from all of them.
  static let longest = 24

  /// The bit of the key, which few others share: what tells two keys apart first.
  let mark: Marks
  /// The number of bytes of the whole key.
  private let size: Int
  /// The first bytes in two words, which share some where there are not enough for both.
  private let head: UInt64
  private let tail: UInt64
  /// The last bytes of a key that has more than two words.
  private let rest: UInt64

  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    let raw = UnsafeRawBufferPointer(bytes)
    size = raw.count
    switch raw.count {
    case 17...:
      head = raw.loadUnaligned(fromByteOffset: 0, as: UInt64.self)
      tail = raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
      let restStart = min(raw.count, Self.longest) - 8
      rest = raw.loadUnaligned(fromByteOffset: restStart, as: UInt64.self)
    case 8...:
      head = raw.loadUnaligned(fromByteOffset: 0, as: UInt64.self)
      tail = raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self)
      rest = 0
    case 4...:
      head = UInt64(raw.loadUnaligned(fromByteOffset: 0, as: UInt32.self))
      tail = UInt64(raw.loadUnaligned(fromByteOffset: raw.count - 4, as: UInt32.self))
      rest = 0
    case 2...:
      head = UInt64(raw.loadUnaligned(fromByteOffset: 0, as: UInt16.self))
      tail = UInt64(raw.loadUnaligned(fromByteOffset: raw.count - 2, as: UInt16.self))
      rest = 0
    default:
      head = raw.first.map { UInt64($0) } ?? 0
      tail = 0
      rest = 0
    }
    let mixed = (head ^ tail << 7 ^ UInt64(truncatingIfNeeded: size)) &* 0x9E37_79B9_7F4A_7C15
    mark = Marks(rawValue: 1 << (mixed >> 58))
  }

  /// The text of no key.
  static let none = KeyText()

  private init() {
    size = -1
    head = 0
    tail = 0
    rest = 0
    mark = []
  }

  /// - Precondition: `name` has at most ``longest`` bytes, which a test holds the grammar to.
  init(_ name: StaticString) {
    self = name.withUTF8Buffer { KeyText($0) }
  }

  init(_ name: String) {
    var name = name
    self = name.withUTF8 { KeyText($0) }
  }
}
