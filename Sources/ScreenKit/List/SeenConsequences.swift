/// What follows when rows have been seen: asked once of each row that comes into sight, and not again with every
/// bit that the list is scrolled by.
@MainActor
struct SeenConsequences {
  typealias Consequence = @MainActor () -> Void

  private var version = 0
  private var known: [RowID: Consequence?] = [:]

  /// What follows when `row` of the `version`th list has been seen, as `find` says; nil for most rows.
  mutating func of(_ row: RowID, in version: Int, _ find: () -> Consequence?) -> Consequence? {
    if version != self.version {
      self.version = version
      known = [:]
    }
    if let consequence = known[row] { return consequence }
    let consequence = find()
    known[row] = .some(consequence)
    return consequence
  }
}
