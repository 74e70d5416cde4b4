/// A row that was given another place among those of its section, and what keeps that.
@MainActor
public struct RowMove {
  /// The row.
  public let row: RowID
  /// The section that it stands in.
  let section: String
  /// Where it stands now.
  let place: RowPlace
  let reorder: ReorderAction

  /// What that is to the list.
  var change: ItemMove {
    ItemMove(
      row.item, after: place.previous.map { ModelID(of: $0) },
      before: place.next.map { ModelID(of: $0) })
  }
}

extension ControlID {
  /// What a row is dragged by.
  static func order(of row: RowID) -> ControlID { ControlID(row: row, name: "order") }
}

extension RowSurface: MovableRows {
  /// Whether any row can be dragged, be it not now.
  var hasMovableRows: Bool {
    shown.sections.contains { section in
      section.isArrangeable
        && section.rows.first.map { face($0.row).actions.reorder != nil } == true
    }
  }

  func canMoveRow(at path: IndexPath) -> Bool { reorder(ofRowAt: path) != nil }

  /// What keeps the order when a row is moved; nil while it can't be.
  private func reorder(ofRowAt path: IndexPath) -> ReorderAction? {
    guard !isSelecting, !isUpdating, screen?.isAnticipating != true,
      shown.sections.indices.contains(path.section)
    else { return nil }
    let section = shown.sections[path.section]
    guard section.isArrangeable, section.rows.count > 1, let reorder = actions(at: path)?.reorder,
      reorder.isAllowed
    else { return nil }
    return reorder
  }

  func moveRow(at path: IndexPath, to index: Int) -> Bool {
    guard let reorder = reorder(ofRowAt: path), index != path.item,
      shown.sections[path.section].rows.indices.contains(index)
    else { return false }
    let section = shown.sections[path.section]
    var rows = section.rows
    let row = rows.remove(at: path.item)
    let place = RowPlace(
      index: index, previous: index > 0 ? rows[index - 1].row.item : nil,
      next: index < rows.count ? rows[index].row.item : nil)
    delegate?.surfaceDidMove(
      RowMove(row: row.id, section: section.origin, place: place, reorder: reorder))
    return true
  }

  /// What VoiceOver offers in the place of dragging.
  final func moves(
    ofRowAt path: IndexPath, _ actions: RowActions
  ) -> [UIAccessibilityCustomAction] {
    guard actions.reorder?.isAllowed == true, let row = shown.row(at: path)?.id,
      shown.sections[path.section].isArrangeable
    else { return [] }
    let last = shown.sections[path.section].rows.count - 1
    let up = path.item > 0 ? [move(row, by: -1, StandardText.moveUp)] : []
    let down = path.item < last ? [move(row, by: 1, StandardText.moveDown)] : []
    return up + down
  }

  private func move(
    _ row: RowID, by distance: Int, _ name: ScreenText
  ) -> UIAccessibilityCustomAction {
    UIAccessibilityCustomAction(name: runtime.string(name)) { [weak self] _ in
      guard let self, let path = self.shown.path(of: row) else { return false }
      return self.moveRow(at: path, to: path.item + distance)
    }
  }

  func row(at path: IndexPath) -> RowID? { shown.row(at: path)?.id }

  func path(of row: RowID) -> IndexPath? { shown.path(of: row) }
}

extension Array {
  /// The same; nil where it is empty.
  var nonEmpty: [Element]? { isEmpty ? nil : self }
}
