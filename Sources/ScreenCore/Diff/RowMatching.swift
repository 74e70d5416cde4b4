/// What a diff has to know of a row: which one it is, and whether it has to be drawn anew.
protocol DiffRow {
  /// A number that rows of one identity have in common, and others hardly ever.
  var fingerprint: Int { get }

  /// Whether `other` is the same row, perhaps with another content.
  func isSameRow(as other: Self) -> Bool

  /// Whether the row `other`, which is the same, has the same content.
  func hasSameContent(as other: Self) -> Bool
}

/// Which rows of a list are which of the list before. No identity may stand twice in either.
///
/// Most rows stand behind the same row as before, so the lists are gone through side by side. Only rows
/// that this does not find, since they have gone, come or moved, are looked up by their identities.
struct RowMatching {
  /// The place of a row that is not in the other list.
  static let nowhere = -1

  /// Where each old row is in the new list.
  private(set) var newPlaces: [Int]
  /// Where each new row was in the old list.
  private(set) var oldPlaces: [Int]

  /// How many rows may come or go in one place until rows are looked up instead.
  private static let reach = 8

  init<Row: DiffRow>(from old: [Row], to new: [Row]) {
    newPlaces = Array(repeating: Self.nowhere, count: old.count)
    oldPlaces = Array(repeating: Self.nowhere, count: new.count)
    let tail = matchTail(old, new)
    let isWhole = matchInOrder(old, new, leaving: tail)
    if !isWhole { matchRest(old, new) }
  }

  private mutating func match(_ oldPlace: Int, _ newPlace: Int) {
    newPlaces[oldPlace] = newPlace
    oldPlaces[newPlace] = oldPlace
  }

  /// Matches the rows that both lists end with; returns how many these are.
  private mutating func matchTail<Row: DiffRow>(_ old: [Row], _ new: [Row]) -> Int {
    let most = min(old.count, new.count)
    var count = 0
    while count < most,
      old[old.count - 1 - count].isSameRow(as: new[new.count - 1 - count])
    {
      match(old.count - 1 - count, new.count - 1 - count)
      count += 1
    }
    return count
  }

  /// Goes through both lists but for their last `tail` rows. Returns whether that is all there is to
  /// find.
  private mutating func matchInOrder<Row: DiffRow>(
    _ old: [Row], _ new: [Row], leaving tail: Int
  ) -> Bool {
    let oldEnd = old.count - tail
    let newEnd = new.count - tail
    var place = 0
    var newPlace = 0
    var passedOld = 0
    var passedNew = 0
    while place < oldEnd, newPlace < newEnd {
      if old[place].isSameRow(as: new[newPlace]) {
        match(place, newPlace)
        place += 1
        newPlace += 1
        continue
      }
      let gap = Self.gap(old[place..<oldEnd], new[newPlace..<newEnd])
      place += gap.old
      newPlace += gap.new
      passedOld += gap.old
      passedNew += gap.new
    }
    passedOld += oldEnd - place
    passedNew += newEnd - newPlace
    return passedOld == 0 || passedNew == 0
  }

  /// How many rows to pass over until both lists go on with the same one.
  private static func gap<Row: DiffRow>(
    _ old: ArraySlice<Row>, _ new: ArraySlice<Row>
  ) -> (old: Int, new: Int) {
    let row = old[old.startIndex]
    let newRow = new[new.startIndex]
    for distance in 1...reach {
      if distance < new.count, row.isSameRow(as: new[new.startIndex + distance]) {
        return (0, distance)
      }
      if distance < old.count, newRow.isSameRow(as: old[old.startIndex + distance]) {
        return (distance, 0)
      }
    }
    return (1, 1)
  }

  /// Looks up the new rows that were not found among the old ones that were not.
  private mutating func matchRest<Row: DiffRow>(_ old: [Row], _ new: [Row]) {
    var places: [RowKey<Row>: Int] = [:]
    for place in old.indices where newPlaces[place] == Self.nowhere {
      places[RowKey(row: old[place])] = place
    }
    for newPlace in new.indices where oldPlaces[newPlace] == Self.nowhere {
      if let place = places[RowKey(row: new[newPlace])] { match(place, newPlace) }
    }
  }
}

/// A row by its identity.
private struct RowKey<Row: DiffRow>: Hashable {
  let row: Row

  static func == (left: RowKey, right: RowKey) -> Bool { left.row.isSameRow(as: right.row) }

  func hash(into hasher: inout Hasher) {
    hasher.combine(row.fingerprint)
  }
}
