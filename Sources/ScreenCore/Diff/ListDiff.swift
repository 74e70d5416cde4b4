/// The way from one state of a list to another, in steps that a collection view may take.
///
/// First sections and rows go, then new ones come and others move. No step mixes a move with the
/// removal of what moves, and what merely changed is never part of a step: it is drawn anew in place.
/// That is the mix on which batch updates fail.
public struct ListDiff: Equatable, Sendable {
  /// The place of a row.
  public struct Place: Hashable, Sendable {
    public let section: Int
    public let row: Int

    /// The place of the row `row` in the section `section`.
    public init(section: Int, row: Int) {
      self.section = section
      self.row = row
    }
  }

  /// A row that goes from one place to another.
  public struct Move: Hashable, Sendable {
    public let from: Place
    public let to: Place

    /// A move from one place to another.
    public init(from: Place, to: Place) {
      self.from = from
      self.to = to
    }
  }

  /// Sections that go, by their old places.
  public var removedSections: [Int] = []
  /// Rows that go from sections that stay, by their old places.
  public var removedRows: [Place] = []
  /// Sections that come, by their new places.
  public var insertedSections: [Int] = []
  /// Rows that come into sections that stay, by their new places.
  public var insertedRows: [Place] = []
  /// Rows that move within their section, from their places after the removals to their new ones.
  public var moves: [Move] = []
  /// Rows that have to be drawn anew, by their new places.
  public var changedRows: [Place] = []

  /// No steps.
  public init() {}

  /// How many things come, go or move.
  public var changeCount: Int {
    removedSections.count + removedRows.count + insertedSections.count + insertedRows.count
      + moves.count
  }

  public var hasRemovals: Bool { !removedSections.isEmpty || !removedRows.isEmpty }

  public var hasInsertionsOrMoves: Bool {
    !insertedSections.isEmpty || !insertedRows.isEmpty || !moves.isEmpty
  }
}

extension ListDiff {
  /// The way from `old` to `new` in linear time; nil when it can't be taken step by step, because
  /// sections changed their order or an identity stands twice.
  public init?<SectionID, RowID>(
    from old: ListSnapshot<SectionID, RowID>, to new: ListSnapshot<SectionID, RowID>
  ) {
    guard
      let oldSections = Self.places(of: old.sections.map(\.id)),
      let newSections = Self.places(of: new.sections.map(\.id))
    else { return nil }
    let stayingOld = old.sections.filter { newSections[$0.id] != nil }
    let stayingNew = new.sections.filter { oldSections[$0.id] != nil }
    guard stayingOld.map(\.id) == stayingNew.map(\.id) else { return nil }

    removedSections = old.sections.indices.filter { newSections[old.sections[$0].id] == nil }
    insertedSections = new.sections.indices.filter { oldSections[new.sections[$0].id] == nil }
    for (middle, section) in stayingNew.enumerated() {
      guard let from = oldSections[section.id], let to = newSections[section.id] else { continue }
      let places = SectionPlaces(old: from, middle: middle, new: to)
      guard addRows(from: stayingOld[middle].rows, to: section.rows, at: places) else {
        return nil
      }
    }
  }

  /// The places of a section: before, after the removals, and at last.
  private struct SectionPlaces {
    let old: Int
    let middle: Int
    let new: Int
  }

  private mutating func addRows<S, R>(
    from old: [ListSnapshot<S, R>.Row], to new: [ListSnapshot<S, R>.Row], at section: SectionPlaces
  ) -> Bool {
    guard
      let oldPlaces = Self.places(of: old.map(\.id)), let newPlaces = Self.places(of: new.map(\.id))
    else { return false }

    let staying = old.filter { newPlaces[$0.id] != nil }
    for index in old.indices where newPlaces[old[index].id] == nil {
      removedRows.append(Place(section: section.old, row: index))
    }
    for (index, row) in new.enumerated() {
      let place = Place(section: section.new, row: index)
      guard let before = oldPlaces[row.id] else {
        insertedRows.append(place)
        continue
      }
      if old[before].content != row.content { changedRows.append(place) }
    }
    // A row that keeps its order among those that stay needs no move: the others around it make room.
    let targets = staying.compactMap { newPlaces[$0.id] }
    let steady = Set(LongestIncreasing.indices(in: targets))
    for (index, target) in targets.enumerated() where !steady.contains(index) {
      moves.append(
        Move(
          from: Place(section: section.middle, row: index),
          to: Place(section: section.new, row: target)))
    }
    return true
  }

  /// Where each identity stands; nil when one stands twice.
  private static func places<ID: Hashable>(of ids: [ID]) -> [ID: Int]? {
    let places = Dictionary(ids.enumerated().map { ($1, $0) }) { first, _ in first }
    return places.count == ids.count ? places : nil
  }
}
