/// A dictionary by names, for what is looked up wherever a spec mentions something.
///
/// It hashes eight bytes at a time, which for texts as short as names takes a fraction of what the
/// general dictionary takes.
public struct NameMap<Value: Sendable>: Sendable {
  @usableFromInline struct Entry: Sendable {
    @usableFromInline let name: String
    @usableFromInline let hash: UInt64
    @usableFromInline var value: Value

    @inlinable
    init(name: String, hash: UInt64, value: Value) {
      self.name = name
      self.hash = hash
      self.value = value
    }
  }

  @usableFromInline var entries: [Entry] = []
  @usableFromInline var slots: NameSlots
  /// The seed of the run: asking for it at each name takes longer than a short name does.
  @usableFromInline let seed = NameKey.seed

  @inlinable
  public init(minimumCapacity: Int = 0) {
    slots = NameSlots(capacity: minimumCapacity)
    entries.reserveCapacity(minimumCapacity)
  }

  @inlinable public var count: Int { entries.count }

  /// The names in the order in which they were added.
  @inlinable public var names: some Sequence<String> { entries.lazy.map { $0.name } }
  /// The values in the order in which they were added.
  @inlinable public var values: some Sequence<Value> { entries.lazy.map { $0.value } }

  @inlinable
  public subscript(name: String) -> Value? {
    find(name, NameKey.hash(of: name, seed: seed)).entry.map { entries[$0].value }
  }

  /// Adds a value, unless there is one of the name already: that stays, and is returned.
  @inlinable
  public mutating func add(_ value: Value, for name: String) -> Value? {
    let hash = NameKey.hash(of: name, seed: seed)
    makeRoom()
    let (slot, known) = find(name, hash)
    if let known { return entries[known].value }
    append(Entry(name: name, hash: hash, value: value), in: slot)
    return nil
  }

  /// Adds the values of another map.
  ///
  /// - Parameters:
  ///   - combine: Adds a value of that map to the one of its name here; it is told the name, too.
  ///   - adopt: What becomes here of a value of that map whose name is not here.
  @inlinable
  public mutating func merge(
    _ other: NameMap, combining combine: (String, inout Value, Value) -> Void,
    adopting adopt: (Value) -> Value
  ) {
    for entry in other.entries {
      makeRoom()
      let (slot, known) = find(entry.name, entry.hash)
      if let known {
        combine(entry.name, &entries[known].value, entry.value)
      } else {
        append(Entry(name: entry.name, hash: entry.hash, value: adopt(entry.value)), in: slot)
      }
    }
  }

  @inlinable
  func find(_ name: String, _ hash: UInt64) -> (slot: Int, entry: Int?) {
    slots.find(hash) { NameKey.areSame(entries[$0].name, name) }
  }

  @inlinable
  mutating func append(_ entry: Entry, in slot: Int) {
    slots.put(entries.count, entry.hash, in: slot)
    entries.append(entry)
  }

  /// Makes room for one more entry.
  @inlinable
  mutating func makeRoom() {
    guard entries.count >= slots.capacity else { return }
    slots = NameSlots(capacity: slots.capacity * 2)
    for number in entries.indices {
      let hash = entries[number].hash
      slots.put(number, hash, in: slots.find(hash) { _ in false }.slot)
    }
  }
}

/// What names are looked up by.
public enum NameKey {
  /// The seed of all hashes of a run, drawn once: asking the system for chance takes longer than a small table does.
  @usableFromInline package static let seed = UInt64.random(in: .min ... .max)

  /// The hash of a name, the same for all of a run. It has a random seed, so that no spec can be made to collide.
  public static func hash(of name: String) -> UInt64 {
    hash(of: name, seed: seed)
  }

  /// The same where the seed of the run is at hand.
  @usableFromInline
  package static func hash(of name: String, seed: UInt64) -> UInt64 {
    let hash = name.utf8.withContiguousStorageIfAvailable { bytes in
      Self.hash(ofASCII: UnsafeRawBufferPointer(bytes), seed: seed)
    }
    // Beyond ASCII, texts of different bytes may be equal.
    return (hash ?? nil) ?? UInt64(truncatingIfNeeded: name.hashValue)
  }

  /// Whether two names are the same.
  ///
  /// Those that are compared nearly always are, since they have the same hash; and of long ones it takes the
  /// general comparison a hundred instructions to get to their bytes.
  @usableFromInline
  package static func areSame(_ first: String, _ second: String) -> Bool {
    // Shorter ones mostly lie in the values themselves, which are compared at once.
    guard first.utf8.count > 15 else { return first == second }
    let haveSameBytes = first.utf8.withContiguousStorageIfAvailable { own in
      second.utf8.withContiguousStorageIfAvailable { other in
        haveSameWords(UnsafeRawBufferPointer(own), UnsafeRawBufferPointer(other))
      }
    }
    // Beyond ASCII, texts of different bytes may be equal.
    return (haveSameBytes ?? nil) == true || first == second
  }

  /// Whether buffers of which one has a word or more have the same bytes.
  @inline(__always)
  private static func haveSameWords(
    _ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer
  ) -> Bool {
    guard first.count == second.count else { return false }
    // What is left behind the last whole word is in the one that ends with the text.
    let last = first.count &- 8
    func isSameWord(at offset: Int) -> Bool {
      first.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        == second.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }
    var offset = 0
    while offset < last {
      guard isSameWord(at: offset) else { return false }
      offset &+= 8
    }
    return isSameWord(at: last)
  }

  /// The hash of a name in bytes that are ASCII, the same as that of the text; 0 for others.
  package static func hash(of bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
    hash(ofASCII: UnsafeRawBufferPointer(bytes), seed: seed) ?? 0
  }

  /// The hash of what has a hash that is the same for all runs.
  @inlinable @inline(__always)
  package static func hash(of hash: UInt64, seed: UInt64) -> UInt64 {
    let product = (hash ^ seed).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }

  /// The hash of bytes that are ASCII; nil for others.
  @inline(__always)
  private static func hash(ofASCII bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64? {
    let count = bytes.count
    var hash = seed ^ UInt64(truncatingIfNeeded: count)
    var seen: UInt64 = 0
    func take(_ word: UInt64) {
      seen |= word
      let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      hash = product.high ^ product.low
    }
    if count >= 8 {
      var start = 0
      while start < count &- 8 {
        take(bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self))
        start &+= 8
      }
      take(bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self))
    } else if count >= 4 {
      let end = bytes.loadUnaligned(fromByteOffset: count - 4, as: UInt32.self)
      take(UInt64(bytes.loadUnaligned(as: UInt32.self)) << 32 | UInt64(end))
    } else {
      take(bytes.reduce(0) { $0 << 8 | UInt64($1) })
    }
    return seen & 0x8080_8080_8080_8080 == 0 ? hash : nil
  }
}

/// A set of names.
public struct NameSet: Sendable, ExpressibleByArrayLiteral {
  private var members = NameMap<Void>()
  /// The lengths of the names, one bit each: most names that are asked about differ in it from a few.
  private var lengths: UInt64 = 0

  public init(_ names: some Sequence<String>) {
    for name in names {
      _ = members.add((), for: name)
      lengths |= Self.bit(ofLengthOf: name)
    }
  }

  private static func bit(ofLengthOf name: String) -> UInt64 { 1 << UInt64(name.utf8.count & 63) }

  public init(arrayLiteral names: String...) {
    self.init(names)
  }

  public func contains(_ name: String) -> Bool {
    lengths & Self.bit(ofLengthOf: name) != 0 && members[name] != nil
  }

  public var all: [String] { Array(members.names) }

  /// This set's names and others.
  public func union(_ others: [String]) -> NameSet {
    NameSet(all + others)
  }

  public func union(_ other: NameSet) -> NameSet {
    union(other.all)
  }
}
