/// Where someone has scrolled to, as the place of a row in sight: rows that come and go above it shall not
/// move it. At the top there is none, so that what comes there is seen.
@MainActor
struct ReadingPlace {
  /// Where the row will stand in the list.
  private let path: IndexPath
  /// Whether it is cut off above, so that where it ends says more than where it begins: before it is measured
  /// again, all of it might be out of sight.
  private let isCut: Bool
  /// How far below the upper edge of the view's content in sight it begins, or ends.
  private let distance: CGFloat

  /// The place of the first row in sight that stays where it is among the others; nil when nothing has to
  /// be done to keep it.
  init?<Row: ListRow>(
    in view: any BatchView, showing old: ShownList<Row>, before diff: ListDiff?,
    to new: ShownList<Row>
  ) {
    guard view.window != nil, view.contentOffset.y > -view.adjustedContentInset.top,
      diff.map({ $0.changeCount > 0 }) ?? true
    else { return nil }
    let moved = Set((diff?.moves ?? []).map { new.sections[$0.to.section].rows[$0.to.row].id })
    let staying = view.rowsInSight.lazy.compactMap { path in
      old.row(at: path).map { (id: $0.id, path: path) }
    }.filter { !moved.contains($0.id) }
    for row in staying {
      guard let path = new.path(of: row.id) else { continue }
      guard path != row.path, let frame = view.frame(ofRowAt: row.path) else { return nil }
      self.path = path
      isCut = frame.minY < view.contentOffset.y
      distance = (isCut ? frame.maxY : frame.minY) - view.contentOffset.y
      return
    }
    return nil
  }

  /// Where rows come into sight and turn out to be higher than was thought, others move; it ends after so many
  /// turns.
  private static let mostTurns = 4

  /// Scrolls `view`, which shows the new list, so that the row stands where it stood.
  func restore(in view: any BatchView) {
    for _ in 0..<Self.mostTurns {
      view.layoutIfNeeded()
      guard let frame = view.frame(ofRowAt: path) else { return }
      let insets = view.adjustedContentInset
      let end = view.contentSize.height + insets.bottom - view.bounds.height
      let edge = isCut ? frame.maxY : frame.minY
      let offset = max(min(edge - distance, end), -insets.top)
      guard offset != view.contentOffset.y else { return }
      view.contentOffset.y = offset
    }
    view.layoutIfNeeded()
  }
}

extension ShownList {
  func path(of id: RowID) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let row = section.rows.firstIndex(where: { $0.id == id }) {
        return IndexPath(item: row, section: number)
      }
    }
    return nil
  }
}
