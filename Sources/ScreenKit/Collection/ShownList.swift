/// What a list shows at one moment.
@MainActor
struct ShownList {
  struct Section {
    let id: String
    let header: ScreenText?
    let layout: ListLayout
    var rows: [ShownRow]
  }

  struct ShownRow {
    let id: RowID
    let row: Row
  }

  var sections: [Section] = []

  func row(at path: IndexPath) -> ShownRow? {
    guard sections.indices.contains(path.section) else { return nil }
    let rows = sections[path.section].rows
    return rows.indices.contains(path.item) ? rows[path.item] : nil
  }

  var rowIDs: Set<RowID> { Set(sections.lazy.flatMap(\.rows).map(\.id)) }

  var rowCount: Int { sections.reduce(0) { $0 + $1.rows.count } }

  var snapshot: ListSnapshot<String, RowID> {
    ListSnapshot(
      sections: sections.map { section in
        ListSnapshot.Section(
          id: section.id,
          rows: section.rows.map { shown in
            ListSnapshot.Row(id: shown.id, content: shown.row.item.asHashable)
          })
      })
  }

  /// This list without what `diff` removes.
  func removing(_ diff: ListDiff) -> ShownList {
    var list = self
    let removed = Set(diff.removedRows)
    for section in list.sections.indices {
      list.sections[section].rows = list.sections[section].rows.enumerated()
        .filter { !removed.contains(ListDiff.Place(section: section, row: $0.offset)) }
        .map(\.element)
    }
    for section in diff.removedSections.reversed() { list.sections.remove(at: section) }
    return list
  }

  /// Rows with their identities in the section `id`.
  static func identify(_ rows: [Row], in id: String) -> [ShownRow] {
    var occurrences: [RowID: Int] = [:]
    return rows.map { row in
      let first = RowID(
        section: id, item: ModelID(of: row.item), adapter: row.face.adapter, occurrence: 0)
      let occurrence = occurrences[first, default: 0]
      occurrences[first] = occurrence + 1
      let identity = RowID(
        section: id, item: first.item, adapter: first.adapter, occurrence: occurrence)
      return ShownRow(id: identity, row: row)
    }
  }
}

extension Model {
  fileprivate var asHashable: AnyHashable { AnyHashable(self) }
}

/// The content of a row, for comparing.
struct RowContent: Equatable {
  let item: any Model

  static func == (left: RowContent, right: RowContent) -> Bool {
    left.item.hasSameContent(as: right.item)
  }
}
