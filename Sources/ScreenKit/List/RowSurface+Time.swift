import Foundation

/// A cell that may show something that reads otherwise as time passes.
@MainActor
protocol FollowsTime: UIView {
  /// When what is shown may read otherwise next; nil where nothing of it does.
  func nextChange(after now: Date) -> Date?
}

/// What was found when those that are seen were asked which of them reads otherwise next. It holds while they stay, and
/// show what they show: a list that is scrolled asks only when some have come or gone.
struct TimeLook {
  /// What tells whether they do, such as how many trees had been shown by then.
  let version: Int
  /// When the first of them reads otherwise; nil where none does.
  let next: Date?

  /// Whether that still is to come, or there is nothing.
  func holds(at now: Date) -> Bool { next.map { $0 > now } ?? true }
}

/// A text above or below the rows of a section, by its place.
typealias SectionTextPlace = (role: SectionLabel.Role, section: Int)

/// Rows, and the texts above and below them, that read otherwise as time passes.
extension RowSurface {
  public func nextChange(after now: Date) -> Date? {
    [nextChangeOfRows(after: now), nextChangeOfTexts(after: now)].compactMap(\.self).min()
  }

  private func nextChangeOfRows(after now: Date) -> Date? {
    let version = runtime.shownTreeCount
    if let timeLook, timeLook.version == version, timeLook.holds(at: now) { return timeLook.next }
    let next = rowsView.rowsInSight.compactMap { path in
      (rowsView.cell(at: path) as? any FollowsTime)?.nextChange(after: now)
    }.min()
    timeLook = TimeLook(version: version, next: next)
    return next
  }

  /// That of the texts of all sections, in sight or not: they are looked through once for each list that is shown.
  private func nextChangeOfTexts(after now: Date) -> Date? {
    let version = updater.version
    if let textLook, textLook.version == version, textLook.holds(at: now) { return textLook.next }
    let next = shown.sections.lazy
      .flatMap { [$0.header, $0.footer] }
      .compactMap { $0?.nextChange(after: now) }.min()
    textLook = TimeLook(version: version, next: next)
    return next
  }

  public func timeHasPassed(since then: Date) {
    let now = runtime.clock.now
    rowsReadOtherwise(since: then, at: now)
    // When one comes next is of no help here: it may have been asked for after `then`.
    guard nextChangeOfTexts(after: then) != nil else { return }
    let changed = shown.sections.indices.flatMap { section -> [SectionTextPlace] in
      [SectionLabel.Role.header, .footer].compactMap { role in
        guard let change = text(role, of: section)?.nextChange(after: then), change <= now else {
          return nil
        }
        return (role, section)
      }
    }
    if !changed.isEmpty { textsReadOtherwise(changed) }
  }

  private func rowsReadOtherwise(since then: Date, at now: Date) {
    var resized: [(row: RowID, place: ListDiff.Place, width: CGFloat)] = []
    for path in rowsView.rowsInSight {
      guard let cell = rowsView.cell(at: path) as? Cell,
        let change = (cell as? any FollowsTime)?.nextChange(after: then), change <= now,
        let row = shown.row(at: path)
      else { continue }
      let (place, width) = (ListDiff.Place(section: path.section, row: path.item), width(of: cell))
      let isKnown = sizes.knows(row, at: place, width: width, traits: traits)
      let before = isKnown ? size(at: place, width: width).height : cell.bounds.height
      configure(cell, at: path)
      let height = face(row.row).size(context(for: row.id, width: width)).height
      if height != before { resized.append((row.id, place, width)) }
    }
    guard !resized.isEmpty else { return }
    invalidateHeights(of: resized.map(\.row))
    // Where rows aren't laid out by what they measure, that is what the next one is compared with.
    for row in resized { _ = size(at: row.place, width: row.width) }
  }
}
