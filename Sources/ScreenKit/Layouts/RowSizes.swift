import Foundation

/// Knows how big the rows of a list are.
///
/// Of most lists every row is measured, so that places can be trusted before rows are on screen. In a
/// long list that would take too much time and memory: there rows are measured when they come near,
/// and until then are expected to be as high as the others are on average.
@MainActor
final class RowSizes<Row: ListRow> {
  /// More rows than this make a long list.
  private let mostMeasured: Int

  /// Whether rows are measured only when they come near.
  private(set) var isLong = false

  /// The layouts that sizes were computed by, until they are shown.
  let layouts = MeasuredLayouts()

  private let cache = SizeCache<RowID, RowContent>(capacity: 4_000)
  private var extents = RowExtents()
  /// The list that `extents` are of.
  private var list = ShownList<Row>()
  private var version = 0
  /// The height that is expected of rows since some have been measured. It stays the same, so that
  /// rows out of sight don't move with every row that is measured.
  private var frozenHeight: CGFloat?

  /// No more rows than this wait to be measured beside the main actor.
  private static var mostPrepared: Int { 100 }
  private var awaited: [Upcoming] = []
  /// What computes the sizes of rows that come near, while there are any.
  private(set) var preparation: Task<Void, Never>?

  /// The sizes of rows of a list that is long if there are more than `mostMeasured`.
  init(mostMeasured: Int) {
    self.mostMeasured = mostMeasured
  }

  /// How many sizes are remembered together with what they were computed for.
  var cachedCount: Int { cache.count }

  /// Goes on to the `version`th list.
  func follow(_ shown: ShownList<Row>, version: Int) {
    guard version != self.version else { return }
    self.version = version
    let wasLong = isLong
    isLong = shown.rowCount > mostMeasured
    layouts.keepsLatest = isLong
    guard isLong else {
      if wasLong { forgetExtents() }
      return
    }
    if wasLong { extents.follow(from: list, to: shown) } else { extents.reset(for: shown) }
    list = shown
  }

  private func forgetExtents() {
    extents = RowExtents()
    frozenHeight = nil
    list = ShownList()
  }

  /// The size of a row, computed only if it is not known.
  func size(
    of shown: ShownList<Row>.ShownRow, at place: ListDiff.Place, width: CGFloat,
    traits: CellTraits, compute: () -> CGSize
  ) -> CGSize {
    if isLong, let known = extents.size(at: place, width: width) { return known }
    let size = cache.size(
      of: shown.id, content: RowContent(shown.row.item), width: width, traits: traits,
      compute: compute)
    // A height below zero leaves it to the cell.
    if isLong, size.height >= 0 { extents.remember(size, at: place, width: width) }
    return size
  }

  /// A row that is about to come near, with what its size follows from.
  struct Upcoming {
    let row: ShownList<Row>.ShownRow
    let width: CGFloat
    let traits: CellTraits
    let sizing: CellSizing
  }

  /// Whether a row would be measured when it comes near.
  func awaitsSize(
    of shown: ShownList<Row>.ShownRow, at place: ListDiff.Place, width: CGFloat,
    traits: CellTraits
  ) -> Bool {
    isLong && !knows(shown, at: place, width: width, traits: traits)
  }

  /// Whether the size of a row is known.
  func knows(
    _ shown: ShownList<Row>.ShownRow, at place: ListDiff.Place, width: CGFloat, traits: CellTraits
  ) -> Bool {
    if isLong, extents.size(at: place, width: width) != nil { return true }
    return cache.contains(
      shown.id, content: RowContent(shown.row.item), width: width, traits: traits)
  }

  /// Computes the sizes of rows beside the main actor, so that they are known when the rows come near.
  func prepare(_ upcoming: [Upcoming]) {
    guard !upcoming.isEmpty else { return }
    // In fast scrolling, rows are left behind before their turn comes.
    awaited = Array((awaited + upcoming).suffix(Self.mostPrepared))
    guard preparation == nil else { return }
    preparation = Task { [weak self] in
      while let rows = self?.takeAwaited() {
        guard let measured = try? await CellSizing.measured(rows.map(\.sizing)) else { break }
        self?.remember(measured, of: rows)
      }
      self?.preparation = nil
    }
  }

  private func takeAwaited() -> [Upcoming]? {
    defer { awaited = [] }
    return awaited.isEmpty ? nil : awaited
  }

  private func remember(_ measured: [CellSizing.Measured], of rows: [Upcoming]) {
    for (row, measured) in zip(rows, measured) {
      cache.remember(
        measured.size, of: row.row.id, content: RowContent(row.row.row.item), width: row.width,
        traits: row.traits)
      if let layout = measured.layout { layouts.keep(layout, of: row.row.id) }
    }
  }

  /// The sizes of the rows of a long list that were measured.
  var known: RowExtents { extents }

  /// The size of a row in a long list if it was measured.
  func knownSize(at place: ListDiff.Place, width: CGFloat) -> CGSize? {
    extents.size(at: place, width: width)
  }

  /// The height that is expected of rows that were not measured.
  var expectedHeight: CGFloat {
    if frozenHeight == nil { frozenHeight = extents.averageHeight }
    return frozenHeight ?? 44
  }

  /// Forgets the size of `row`.
  func remove(_ row: RowID) {
    cache.remove(row)
    _ = layouts.take(row)
    guard isLong else { return }
    for (number, section) in list.sections.enumerated() {
      guard let index = section.rows.firstIndex(where: { $0.id == row }) else { continue }
      extents.forget(ListDiff.Place(section: number, row: index))
    }
  }

  /// Forgets all sizes.
  func removeAll() {
    cache.removeAll()
    layouts.removeAll()
    frozenHeight = nil
    if isLong { extents.reset(for: list) }
  }

  /// Forgets the sizes of rows that are gone.
  func rowsHaveGone(_ rows: Set<RowID>) {
    for row in rows {
      cache.remove(row)
      _ = layouts.take(row)
    }
  }
}
