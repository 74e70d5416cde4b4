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
  /// The way from `old` to `new`; nil when it can't be taken step by step, because sections changed their
  /// order or one stands twice.
  ///
  /// It takes time in proportion to the rows that the lists do not share: rows that were only put
  /// behind others are all that is looked at.
  @MainActor
  public init?<Row>(from old: ShownList<Row>, to new: ShownList<Row>) {
    guard let staying = addSections(from: old.sections.map(\.id), to: new.sections.map(\.id))
    else { return nil }
    for section in staying {
      let before = old.sections[section.old]
      let after = new.sections[section.new]
      let shared = after.sharedRowCount(with: before)
      addRows(
        from: before.marks(from: shared), to: after.marks(from: shared), in: section,
        after: shared)
    }
  }

  /// The places of a section: before, after the removals, and at last.
  private struct SectionPlaces {
    let old: Int
    let middle: Int
    let new: Int
  }

  /// Adds the sections that come and go. Returns those that stay; nil when they changed their order or
  /// one stands twice.
  private mutating func addSections<ID: Hashable>(
    from old: [ID], to new: [ID]
  ) -> [SectionPlaces]? {
    guard let oldPlaces = Self.places(of: old), let newPlaces = Self.places(of: new) else {
      return nil
    }
    removedSections = old.indices.filter { newPlaces[old[$0]] == nil }
    insertedSections = new.indices.filter { oldPlaces[new[$0]] == nil }
    let staying = new.compactMap { id in
      oldPlaces[id].flatMap { old in newPlaces[id].map { (old: old, new: $0) } }
    }
    guard zip(staying, staying.dropFirst()).allSatisfy({ $0.old < $1.old }) else { return nil }
    return staying.enumerated().map {
      SectionPlaces(old: $1.old, middle: $0, new: $1.new)
    }
  }

  /// Where each identity stands; nil when one stands twice.
  private static func places<ID: Hashable>(of ids: [ID]) -> [ID: Int]? {
    let places = Dictionary(ids.enumerated().map { ($1, $0) }) { first, _ in first }
    return places.count == ids.count ? places : nil
  }

  /// Adds what becomes of a section's rows, which stand behind `shared` others.
  private mutating func addRows<Row: DiffRow>(
    from old: [Row], to new: [Row], in section: SectionPlaces, after shared: Int = 0
  ) {
    let matching = RowMatching(from: old, to: new)
    for (index, target) in matching.newPlaces.enumerated() where target == RowMatching.nowhere {
      removedRows.append(Place(section: section.old, row: shared + index))
    }
    for (index, before) in matching.oldPlaces.enumerated() {
      if before == RowMatching.nowhere {
        insertedRows.append(Place(section: section.new, row: shared + index))
      } else if !old[before].hasSameContent(as: new[index]) {
        changedRows.append(Place(section: section.new, row: shared + index))
      }
    }
    addMoves(
      to: matching.newPlaces.filter { $0 != RowMatching.nowhere }, in: section, after: shared)
  }

  /// A row that keeps its order among those that stay needs no move: the others around it make room.
  private mutating func addMoves(
    to targets: [Int], in section: SectionPlaces, after shared: Int
  ) {
    guard zip(targets, targets.dropFirst()).contains(where: >) else { return }
    var steady = LongestIncreasing.indices(in: targets)[...]
    for (index, target) in targets.enumerated() {
      if steady.first == index {
        steady.removeFirst()
        continue
      }
      moves.append(
        Move(
          from: Place(section: section.middle, row: shared + index),
          to: Place(section: section.new, row: shared + target)))
    }
  }
}
