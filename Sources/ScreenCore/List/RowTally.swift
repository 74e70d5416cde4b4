/// Gives rows of one section their identities: how many of the same item and kind stand before each.
///
/// Hardly any item stands twice in a section. So rows are counted only where a fingerprint is met again.
@MainActor
struct RowTally<Row: ListRow> {
  private typealias ShownRow = ShownList<Row>.ShownRow

  private let section: String
  /// The place of the first row with each fingerprint.
  private var places: [Int: Int] = [:]
  /// How many rows there are of those whose fingerprint was met again, by the identity of the first.
  private var counts: [RowID: Int] = [:]

  /// A tally of `count` rows or so in `section`.
  init(section: String, expecting count: Int) {
    self.section = section
    places.reserveCapacity(count)
  }

  /// A tally of rows that have their identities.
  init(of rows: [ShownList<Row>.ShownRow], in section: String) {
    self.init(section: section, expecting: rows.count)
    for (place, row) in rows.enumerated() {
      let mark = row.mark
      guard mark.id.occurrence == 0, places[mark.fingerprint] == nil else {
        counts[mark.id.first, default: 0] = mark.id.occurrence + 1
        continue
      }
      places[mark.fingerprint] = place
    }
  }

  /// Puts `new` behind `rows`, which are all that were counted.
  mutating func append(_ new: [Row], to rows: inout [ShownList<Row>.ShownRow]) {
    rows.reserveCapacity(rows.count + new.count)
    for row in new {
      let item = ModelID(of: row.item)
      var hasher = Hasher()
      hasher.combine(item)
      hasher.combine(row.kind)
      let fingerprint = hasher.finalize()
      var id = RowID(section: section, item: item, kind: row.kind, occurrence: 0)
      if let place = places[fingerprint] {
        let before = counts[id] ?? (rows[place].id == id ? 1 : 0)
        counts[id] = before + 1
        if before > 0 {
          id = RowID(section: section, item: item, kind: row.kind, occurrence: before)
        }
      } else {
        places[fingerprint] = rows.count
      }
      rows.append(ShownList.ShownRow(id: id, fingerprint: fingerprint, row: row))
    }
  }
}

extension RowID {
  /// The identity of the first row with this item and kind.
  fileprivate var first: RowID {
    RowID(section: section, item: item, kind: kind, occurrence: 0)
  }
}
