/// Where the entries of a table of names stand, by the hashes of their names.
public struct NameSlots: Sendable {
  /// A place for an entry; free if it has none.
  @usableFromInline struct Slot: Sendable {
    /// Half of the name's hash, to tell most others without looking at their names.
    @usableFromInline var tag: UInt32 = 0
    /// The number of the entry, from 1.
    @usableFromInline var entry: UInt32 = 0

    @inlinable
    init(tag: UInt32 = 0, entry: UInt32 = 0) {
      self.tag = tag
      self.entry = entry
    }
  }

  /// Their number is a power of two, and at most half of them are taken.
  @usableFromInline var slots: [Slot]

  @inlinable
  public init(capacity: Int) {
    var count = 8
    while count < capacity * 2 { count *= 2 }
    slots = [Slot](repeating: Slot(), count: count)
  }

  /// The number of entries that there is room for.
  @inlinable public var capacity: Int { slots.count / 2 }

  /// The entry that has a name, or nil with the slot where it belongs.
  @inlinable @inline(__always)
  public func find(_ hash: UInt64, where hasName: (Int) -> Bool) -> (slot: Int, entry: Int?) {
    let mask = slots.count - 1
    var index = Int(truncatingIfNeeded: hash) & mask
    while slots[index].entry != 0 {
      let entry = Int(slots[index].entry) - 1
      if slots[index].tag == Self.tag(of: hash), hasName(entry) { return (index, entry) }
      index = (index + 1) & mask
    }
    return (index, nil)
  }

  /// Puts an entry into the slot where it belongs.
  @inlinable
  public mutating func put(_ entry: Int, _ hash: UInt64, in slot: Int) {
    slots[slot] = Slot(tag: Self.tag(of: hash), entry: UInt32(clamping: entry + 1))
  }

  @inlinable
  static func tag(of hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash >> 32)
  }
}
