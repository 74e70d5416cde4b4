/// The hashes of names that the program has itself: nobody else can make these collide, so that they need no further
/// hash to be found by.
package struct NameHashes: Sendable {
  /// Each hash stands where its bits say, or next behind that; 0 is none. At most a quarter of the places are taken.
  @usableFromInline var places: [UInt64]

  package init(of names: [String]) {
    var count = 8
    while count < names.count * 4 { count *= 2 }
    places = [UInt64](repeating: 0, count: count)
    for name in names {
      let hash = NameHash(of: name).value
      places[place(of: hash)] = hash
    }
  }

  /// Whether one of the names has a hash.
  @inlinable
  package func contains(_ hash: UInt64) -> Bool { places[place(of: hash)] != 0 }

  /// Where a hash stands, or would.
  @inlinable @inline(__always)
  func place(of hash: UInt64) -> Int {
    let mask = places.count - 1
    var place = Int(truncatingIfNeeded: hash ^ hash >> 32) & mask
    while places[place] != 0, places[place] != hash { place = (place + 1) & mask }
    return place
  }
}
